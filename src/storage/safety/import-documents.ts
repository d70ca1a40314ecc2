import type { Stamp } from '#contract/document.ts'
import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import type { ImportAnswers } from '#domain/import/answers.ts'
import type { ImportFormat } from '#domain/import/imported.ts'
import { mergeImported } from '#domain/import/merge-imported.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { mergeDocuments, revertChange } from '#domain/merge/three-way.ts'
import type { Database, Documents } from '../documents.ts'
import { newId, now } from '../new-id.ts'
import { stampAfter } from '../stamps.ts'
import { explainFailure, StorageError } from '../storage-error.ts'
import { readMany, writeMany } from '../write-many.ts'
import type { ChangedDocument, ImportCounts, ImportRecord, SafetyDatabase } from './safety-database.ts'

/** The documents that a file makes, by collection. */
export type Incoming = { readonly [Name in CollectionName]?: readonly Documents[Name][] }

export type ImportRequest = {
  readonly fileName: string
  readonly format: ImportFormat
  readonly incoming: Incoming
  readonly names: ImportAnswers['exercises']
}

/** Own files bring their documents with stamps and all: they are copies, not something new. */
const isCopy = (format: ImportFormat) => format === 'barra-json'

type Planned<Document> =
  | { readonly kind: 'add'; readonly after: Document }
  | { readonly kind: 'change'; readonly before: Document; readonly after: Document }
  | { readonly kind: 'same' | 'binned' }

type Plan = {
  readonly collection: CollectionName
  readonly steps: ReadonlyMap<string, Planned<Documents[CollectionName]>>
}

/**
 * Writes what a file makes: all of it, or, where the disk or another tab is in the way, nothing. The record says first
 * what is going to be written, so that also an app that is killed in the middle takes it back (`goOnWithImports`).
 * Rejects with StorageError.
 */
export async function importDocuments(
  db: Database,
  safety: SafetyDatabase,
  { fileName, format, incoming, names }: ImportRequest,
): Promise<ImportRecord> {
  return explainFailure(db, async () => {
    const found: Found[] = []
    for (const collection of COLLECTION_NAMES) found.push(await findCurrent(db, collection, incoming))
    const stamp = stampAfter(latestStamp(found))
    const decide = await decider(safety, format, stamp)
    const plans = found.map(({ collection, current }) => planCollection(collection, current, incoming, decide))
    const record: ImportRecord = {
      id: newId(),
      fileName,
      format,
      importedAt: now(),
      stamps: [stamp],
      names,
      state: 'writing',
      undoneAt: '',
      added: plans.map(({ collection, steps }) => ({ collection, ids: idsOf(steps, 'add') })),
      changed: plans.flatMap(changesOf),
      counts: countsOf(plans),
    }
    await safety.putImport(record)
    try {
      for (const { collection, steps } of plans) await writePlan(db, collection, steps, incoming, decide)
    } catch (cause) {
      // Where even that fails, the record stays, and the next visit takes it back.
      await forget(db, safety, record).catch(() => undefined)
      throw cause
    }
    const done = { ...record, state: 'done' as const }
    await safety.putImport(done)
    return done
  })
}

type Decide = <Document extends Documents[CollectionName]>(
  current: Document | undefined,
  incoming: Document,
) => Planned<Document>

async function decider(safety: SafetyDatabase, format: ImportFormat, stamp: Stamp): Promise<Decide> {
  if (isCopy(format)) return copyOver
  const records = await safety.imports()
  const stamps = stampsOf(records)
  const undone = new Set(records.filter(({ state }) => state === 'undone').map(({ undoneAt }) => undoneAt))
  return (current, incoming) => {
    const past = {
      isUntouched: current !== undefined && stamps.has(current.updatedAt),
      wasUndone: current !== undefined && undone.has(current.binnedAt),
    }
    // Only sessions, measurements and exercises come from the files of others.
    const step = mergeImported(current as never, incoming as never, past) as Planned<typeof incoming>
    if (step.kind === 'add') return { ...step, after: stampChanges(undefined, step.after, stamp) }
    if (step.kind !== 'change') return step
    // What the person has changed stays theirs: it gets a stamp that no import is known by.
    const given = past.isUntouched && stamp > step.before.updatedAt ? stamp : stampAfter(step.before.updatedAt)
    return { ...step, after: stampChanges(step.before, step.after, given) }
  }
}

