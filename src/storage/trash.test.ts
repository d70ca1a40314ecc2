import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { aFolder, aMeasurement, anExercise, aSession, aWorkout } from '../../tests/builders.ts'
import { justBefore } from '../../tests/support/just-before.ts'
import { keepNotes } from '../../tests/support/keep-notes.ts'
import { anAccount, openBeside, openTestDatabase } from '../../tests/test-database.ts'
import { deleteDatabase } from './accounts.ts'
import { latestSessions, sessionById } from './collections/sessions.ts'
import { restoreDocument, trashDocument } from './commands.ts'
import { emptyTrash, followTrash, purgeTrashed, trashedDocuments } from './trash.ts'

const [FEBRUARY, APRIL, MAY] = ['2026-02-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z']
const clocksAt = (instant: string) => ({ deviceMs: Date.parse(instant), serverMs: Date.parse(instant) })

test('trashed documents leave the lists and are in the trash, latest first', async () => {
  const db = await openTestDatabase()
  const [first, second, kept] = [aSession(), aSession(), aSession()]
  await db.collections.sessions.bulkInsert([first, second, kept])

  await trashDocument(db, 'sessions', first.id)
  await expect.poll(() => new Date().toISOString()).not.toBe((await sessionById(db, first.id).get())?.binnedAt)
  await trashDocument(db, 'sessions', second.id)

  expect((await latestSessions(db, { limit: 9 }).get()).map(({ id }) => id)).toEqual([kept.id])
  expect((await trashedDocuments(db, 'sessions').get()).map(({ id }) => id)).toEqual([second.id, first.id])

  await restoreDocument(db, 'sessions', first.id)
  expect((await trashedDocuments(db, 'sessions').get()).map(({ id }) => id)).toEqual([second.id])
})

test('the trash follows deletions and restores in another tab', async () => {
  const db = await openTestDatabase()
  const tab = await openBeside(db)
  const session = aSession()
  await tab.collections.sessions.insert(session)
  const seen: number[] = []
  onTestFinished(
    followTrash(db, () => {
      void trashedDocuments(db, 'sessions')
        .get()
        .then(({ length }) => seen.push(length))
    }),
  )
  await trashDocument(tab, 'sessions', session.id)
  await vi.waitFor(() => expect(seen.at(-1)).toBe(1), { timeout: 60_000 })
  await restoreDocument(tab, 'sessions', session.id)
  await vi.waitFor(() => expect(seen.at(-1)).toBe(0), { timeout: 60_000 })
})

