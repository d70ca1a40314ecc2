import { expect, test } from 'vitest'
import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { anId, aSession, aSessionExercise, aSet, aWorkout } from '../../tests/builders.ts'
import { openBeside, openTestDatabase } from '../../tests/test-database.ts'
import { sessionById } from './collections/sessions.ts'
import { workoutById } from './collections/workouts.ts'
import { binDocument, editDocument, insertDocument, restoreDocument, revertEdit } from './commands.ts'
import type { Database } from './documents.ts'
import { StorageError } from './storage-error.ts'

const rename = (name: string) => (session: Session) => ({ ...session, name })
const addSet = (orderKey: string) => (session: Session) => ({
  ...session,
  exercises: session.exercises.map((exercise) => ({
    ...exercise,
    sets: [...exercise.sets, aSet({ updatedAt: UNSTAMPED, orderKey })],
  })),
})
const setCount = (session: Session | null) => session?.exercises.flatMap((exercise) => exercise.sets).length

async function storedSession(db: Database, fields: Partial<Session> = {}): Promise<Session> {
  return insertDocument(db, 'sessions', aSession({ updatedAt: UNSTAMPED, ...fields }))
}

test('what was inserted is there after closing and opening again', async () => {
  const db = await openTestDatabase()
  const session = await storedSession(db, { exercises: [aSessionExercise({ sets: [aSet()] })] })
  await db.close()

  const again = await openTestDatabase({ account: db.account })
  expect(await sessionById(again, session.id).get()).toEqual(session)
})

test('an insert stamps the document and everything in it alike', async () => {
  const db = await openTestDatabase()
  const exercise = aSessionExercise({ updatedAt: UNSTAMPED, sets: [aSet({ updatedAt: UNSTAMPED })] })
  const stored = await storedSession(db, { exercises: [exercise] })

  const stamps = [stored.updatedAt, stored.exercises[0]?.updatedAt, stored.exercises[0]?.sets[0]?.updatedAt]
  expect(stored.updatedAt > UNSTAMPED).toBe(true)
  expect(new Set(stamps).size).toBe(1)
})

test('an edit stamps what it changed and nothing else', async () => {
  const db = await openTestDatabase()
  const [changed, untouched] = [aSet({ orderKey: 'a0' }), aSet({ orderKey: 'a1' })]
  const stored = await storedSession(db, { exercises: [aSessionExercise({ sets: [changed, untouched] })] })

  const { before, after } = await editDocument(db, 'sessions', stored.id, (session) => ({
    ...session,
    exercises: session.exercises.map((exercise) => ({
      ...exercise,
      sets: exercise.sets.map((set) => (set.id === changed.id ? { ...set, reps: 8 } : set)),
    })),
  }))

  expect(before).toEqual(stored)
  const [first, second] = after.exercises[0]?.sets ?? []
  expect(first?.reps).toBe(8)
  expect(first && first.updatedAt > stored.updatedAt).toBe(true)
  expect(second?.updatedAt).toBe(stored.updatedAt)
  expect(after.updatedAt).toBe(first?.updatedAt)
})

test('every stamp is later than the one before, also with the clock set back', async () => {
  const db = await openTestDatabase()
  const future = Date.now() + 86_400_000
  const deviceNow = Date.now
  Date.now = () => future
  const stored = await storedSession(db).finally(() => {
    Date.now = deviceNow
  })

  const first = await editDocument(db, 'sessions', stored.id, rename('one'))
  const second = await editDocument(db, 'sessions', stored.id, rename('two'))
  expect([stored, first.after, second.after].map((session) => session.updatedAt)).toEqual(
    [stored, first.after, second.after].map((session) => session.updatedAt).toSorted(),
  )
  expect(second.after.updatedAt > first.after.updatedAt && first.after.updatedAt > stored.updatedAt).toBe(true)
})

test('an edit that changes nothing writes nothing', async () => {
  const db = await openTestDatabase()
  const stored = await storedSession(db)
  const writes: unknown[] = []
  db.collections.sessions.$.subscribe((event) => writes.push(event))

  const { before, after } = await editDocument(db, 'sessions', stored.id, (session) => ({ ...session }))

  expect(after).toBe(before)
  expect(writes).toEqual([])
  expect(await sessionById(db, stored.id).get()).toEqual(stored)
})

