/** A device waits ten seconds for an answer; whoever asks the provider on its behalf must know earlier. */
const LIMIT_MS = 8_000

/** Gives up on a call that hangs; the library itself would wait for half a minute, several times over. */
export async function withinLimit<Result>(call: Promise<Result>): Promise<Result> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Firebase did not answer within ${LIMIT_MS} ms`)), LIMIT_MS)
  try {
    return await Promise.race([call, limit])
  } finally {
    clearTimeout(timer)
  }
}
