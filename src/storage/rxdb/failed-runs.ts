// Apart from the other inner fields of RxDB: it is all that pages without a database take of them.

export type QueryWithRuns = { _ensureEqualQueue: Promise<boolean> }

/** RxDB keeps equal queries and chains their runs: without this, one failed run would fail all later ones. */
export function forgetFailure(query: QueryWithRuns): void {
  query._ensureEqualQueue = Promise.resolve(false)
}
