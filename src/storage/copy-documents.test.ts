import { expect, test } from 'vitest'
import { aLoggedSession, aSession, aSessionExercise, aSet, aStamp, aWorkout } from '../../tests/builders.ts'
import { openTestDatabase } from '../../tests/test-database.ts'
import { latestSessions, sessionById } from './collections/sessions.ts'
import { copyDocuments } from './copy-documents.ts'

test("a guest's documents are in the account afterwards, and stay with the guest", async () => {
  const [guest, account] = [await openTestDatabase(), await openTestDatabase()]
  const [session, thrownAway] = [aLoggedSession(), aSession({ binnedAt: '2026-03-03T00:00:00.000Z' })]
  await guest.collections.sessions.bulkInsert([session, thrownAway])
  await guest.collections.workouts.insert(aWorkout())

  expect(await copyDocuments(guest, account)).toBe(3)

  expect(await sessionById(account, session.id).get()).toEqual(session)
  expect(await sessionById(account, thrownAway.id).get()).toEqual(thrownAway)
  expect(await latestSessions(guest, { limit: 9 }).get()).toEqual([session])
})

test('copying twice changes nothing', async () => {
  const [guest, account] = [await openTestDatabase(), await openTestDatabase()]
  const session = aLoggedSession()
  await guest.collections.sessions.insert(session)
  await copyDocuments(guest, account)
  expect(await copyDocuments(guest, account)).toBe(0)
  expect(await sessionById(account, session.id).get()).toEqual(session)
})

test('documents of both are merged, with the sets of both', async () => {
  const [guest, account] = [await openTestDatabase(), await openTestDatabase()]
  const exercise = aSessionExercise({ sets: [aSet({ orderKey: 'a0' })] })
  const session = aSession({ exercises: [exercise] })
  const elsewhere = {
    ...session,
    updatedAt: aStamp(2_000),
    exercises: [{ ...exercise, sets: [aSet({ orderKey: 'a1' })] }],
  }
  await guest.collections.sessions.insert(session)
  await account.collections.sessions.insert(elsewhere)

  expect(await copyDocuments(guest, account)).toBe(1)

  const merged = await sessionById(account, session.id).get()
  expect(merged?.exercises[0]?.sets.map(({ orderKey }) => orderKey)).toEqual(['a0', 'a1'])
})
