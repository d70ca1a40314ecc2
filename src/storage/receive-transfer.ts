import type { Exercise } from '#contract/exercise.ts'
import type { CollectionName } from '#contract/sync.ts'
import type { Transfer } from '#contract/transfer.ts'
import { orderKeysAfter } from '#domain/list/order-key.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { receivedId } from '#domain/transfer/received-id.ts'
import { mergeReceived, type OwnDocuments, type Reception } from '#domain/transfer/reception.ts'
import { type Edit, revertEdit, trashDocument } from './commands.ts'
import type { Database, Documents } from './documents.ts'
import { plain } from './plain.ts'
import { stampAfter } from './stamps.ts'
import { explainFailure, StorageError } from './storage-error.ts'
import { readMany, writeMany } from './write-many.ts'

export type ReceivedTransfer = {
  readonly added: readonly DocumentKey[]
  readonly changed: readonly Changed[]
}

type DocumentKey = { readonly collection: 'workouts' | 'sessions' | 'exercises'; readonly id: string }
type Changed = DocumentKey & { readonly edit: Edit<Documents[DocumentKey['collection']]> }

/** The documents on this device that a transfer may concern. `account`: null for a guest. Rejects with StorageError. */
export async function findForTransfer(
  db: Database,
  transfer: Transfer,
  given: Pick<OwnDocuments, 'account' | 'nowMs'>,
): Promise<OwnDocuments> {
  return explainFailure(db, async () => ({
    ...given,
    workouts: transfer.kind === 'workout' ? await allOf(db, 'workouts') : [],
    sessions: transfer.kind === 'session' ? await sessionsLike(db, transfer.session) : [],
    exercises: await allOf(db, 'exercises'),
  }))
}

/** Repeating it writes nothing. Rejects with StorageError, and then at most an exercise was added. */
export async function receiveTransfer(db: Database, reception: Reception): Promise<ReceivedTransfer> {
  return explainFailure(db, async () => {
    if (db.health.current() === 'outdated') throw new StorageError('outdated')
    const exercises = await writeExercises(db, reception.exercises)
    const document =
      reception.kind === 'workout'
        ? await writeWorkout(db, reception.workout)
        : await writeSession(db, reception.session)
    return { added: [...exercises.added, ...document.added], changed: [...exercises.changed, ...document.changed] }
  })
}

/** Undoes it: additions go to the trash, and changes are reverted, except for later changes. */
export async function undoReceived(db: Database, { added, changed }: ReceivedTransfer): Promise<void> {
  for (const { collection, id } of added) await trashDocument(db, collection, id as Documents[typeof collection]['id'])
  for (const { collection, edit } of changed) await revertEdit(db, collection, edit as never)
}

async function writeExercises(db: Database, exercises: readonly Exercise[]): Promise<ReceivedTransfer> {
  const byId = new Map<string, Exercise>(exercises.map((exercise) => [exercise.id, exercise]))
  return write(db, 'exercises', [...byId.keys()], (id, current) => {
    const incoming = byId.get(id)
    if (!incoming || current?.binnedAt === '') return current
    if (current) return stampChanges(current, { ...current, binnedAt: '' }, stampAfter(current.updatedAt))
    return stampChanges(undefined, { ...incoming, updatedAt: UNSTAMPED }, stampAfter(undefined))
  })
}

/** After the person's others. One in the trash is restored as received. */
async function writeWorkout(db: Database, incoming: Documents['workouts']): Promise<ReceivedTransfer> {
  const keys = (await allOf(db, 'workouts')).map((workout) => workout.orderKey).toSorted()
  const [orderKey = incoming.orderKey] = orderKeysAfter(keys.at(-1) ?? null, 1)
  return write(db, 'workouts', [incoming.id], (_, current) => {
    if (current?.binnedAt === '') return current
    if (current) return stampChanges(current, { ...incoming, orderKey }, stampAfter(current.updatedAt))
    const placed = { ...incoming, orderKey }
    return incoming.updatedAt === UNSTAMPED ? stampChanges(undefined, placed, stampAfter(undefined)) : placed
  })
}

/** With its original stamps, by which later versions of either side are compared. */
async function writeSession(db: Database, incoming: Documents['sessions']): Promise<ReceivedTransfer> {
  return write(db, 'sessions', [incoming.id], (_, current) => (current ? mergeReceived(current, incoming) : incoming))
}

async function write<Name extends DocumentKey['collection']>(
  db: Database,
  collection: Name,
  ids: readonly string[],
  decide: (id: string, current: Documents[Name] | undefined) => Documents[Name] | undefined,
): Promise<ReceivedTransfer> {
  const written = new Map<string, { before: Documents[Name] | undefined; after: Documents[Name] }>()
  await writeMany<Name>(db, collection, ids, (id, before) => {
    const after = decide(id, before)
    if (!after || sameContent(before, after)) return 'leave'
    // Called again after a concurrent write: the last result counts.
    written.set(id, { before, after })
    return after
  })
  const all = [...written].map(([id, edit]) => ({ collection, id, ...edit }))
  return {
    added: all.flatMap(({ id, before }) => (before ? [] : [{ collection, id }])),
    changed: all.flatMap(({ id, before, after }) => (before ? [{ collection, id, edit: { before, after } }] : [])),
  }
}

async function allOf<Name extends CollectionName>(db: Database, collection: Name): Promise<readonly Documents[Name][]> {
  const found = await db.collections[collection].find().exec()
  return found.map((document) => plain<Documents[Name]>(document))
}

/** Sessions with possible local ids, and active ones that began at the same moment: one may be the origin. */
async function sessionsLike(
  db: Database,
  { id, newestFirst }: Documents['sessions'],
): Promise<readonly Documents['sessions'][]> {
  const byId = await readMany(db, 'sessions', [id, receivedId(id)])
  const beside = await db.collections.sessions
    .find({ selector: { binnedAt: '', newestFirst }, sort: [{ newestFirst: 'asc' }] })
    .exec()
  const all = [...byId.values(), ...beside.map((document) => plain<Documents['sessions']>(document))]
  return [...new Map(all.map((session) => [session.id, session])).values()]
}
