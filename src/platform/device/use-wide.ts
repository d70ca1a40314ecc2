import { useStore } from '#shared/use-store.ts'

/** The width from which the list shows details beside it. */
const wide = matchMedia('(width > 1024px)')

export function useWide(): boolean {
  return useStore({ subscribe, current: () => wide.matches })
}

function subscribe(changed: () => void): () => void {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}
