import type { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { aSession, aWorkout } from '../../../tests/builders.ts'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { editDocument, insertDocument } from '../commands.ts'
import type { Database } from '../documents.ts'
import { readChanges } from './changes.ts'
import { forgetFailure } from './failed-runs.ts'
import {
  distrustQueries,
  forgetKnownDocuments,
  indexesOf,
  knownDocuments,
  latestVersion,
  readStored,
  rowOver,
  setAutoOpen,
  tableOf,
  writeStored,
} from './inner-fields.ts'

// One test per inner field of RxDB: after an upgrade, failures name what changed.

const workoutsOf = (db: Database) => db.collections.workouts

/** Changes a stored row behind RxDB's back, like a thread whose event has not arrived. */
async function renameOnDisk(db: Database, id: string, name: string): Promise<void> {
  const table = await tableOf(workoutsOf(db))
  await table?.where('id').equals(id).modify({ name, _rev: '9-elsewhere' })
}

async function remove(db: Database, id: string): Promise<void> {
  await (await workoutsOf(db).findOne(id).exec())?.remove()
}

async function aStoredWorkout(name: string) {
  const db = await openTestDatabase()
  return { db, workouts: workoutsOf(db), workout: await insertDocument(db, 'workouts', aWorkout({ name })) }
}

test("documents are read from disk, whatever the queries' cache", async () => {
  const { db, workouts, workout } = await aStoredWorkout('Upper')
  expect((await workouts.findOne(workout.id).exec())?.name).toBe('Upper')
  await renameOnDisk(db, workout.id, 'Pull')
  expect(await readStored(workouts, [workout.id], { withDeleted: false })).toMatchObject([{ name: 'Pull' }])
})

test('tombstones are read where they are asked for', async () => {
  const { db, workouts, workout } = await aStoredWorkout('Upper')
  await remove(db, workout.id)
  expect(await readStored(workouts, [workout.id], { withDeleted: false })).toEqual([])
  expect(await readStored(workouts, [workout.id], { withDeleted: true })).toMatchObject([{ _deleted: true }])
})

test('a write over a version that is no longer there names the document and leaves it alone', async () => {
  const { db, workouts, workout } = await aStoredWorkout('Upper')
  const [previous] = await readStored(workouts, [workout.id], { withDeleted: false })
  if (!previous) throw new Error('nothing was stored')
  await editDocument(db, 'workouts', workout.id, (it) => ({ ...it, name: 'Legs' }))
  const told: unknown[] = []
  workouts.$.subscribe((event) => told.push(event))
  const refused = await writeStored(workouts, [{ previous, document: { ...previous, name: 'Pull' } }], 'test')
  expect(refused).toEqual([workout.id])
  expect(await readStored(workouts, [workout.id], { withDeleted: false })).toMatchObject([{ name: 'Legs' }])
  expect(told).toEqual([])
})

test('changes are read page by page, tombstones included', async () => {
  const { db, workouts, workout } = await aStoredWorkout('Upper')
  const other = await insertDocument(db, 'workouts', aWorkout())
  await remove(db, workout.id)
  const first = await readChanges(workouts, 1, undefined)
  const second = await readChanges(workouts, 1, first.checkpoint)
  expect([...first.documents, ...second.documents].map(({ id, _deleted }) => [id, _deleted])).toEqual([
    [other.id, false],
    [workout.id, true],
  ])
})

test('the indexes are those of the schema, and end with the id', async () => {
  const db = await openTestDatabase()
  const trash = indexesOf(db.collections.sessions).find((fields) => fields.includes('binnedAt'))
  expect([trash?.slice(0, 2), trash?.at(-1)]).toEqual([['_deleted', 'binnedAt'], 'id'])
})

test('the table of a collection holds its rows', async () => {
  const { workouts, workout } = await aStoredWorkout('Upper')
  const table = await tableOf(workouts)
  expect(await table?.get(workout.id)).toMatchObject({ id: workout.id, name: 'Upper' })
})

test('the latest version is known without the disk once it was read, and is looked for there before', async () => {
  const { db, workouts, workout } = await aStoredWorkout('Upper')
  await workouts.findOne(workout.id).exec()
  await renameOnDisk(db, workout.id, 'Pull')
  expect(await latestVersion(workouts, workout.id)).toMatchObject({ name: 'Upper' })
  forgetKnownDocuments(workouts)
  expect(await latestVersion(workouts, workout.id)).toMatchObject({ name: 'Pull' })
  expect(await latestVersion(workouts, aWorkout().id)).toBeUndefined()
})

test('a version is written over with new content, and keeps nothing of the old', async () => {
  const { workouts, workout } = await aStoredWorkout('Upper')
  const stored = await latestVersion(workouts, workout.id)
  if (!stored) throw new Error('nothing was stored')
  const { note: _, ...content } = { ...workout, name: 'Pull' }
  expect(await writeStored(workouts, [rowOver<object>(stored, content) as never], 'test')).toEqual([])
  const [written] = await readStored(workouts, [workout.id], { withDeleted: false })
  expect(written).toMatchObject({ name: 'Pull', _rev: expect.stringMatching(/^2-/) })
  expect(written).not.toHaveProperty('note')
})

test('documents that were read are known until they are forgotten', async () => {
  const { workouts, workout } = await aStoredWorkout('Upper')
  await workouts.findOne(workout.id).exec()
  expect(knownDocuments(workouts)).toMatchObject([{ id: workout.id, name: 'Upper' }])
  forgetKnownDocuments(workouts)
  expect(knownDocuments(workouts)).toEqual([])
})

test('a query that is distrusted reads the disk again', async () => {
  const { db, workouts, workout } = await aStoredWorkout('Upper')
  const query = workouts.find()
  const names = async () => (await query.exec()).map(({ name }) => name)
  await names()
  await renameOnDisk(db, workout.id, 'Pull')
  expect(await names()).toEqual(['Upper'])
  forgetKnownDocuments(workouts)
  distrustQueries(workouts)
  expect(await names()).toEqual(['Pull'])
})

test('a query that failed once answers again when its failure is forgotten', async () => {
  const db = await openTestDatabase()
  await insertDocument(db, 'sessions', aSession())
  const { sessions } = db.collections
  const { query: read } = sessions.storageInstance
  sessions.storageInstance.query = () => Promise.reject(new DOMException('the disk failed', 'UnknownError'))
  const query = sessions.find()
  await expect(query.exec()).rejects.toThrow('the disk failed')
  sessions.storageInstance.query = read
  await expect(query.exec()).rejects.toThrow('the disk failed')
  forgetFailure(query as unknown as Parameters<typeof forgetFailure>[0])
  expect(await query.exec()).toHaveLength(1)
})

test('Dexie reopens a cut connection only if configured', async () => {
  const { workouts } = await aStoredWorkout('Upper')
  const dexie = (await tableOf(workouts))?.db as Dexie
  setAutoOpen(dexie, false)
  dexie.close({ disableAutoOpen: false })
  await expect(dexie.table('docs').count()).rejects.toThrow()
  setAutoOpen(dexie, true)
  await dexie.open()
  expect(await dexie.table('docs').count()).toBe(1)
})
