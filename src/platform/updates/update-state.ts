import { createStore, type ReadableStore } from '#shared/store.ts'

/** State of the app's versions, for display. */
export type UpdateState = {
  /** Every file of the app is stored and a worker serves them: the app opens offline. */
  readonly readyOffline: boolean
  /** How much of the app is stored, in percent; null until known. */
  readonly storedPercent: number | null
  /** The browser refused the service worker: the app only works online. */
  readonly registrationFailed: boolean
  /** A newer version is available and activates at the next idle moment. */
  readonly updateReady: boolean
}

const state = createStore<UpdateState>({
  readyOffline: false,
  storedPercent: null,
  registrationFailed: false,
  updateReady: false,
})
/** The current state; a new object on each change. */
export const updateState: ReadableStore<UpdateState> = state

export function showUpdateState(change: Partial<UpdateState>): void {
  const shown = state.current()
  if (Object.entries(change).every(([key, value]) => shown[key as keyof UpdateState] === value)) return
  state.set({ ...shown, ...change })
}
