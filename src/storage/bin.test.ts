import { expect, onTestFinished, test, vi } from 'vitest'
import { aFolder, aSession, aWorkout } from '../../tests/builders.ts'
import { openBeside, openTestDatabase } from '../../tests/test-database.ts'
import { binnedDocuments, followBin, purgeBinned } from './bin.ts'
import { latestSessions, sessionById } from './collections/sessions.ts'
import { binDocument, restoreDocument } from './commands.ts'

const [FEBRUARY, MARCH, APRIL] = ['2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z']

test('what is thrown away leaves the lists and stands in the bin, last first', async () => {
  const db = await openTestDatabase()
  const [first, second, kept] = [aSession(), aSession(), aSession()]
  await db.collections.sessions.bulkInsert([first, second, kept])

  await binDocument(db, 'sessions', first.id)
  await expect.poll(() => new Date().toISOString()).not.toBe((await sessionById(db, first.id).get())?.binnedAt)
  await binDocument(db, 'sessions', second.id)

  expect((await latestSessions(db, { limit: 9 }).get()).map(({ id }) => id)).toEqual([kept.id])
  expect((await binnedDocuments(db, 'sessions').get()).map(({ id }) => id)).toEqual([second.id, first.id])

  await restoreDocument(db, 'sessions', first.id)
  expect((await binnedDocuments(db, 'sessions').get()).map(({ id }) => id)).toEqual([second.id])
})

test('who looks at the bin hears of what another tab throws away and takes out again', async () => {
  const db = await openTestDatabase()
  const tab = await openBeside(db)
  const session = aSession()
  await tab.collections.sessions.insert(session)
  const seen: number[] = []
  onTestFinished(
    followBin(db, () => {
      void binnedDocuments(db, 'sessions')
        .get()
        .then(({ length }) => seen.push(length))
    }),
  )
  await binDocument(tab, 'sessions', session.id)
  await vi.waitFor(() => expect(seen.at(-1)).toBe(1), { timeout: 20_000 })
  await restoreDocument(tab, 'sessions', session.id)
  await vi.waitFor(() => expect(seen.at(-1)).toBe(0), { timeout: 20_000 })
})

test('the bin is emptied of what is older than it keeps, in every collection', async () => {
  const db = await openTestDatabase()
  const [old, recent] = [aSession({ binnedAt: FEBRUARY }), aSession({ binnedAt: APRIL })]
  await db.collections.sessions.bulkInsert([old, recent, aSession()])
  await db.collections.workouts.insert(aWorkout({ binnedAt: FEBRUARY }))
  await db.collections.folders.insert(aFolder({ binnedAt: FEBRUARY }))

  expect(await purgeBinned(db, MARCH)).toBe(3)
  expect(await purgeBinned(db, MARCH)).toBe(0)

  expect(await sessionById(db, old.id).get()).toBeNull()
  expect((await binnedDocuments(db, 'sessions').get()).map(({ id }) => id)).toEqual([recent.id])
  expect(await latestSessions(db, { limit: 9 }).get()).toHaveLength(1)
})

test('a purged document stays behind as a tombstone with a later stamp, so that other devices hear of it', async () => {
  const db = await openTestDatabase()
  const old = aSession({ binnedAt: FEBRUARY })
  await db.collections.sessions.insert(old)
  await purgeBinned(db, MARCH)

  const [tombstone] = await db.collections.sessions.storageInstance.findDocumentsById([old.id], true)
  expect(tombstone?._deleted).toBe(true)
  expect(tombstone && tombstone.updatedAt > old.updatedAt).toBe(true)
})

test('what another tab takes out of the bin is not purged', async () => {
  const here = await openTestDatabase()
  const session = aSession({ binnedAt: FEBRUARY })
  await here.collections.sessions.insert(session)
  const there = await openBeside(here)

  await Promise.all([restoreDocument(there, 'sessions', session.id), purgeBinned(here, MARCH)])

  await expect.poll(async () => (await sessionById(here, session.id).get())?.binnedAt).toBe('')
  await expect.poll(async () => (await sessionById(there, session.id).get())?.binnedAt).toBe('')
})
