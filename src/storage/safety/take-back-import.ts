import type { Stamp } from '#contract/document.ts'
import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { stampsIn } from '#domain/import/import-stamps.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { revertChange } from '#domain/merge/three-way.ts'
import { instantOf, millisecondsOf } from '#domain/time/instant.ts'
import type { Database, Documents } from '../documents.ts'
import { now } from '../new-id.ts'
import { stampAfter } from '../stamps.ts'
import { explainFailure, StorageError } from '../storage-error.ts'
import { readMany, type WriteDecision, writeMany } from '../write-many.ts'
import { importStampAfter } from './import-clock.ts'
import { isCopy, stampsOf } from './plan-import.ts'
import type { ChangedDocument, ImportRecord, SafetyDatabase } from './safety-database.ts'
import { type ServerKnowledge, serverKnowledgeOf } from './server-knowledge.ts'

export type ImportStores = { readonly db: Database; readonly safety: SafetyDatabase; readonly server: ServerKnowledge }

type AnyDocument = Documents[CollectionName]

/** An undone import, with the number of its documents that stay unchanged. */
export type UndoneImport = ImportRecord & { readonly staying: number }

/**
 * Additions go to the trash, all with one instant. Only documents with nothing but this device's import stamps are
 * touched. Until the account has been pulled completely, unsent documents are removed instead: in the trash they could
 * overwrite the server's. Rejects with `missing` for an unknown import.
 */
export async function undoImport(
  db: Database,
  safety: SafetyDatabase,
  id: string,
  server: ServerKnowledge = serverKnowledgeOf(db.account),
): Promise<UndoneImport> {
  return explainFailure(db, async () => {
    const record = await recordOf(safety, id)
    if (record.state !== 'done' && record.state !== 'undoing') return { ...record, staying: 0 }
    // Later than any deletion by a person: restoring distinguishes the two by it.
    const undoneAt = record.undoneAt || instantOf(millisecondsOf(now()) + 1)
    const { isOwn, stamping, stamps } = await stamper(safety, record)
    const undoing = { ...record, stamps, state: 'undoing' as const, undoneAt }
    await safety.putImport(undoing)
    const kept = await exercisesInWorkouts(db)
    const removesUnsent = !(await server.hasPulled())
    for (const { collection, ids } of record.added) {
      const known = await server.versions(collection, ids)
      await writeMany(db, collection, ids, (id, current) => {
        if (current?.binnedAt !== '' || kept.has(id)) return 'leave'
        if (!isOwn(current) || isOthers(known.get(id), isOwn)) return 'leave'
        if (removesUnsent && !known.has(id)) return removed(current)
        return trashed(current, undoneAt, stamping)
      })
    }
    await revertChanges(db, record, stamping)
    const staying = await countStaying(db, record)
    const undone = { ...undoing, state: 'undone' as const }
    if (await isInTrash(db, undone)) await safety.putImport(undone)
    else await safety.removeImport(id)
    return { ...undone, staying }
  })
}

export async function restoreImport(db: Database, safety: SafetyDatabase, id: string): Promise<ImportRecord> {
  return explainFailure(db, async () => {
    const record = await recordOf(safety, id)
    if (record.state !== 'undone' && record.state !== 'restoring') return record
    const { stamping, stamps } = await stamper(safety, record)
    await safety.putImport({ ...record, stamps, state: 'restoring' })
    for (const { collection, ids } of record.added) {
      await writeMany(db, collection, ids, (_, current) =>
        current?.binnedAt === record.undoneAt ? trashed(current, '', stamping) : 'leave',
      )
    }
    const changed = await changeAgain(db, record, stamping)
    const done = { ...record, stamps, changed, state: 'done' as const, undoneAt: '' }
    await safety.putImport(done)
    return done
  })
}

/** An incompletely written import is undone. Those undone before `keptSince`, an instant, are forgotten. */
export async function goOnWithImports(
  db: Database,
  safety: SafetyDatabase,
  keptSince = '',
  server: ServerKnowledge = serverKnowledgeOf(db.account),
): Promise<void> {
  await explainFailure(db, async () => {
    for (const record of await safety.imports()) {
      if (record.state === 'writing') await forgetImport({ db, safety, server }, record)
      else if (record.state === 'undoing') await undoImport(db, safety, record.id, server)
      else if (record.state === 'restoring') await restoreImport(db, safety, record.id)
      else if (record.state === 'undone' && record.undoneAt < keptSince) await safety.removeImport(record.id)
    }
  })
}

/** Documents already taken by the server go to the trash: a deletion that others may have seen could not be undone. */
export async function forgetImport({ db, safety, server }: ImportStores, record: ImportRecord): Promise<void> {
  const { isOwn, stamping } = await stamper(safety, record)
  const binnedAt = now()
  for (const { collection, ids } of record.added) {
    const known = await server.versions(collection, ids)
    await writeMany(db, collection, ids, (id, current) => {
      if (!current || !isOwn(current) || isOthers(known.get(id), isOwn)) return 'leave'
      if (!known.has(id)) return removed(current)
      return current.binnedAt === '' ? trashed(current, binnedAt, stamping) : 'leave'
    })
  }
  await revertChanges(db, record, stamping)
  await safety.removeImport(record.id)
}

