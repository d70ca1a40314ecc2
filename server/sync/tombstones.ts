import type { WireDocument } from '#contract/sync.ts'

type Fields = Readonly<Record<string, unknown>>

/** The body of a deleted document: the fields needed for merging. */
export function tombstoneBody<Document extends Fields>({ id, updatedAt, binnedAt }: Document) {
  // Destructuring loses the id's type.
  return { id: id as Document['id'], updatedAt, binnedAt }
}

/** Whether both are deletions of the document. Their times are bookkeeping. */
export function areTombstones(left: WireDocument, right: unknown): boolean {
  return left._deleted && isTombstone(right) && left.id === right.id
}

export function isTombstone(document: unknown): document is { readonly id?: unknown; readonly _deleted: true } {
  return typeof document === 'object' && document !== null && '_deleted' in document && document._deleted === true
}
