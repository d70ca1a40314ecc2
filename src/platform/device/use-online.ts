import { useStore } from '#shared/use-store.ts'

/** False where the browser is sure that there is no network. True promises nothing. */
export function useOnline(): boolean {
  return useStore({ subscribe, current: () => navigator.onLine })
}

function subscribe(listener: () => void): () => void {
  const ending = new AbortController()
  for (const change of ['online', 'offline']) addEventListener(change, listener, { signal: ending.signal })
  return () => ending.abort()
}