describe('items in the trash for 30 days', () => {
  beforeEach(keepNotes)

  test('is deleted for good in every collection, and the rest stays', async () => {
    const db = await openTestDatabase()
    const [old, recent] = [aSession({ binnedAt: FEBRUARY }), aSession({ binnedAt: APRIL })]
    await db.collections.sessions.bulkInsert([old, aSession()])
    await db.collections.workouts.insert(aWorkout({ binnedAt: FEBRUARY }))
    await db.collections.folders.insert(aFolder({ binnedAt: FEBRUARY }))
    await db.collections.exercises.insert(anExercise({ binnedAt: FEBRUARY }))
    await db.collections.measurements.insert(aMeasurement({ binnedAt: FEBRUARY }))

    expect(await purgeTrashed(db, clocksAt(APRIL))).toBe(0)
    await db.collections.sessions.insert(recent)
    expect(await purgeTrashed(db, clocksAt(MAY))).toBe(5)
    expect(await purgeTrashed(db, clocksAt(MAY))).toBe(0)

    expect(await sessionById(db, old.id).get()).toBeNull()
    expect((await trashedDocuments(db, 'sessions').get()).map(({ id }) => id)).toEqual([recent.id])
    expect(await latestSessions(db, { limit: 9 }).get()).toHaveLength(1)
  })

  test('is counted from when this device first saw it there, over visits', async () => {
    const account = anAccount()
    const first = await openTestDatabase({ account })
    const session = aSession({ binnedAt: FEBRUARY })
    await first.collections.sessions.insert(session)
    expect(await purgeTrashed(first, clocksAt(APRIL))).toBe(0)
    await first.close()

    const again = await openTestDatabase({ account })
    expect(await purgeTrashed(again, clocksAt('2026-04-30T23:59:59.000Z'))).toBe(0)
    expect(await purgeTrashed(again, clocksAt(MAY))).toBe(1)
  })

  test('is not what one clock alone says', async () => {
    const db = await openTestDatabase()
    await db.collections.sessions.insert(aSession({ binnedAt: FEBRUARY }))
    const [now, later] = [Date.parse(APRIL), Date.parse('2028-01-01T00:00:00.000Z')]
    expect(await purgeTrashed(db, { deviceMs: now, serverMs: now })).toBe(0)
    expect(await purgeTrashed(db, { deviceMs: later, serverMs: now })).toBe(0)
    expect(await purgeTrashed(db, { deviceMs: now, serverMs: later })).toBe(0)
    expect(await trashedDocuments(db, 'sessions').get()).toHaveLength(1)
  })

  test('starts over if the note is lost', async () => {
    const db = await openTestDatabase()
    await db.collections.sessions.insert(aSession({ binnedAt: FEBRUARY }))
    await purgeTrashed(db, clocksAt(APRIL))
    safeLocalStorage.write(`barra.bin.${db.account}`, '[{"binnedAt": 5}, null')
    expect(await purgeTrashed(db, clocksAt(MAY))).toBe(0)
    expect(await purgeTrashed(db, clocksAt('2026-05-31T00:00:00.000Z'))).toBe(1)
  })

  test('leaves no note behind, and neither does a deleted account', async () => {
    const db = await openTestDatabase()
    const { account } = db
    await db.collections.sessions.bulkInsert([aSession({ binnedAt: FEBRUARY }), aSession({ binnedAt: FEBRUARY })])
    await purgeTrashed(db, clocksAt(APRIL))
    expect(safeLocalStorage.read(`barra.bin.${account}`)).not.toBeNull()
    await purgeTrashed(db, clocksAt(MAY))
    expect(safeLocalStorage.read(`barra.bin.${account}`)).toBeNull()

    await db.collections.sessions.insert(aSession({ binnedAt: MAY }))
    await purgeTrashed(db, clocksAt(MAY))
    await deleteDatabase(account)
    expect(safeLocalStorage.read(`barra.bin.${account}`)).toBeNull()
  })

  test.each([
    ['after it was found there', 'findDocumentsById'],
    ['while it is being deleted', 'bulkWrite'],
  ] as const)('is not what another tab takes out of the trash %s', async (_moment, call) => {
    const here = await openTestDatabase()
    const session = aSession({ binnedAt: FEBRUARY })
    await here.collections.sessions.insert(session)
    const there = await openBeside(here)
    await purgeTrashed(here, clocksAt(APRIL))

    justBefore(here, 'sessions', call, () => restoreDocument(there, 'sessions', session.id))
    await purgeTrashed(here, clocksAt(MAY))

    await expect.poll(async () => (await sessionById(here, session.id).get())?.binnedAt).toBe('')
    await expect.poll(async () => (await sessionById(there, session.id).get())?.binnedAt).toBe('')
  })

  test('is not what another tab throws away once more after it was found there', async () => {
    const here = await openTestDatabase()
    const session = aSession({ binnedAt: FEBRUARY })
    await here.collections.sessions.insert(session)
    const there = await openBeside(here)
    await purgeTrashed(here, clocksAt(APRIL))

    justBefore(here, 'sessions', 'findDocumentsById', async () => {
      await restoreDocument(there, 'sessions', session.id)
      await trashDocument(there, 'sessions', session.id)
    })
    await purgeTrashed(here, clocksAt(MAY))

    await expect.poll(() => trashedDocuments(here, 'sessions').get()).toHaveLength(1)
  })
})

test('an emptied trash leaves tombstones with later stamps, so that other devices hear of it', async () => {
  const db = await openTestDatabase()
  const old = aSession({ binnedAt: FEBRUARY })
  await db.collections.sessions.bulkInsert([old, aSession()])
  await emptyTrash(db)

  const [tombstone] = await db.collections.sessions.storageInstance.findDocumentsById([old.id], true)
  expect(tombstone?._deleted).toBe(true)
  expect(tombstone && tombstone.updatedAt > old.updatedAt).toBe(true)
  expect(await latestSessions(db, { limit: 9 }).get()).toHaveLength(1)
})
