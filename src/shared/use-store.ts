import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './store.ts'

/** The value of a store, followed. `current` returns the same object until something changes. */
export function useStore<Value>({ subscribe, current }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, current, current)
}