type Stamping = (seen: Stamp) => Stamp

async function stamper(safety: SafetyDatabase, record: ImportRecord) {
  const known = stampsOf([...(await safety.imports()), record])
  const own = importStampAfter(record.stamps)
  const stamping: Stamping = (seen) => (known.has(seen) && own > seen ? own : stampAfter(seen))
  // Members of a copy have the stamps of their file; every change and merge leaves a later stamp on the document.
  const stampsToKnow = (document: AnyDocument) => (isCopy(record.format) ? [document.updatedAt] : stampsIn(document))
  const isOwn = (document: AnyDocument) => stampsToKnow(document).every((stamp) => known.has(stamp))
  return { isOwn, stamping, stamps: [...record.stamps, own] }
}

/** Whether the server is known to have a version from elsewhere. A deleted one belongs to nobody. */
function isOthers(version: WireVersion | undefined, isOwn: (document: AnyDocument) => boolean): boolean {
  // The store only holds documents of the collection.
  return version !== undefined && !version._deleted && !isOwn(version as unknown as AnyDocument)
}

type WireVersion = { readonly id: string; readonly _deleted: boolean }

/** A removal that yields to any other version. */
function removed<Document extends AnyDocument>(current: Document): WriteDecision<Document> {
  return { deleted: { ...current, updatedAt: UNSTAMPED } }
}

function trashed<Document extends AnyDocument>(current: Document, binnedAt: string, stamping: Stamping): Document {
  return stampChanges(current, { ...current, binnedAt }, stamping(current.updatedAt))
}

async function recordOf(safety: SafetyDatabase, id: string): Promise<ImportRecord> {
  const record = await safety.import(id)
  if (!record) throw new StorageError('missing')
  return record
}

async function revertChanges(db: Database, record: ImportRecord, stamping: Stamping): Promise<void> {
  await eachChange(db, record, ({ before, after }, current) =>
    sameContent(current, after)
      ? stampChanges(current, { ...before, updatedAt: current.updatedAt }, stamping(current.updatedAt))
      : 'leave',
  )
}

async function changeAgain(
  db: Database,
  record: ImportRecord,
  stamping: Stamping,
): Promise<readonly ChangedDocument[]> {
  const written = new Map<ChangedDocument, AnyDocument>()
  await eachChange(db, record, (change, current) => {
    const changed = revertChange(change.after, change.before, current)
    if (sameContent(changed, current)) return 'leave'
    const after = stampChanges(current, changed, stamping(current.updatedAt))
    written.set(change, after)
    return after
  })
  return record.changed.map((change) => ({ ...change, after: written.get(change) ?? change.after }))
}

async function eachChange(
  db: Database,
  { changed }: ImportRecord,
  decide: (change: ChangedDocument, current: AnyDocument) => WriteDecision<AnyDocument>,
): Promise<void> {
  for (const collection of COLLECTION_NAMES) {
    const byId = new Map(changed.filter((it) => it.collection === collection).map((it) => [it.before.id as string, it]))
    await writeMany(db, collection, [...byId.keys()], (id, current) => {
      const change = byId.get(id)
      // Before, after and now are versions of one document.
      return change && current ? (decide(change, current) as WriteDecision<typeof current>) : 'leave'
    })
  }
}

/** Number of an import's documents in use, changed since or not. */
async function countStaying(db: Database, { added, changed }: ImportRecord): Promise<number> {
  let staying = 0
  for (const { collection, ids } of added) {
    const there = await readMany(db, collection, ids)
    staying += [...there.values()].filter(({ binnedAt }) => binnedAt === '').length
  }
  for (const collection of COLLECTION_NAMES) {
    const of = changed.filter((it) => it.collection === collection)
    const there = await readMany(
      db,
      collection,
      of.map(({ before }) => before.id),
    )
    staying += of.filter(({ before }) => {
      const current = there.get(before.id)
      return current && !sameContent(unstamped(current), unstamped(before))
    }).length
  }
  return staying
}

async function isInTrash(db: Database, { added, changed, undoneAt }: ImportRecord): Promise<boolean> {
  for (const { collection, ids } of added) {
    const there = await readMany(db, collection, ids)
    if ([...there.values()].some(({ binnedAt }) => binnedAt === undoneAt)) return true
  }
  return changed.length > 0
}

function unstamped(document: AnyDocument): AnyDocument {
  return stampChanges(undefined, document, UNSTAMPED)
}

/** Exercises planned in a workout, which stay whoever added them. */
async function exercisesInWorkouts(db: Database): Promise<ReadonlySet<string>> {
  const workouts = await db.collections.workouts.find({ selector: { binnedAt: '' } }).exec()
  return new Set(workouts.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId as string)))
}
