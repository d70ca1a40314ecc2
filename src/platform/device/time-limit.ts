/** What `work` brings, or `late()` thrown after `milliseconds`. The work itself is not stopped. */
export function withTimeLimit<Result>(work: Promise<Result>, milliseconds: number, late: () => Error): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
