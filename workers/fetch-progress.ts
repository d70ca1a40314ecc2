import type { CollectionName, PullResult, PullSlice } from '#contract/sync.ts'

export type FetchProgress = { readonly done: number; readonly total: number }

type Page = Pick<PullResult, 'documents' | 'remaining'> & Pick<PullSlice, 'total'>

/**
 * Counts the documents that a complete pull has brought. Neither number ever falls: a collection that has ended stays
 * counted, and one that is pulled once more is counted once more.
 */
export class FetchCount {
  readonly #counts = new Map<CollectionName, FetchProgress>()
  /** Of all collections, once the server has told. */
  #total = 0

  /** Null as long as the server has told of nothing how much it is. */
  get progress(): FetchProgress | null {
    const all = [...this.#counts.values()]
    if (all.length === 0) return null
    return {
      done: all.reduce((sum, { done }) => sum + done, 0),
      total: Math.max(
        this.#total,
        all.reduce((sum, { total }) => sum + total, 0),
      ),
    }
  }

  add(name: CollectionName, { documents, remaining, total }: Page): void {
    if (total !== undefined) this.#total = Math.max(this.#total, total)
    const before = this.#counts.get(name)
    if (remaining === undefined && before === undefined) return
    const done = (before?.done ?? 0) + documents.length
    this.#counts.set(name, { done, total: Math.max(before?.total ?? 0, done + (remaining ?? 0)) })
  }
}
