/** The result of `work`, or a rejection with `late()` after `milliseconds`. The work itself continues. */
export function withTimeLimit<Result>(work: Promise<Result>, milliseconds: number, late: () => Error): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