function stampsOf(records: readonly ImportRecord[]): ReadonlySet<string> {
  return new Set(records.flatMap(({ stamps }) => stamps))
}

/** A document comes over as it is; where there is one, the two are merged as those of two devices are. */
function copyOver<Document extends Documents[CollectionName]>(
  current: Document | undefined,
  incoming: Document,
): Planned<Document> {
  if (!current) return { kind: 'add', after: incoming }
  const merged = mergeDocuments(undefined, current, incoming)
  return sameContent(merged, current) ? { kind: 'same' } : { kind: 'change', before: current, after: merged }
}

/** What is there now of the documents of one collection. */
type Found = { readonly collection: CollectionName; readonly current: ReadonlyMap<string, Documents[CollectionName]> }

async function findCurrent(db: Database, collection: CollectionName, incoming: Incoming): Promise<Found> {
  const ids = documentsOf(incoming, collection).map(({ id }) => id)
  return { collection, current: await readMany(db, collection, ids) }
}

function latestStamp(found: readonly Found[]): Stamp | undefined {
  const stamps = found.flatMap(({ current }) => [...current.values()].map(({ updatedAt }) => updatedAt))
  return stamps.reduce<Stamp | undefined>((latest, stamp) => (latest && latest > stamp ? latest : stamp), undefined)
}

function planCollection(
  collection: CollectionName,
  current: Found['current'],
  incoming: Incoming,
  decide: Decide,
): Plan {
  const steps = documentsOf(incoming, collection).map(
    (document) => [document.id as string, decide(current.get(document.id), document)] as const,
  )
  return { collection, steps: new Map(steps) }
}

/** In one transaction. What was written in between by others is decided about again. */
async function writePlan<Name extends CollectionName>(
  db: Database,
  collection: Name,
  steps: Plan['steps'],
  incoming: Incoming,
  decide: Decide,
): Promise<void> {
  const byId = new Map<string, Documents[Name]>(documentsOf(incoming, collection).map((it) => [it.id, it]))
  const ids = [...idsOf(steps, 'add'), ...idsOf(steps, 'change')]
  await writeMany<Name>(db, collection, ids, (id, current) => {
    const document = byId.get(id)
    const step = document ? decide<Documents[Name]>(current, document) : undefined
    return step && 'after' in step ? step.after : 'leave'
  })
}

function documentsOf<Name extends CollectionName>(incoming: Incoming, collection: Name): readonly Documents[Name][] {
  return (incoming[collection] ?? []) as readonly Documents[Name][]
}

/**
 * Takes an import back: what it added goes to the bin, where all of it bears the same instant, and what it changed is
 * as before, but for what the person has changed since. Rejects with `missing` where there is no such import.
 */
export async function undoImport(db: Database, safety: SafetyDatabase, id: string): Promise<ImportRecord> {
  return explainFailure(db, async () => {
    const record = await recordOf(safety, id)
    if (record.state !== 'done' && record.state !== 'undoing') return record
    const undoneAt = record.undoneAt || now()
    const { stamping, stamps } = await stamper(safety, record)
    const undoing = { ...record, stamps, state: 'undoing' as const, undoneAt }
    await safety.putImport(undoing)
    const kept = await exercisesInWorkouts(db)
    for (const { collection, ids } of record.added) {
      await writeThere(db, collection, ids, stamping, (document) =>
        document.binnedAt !== '' || kept.has(document.id) ? document : { ...document, binnedAt: undoneAt },
      )
    }
    await eachChange(db, record, stamping, ({ before, after }, current) => revertChange(before, after, current))
    const undone = { ...undoing, state: 'undone' as const }
    await safety.putImport(undone)
    return undone
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
      await writeThere(db, collection, ids, stamping, (document) =>
        document.binnedAt === record.undoneAt ? { ...document, binnedAt: '' } : document,
      )
    }
    await eachChange(db, record, stamping, ({ before, after }, current) => revertChange(after, before, current))
    const done = { ...record, stamps, state: 'done' as const, undoneAt: '' }
    await safety.putImport(done)
    return done
  })
}

/**
 * Finishes what the app was killed in the middle of: an import that was not all written is taken back. Forgets what was
 * undone before `keptSince` (an instant): its documents have left the bin for good.
 */
