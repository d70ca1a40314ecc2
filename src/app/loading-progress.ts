import { useSyncExternalStore } from 'react'

let pending = 0
const listeners = new Set<() => void>()

/** Counts what a navigation waits for, for as long as it takes. Gives `loading` back. */
export function trackLoading<Result>(loading: Promise<Result>): Promise<Result> {
  change(1)
  const done = () => change(-1)
  loading.then(done, done)
  return loading
}

/** Whether a screen is on its way. */
export function isLoading(): boolean {
  return pending > 0
}

/** The same, followed. */
export function useIsLoading(): boolean {
  return useSyncExternalStore(subscribe, isLoading)
}

function change(by: number): void {
  pending += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
