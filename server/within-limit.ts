/**
 * The outcome of some work, or a rejection with what `late` makes where it takes longer. The work itself is not stopped:
 * what comes of it then is heard by nobody.
 */
export async function withinLimit<Result>(work: Promise<Result>, limitMs: number, late: () => Error): Promise<Result> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), limitMs)
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
