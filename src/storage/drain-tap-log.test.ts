import type { RxCollection } from 'rxdb/plugins/core'
import { expect, test, vi } from 'vitest'
import type { Session } from '#contract/session.ts'
import type { Tap } from '#contract/tap.ts'
import { removeExercise } from '#domain/session/exercises.ts'
import { finishSession } from '#domain/session/lifecycle.ts'
import { NO_VALUES } from '#domain/session/set-values.ts'
import { completeSet, removeSet, uncompleteSet, updateSet } from '#domain/session/sets.ts'
import { anId, aSession, blankSet, exerciseOf, sessionOf } from '../../tests/builders.ts'
import { openTestDatabase } from '../../tests/test-database.ts'
import { sessionById } from './collections/sessions.ts'
import { editDocument, insertDocument, trashDocument } from './commands.ts'
import type { Database } from './documents.ts'
import { drainTapLog } from './drain-tap-log.ts'
import { latestVersion, writeStored } from './rxdb/inner-fields.ts'
import { openTapLog } from './tap-log.ts'

const AT = '2026-11-24T10:00:00.000Z'
const VALUES = { ...NO_VALUES, weight: { value: 80, unit: 'kg' as const }, reps: 8 }

async function running(db: Database): Promise<Session> {
  const { exercises } = sessionOf([exerciseOf([blankSet(), blankSet()])])
  return insertDocument(db, 'sessions', aSession({ status: 'active', exercises }))
}

function tapOn(db: Database, session: Session, index = 0): Tap {
  const exercise = session.exercises[0]
  const set = exercise?.sets[index]
  if (!exercise || !set) throw new Error('the session has no such set')
  const { sets: _, ...rest } = exercise
  return {
    account: db.account,
    sessionId: session.id,
    setId: set.id,
    seen: { exercise: rest, set },
    values: VALUES,
    restSeconds: 90,
    completedAt: AT,
  }
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

test('figures that were stored after the still was kept are logged as they are', async () => {
  const db = await openTestDatabase()
  const session = await running(db)
  const tap = tapOn(db, session)
  await editDocument(db, 'sessions', session.id, (latest) =>
    updateSet(latest, tap.setId, { weight: { value: 110, unit: 'kg' } }),
  )
  await openTapLog(db.account).add(tap)
  await drainTapLog(db)
  expect((await setsOf(db, session))?.[0]).toMatchObject({
    weight: { value: 110, unit: 'kg' },
    reps: 8,
    completedAt: AT,
  })
})

const LATER = '2026-11-24T11:00:00.000Z'
type Elsewhere = (db: Database, session: Session) => Promise<unknown>

const edited =
  (change: (session: Session) => Session): Elsewhere =>
  (db, { id }) =>
    editDocument(db, 'sessions', id, change)

const deletedForGood: Elsewhere = async (db, { id }) => {
  const sessions: RxCollection<Session> = db.collections.sessions
  const stored = await latestVersion(sessions, id)
  if (stored) await writeStored(sessions, [{ previous: stored, document: { ...stored, _deleted: true } }], 'deletion')
}

test.each<[string, Elsewhere]>([
  ['its set was removed', edited((session) => removeSet(session, session.exercises[0]?.sets[0]?.id ?? ''))],
  ['its exercise was removed', edited((session) => removeExercise(session, session.exercises[0]?.id ?? ''))],
  [
    'its workout was finished without it',
    edited((session) => finishSession(session, LATER, { unfinished: 'discard' })),
  ],
  ['its workout is in the trash', (db, { id }) => trashDocument(db, 'sessions', id)],
  ['its workout was deleted, and is still known here', deletedForGood],
])('a tapped set is logged where %s meanwhile', async (_case, elsewhere) => {
  const db = await openTestDatabase()
  const session = await running(db)
  const tap = tapOn(db, session)
  await openTapLog(db.account).add(tap)
  await elsewhere(db, session)
  expect(await drainTapLog(db)).toEqual([])
  const stored = await sessionById(db, session.id).get()
  const sets = stored?.exercises.flatMap((exercise) => exercise.sets)
  expect(sets?.filter(({ completedAt }) => completedAt !== null)).toMatchObject([{ id: tap.setId, ...VALUES }])
  expect(stored?.binnedAt).toBe('')
  expect(await openTapLog(db.account).all()).toEqual([])
})

test('a tick that is taken back stays taken back where the log could not forget its tap', async () => {
  const db = await openTestDatabase()
  const session = await running(db)
  const tap = tapOn(db, session)
  await openTapLog(db.account).add(tap)
  const refused = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await expect(drainTapLog(db)).rejects.toThrow('no room')
  refused.mockRestore()
  await editDocument(db, 'sessions', session.id, (latest) => uncompleteSet(latest, tap.setId))
  await drainTapLog(db)
  expect((await setsOf(db, session))?.[0]).toMatchObject({ completedAt: null })
  expect(await openTapLog(db.account).all()).toEqual([])
})

test('a tap without a workout to go into is reported and stays, and the others are written', async () => {
  const db = await openTestDatabase()
  const session = await running(db)
  const homeless = { ...tapOn(db, session), sessionId: anId<Session['id']>() }
  await openTapLog(db.account).add(homeless)
  await openTapLog(db.account).add(tapOn(db, session))
  expect((await drainTapLog(db)).map(({ tap }) => tap)).toEqual([homeless])
  expect((await setsOf(db, session))?.[0]).toMatchObject({ completedAt: AT })
  expect((await openTapLog(db.account).all()).map(({ tap }) => tap)).toEqual([homeless])
})
