import { useStore } from '#shared/use-store.ts'

/** As in the stylesheet: beside the list and the exercise. */
const roomy = matchMedia('(width >= 1200px)')

export function useRoomForPane(): boolean {
  return useStore({ subscribe, current: () => roomy.matches })
}

function subscribe(changed: () => void): () => void {
  roomy.addEventListener('change', changed)
  return () => roomy.removeEventListener('change', changed)
}
