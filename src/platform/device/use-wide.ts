import { useStore } from '#shared/use-store.ts'

type Width = 768 | 1024

const queries: Readonly<Record<Width, MediaQueryList>> = {
  768: matchMedia('(width > 768px)'),
  1024: matchMedia('(width > 1024px)'),
}

/** Whether the screen is wider than so many pixels: by default, than those from which most lists have details beside them. */
export function useWide(than: Width = 1024): boolean {
  return useStore(stores[than])
}

const stores = { 768: storeOf(queries[768]), 1024: storeOf(queries[1024]) }

function storeOf(query: MediaQueryList) {
  return {
    subscribe: (changed: () => void) => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    current: () => query.matches,
  }
}