export async function goOnWithImports(db: Database, safety: SafetyDatabase, keptSince = ''): Promise<void> {
  await explainFailure(db, async () => {
    for (const record of await safety.imports()) {
      if (record.state === 'writing') await forget(db, safety, record)
      else if (record.state === 'undoing') await undoImport(db, safety, record.id)
      else if (record.state === 'restoring') await restoreImport(db, safety, record.id)
      else if (record.state === 'undone' && record.undoneAt < keptSince) await safety.removeImport(record.id)
    }
  })
}

/** As if nothing had been written. */
async function forget(db: Database, safety: SafetyDatabase, record: ImportRecord): Promise<void> {
  for (const { collection, ids } of record.added) {
    await writeMany(db, collection, ids, (_, current) =>
      current ? { deleted: { ...current, updatedAt: stampAfter(current.updatedAt) } } : 'leave',
    )
  }
  await eachChange(db, record, stampAfter, ({ before, after }, current) => revertChange(before, after, current))
  await safety.removeImport(record.id)
}

type Stamping = (seen: Stamp) => Stamp

/** One stamp more that the import is known by, for what nobody has touched; what somebody has gets one of its own. */
async function stamper(safety: SafetyDatabase, record: ImportRecord) {
  const known = stampsOf(await safety.imports())
  const latest = record.stamps.toSorted().at(-1)
  // Stamps of records were given by `stampAfter`.
  const own = stampAfter(latest as Stamp | undefined)
  const stamping: Stamping = (seen) => (known.has(seen) && own > seen ? own : stampAfter(seen))
  return { stamping, stamps: [...record.stamps, own] }
}

async function recordOf(safety: SafetyDatabase, id: string): Promise<ImportRecord> {
  const record = await safety.import(id)
  if (!record) throw new StorageError('missing')
  return record
}

async function eachChange(
  db: Database,
  { changed }: ImportRecord,
  stamping: Stamping,
  change: (known: ChangedDocument, current: Documents[CollectionName]) => Documents[CollectionName],
): Promise<void> {
  for (const collection of COLLECTION_NAMES) {
    const known = new Map(
      changed.filter((it) => it.collection === collection).map((it) => [it.before.id as string, it]),
    )
    await writeThere(db, collection, [...known.keys()], stamping, (document) => {
      const knownChange = known.get(document.id)
      // Before, after and now are versions of one document.
      return knownChange ? (change(knownChange, document) as typeof document) : document
    })
  }
}

/** Changes documents that are there, in the bin or not. */
async function writeThere<Name extends CollectionName>(
  db: Database,
  collection: Name,
  ids: readonly string[],
  stamping: Stamping,
  change: (document: Documents[Name]) => Documents[Name],
): Promise<void> {
  await writeMany<Name>(db, collection, ids, (_, current) => {
    if (!current) return 'leave'
    const changed = change(current)
    return sameContent(changed, current) ? 'leave' : stampChanges(current, changed, stamping(current.updatedAt))
  })
}

/** An exercise that a workout plans stays, whoever brought it. */
async function exercisesInWorkouts(db: Database): Promise<ReadonlySet<string>> {
  const workouts = await db.collections.workouts.find({ selector: { binnedAt: '' } }).exec()
  return new Set(workouts.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId as string)))
}

function idsOf(steps: Plan['steps'], kind: 'add' | 'change'): readonly string[] {
  return [...steps].flatMap(([id, step]) => (step.kind === kind ? [id] : []))
}

function changesOf({ collection, steps }: Plan): readonly ChangedDocument[] {
  return [...steps.values()].flatMap((step) =>
    step.kind === 'change' ? [{ collection, before: step.before, after: step.after }] : [],
  )
}

function countsOf(plans: readonly Plan[]): ImportCounts {
  const all = plans.flatMap(({ collection, steps }) => [...steps.values()].map((step) => ({ collection, step })))
  const added = all.filter(({ step }) => step.kind === 'add')
  const of = (name: CollectionName) => added.filter(({ collection }) => collection === name).length
  const sets = added.map(({ step }) =>
    'after' in step && 'status' in step.after
      ? step.after.exercises.reduce((sum, exercise) => sum + exercise.sets.length, 0)
      : 0,
  )
  const kinds = (kind: Planned<never>['kind']) => all.filter(({ step }) => step.kind === kind).length
  return {
    sessions: of('sessions'),
    sets: sets.reduce((sum, count) => sum + count, 0),
    measurements: of('measurements'),
    exercises: of('exercises'),
    others: of('preferences') + of('folders') + of('workouts'),
    changed: kinds('change'),
    same: kinds('same'),
    binned: kinds('binned'),
  }
}
