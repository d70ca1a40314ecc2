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
import { type Outcome, readMany, writeMany } from '../write-many.ts'
import { importStampAfter } from './import-clock.ts'
import { isCopy, stampsOf } from './plan-import.ts'
import type { ChangedDocument, ImportRecord, SafetyDatabase } from './safety-database.ts'
import { type ServerKnowledge, serverKnowledgeOf } from './server-knowledge.ts'

/** The account that an import is taken back in. */
export type Place = { readonly db: Database; readonly safety: SafetyDatabase; readonly server: ServerKnowledge }

type AnyDocument = Documents[CollectionName]

/** An import that was taken back, and how many of the documents that it brought or changed stay as they are. */
export type UndoneImport = ImportRecord & { readonly staying: number }

/**
 * Takes an import back: what it added goes to the bin, where all of it bears the same instant, and what it changed is as
 * before. It touches nothing but what still bears this device's imports' stamps alone: what somebody has changed since,
 * and what the account had from elsewhere, stays. Until the account has been pulled to its end, what was not sent yet is
 * removed instead: in the bin it could take along what the server has. Rejects with `missing` where there is no such
 * import.
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
    // A later instant than any that a person's own deletion bears: restoring tells the two apart by it.
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
        return binned(current, undoneAt, stamping)
      })
    }
    await revertChanges(db, record, stamping)
    const staying = await countStaying(db, record)
    const undone = { ...undoing, state: 'undone' as const }
    if (await isInBin(db, undone)) await safety.putImport(undone)
    else await safety.removeImport(id)
    return { ...undone, staying }
  })
}

/** Brings an import back that was undone. */
export async function restoreImport(db: Database, safety: SafetyDatabase, id: string): Promise<ImportRecord> {
  return explainFailure(db, async () => {
    const record = await recordOf(safety, id)
    if (record.state !== 'undone' && record.state !== 'restoring') return record
    const { stamping, stamps } = await stamper(safety, record)
    await safety.putImport({ ...record, stamps, state: 'restoring' })
    for (const { collection, ids } of record.added) {
      await writeMany(db, collection, ids, (_, current) =>
        current?.binnedAt === record.undoneAt ? binned(current, '', stamping) : 'leave',
      )
    }
    const changed = await changeAgain(db, record, stamping)
    const done = { ...record, stamps, changed, state: 'done' as const, undoneAt: '' }
    await safety.putImport(done)
    return done
  })
}

/**
 * Finishes what the app was killed in the middle of: an import that was not all written is taken back. Forgets what was
 * undone before `keptSince` (an instant): its documents have left the bin for good.
 */
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

/**
 * As if nothing had been written. What the server has taken from it meanwhile goes to the bin: a deletion of what others
 * may have seen could not be taken back.
 */
export async function forgetImport({ db, safety, server }: Place, record: ImportRecord): Promise<void> {
  const { isOwn, stamping } = await stamper(safety, record)
  const binnedAt = now()
  for (const { collection, ids } of record.added) {
    const known = await server.versions(collection, ids)
    await writeMany(db, collection, ids, (id, current) => {
      if (!current || !isOwn(current) || isOthers(known.get(id), isOwn)) return 'leave'
      if (!known.has(id)) return removed(current)
      return current.binnedAt === '' ? binned(current, binnedAt, stamping) : 'leave'
    })
  }
  await revertChanges(db, record, stamping)
  await safety.removeImport(record.id)
}

type Stamping = (seen: Stamp) => Stamp

/** Knows which documents nobody but imports of this device has written, and gives one stamp more for what is to be done. */
async function stamper(safety: SafetyDatabase, record: ImportRecord) {
  const known = stampsOf([...(await safety.imports()), record])
  const own = importStampAfter(record.stamps)
  const stamping: Stamping = (seen) => (known.has(seen) && own > seen ? own : stampAfter(seen))
  // Members of a copy have the stamps of their file; every change and every merge leaves a later stamp on the document.
  const stampsToKnow = (document: AnyDocument) => (isCopy(record.format) ? [document.updatedAt] : stampsIn(document))
  const isOwn = (document: AnyDocument) => stampsToKnow(document).every((stamp) => known.has(stamp))
  return { isOwn, stamping, stamps: [...record.stamps, own] }
}

/** Whether the server is known to have a version that is not from here. A deleted one is nobody's any more. */
function isOthers(version: WireVersion | undefined, isOwn: (document: AnyDocument) => boolean): boolean {
  // Only documents of the collection stand there.
  return version !== undefined && !version._deleted && !isOwn(version as unknown as AnyDocument)
}

type WireVersion = { readonly id: string; readonly _deleted: boolean }

/** A removal that yields to every version that anybody else has. */
function removed<Document extends AnyDocument>(current: Document): Outcome<Document> {
  return { deleted: { ...current, updatedAt: UNSTAMPED } }
}

function binned<Document extends AnyDocument>(current: Document, binnedAt: string, stamping: Stamping): Document {
  return stampChanges(current, { ...current, binnedAt }, stamping(current.updatedAt))
}

async function recordOf(safety: SafetyDatabase, id: string): Promise<ImportRecord> {
  const record = await safety.import(id)
  if (!record) throw new StorageError('missing')
  return record
}

/** What is still as the import left it becomes what it was before. */
async function revertChanges(db: Database, record: ImportRecord, stamping: Stamping): Promise<void> {
  await eachChange(db, record, ({ before, after }, current) =>
    sameContent(current, after)
      ? stampChanges(current, { ...before, updatedAt: current.updatedAt }, stamping(current.updatedAt))
      : 'leave',
  )
}

/** Answers the changes as they are now. */
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
  decide: (change: ChangedDocument, current: AnyDocument) => Outcome<AnyDocument>,
): Promise<void> {
  for (const collection of COLLECTION_NAMES) {
    const byId = new Map(changed.filter((it) => it.collection === collection).map((it) => [it.before.id as string, it]))
    await writeMany(db, collection, [...byId.keys()], (id, current) => {
      const change = byId.get(id)
      // Before, after and now are versions of one document.
      return change && current ? (decide(change, current) as Outcome<typeof current>) : 'leave'
    })
  }
}

/** How many of an import's documents are in use as it left them, or as somebody else did. */
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

async function isInBin(db: Database, { added, changed, undoneAt }: ImportRecord): Promise<boolean> {
  for (const { collection, ids } of added) {
    const there = await readMany(db, collection, ids)
    if ([...there.values()].some(({ binnedAt }) => binnedAt === undoneAt)) return true
  }
  return changed.length > 0
}

function unstamped(document: AnyDocument): AnyDocument {
  return stampChanges(undefined, document, UNSTAMPED)
}

/** An exercise that a workout plans stays, whoever brought it. */
async function exercisesInWorkouts(db: Database): Promise<ReadonlySet<string>> {
  const workouts = await db.collections.workouts.find({ selector: { binnedAt: '' } }).exec()
  return new Set(workouts.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId as string)))
}
