/**
 * `closed`: the browser cut the connection and it is being opened again: writes wait or fail, nothing is lost.
 * `lost`: the browser or another tab deleted the data: reload. `outdated`: a newer version of the app in another tab
 * has taken the data over: reload to get that version.
 */
export type HealthState = 'ok' | 'closed' | 'lost' | 'outdated'

export type Health = {
  current(): HealthState
  /** Calls back on every change, never at once. Returns how to stop. */
  subscribe(listener: () => void): () => void
}

export type HealthReport = Health & {
  report(state: HealthState): void
  /** What was lost has been made anew. */
  renew(): void
}

/** Only a closed connection becomes well by itself; `lost` lasts until the database is made anew, `outdated` for good. */
export function createHealth(): HealthReport {
  const listeners = new Set<() => void>()
  let state: HealthState = 'ok'
  const change = (next: HealthState) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    report(next) {
      if (state === next || state === 'lost' || state === 'outdated') return
      change(next)
    },
    renew() {
      if (state === 'lost') change('ok')
    },
  }
}
