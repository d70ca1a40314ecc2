import type { CollectionName, WireDocument } from '#contract/sync.ts'
import type { StoredDocument } from '../stores/documents.ts'
import { type DocumentVersions, upgradeDocument } from './document-versions.ts'
import { tombstoneBody } from './tombstones.ts'

/** A stored document for the wire, in the current shape; only the tombstone of a deleted one. */
export function toWire(versions: DocumentVersions, collection: CollectionName, stored: StoredDocument): WireDocument {
  const { id, deleted, body, schemaVersion } = stored
  return deleted
    ? { ...tombstoneBody(body), id, _deleted: true }
    : { ...upgradeDocument(versions, collection, body, schemaVersion), id, _deleted: false }
}