test('a rule runs once, unless somebody else wrote meanwhile', async () => {
  const here = await openTestDatabase()
  const there = await openBeside(here)
  const stored = await storedSession(here)
  const seen: string[] = []

  await editDocument(here, 'sessions', stored.id, (session) => {
    seen.push(session.name)
    return { ...session, note: 'here' }
  })
  expect(seen).toEqual([stored.name])

  // The other tab has not yet heard of the edit above, so its first look is at an old version.
  await editDocument(there, 'sessions', stored.id, (session) => ({ ...session, name: `${session.note}, there` }))
  await expect.poll(() => sessionById(here, stored.id).get()).toMatchObject({ name: 'here, there', note: 'here' })
})

test('edits from two tabs at once all stay', async () => {
  const here = await openTestDatabase()
  const there = await openBeside(here)
  const stored = await storedSession(here, { exercises: [aSessionExercise()] })

  const keys = Array.from({ length: 12 }, (_, index) => `a${index.toString(36)}`)
  await Promise.all(
    keys.map((key, index) => editDocument(index % 2 ? here : there, 'sessions', stored.id, addSet(key))),
  )

  await expect.poll(async () => setCount(await sessionById(here, stored.id).get())).toBe(12)
  await expect.poll(async () => setCount(await sessionById(there, stored.id).get())).toBe(12)
})

test('editing a document that is not there says so', async () => {
  const db = await openTestDatabase()
  const editing = editDocument(db, 'sessions', anId<SessionId>(), rename('nobody'))
  await expect(editing).rejects.toMatchObject({ reason: 'missing' })
})

test('an id is used once', async () => {
  const db = await openTestDatabase()
  const stored = await storedSession(db, { name: 'first' })
  await expect(insertDocument(db, 'sessions', aSession({ id: stored.id }))).rejects.toMatchObject({ reason: 'exists' })
  expect(await sessionById(db, stored.id).get()).toEqual(stored)
})

test('a document that is inserted again, as if the first answer had been lost, is there once and unchanged', async () => {
  const db = await openTestDatabase()
  const session = aSession({ exercises: [aSessionExercise({ sets: [aSet()] })] })
  const stored = await insertDocument(db, 'sessions', session)
  expect(await insertDocument(db, 'sessions', session)).toEqual(stored)
  expect(await sessionById(db, session.id).get()).toEqual(stored)
})

test('an exception of the rule reaches the caller and nothing is written', async () => {
  const db = await openTestDatabase()
  const stored = await storedSession(db)
  const refuse = () => {
    throw new Error('not like this')
  }
  await expect(editDocument(db, 'sessions', stored.id, refuse)).rejects.toBeInstanceOf(StorageError)
  expect(await sessionById(db, stored.id).get()).toEqual(stored)
})

test('fields that this version does not know are kept', async () => {
  const db = await openTestDatabase()
  const workout = { ...aWorkout(), mood: { energy: 4 } }
  await insertDocument(db, 'workouts', workout)
  await editDocument(db, 'workouts', workout.id, (current) => ({ ...current, name: 'Pull' }))
  expect(await workoutById(db, workout.id).get()).toMatchObject({ name: 'Pull', mood: { energy: 4 } })
})

test('taking an edit back leaves what was changed since', async () => {
  const db = await openTestDatabase()
  const stored = await storedSession(db, { name: 'Push', note: '' })
  const renamed = await editDocument(db, 'sessions', stored.id, rename('Pull'))
  await editDocument(db, 'sessions', stored.id, (session) => ({ ...session, note: 'tired' }))

  await revertEdit(db, 'sessions', renamed)

  expect(await sessionById(db, stored.id).get()).toMatchObject({ name: 'Push', note: 'tired' })
})

test('taking back the removal of an exercise brings its sets back', async () => {
  const db = await openTestDatabase()
  const stored = await storedSession(db, {
    exercises: [aSessionExercise({ sets: [aSet(), aSet({ orderKey: 'a1' })] })],
  })
  const removal = await editDocument(db, 'sessions', stored.id, (session) => ({ ...session, exercises: [] }))

  await revertEdit(db, 'sessions', removal)

  expect(setCount(await sessionById(db, stored.id).get())).toBe(2)
})

test('a document goes to the bin and comes back unchanged but for its stamp', async () => {
  const db = await openTestDatabase()
  const stored = await storedSession(db)

  await binDocument(db, 'sessions', stored.id)
  const binned = await sessionById(db, stored.id).get()
  expect(binned?.binnedAt).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)

  await binDocument(db, 'sessions', stored.id)
  expect((await sessionById(db, stored.id).get())?.binnedAt).toBe(binned?.binnedAt)

  await restoreDocument(db, 'sessions', stored.id)
  const restored = await sessionById(db, stored.id).get()
  expect(restored).toEqual({ ...stored, updatedAt: restored?.updatedAt })
})
