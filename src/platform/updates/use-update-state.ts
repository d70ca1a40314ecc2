import { useSyncExternalStore } from 'react'
import { subscribeToUpdates, type UpdateState, updateState } from './updates.ts'

/** What the person may be told about the app's own versions, kept up to date. */
export function useUpdateState(): UpdateState {
  return useSyncExternalStore(subscribeToUpdates, updateState)
}
