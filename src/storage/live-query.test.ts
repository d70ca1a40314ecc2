import { expect, test, vi } from 'vitest'
import { aSession } from '../../tests/builders.ts'
import { leaveSession } from '../../tests/raw-sessions.ts'
import { openBeside, openTestDatabase } from '../../tests/test-database.ts'
import { latestSessions, sessionById } from './collections/sessions.ts'
import { editDocument, insertDocument } from './commands.ts'
import type { LiveQuery } from './live-query.ts'
import { isAnswering } from './questions-under-way.ts'
import { StorageError } from './storage-error.ts'

/** Collects the results that a screen would get. */
function results<Result>(query: LiveQuery<Result>): Result[] {
  const given: Result[] = []
  query.subscribe(
    (result) => given.push(result),
    () => {},
  )
  return given
}

test('a document that did not change is the same object in every result', async () => {
  const db = await openTestDatabase()
  const [older, newer] = [aSession({ startedAt: '2026-01-01T00:00:00.000Z' }), aSession()]
  await db.collections.sessions.bulkInsert([older, newer])
  const lists = results(latestSessions(db, { limit: 9 }))
  await expect.poll(() => lists.length).toBe(1)

  await editDocument(db, 'sessions', newer.id, (session) => ({ ...session, name: 'Legs' }))

  await expect.poll(() => lists.length).toBe(2)
  expect(lists[1]?.[0]).not.toBe(lists[0]?.[0])
  expect(lists[1]?.[1]).toBe(lists[0]?.[1])
  expect(await sessionById(db, older.id).get()).toBe(lists[0]?.[1])
})

test('results are plain documents', async () => {
  const db = await openTestDatabase()
  const session = aSession()
  await db.collections.sessions.insert(session)
  const stored = await sessionById(db, session.id).get()
  expect(stored).toStrictEqual(session)
  expect(JSON.parse(JSON.stringify(stored))).toStrictEqual(session)
})

test('a change elsewhere leaves a list alone', async () => {
  const db = await openTestDatabase()
  const lists = results(latestSessions(db, { limit: 9 }))
  await expect.poll(() => lists.length).toBe(1)
  await insertDocument(db, 'sessions', aSession({ binnedAt: '2026-03-03T00:00:00.000Z' }))
  await insertDocument(db, 'sessions', aSession())
  await expect.poll(() => lists.at(-1)?.length).toBe(1)
  expect(lists.length).toBe(2)
})

test('a write in one tab shows in the other', async () => {
  const here = await openTestDatabase()
  const there = await openBeside(here)
  const shown = results(latestSessions(there, { limit: 9 }))
  await expect.poll(() => shown.length).toBe(1)
  const session = await insertDocument(here, 'sessions', aSession())
  await expect.poll(() => shown.at(-1)).toEqual([session])
})

test('after unsubscribing there are no more results', async () => {
  const db = await openTestDatabase()
  const given: unknown[] = []
  const stop = latestSessions(db, { limit: 9 }).subscribe(
    (result) => given.push(result),
    () => {},
  )
  await expect.poll(() => given.length).toBe(1)
  stop()
  await insertDocument(db, 'sessions', aSession())
  expect(await latestSessions(db, { limit: 9 }).get()).toHaveLength(1)
  expect(given.length).toBe(1)
})

test('a failed query succeeds the next time', async () => {
  const db = await openTestDatabase()
  await insertDocument(db, 'sessions', aSession())
  const list = latestSessions(db, { limit: 9 })
  const failing = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  })
  try {
    await expect(list.get()).rejects.toMatchObject({ reason: 'closed' })
    const error = await new Promise((_, fail) => list.subscribe(() => {}, fail)).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StorageError)
  } finally {
    failing.mockRestore()
  }
  expect(await list.get()).toHaveLength(1)
  const lists = results(list)
  await expect.poll(() => lists.length).toBe(1)
})

test('an unreported write of a dead thread shows after a refresh', async () => {
  const db = await openTestDatabase()
  const session = await insertDocument(db, 'sessions', aSession({ name: 'before' }))
  const lists = results(latestSessions(db, { limit: 9 }))
  const documents = results(sessionById(db, session.id))
  await expect.poll(() => [lists.length, documents.length]).toEqual([1, 1])
  await leaveSession(db.account, aSession({ startedAt: '2020-01-01T00:00:00.000Z', name: 'new' }), Date.now())
  await leaveSession(db.account, { ...session, name: 'after' }, Date.now())

  db.refresh()

  await expect.poll(() => lists.at(-1)?.map(({ name }) => name)).toEqual(['after', 'new'])
  await expect.poll(() => documents.at(-1)?.name).toBe('after')
})

test('a query is pending until its first result, or until nobody follows it', async () => {
  const db = await openTestDatabase()
  await expect.poll(isAnswering).toBe(false)
  const answer = latestSessions(db, { limit: 9 }).get()
  expect(isAnswering()).toBe(true)
  await answer
  await expect.poll(isAnswering).toBe(false)

  const lists = results(latestSessions(db, { limit: 8 }))
  expect(isAnswering()).toBe(true)
  await expect.poll(() => lists.length).toBe(1)
  expect(isAnswering()).toBe(false)

  latestSessions(db, { limit: 7 }).subscribe(
    () => {},
    () => {},
  )()
  expect(isAnswering()).toBe(false)
})
