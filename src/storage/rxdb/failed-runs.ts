// Apart from RxDB's other inner fields: it is the only one that pages without a database import.

export type QueryWithRuns = { _ensureEqualQueue: Promise<boolean> }

/** RxDB keeps equal queries and chains their runs: without this, one failed run would fail all later ones. */
export function forgetFailure(query: QueryWithRuns): void {
  query._ensureEqualQueue = Promise.resolve(false)
}
