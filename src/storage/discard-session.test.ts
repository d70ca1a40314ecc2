import { expect, test } from 'vitest'
import { aLoggedSet, aSession, blankSet, exerciseOf, sessionOf } from '../../tests/builders.ts'
import { openTestDatabase } from '../../tests/test-database.ts'
import { latestSessions, runningSessions, sessionById } from './collections/sessions.ts'
import { insertDocument } from './commands.ts'
import { discardSession, restoreDiscarded } from './discard-session.ts'
import { trashedDocuments } from './trash.ts'

test('a session in which nothing was logged leaves no trace, and comes back when that is undone', async () => {
  const db = await openTestDatabase()
  const session = await insertDocument(db, 'sessions', sessionOf([exerciseOf([blankSet()])]))
  await discardSession(db, session.id)
  expect(await sessionById(db, session.id).get()).toBeNull()
  expect(await latestSessions(db, { limit: 9 }).get()).toEqual([])
  expect(await trashedDocuments(db, 'sessions').get()).toEqual([])

  await restoreDiscarded(db, session)
  const [restored] = await runningSessions(db).get()
  expect(restored?.exercises[0]?.sets[0]?.id).toBe(session.exercises[0]?.sets[0]?.id)
  expect((restored?.updatedAt ?? '') > session.updatedAt).toBe(true)
})

test('one with a logged set stays, whoever logged it', async () => {
  const db = await openTestDatabase()
  const session = await insertDocument(db, 'sessions', sessionOf([exerciseOf([aLoggedSet(100, 5), blankSet()])]))
  await discardSession(db, session.id)
  expect(await sessionById(db, session.id).get()).toEqual(session)
})

test('undoing it writes over nothing that is there again', async () => {
  const db = await openTestDatabase()
  const session = await insertDocument(db, 'sessions', aSession())
  await restoreDiscarded(db, { ...session, name: 'Another' })
  expect((await sessionById(db, session.id).get())?.name).toBe(session.name)
})
