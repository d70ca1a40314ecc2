import type { BulkWriteRow, RxDocumentData } from 'rxdb/plugins/core'
import type { CollectionName } from '#contract/sync.ts'
import { withStorableTexts } from '#domain/document/storable-text.ts'
import type { Database, Documents } from './documents.ts'
import { contentOf } from './plain.ts'
import { readStored, writeStored } from './rxdb/inner-fields.ts'
import { StorageError } from './storage-error.ts'

export type WriteDecision<Document> = Document | { readonly deleted: Document } | 'leave'

const ATTEMPTS = 5

/**
 * One transaction: all or none. `decide` gets the current version, undefined for a missing document or a tombstone, and
 * runs again for those that another tab or the sync wrote in between: it must be pure. It assigns stamps.
 */
export async function writeMany<Name extends CollectionName>(
  db: Database,
  collection: Name,
  ids: readonly string[],
  decide: (id: string, current: Documents[Name] | undefined) => WriteDecision<Documents[Name]>,
): Promise<void> {
  let open = ids
  for (let attempt = 0; open.length > 0; attempt++) {
    if (attempt === ATTEMPTS) throw new StorageError('unknown', 'others write the same documents all the time')
    const stored = await readStored(db.collections[collection], open, { withDeleted: true })
    const byId = new Map(stored.map((document) => [document.id as string, document]))
    const rows = open.flatMap((id) => rowOf<Documents[Name]>(id, byId.get(id), decide) ?? [])
    if (rows.length === 0) return
    open = await writeStored(db.collections[collection], rows, 'write-many')
  }
}

/** The existing documents with these ids, even in the trash, by id. */
export async function readMany<Name extends CollectionName>(
  db: Database,
  collection: Name,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Documents[Name]>> {
  const stored = await readStored(db.collections[collection], ids, { withDeleted: false })
  return new Map(stored.map((document) => [document.id as string, contentOf<Documents[Name]>(document)]))
}

function rowOf<Document extends Documents[CollectionName]>(
  id: string,
  previous: RxDocumentData<Document> | undefined,
  decide: (id: string, current: Document | undefined) => WriteDecision<Document>,
): BulkWriteRow<Document> | undefined {
  const current = previous && !previous._deleted ? contentOf<Document>(previous) : undefined
  const outcome = decide(id, current)
  if (outcome === 'leave') return undefined
  const isDeleted = 'deleted' in outcome
  const content = isDeleted ? outcome.deleted : outcome
  if (isDeleted && !previous) return undefined
  // RxDB's wrapper sets the revision and the write time; TypeScript already requires them here.
  const document = {
    ...previous,
    ...withStorableTexts(content),
    _deleted: isDeleted,
    _attachments: {},
  } as RxDocumentData<Document>
  return previous ? { previous, document } : { document }
}
