import { useSyncExternalStore } from 'react'

/** The width from which the list has its details beside it. */
const wide = matchMedia('(width > 1024px)')

/** Whether there is room for two panes. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      wide.addEventListener('change', changed)
      return () => wide.removeEventListener('change', changed)
    },
    () => wide.matches,
  )
}
