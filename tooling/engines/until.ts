import { setTimeout as pause } from 'node:timers/promises'

/** As Playwright's limit in this project's tests. */
const LIMIT_MS = 45_000
const PAUSE_MS = 80

/** The first answer of `look` that is not undefined. Throws an error with the failure after the limit. */
export async function until<Value>(look: () => Promise<Value | undefined>, failure: () => string): Promise<Value> {
  const untilMs = Date.now() + LIMIT_MS
  for (;;) {
    const value = await look()
    if (value !== undefined) return value
    if (Date.now() > untilMs) throw new Error(`${failure()} after ${LIMIT_MS / 1_000} s`)
    await pause(PAUSE_MS)
  }
}
