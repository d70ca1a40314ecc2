import type { Stamp } from '#contract/document.ts'
import type { CollectionName } from '#contract/sync.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { type BroughtParts, broughtParts, isBroughtAgain, withoutRemoved } from '#domain/import/brought-parts.ts'
import { fallingStamp, isImportStamp, stampAdded, stampChanged, stampsIn } from '#domain/import/import-stamps.ts'
import type { ImportFormat } from '#domain/import/imported.ts'
import { mergeImported } from '#domain/import/merge-imported.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { mergeDocuments } from '#domain/merge/three-way.ts'
import type { Database, Documents } from '../documents.ts'
import { stampAfter } from '../stamps.ts'
import { readMany } from '../write-many.ts'
import type { ChangedDocument, ImportCounts, ImportRecord, SnapshotNote } from './safety-database.ts'

export type Incoming = { readonly [Name in CollectionName]?: readonly Documents[Name][] }

/** `claim`: so far only another device's import has brought it: from now on it is shared. */
export type Step<Document> =
  | { readonly kind: 'add'; readonly after: Document; readonly original?: Stamp }
  | { readonly kind: 'change'; readonly before: Document; readonly after: Document; readonly original?: Stamp }
  | { readonly kind: 'claim'; readonly before: Document; readonly after: Document }
  | { readonly kind: 'same' | 'trashed' }

export type Steps = ReadonlyMap<string, Step<Documents[CollectionName]>>

export type Plan = ReadonlyMap<CollectionName, Steps>

export type Decide = <Document extends Documents[CollectionName]>(
  current: Document | undefined,
  incoming: Document,
) => Step<Document>

/** Our own files keep the stamps of members: they are copies, not new content. */
export const isCopy = (format: ImportFormat) => format === 'barra-json'

export function stampsOf(records: readonly ImportRecord[]): ReadonlySet<Stamp> {
  return new Set(records.flatMap(({ stamps }) => stamps))
}

export type Brought = ReadonlyMap<string, BroughtParts>

export type PastImports = { readonly records: readonly ImportRecord[]; readonly brought: Brought }

/** The decisions of an import with `stamp`, given this device's earlier imports. */
export function decider(format: ImportFormat, { records, brought }: PastImports, stamp: Stamp): Decide {
  const falling = fallingStamp(stamp)
  const own = new Set([...stampsOf(records), stamp, falling])
  const past = { records, brought, own }
  const decide = isCopy(format) ? decideCopy(past, falling) : decideForeign(past, stamp)
  return (current, incoming) => {
    const step = decide(current, incoming)
    const isOthers = current && isImportStamp(current.updatedAt) && !own.has(current.updatedAt)
    if (step.kind !== 'same' || !current || !isOthers || stamp < current.updatedAt) return step
    return { kind: 'claim', before: current, after: { ...current, updatedAt: stamp } }
  }
}

/**
 * The parts that this device's imports have brought, by document; the latest import counts. A restored snapshot starts
 * anew: what it lacks was not removed by the person.
 */
export function broughtBy(records: readonly ImportRecord[], snapshots: readonly SnapshotNote[]): Brought {
  const restoredAt = snapshots.find(({ reason }) => reason === 'restore')?.takenAt ?? ''
  const done = records.filter(({ state, importedAt }) => state === 'done' && importedAt > restoredAt)
  return new Map(done.toReversed().flatMap(({ brought }) => Object.entries(brought ?? {})))
}

/** The parts that an import brings, as far as the latest one did not bring the same. */
export function newlyBrought(incoming: Incoming, before: Brought): Record<string, BroughtParts> {
  const documents = COLLECTION_NAMES.flatMap((name) => documentsOf<CollectionName>(incoming, name))
  return Object.fromEntries(
    documents.flatMap((document) => {
      const earlier = before.get(document.id)
      const parts = broughtParts(document, earlier)
      return parts.hash === earlier?.hash ? [] : [[document.id, parts]]
    }),
  )
}

type Past = PastImports & { readonly own: ReadonlySet<Stamp> }

function decideForeign({ records, brought, own }: Past, stamp: Stamp): Decide {
  const undone = new Set(records.filter(({ state }) => state === 'undone').map(({ undoneAt }) => undoneAt))
  const falling = fallingStamp(stamp)
  return (current, incoming) => {
    const past = {
      brought: brought.get(incoming.id),
      // A copy of an account puts an import's stamp on a document; the inner stamps show the person's edits.
      isUntouched: current !== undefined && stampsIn(current).every((stamp) => own.has(stamp)),
      wasUndone: current !== undefined && (undone.has(current.binnedAt) || wasUndoneElsewhere(current)),
    }
    // Other apps' files only contain sessions, measurements and exercises.
    const step = mergeImported(current as never, incoming as never, past) as Step<typeof incoming>
    if (step.kind === 'add') return { ...step, after: stampAdded(step.after, stamp) }
    if (step.kind !== 'change') return step
    // A person's change stays theirs: it gets a stamp that no import is known by.
    const given = past.isUntouched && stamp > step.before.updatedAt ? stamp : stampAfter(step.before.updatedAt)
    return { ...step, after: stampChanged(step.before, step.after, given, falling) }
  }
}

