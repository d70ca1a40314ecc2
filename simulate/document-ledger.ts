import type { CollectionName, WireDocument } from '#contract/sync.ts'
import type { DocumentDeed } from './realm/deeds.ts'
import { factOf } from './realm/documents.ts'
import type { Document, Violation } from './violation.ts'

type WordsChange = {
  readonly order: number
  readonly key: string
  readonly before: string | null
  readonly after: string
  /** Whether the person was shown that it is saved. */
  isSafe: boolean
}

/** Everything but sessions that a person was shown as saved: that it is there, and its name or value. */
export class DocumentLedger {
  #changes: WordsChange[] = []
  /** Those that somebody has put into the trash, or may have. */
  readonly #trashed = new Map<number, string>()

  note(order: number, { collection, id, before, after }: DocumentDeed, isSafe: boolean): void {
    const key = keyOf(collection, id)
    if (after === null || after.isTrashed) this.#trashed.set(order, key)
    if (after === null || before?.words === after.words) return
    this.#changes.push({ order, key, before: before?.words ?? null, after: after.words, isSafe })
  }

  /** Removes the record at this number: a more precise one follows, or nothing was written. */
  retract(order: number): void {
    this.#changes = this.#changes.filter((change) => change.order !== order)
    this.#trashed.delete(order)
  }

  promise(orders: readonly number[]): void {
    for (const change of this.#changes) if (orders.includes(change.order)) change.isSafe = true
  }

  /** Releases promises whose only copy was destroyed by the person or the browser. */
  forgive(held: readonly Document[]): void {
    const there = new Set(
      held.map(({ collection, document }) => `${keyOf(collection, document.id)} ${wordsOf(document)}`),
    )
    for (const change of this.#changes) if (!there.has(`${change.key} ${change.after}`)) change.isSafe = false
  }

  /** `isPastKnown`: otherwise a value that somebody has changed since may return. */
  check(documents: readonly Document[], isPastKnown: boolean): readonly Violation[] {
    const present = new Map(
      documents
        .filter(({ document }) => !document._deleted)
        .map(({ collection, document }) => [keyOf(collection, document.id), document]),
    )
    const trashed = new Set(this.#trashed.values())
    return [...Map.groupBy(this.#changes, ({ key }) => key)].flatMap(([key, changes]): Violation[] => {
      const found = present.get(key)
      const isKept = !trashed.has(key) && changes.some(({ isSafe }) => isSafe)
      if (!found || (isKept && factOf(found).isTrashed)) {
        return isKept
          ? [{ invariant: 'no document is lost', what: `${key} is ${found ? 'in the trash' : 'gone'}` }]
          : []
      }
      const words = wordsOf(found)
      const isKnown = changes.some(({ after }) => after === words)
      if (isPastKnown ? this.#isAllowed(words, changes) : isKnown) return []
      return [{ invariant: 'a document keeps its latest value', what: `${key} is called ${words}` }]
    })
  }

  /** Somebody has entered it, and nobody who knew it has surely changed it since. */
  #isAllowed(words: string, changes: readonly WordsChange[]): boolean {
    return changes.some(
      (change) =>
        change.after === words &&
        !changes.some((later) => later.isSafe && later.order > change.order && later.before === words),
    )
  }
}

const keyOf = (collection: CollectionName, id: string) => `${collection}/${id}`

const wordsOf = (document: WireDocument) => factOf(document).words
