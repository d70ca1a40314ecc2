import type { ReadableStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'

const wide = widthStore('(width > 1024px)')
const twoPanes = widthStore('(width > 768px)')
const columns = widthStore('(width >= 1200px)')
const threePanes = widthStore('(width > 1400px)')

/** A list shows details beside it. */
export function useWide(): boolean {
  return useStore(wide)
}

/** A list of cards shows details beside it on tablets, too. */
export function useTwoPanes(): boolean {
  return useStore(twoPanes)
}

/** Room for several workouts beside each other. */
export function useColumns(): boolean {
  return useStore(columns)
}

/** Room for a calendar beside a list with its details. */
export function useThreePanes(): boolean {
  return useStore(threePanes)
}

function widthStore(condition: string): ReadableStore<boolean> {
  const media = matchMedia(condition)
  return {
    current: () => media.matches,
    subscribe: (changed) => {
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
  }
}
