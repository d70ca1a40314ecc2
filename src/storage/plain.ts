import type { RxDocument, WithDeleted } from 'rxdb/plugins/core'

/** RxDB's notes about a version, in the way its various faces give them out. */
type Notes = { _meta?: unknown; _rev?: unknown; _attachments?: unknown }

const plainByDocument = new WeakMap<object, unknown>()

/** The document's content without RxDB's own fields; the same object for as long as the document does not change. */
export function plain<Document>(document: RxDocument<Document>): Document {
  const known = plainByDocument.get(document)
  if (known) return known as Document
  const content = document.toJSON() as Document
  plainByDocument.set(document, content)
  return content
}

/** The content of a version that came with RxDB's own fields, the tombstone flag among them. */
export function contentOf<Document>(version: WithDeleted<Document>): Document {
  const { _deleted, ...content } = withoutNotes(version)
  // Without RxDB's own fields it is the document again; TypeScript cannot take fields off a type it does not know.
  return content as unknown as Document
}

/** A version as replicas see it: the content, and the tombstone flag where it came along. */
export function withoutNotes<Version extends object>(version: Version): Omit<Version, keyof Notes> {
  const { _meta, _rev, _attachments, ...content } = version as Version & Notes
  return content
}
