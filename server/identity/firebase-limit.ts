import { withinLimit } from '../within-limit.ts'

/** A device waits ten seconds for an answer; whoever asks the provider on its behalf must know earlier. */
const LIMIT_MS = 8_000

/** Gives up on a call that hangs; the library itself would wait for half a minute, several times over. */
export function withinFirebaseLimit<Result>(call: Promise<Result>): Promise<Result> {
  return withinLimit(call, LIMIT_MS, () => new Error(`Firebase did not answer within ${LIMIT_MS} ms`))
}
