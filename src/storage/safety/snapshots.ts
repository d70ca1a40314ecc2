import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES, SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { JSON_END, jsonBeginning } from '#domain/export/barra-json.ts'
import { JsonDocuments } from '#domain/import/json-documents.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import type { Database, Documents } from '../documents.ts'
import { documentsAsJson } from '../export-documents.ts'
import { newId, now } from '../new-id.ts'
import { type Release, THIS_RELEASE, upgraded } from '../release.ts'
import { stampAfter } from '../stamps.ts'
import { explainFailure, StorageError } from '../storage-error.ts'
import { writeMany } from '../write-many.ts'
import type { SafetyDatabase, SnapshotNote, SnapshotReason } from './safety-database.ts'

const MAX_SNAPSHOTS = 5

/** The latest five are kept. Rejects with StorageError. */
export async function takeSnapshot(
  db: Database,
  safety: SafetyDatabase,
  reason: SnapshotReason,
  detail: string,
): Promise<SnapshotNote> {
  return keepSnapshot(safety, { reason, detail, schemaVersion: SCHEMA_VERSION }, documentsAsJson(db))
}

export async function keepSnapshot(
  safety: SafetyDatabase,
  { reason, detail, schemaVersion }: Pick<SnapshotNote, 'reason' | 'detail' | 'schemaVersion'>,
  documents: AsyncIterable<string>,
): Promise<SnapshotNote> {
  const takenAt = now()
  let count = 0
  // Each document is on its own line.
  const counted = async function* () {
    for await (const piece of documents) {
      count += piece.split('\n{').length - 1
      yield piece
    }
  }
  const packed = await pack(snapshotText(schemaVersion, takenAt, counted()))
  const note = { id: newId<string>(), reason, detail, takenAt, schemaVersion, documents: count, bytes: packed.length }
  await safety.putSnapshot(note, packed, MAX_SNAPSHOTS)
  return note
}

async function* snapshotText(
  schemaVersion: number,
  exportedAt: string,
  documents: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield jsonBeginning({ source: 'device', exportedAt, account: null, profile: null }, schemaVersion)
  yield* documents
  yield JSON_END
}

/** Documents created since go to the trash. Rejects with `missing` if the snapshot is gone, and StorageError. */
export async function restoreSnapshot(
  db: Database,
  safety: SafetyDatabase,
  id: string,
  release: Release = THIS_RELEASE,
): Promise<void> {
  await explainFailure(db, async () => {
    const packed = await safety.content(id)
    if (!packed) throw new StorageError('missing')
    const then = await readSnapshot(packed, release)
    await takeSnapshot(db, safety, 'restore', '')
    const binnedAt = now()
    for (const collection of COLLECTION_NAMES) await restoreCollection(db, collection, then[collection], binnedAt)
  })
}

type Then = { readonly [Name in CollectionName]: ReadonlyMap<string, Documents[Name]> }

async function readSnapshot(packed: Uint8Array, release: Release): Promise<Then> {
  const found = new Map<CollectionName, Map<string, unknown>>(COLLECTION_NAMES.map((name) => [name, new Map()]))
  const json = new JsonDocuments(({ collection, value }) => {
    const { id } = value as { readonly id: string }
    found.get(collection)?.set(id, upgraded(collection, value, json.schemaVersion, release))
  })
  for await (const text of unpack(packed)) json.push(text)
  json.end()
  // Our own copy of stored documents, migrated to the current shape.
  return Object.fromEntries(found) as unknown as Then
}

async function restoreCollection<Name extends CollectionName>(
  db: Database,
  collection: Name,
  then: ReadonlyMap<string, Documents[Name]>,
  binnedAt: string,
): Promise<void> {
  const there = await db.collections[collection].find().exec()
  const ids = [...new Set([...then.keys(), ...there.map(({ primary }) => primary)])]
  await writeMany<Name>(db, collection, ids, (id, current) => {
    const past = then.get(id)
    if (!past) {
      if (current?.binnedAt !== '' || collection === 'preferences') return 'leave'
      return stampChanges(current, { ...current, binnedAt }, stampAfter(current.updatedAt))
    }
    if (!current) return stampChanges<Documents[Name]>(undefined, past, stampAfter(past.updatedAt))
    if (sameContent(past, current)) return 'leave'
    return stampChanges(current, { ...past, updatedAt: current.updatedAt }, stampAfter(current.updatedAt))
  })
}

/** Text compressed with gzip: a session's JSON shrinks to a tenth or less. */
async function pack(text: AsyncIterable<string>): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream('gzip')
  const packed = new Response(readable).arrayBuffer()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  for await (const piece of text) await writer.write(encoder.encode(piece))
  await writer.close()
  return new Uint8Array(await packed)
}

/** The text in chunks. Rejects if it is damaged. */
async function* unpack(packed: Uint8Array): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  // Read from IndexedDB, it has its own buffer.
  const source = new Blob([packed as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('gzip'))
  const reader = source.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    yield decoder.decode(value, { stream: true })
  }
  yield decoder.decode()
}