/** A person's edit would have a later stamp. */
function wasUndoneElsewhere({ binnedAt, updatedAt }: Documents[CollectionName]): boolean {
  return binnedAt !== '' && isImportStamp(updatedAt) && updatedAt > fallingStamp(updatedAt)
}

/**
 * A document is copied as it is, except for its own stamp, which identifies the import; an existing one is merged as
 * between two devices. Content of an earlier copy counts as old as that copy's stamps.
 */
function decideCopy({ records, brought, own }: Past, stamp: Stamp): Decide {
  const originals = new Map(records.toReversed().flatMap(({ originals }) => Object.entries(originals ?? {})))
  return (current, incoming) => {
    const earlier = brought.get(incoming.id)
    if (!current) return { kind: 'add', after: { ...incoming, updatedAt: stamp }, original: incoming.updatedAt }
    if (isBroughtAgain(incoming, earlier)) return { kind: 'same' }
    const original = own.has(current.updatedAt) ? originals.get(current.id) : undefined
    const merged = mergeDocuments(
      undefined,
      { ...current, updatedAt: original ?? current.updatedAt },
      withoutRemoved(incoming, current, earlier),
    )
    if (sameContent({ ...merged, updatedAt: current.updatedAt }, current)) return { kind: 'same' }
    // A person's change stays theirs: no import is known by its stamp.
    const given = own.has(current.updatedAt) ? stamp : merged.updatedAt
    return { kind: 'change', before: current, after: { ...merged, updatedAt: given }, original: merged.updatedAt }
  }
}

export type Current = ReadonlyMap<string, Documents[CollectionName]>

export function readCurrent(db: Database, collection: CollectionName, incoming: Incoming): Promise<Current> {
  const ids = documentsOf(incoming, collection).map(({ id }) => id)
  return readMany(db, collection, ids)
}

export function planCollection(
  documents: readonly Documents[CollectionName][],
  current: Current,
  decide: Decide,
): Steps {
  return new Map(documents.map((document) => [document.id, decide(current.get(document.id), document)]))
}

export function documentsOf<Name extends CollectionName>(
  incoming: Incoming,
  collection: Name,
): readonly Documents[Name][] {
  return (incoming[collection] ?? []) as readonly Documents[Name][]
}

export function recordOf(plan: Plan): Pick<ImportRecord, 'added' | 'changed' | 'originals' | 'counts'> {
  return {
    originals: Object.fromEntries(
      [...plan.values()].flatMap((steps) =>
        [...steps].flatMap(([id, step]) => ('original' in step && step.original ? [[id, step.original]] : [])),
      ),
    ),
    added: [...plan].map(([collection, steps]) => ({
      collection,
      ids: [...steps].flatMap(([id, { kind }]) => (kind === 'add' ? [id] : [])),
    })),
    changed: [...plan].flatMap(([collection, steps]) =>
      [...steps.values()].flatMap((step): ChangedDocument[] =>
        step.kind === 'change' ? [{ collection, before: step.before, after: step.after }] : [],
      ),
    ),
    counts: countsOf(plan),
  }
}

function countsOf(plan: Plan): ImportCounts {
  const all = COLLECTION_NAMES.flatMap((collection) =>
    [...(plan.get(collection)?.values() ?? [])].map((step) => ({ collection, step })),
  )
  const added = (name: CollectionName) =>
    all.filter(({ collection, step }) => collection === name && step.kind === 'add').length
  const kinds = (...wanted: readonly Step<unknown>['kind'][]) =>
    all.filter(({ step }) => wanted.includes(step.kind)).length
  const sets = all.map(({ step }) =>
    step.kind === 'add' && 'status' in step.after
      ? step.after.exercises.reduce((sum, exercise) => sum + exercise.sets.length, 0)
      : 0,
  )
  return {
    sessions: added('sessions'),
    sets: sets.reduce((sum, count) => sum + count, 0),
    measurements: added('measurements'),
    exercises: added('exercises'),
    others: added('preferences') + added('folders') + added('workouts'),
    changed: kinds('change'),
    same: kinds('same', 'claim'),
    trashed: kinds('trashed'),
  }
}
