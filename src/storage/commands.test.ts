import { describe, expect, onTestFinished, test } from 'vitest'
import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { nextStamp, UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { completeSet, uncompleteSet, updateSet } from '#domain/session/sets.ts'
import { anId, aSession, aSessionExercise, aSet, aWorkout, START } from '../../tests/builders.ts'
import { justBefore } from '../../tests/support/just-before.ts'
import { openBeside, openTestDatabase } from '../../tests/test-database.ts'
import { latestSessions, sessionById } from './collections/sessions.ts'
import { workoutById } from './collections/workouts.ts'
import { editDocument, insertDocument, restoreDocument, revertEdit, trashDocument } from './commands.ts'
import { copyDocuments } from './copy-documents.ts'
import type { Database } from './documents.ts'
import { follow } from './follow.ts'
import { StorageError } from './storage-error.ts'
import { emptyTrash } from './trash.ts'
import { writeMany } from './write-many.ts'

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

test('inserted documents survive closing and reopening', async () => {
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

test('an edit stamps only its changes', async () => {
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

test('a rule runs once, unless there was a concurrent write', async () => {
  const here = await openTestDatabase()
  const there = await openBeside(here)
  const stored = await storedSession(here)
  const seen: string[] = []

  await editDocument(here, 'sessions', stored.id, (session) => {
    seen.push(session.name)
    return { ...session, note: 'here' }
  })
  expect(seen).toEqual([stored.name])

  // The other tab has not received the edit above, so it starts from an old version.
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

test('editing a missing document rejects', async () => {
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

test('unknown fields are kept', async () => {
  const db = await openTestDatabase()
  const workout = { ...aWorkout(), mood: { energy: 4 } }
  await insertDocument(db, 'workouts', workout)
  await editDocument(db, 'workouts', workout.id, (current) => ({ ...current, name: 'Pull' }))
  expect(await workoutById(db, workout.id).get()).toMatchObject({ name: 'Pull', mood: { energy: 4 } })
})

test('reverting an edit keeps later changes', async () => {
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

test('a document goes to the trash and back unchanged except for its stamp', async () => {
  const db = await openTestDatabase()
  const stored = await storedSession(db)

  await trashDocument(db, 'sessions', stored.id)
  const trashed = await sessionById(db, stored.id).get()
  expect(trashed?.binnedAt).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)

  await trashDocument(db, 'sessions', stored.id)
  expect((await sessionById(db, stored.id).get())?.binnedAt).toBe(trashed?.binnedAt)

  await restoreDocument(db, 'sessions', stored.id)
  const restored = await sessionById(db, stored.id).get()
  expect(restored).toEqual({ ...stored, updatedAt: restored?.updatedAt })
})

const logFirstSet = (session: Session) => {
  const [set] = session.exercises.flatMap(({ sets }) => sets)
  return set ? completeSet(updateSet(session, set.id, { reps: 5 }), set.id, START, { restSeconds: 90 }) : session
}
const loggedIn = (session: Session | null) =>
  session?.exercises.flatMap(({ sets }) => sets).filter(({ completedAt }) => completedAt !== null)

/** A running session of one set, as known to the screen before it was deleted. */
async function aRunningSession(db: Database): Promise<Session> {
  return storedSession(db, { exercises: [aSessionExercise({ sets: [aSet({ completedAt: null })] })] })
}

describe('a set that is logged', () => {
  test('takes its session out of the trash', async () => {
    const db = await openTestDatabase()
    const { id } = await aRunningSession(db)
    await trashDocument(db, 'sessions', id)

    await editDocument(db, 'sessions', id, rename('still away'))
    expect((await sessionById(db, id).get())?.binnedAt).not.toBe('')
    await editDocument(db, 'sessions', id, logFirstSet)

    expect((await sessionById(db, id).get())?.binnedAt).toBe('')
    expect((await latestSessions(db, { limit: 9 }).get()).map((session) => session.id)).toEqual([id])
  })

  test('takes it out where another tab throws the session away at the same time', async () => {
    const here = await openTestDatabase()
    const { id } = await aRunningSession(here)
    const there = await openBeside(here)
    await Promise.all([trashDocument(there, 'sessions', id), editDocument(here, 'sessions', id, logFirstSet)])
    await editDocument(here, 'sessions', id, addSet('a5'))
    await expect.poll(async () => (await sessionById(there, id).get())?.binnedAt).toBe('')
    expect(loggedIn(await sessionById(there, id).get())).toHaveLength(1)
  })

  test('brings its session back that was deleted for good', async () => {
    const db = await openTestDatabase()
    const { id } = await aRunningSession(db)
    await trashDocument(db, 'sessions', id)
    await emptyTrash(db)

    const { after } = await editDocument(db, 'sessions', id, logFirstSet)

    expect(await sessionById(db, id).get()).toEqual(after)
    expect(after.binnedAt).toBe('')
    expect(loggedIn(after)).toHaveLength(1)
  })

  test.each([
    ['a tombstone without a body', true],
    ['no trace of it', false],
  ])('brings it back from what the screen shows, where there is %s', async (_what, hasTombstone) => {
    const db = await openTestDatabase()
    const shown = await aRunningSession(db)
    const { id } = shown
    const { storageInstance } = db.collections.sessions
    const later = nextStamp(Date.now() + 86_400_000, undefined, '0000000b')
    if (hasTombstone) {
      const [previous] = await storageInstance.findDocumentsById([id], false)
      if (!previous) throw new Error('it was just stored')
      const { _rev, _meta, _attachments } = previous
      const bare = { id, updatedAt: later, binnedAt: '', _deleted: true, _rev, _meta, _attachments }
      await storageInstance.bulkWrite([{ previous, document: bare as typeof previous }], 'a deletion elsewhere')
    }
    const account = hasTombstone ? db : await openTestDatabase()

    await expect(editDocument(account, 'sessions', id, logFirstSet)).rejects.toMatchObject({ reason: 'missing' })
    const { after } = await editDocument(account, 'sessions', id, logFirstSet, shown)

    const back = await sessionById(account, id).get()
    expect(back).toEqual(after)
    expect(loggedIn(back)).toHaveLength(1)
    if (hasTombstone) expect(after.updatedAt > later).toBe(true)
    await editDocument(account, 'sessions', id, addSet('a7'), shown)
    expect(setCount(await sessionById(account, id).get())).toBe(2)
  })
})

test('a tick that another tab has just taken back is written again', async () => {
  const here = await openTestDatabase()
  const there = await openBeside(here)
  const { id, exercises } = await aRunningSession(here)
  const setId = exercises[0]?.sets[0]?.id ?? expect.fail('it has a set')
  onTestFinished(follow(sessionById(here, id), () => undefined))
  await editDocument(here, 'sessions', id, logFirstSet)

  // This tab has not received that edit: in the version that it knows, the set is ticked still.
  await editDocument(there, 'sessions', id, (session) => uncompleteSet(session, setId))
  const { after } = await editDocument(here, 'sessions', id, logFirstSet)

  expect(loggedIn(after)).toHaveLength(1)
  const [stored] = await there.collections.sessions.storageInstance.findDocumentsById([id], false)
  expect(loggedIn(stored ?? null)).toHaveLength(1)
})

test('an edit brings back what another tab deletes for good between its reading and its writing', async () => {
  const here = await openTestDatabase()
  const there = await openBeside(here)
  const { id } = await insertDocument(here, 'workouts', aWorkout())

  justBefore(here, 'workouts', 'bulkWrite', async () => {
    await trashDocument(there, 'workouts', id)
    await emptyTrash(there)
  })
  const { after } = await editDocument(here, 'workouts', id, (it) => ({ ...it, name: 'Renamed' }))

  const [stored] = await there.collections.workouts.storageInstance.findDocumentsById([id], true)
  expect(stored).toMatchObject({ name: 'Renamed', binnedAt: '', _deleted: false, updatedAt: after.updatedAt })
})

test('an edit that adds nothing does not restore a permanently deleted document', async () => {
  const db = await openTestDatabase()
  const { id } = await aRunningSession(db)
  await trashDocument(db, 'sessions', id)
  await emptyTrash(db)
  await expect(editDocument(db, 'sessions', id, rename('gone'))).rejects.toMatchObject({ reason: 'missing' })
  await expect(restoreDocument(db, 'sessions', id)).rejects.toMatchObject({ reason: 'missing' })
  const workout = await insertDocument(db, 'workouts', aWorkout())
  await trashDocument(db, 'workouts', workout.id)
  await emptyTrash(db)
  const unchanged = editDocument(db, 'workouts', workout.id, (it) => ({ ...it, name: 'gone' }))
  await expect(unchanged).rejects.toMatchObject({ reason: 'missing' })
})

test('texts are made storable by every way of writing', async () => {
  const [half, nul] = ['half \ud83c', 'nul \u0000']
  const db = await openTestDatabase()
  const inserted = await insertDocument(db, 'workouts', aWorkout({ name: nul, note: half }))
  expect(inserted).toMatchObject({ name: 'nul \ufffd', note: 'half \ufffd' })
  expect(await workoutById(db, inserted.id).get()).toEqual(inserted)

  const { after } = await editDocument(db, 'workouts', inserted.id, (it) => ({ ...it, name: half }))
  expect(after.name).toBe('half \ufffd')
  expect(await workoutById(db, inserted.id).get()).toEqual(after)

  const [many, guest] = [aWorkout({ name: nul }), aWorkout({ note: half })]
  await writeMany<'workouts'>(db, 'workouts', [many.id], () => many)
  expect((await workoutById(db, many.id).get())?.name).toBe('nul \ufffd')

  const from = await openTestDatabase()
  await from.collections.workouts.insert(guest)
  await copyDocuments(from, db)
  expect((await workoutById(db, guest.id).get())?.note).toBe('half \ufffd')
})
