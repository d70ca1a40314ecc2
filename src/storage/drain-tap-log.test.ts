import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import type { Tap } from '#contract/tap.ts'
import { NO_VALUES } from '#domain/session/set-values.ts'
import { completeSet } from '#domain/session/sets.ts'
import { anId, aSession, blankSet, exerciseOf, sessionOf } from '../../tests/builders.ts'
import { openTestDatabase } from '../../tests/test-database.ts'
import { sessionById } from './collections/sessions.ts'
import { editDocument, insertDocument } from './commands.ts'
import type { Database } from './documents.ts'
import { drainTapLog } from './drain-tap-log.ts'
import { openTapLog } from './tap-log.ts'

const AT = '2026-11-24T10:00:00.000Z'
const VALUES = { ...NO_VALUES, weight: { value: 80, unit: 'kg' as const }, reps: 8 }

async function running(db: Database): Promise<Session> {
  const { exercises } = sessionOf([exerciseOf([blankSet(), blankSet()])])
  return insertDocument(db, 'sessions', aSession({ status: 'active', exercises }))
}

function tapOn(db: Database, session: Session, index = 0): Tap {
  const setId = session.exercises[0]?.sets[index]?.id
  if (!setId) throw new Error('the session has no such set')
  return { account: db.account, sessionId: session.id, setId, values: VALUES, restSeconds: 90, completedAt: AT }
}

const setsOf = async (db: Database, { id }: Session) => (await sessionById(db, id).get())?.exercises[0]?.sets

test('taps of an earlier start are written with their values, and leave the log', async () => {
  const db = await openTestDatabase()
  const session = await running(db)
  const log = openTapLog(db.account)
  await log.add(tapOn(db, session, 0))
  await log.add(tapOn(db, session, 1))
  await drainTapLog(db)
  expect(await setsOf(db, session)).toMatchObject([
    { ...VALUES, completedAt: AT },
    { ...VALUES, completedAt: AT },
  ])
  expect(await log.all()).toEqual([])
})

test('a start that was killed between writing and removing a tap writes nothing twice', async () => {
  const db = await openTestDatabase()
  const session = await running(db)
  const tap = tapOn(db, session)
  await openTapLog(db.account).add(tap)
  await drainTapLog(db)
  const once = await sessionById(db, session.id).get()
  await openTapLog(db.account).add(tap)
  await drainTapLog(db)
  expect(await sessionById(db, session.id).get()).toEqual(once)
  expect(await openTapLog(db.account).all()).toEqual([])
})

test('a set that was completed elsewhere keeps its values', async () => {
  const db = await openTestDatabase()
  const session = await running(db)
  const tap = tapOn(db, session)
  await editDocument(db, 'sessions', session.id, (latest) =>
    completeSet(latest, tap.setId, '2026-11-24T09:00:00.000Z', { restSeconds: 60 }),
  )
  await openTapLog(db.account).add(tap)
  await drainTapLog(db)
  expect((await setsOf(db, session))?.[0]).toMatchObject({ reps: null, completedAt: '2026-11-24T09:00:00.000Z' })
})

test('a tap whose workout is not here yet stays, and the others are written', async () => {
  const db = await openTestDatabase()
  const session = await running(db)
  const early = { ...tapOn(db, session), sessionId: anId<Session['id']>() }
  await openTapLog(db.account).add(early)
  await openTapLog(db.account).add(tapOn(db, session))
  await expect(drainTapLog(db)).rejects.toMatchObject({ reason: 'missing' })
  expect((await setsOf(db, session))?.[0]).toMatchObject({ completedAt: AT })
  expect((await openTapLog(db.account).all()).map(({ tap }) => tap)).toEqual([early])
})
