/** Rejects with `late()` after the limit. The work itself continues, and its result is ignored. */
export async function withinLimit<Result>(work: Promise<Result>, limitMs: number, late: () => Error): Promise<Result> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), limitMs)
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
