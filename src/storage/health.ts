import { createStore, type ReadableStore } from '#shared/store.ts'

/**
 * `closed`: the browser cut the connection and it is being reopened: writes wait or fail, nothing is lost. `lost`: the
 * browser or another tab deleted the data: reload. `outdated`: a newer version of the app in another tab has migrated
 * the data: reload to get that version.
 */
export type HealthState = 'ok' | 'closed' | 'lost' | 'outdated'

export type Health = ReadableStore<HealthState>

export type HealthReport = Health & {
  report(state: HealthState): void
  renew(): void
}

/** Only a closed connection recovers by itself; `lost` lasts until the database is recreated, `outdated` forever. */
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
