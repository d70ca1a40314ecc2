import { useStore } from '#shared/use-store.ts'

/** A list shows details beside it. */
export const useWide = followWidth('(width > 1024px)')

/** Lists with little in a row show details beside them on tablets, too. */
export const useTwoPanes = followWidth('(width > 768px)')

/** Room for a calendar beside a list with its details. */
export const useThreePanes = followWidth('(width > 1400px)')

function followWidth(condition: string): () => boolean {
  const media = matchMedia(condition)
  const subscribe = (changed: () => void) => {
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
  return function useWidth() {
    return useStore({ subscribe, current: () => media.matches })
  }
}
