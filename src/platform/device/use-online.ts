import { useStore } from '#shared/use-store.ts'

/** False if the browser is certain to be offline. True is no guarantee; the build, which cannot say, renders for those online. */
export function useOnline(): boolean {
  return useStore({ subscribe, current: () => navigator.onLine !== false })
}

function subscribe(listener: () => void): () => void {
  const ending = new AbortController()
  for (const change of ['online', 'offline']) addEventListener(change, listener, { signal: ending.signal })
  return () => ending.abort()
}
