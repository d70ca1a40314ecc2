import { MAX_PUSH_ROWS } from '#contract/limits.ts'
import type { ChangeCounts } from './change-counts.ts'
import type { WaitingRow } from './outbox-entry.ts'

/**
 * The rows noted last, as they are on the disk: the push that follows need not read them again. Any other change of the
 * outbox ends that.
 */
export class NotedRows {
  readonly #changes: ChangeCounts
  readonly #rows = new Map<string, WaitingRow>()
  /** The total of changes that the rows belong to. */
  #total = 0

  constructor(changes: ChangeCounts) {
    this.#changes = changes
  }

  /** After the transaction that wrote them, with the total of changes before it. */
  keep(rows: readonly WaitingRow[], totalBefore: number): void {
    const wasOnlyChange = this.#changes.total === totalBefore + 1
    if (totalBefore !== this.#total || !wasOnlyChange) this.#rows.clear()
    this.#total = this.#changes.total
    for (const row of rows) this.#rows.set(row.entry.key, row)
    const surplus = this.#rows.size - MAX_PUSH_ROWS
    for (const key of [...this.#rows.keys()].slice(0, Math.max(0, surplus))) this.#rows.delete(key)
  }

  get(key: string): WaitingRow | undefined {
    return this.#total === this.#changes.total ? this.#rows.get(key) : undefined
  }
}
