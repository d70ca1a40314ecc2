import type { CollectionName } from '#contract/sync.ts'

/** Counts the changes of each collection: whoever remembers a count knows later whether anything has changed since. */
export class ChangeCounts {
  readonly #counts = new Map<CollectionName, number>()

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
  }

  of(name: CollectionName): number {
    return this.#counts.get(name) ?? 0
  }

  count(names: readonly CollectionName[]): void {
    for (const name of names) this.#counts.set(name, this.of(name) + 1)
  }
}
