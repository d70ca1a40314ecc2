import type { CollectionName, WireDocument } from '#contract/sync.ts'
import type { StoredDocument } from '../stores/documents.ts'
import { type DocumentVersions, upgradeDocument } from './document-versions.ts'

/** A stored document as the wire carries it, in today's shape. */
export function toWire(versions: DocumentVersions, collection: CollectionName, stored: StoredDocument): WireDocument {
  const body = upgradeDocument(versions, collection, stored.body, stored.schemaVersion)
  return { ...body, id: stored.id, _deleted: stored.deleted }
}
