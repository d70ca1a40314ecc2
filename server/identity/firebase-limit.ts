import { withinLimit } from '../within-limit.ts'

/** A device waits ten seconds for a response, so the provider has to respond earlier. */
const LIMIT_MS = 8_000

/** The library itself would wait for half a minute, several times. */
export function withinFirebaseLimit<Result>(call: Promise<Result>): Promise<Result> {
  return withinLimit(call, LIMIT_MS, () => new Error(`Firebase did not answer within ${LIMIT_MS} ms`))
}
