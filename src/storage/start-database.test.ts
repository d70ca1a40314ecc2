import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { SESSION_STATUSES } from '#contract/vocabulary.ts'
import { settled } from '#shared/existing-database.ts'
import { anExercise, aSession, aWorkout } from '../../tests/builders.ts'
import { anAccount, openBeside, openTestDatabase } from '../../tests/test-database.ts'
import { deleteDatabase } from './accounts.ts'
import { ownExercises } from './collections/exercises.ts'
import { editPreferences, preferencesOf } from './collections/preferences.ts'
import { countSessions, latestSessions, runningSessions, sessionById } from './collections/sessions.ts'
import { activeWorkouts } from './collections/workouts.ts'
import { editDocument, insertDocument } from './commands.ts'
import type { Database } from './documents.ts'
import type { LiveQuery } from './live-query.ts'
import { startDatabase } from './start-database.ts'
import { isInternalStore, parseStoreName, storeDatabaseName } from './store-names.ts'

function start(account: string): Database {
  const db = startDatabase(account)
  onTestFinished(() => db.close())
  return db
}

/** An account left on the disk by `write`, with no database open. */
async function leaveAccount(write: (db: Database) => Promise<unknown>): Promise<string> {
  const db = await openTestDatabase()
  await write(db)
  await db.close()
  return db.account
}

/** The names of its IndexedDBs. */
async function storesOf(account: string): Promise<readonly string[]> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name)
  return names.filter((name) => parseStoreName(name)?.account === account)
}

function results<Result>(query: LiveQuery<Result>): Result[] {
  const given: Result[] = []
  query.subscribe(
    (result) => given.push(result),
    () => {},
  )
  return given
}

const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`)
const sessions = fc.array(
  fc
    .record({
      startedAt: days,
      status: fc.constantFrom(...SESSION_STATUSES),
      binnedAt: fc.constantFrom('', '', '2026-04-01T00:00:00.000Z'),
      isDeleted: fc.boolean(),
    })
    .map(({ isDeleted, ...fields }) => ({ isDeleted, session: aSession(fields) })),
  { maxLength: 12 },
)

test('before RxDB is open, the disk gives the answers of RxDB', async () => {
  await fc.assert(
    fc.asyncProperty(sessions, async (made) => {
      const account = await leaveAccount(async (db) => {
        await db.collections.sessions.bulkInsert(made.map(({ session }) => session))
        await db.collections.sessions.bulkRemove(
          made.flatMap(({ session, isDeleted }) => (isDeleted ? session.id : [])),
        )
        await insertDocument(db, 'workouts', aWorkout())
        await insertDocument(db, 'exercises', anExercise())
        await editPreferences(db, (preferences) => ({ ...preferences, weightUnit: 'lb' }))
      })
      const db = start(account)
      const ask = () =>
        Promise.all([
          runningSessions(db).get(),
          latestSessions(db, { limit: 3 }).get(),
          latestSessions(db, { limit: 30, status: 'completed' }).get(),
          countSessions(db).get(),
          countSessions(db, 'abandoned').get(),
          Promise.all(made.map(({ session }) => sessionById(db, session.id).get())),
          activeWorkouts(db).get(),
          ownExercises(db).get(),
          preferencesOf(db).get(),
        ])

      const early = await ask()
      expect(db.isOpen()).toBe(false)
      await db.open()
      expect(await ask()).toStrictEqual(early)
      await db.close()
    }),
    { numRuns: 8 },
  )
})

test('a followed answer of the disk stays when RxDB gives the same', async () => {
  const session = aSession()
  const db = start(await leaveAccount((left) => insertDocument(left, 'sessions', session)))
  const [lists, numbers, ones] = [
    results(latestSessions(db, { limit: 9 })),
    results(countSessions(db)),
    results(sessionById(db, session.id)),
  ]
  await expect.poll(() => [lists, numbers, ones].map(({ length }) => length)).toEqual([1, 1, 1])

  await db.open()
  const later = await insertDocument(db, 'sessions', aSession({ startedAt: '2030-01-01T00:00:00.000Z' }))

  await expect.poll(() => lists.at(-1)?.[0]?.id).toBe(later.id)
  expect(lists.map((list) => list.length)).toEqual([1, 2])
  await expect.poll(() => numbers).toEqual([1, 2])
  expect(ones.map((one) => one?.id)).toEqual([session.id])
})

test('what another tab wrote before RxDB was open replaces the answer of the disk', async () => {
  const session = aSession({ name: 'Push' })
  const account = await leaveAccount((left) => insertDocument(left, 'sessions', session))
  const db = start(account)
  const names: (string | undefined)[] = []
  sessionById(db, session.id).subscribe(
    (one) => names.push(one?.name),
    () => {},
  )
  await expect.poll(() => names).toEqual(['Push'])

  const other = await openBeside(db)
  await editDocument(other, 'sessions', session.id, (one) => ({ ...one, name: 'Pull' }))
  await db.open()

  await expect.poll(() => names).toEqual(['Push', 'Pull'])
})

test('an answer is known once asked for, until RxDB is open', async () => {
  const session = aSession()
  const db = start(await leaveAccount((left) => insertDocument(left, 'sessions', session)))
  const known = () => [sessionById(db, session.id).known()?.id, preferencesOf(db).known()?.weightUnit]
  expect(known()).toEqual([undefined, undefined])

  await Promise.all([sessionById(db, session.id).get(), preferencesOf(db).get()])
  expect(known()).toEqual([session.id, 'kg'])

  await db.open()
  expect(known()).toEqual([undefined, undefined])
})

test('a command opens RxDB, and loses nothing', async () => {
  const db = start(await leaveAccount(async () => undefined))
  const session = aSession()
  await insertDocument(db, 'sessions', session)
  expect(db.isOpen()).toBe(true)
  expect((await sessionById(db, session.id).get())?.id).toBe(session.id)
})

test('an account that is not on the device yet is answered by RxDB', async () => {
  const account = anAccount()
  const db = start(account)
  expect(await latestSessions(db, { limit: 9 }).get()).toEqual([])
  expect(db.isOpen()).toBe(true)
})

test('an account whose record is gone is answered by RxDB, which opens it anew', async () => {
  const account = await leaveAccount((left) => insertDocument(left, 'sessions', aSession()))
  // As a deletion that was cut short leaves it.
  const stores = (await storesOf(account)).filter((name) => isInternalStore(parseStoreName(name)))
  await Promise.all(stores.map((name) => settled(indexedDB.deleteDatabase(name))))
  const db = start(account)
  await latestSessions(db, { limit: 9 }).get()
  expect(db.isOpen()).toBe(true)
})

test('an account with documents of another release is answered by RxDB', async () => {
  const account = await leaveAccount((left) => insertDocument(left, 'sessions', aSession()))
  const name = storeDatabaseName({ account, version: 999, store: 'sessions' })
  const other = await settled(indexedDB.open(name))
  other.close()
  onTestFinished(() => void indexedDB.deleteDatabase(name))
  const db = start(account)
  await latestSessions(db, { limit: 9 }).get()
  expect(db.isOpen()).toBe(true)
})

test('an account that is being read ahead can be deleted', async () => {
  const account = await leaveAccount((left) => insertDocument(left, 'sessions', aSession()))
  const db = start(account)
  expect(await countSessions(db).get()).toBe(1)
  await deleteDatabase(account)
  expect(await storesOf(account)).toEqual([])
})

test('a database closed before it was open never opens', async () => {
  const db = start(await leaveAccount(async () => undefined))
  await db.close()
  await expect(db.open()).rejects.toMatchObject({ reason: 'closed' })
})
