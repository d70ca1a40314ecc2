import { loadFirst } from '#platform/updates/page-first.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'

let pending = 0
const loading = createStore(false)

/** Counts what a navigation waits for, for as long as it takes. Gives `awaited` back. */
export function trackLoading<Result>(awaited: Promise<Result>): Promise<Result> {
  loadFirst(awaited)
  // It may be asked for while something is drawn, when nothing else may be told to draw again.
  queueMicrotask(() => change(1))
  const done = () => change(-1)
  awaited.then(done, done)
  return awaited
}

export const isLoading = loading.current

export function useIsLoading(): boolean {
  return useStore(loading)
}

function change(by: number): void {
  pending += by
  loading.set(pending > 0)
}
