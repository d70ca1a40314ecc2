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

export type HealthReport = Health & { report(state: HealthState): void }

/** Only a closed connection can become well again; `lost` and `outdated` last until the page is loaded anew. */
export function createHealth(): HealthReport {
  const listeners = new Set<() => void>()
  let state: HealthState = 'ok'
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    report(next) {
      if (state === next || state === 'lost' || state === 'outdated') return
      state = next
      for (const listener of [...listeners]) listener()
    },
  }
}
