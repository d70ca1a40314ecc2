import type { RxDocument, WithDeleted } from 'rxdb/plugins/core'

/** RxDB's metadata of a version, as returned by its various interfaces. */
type Notes = { _meta?: unknown; _rev?: unknown; _attachments?: unknown }

const plainByDocument = new WeakMap<object, unknown>()

/** The document's content without RxDB's own fields; the same object until the document changes. */
export function plain<Document>(document: RxDocument<Document>): Document {
  const known = plainByDocument.get(document)
  if (known) return known as Document
  const content = document.toJSON() as Document
  plainByDocument.set(document, content)
  return content
}

/** Includes the tombstone flag. */
export function contentOf<Document>(version: WithDeleted<Document>): Document {
  const { _deleted, ...content } = withoutNotes(version)
  // Without RxDB's own fields it is the document; TypeScript cannot remove fields from a generic type.
  return content as unknown as Document
}

export function withoutNotes<Version extends object>(version: Version): Omit<Version, keyof Notes> {
  const { _meta, _rev, _attachments, ...content } = version as Version & Notes
  return content
}
