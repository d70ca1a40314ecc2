import { useStore } from '#shared/use-store.ts'

/** False if the browser is certain to be offline. True is no guarantee. */
export function useOnline(): boolean {
  return useStore({ subscribe, current: () => navigator.onLine })
}

function subscribe(listener: () => void): () => void {
  const ending = new AbortController()
  for (const change of ['online', 'offline']) addEventListener(change, listener, { signal: ending.signal })
  return () => ending.abort()
}
