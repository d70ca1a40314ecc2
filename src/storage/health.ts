import { createStore, type ReadableStore } from '#shared/store.ts'

/**
 * `closed`: the browser cut the connection and it is being opened again: writes wait or fail, nothing is lost.
 * `lost`: the browser or another tab deleted the data: reload. `outdated`: a newer version of the app in another tab
 * has taken the data over: reload to get that version.
 */
export type HealthState = 'ok' | 'closed' | 'lost' | 'outdated'

export type Health = ReadableStore<HealthState>

export type HealthReport = Health & {
  report(state: HealthState): void
  /** What was lost has been made anew. */
  renew(): void
}

/** Only a closed connection becomes well by itself; `lost` lasts until the database is made anew, `outdated` for good. */
export function createHealth(): HealthReport {
  const { current, subscribe, set } = createStore<HealthState>('ok')
  return {
    current,
    subscribe,
    report(next) {
      if (current() !== 'lost' && current() !== 'outdated') set(next)
    },
    renew() {
      if (current() === 'lost') set('ok')
    },
  }
}
