import type { WireDocument } from '#contract/sync.ts'

type Fields = Readonly<Record<string, unknown>>

/** What is left of a deleted document: all that merging needs. */
export function tombstoneBody<Document extends Fields>({ id, updatedAt, binnedAt }: Document) {
  // Destructuring forgets that an id keeps its own type.
  return { id: id as Document['id'], updatedAt, binnedAt }
}

/** Whether both say that the document is deleted. When they say it was is bookkeeping. */
export function areTombstones(left: WireDocument, right: unknown): boolean {
  return left._deleted && isTombstone(right) && left.id === right.id
}

export function isTombstone(document: unknown): document is { readonly id?: unknown; readonly _deleted: true } {
  return typeof document === 'object' && document !== null && '_deleted' in document && document._deleted === true
}
