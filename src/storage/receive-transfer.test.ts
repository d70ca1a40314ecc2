import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import type { Transfer } from '#contract/transfer.ts'
import { COLLECTION_NAMES } from '#contract/vocabulary.ts'
import { receive } from '#domain/transfer/reception.ts'
import { transferSession, transferWorkout } from '#domain/transfer/transfer.ts'
import {
  anExercise,
  aPlannedSet,
  aSession,
  aSessionExercise,
  aSet,
  aWorkout,
  aWorkoutExercise,
} from '../../tests/builders.ts'
import { anyTransfer } from '../../tests/support/any-transfer.ts'
import { anAccount, openTestDatabase } from '../../tests/test-database.ts'
import { ownExercises } from './collections/exercises.ts'
import { latestSessions, runningSessions } from './collections/sessions.ts'
import { activeWorkouts } from './collections/workouts.ts'
import { editDocument, insertDocument } from './commands.ts'
import { copyDocuments } from './copy-documents.ts'
import type { Database } from './documents.ts'
import { findForTransfer, receiveTransfer, undoReceived } from './receive-transfer.ts'

const own = anExercise({ name: 'Landmine press' })
const giverOf = (account: string | null) => ({ account, nowIso: '2026-03-02T19:00:00.000Z', exercises: [own] })
const giver = giverOf('ana')
const workout = aWorkout({ exercises: [aWorkoutExercise({ exerciseId: own.id, sets: [aPlannedSet()] })] })
const running = aSession({
  exercises: [aSessionExercise({ exerciseId: own.id, sets: [aSet({ completedAt: '2026-03-02T18:10:00.000Z' })] })],
})

async function take(db: Database, transfer: Transfer, account: string | null = 'bia') {
  const reception = receive(transfer, await findForTransfer(db, transfer, { account, nowMs: Date.now() }))
  return { does: reception.does, received: await receiveTransfer(db, reception) }
}

async function everything(db: Database): Promise<unknown> {
  const found = await Promise.all(COLLECTION_NAMES.map((name) => db.collections[name].find().exec()))
  return found.map((documents) => documents.map((document) => document.toMutableJSON()))
}

test('a workout comes in behind the others with its exercise, is in every list, and is taken back', async () => {
  const db = await openTestDatabase()
  const first = await insertDocument(db, 'workouts', aWorkout({ name: 'Mine', orderKey: 'a5' }))
  const { does, received } = await take(db, transferWorkout(workout, giver))
  expect(does).toBe('add')
  const [, taken] = await activeWorkouts(db).get()
  const [exercise] = await ownExercises(db).get()
  expect(taken?.name).toBe('Push')
  expect(taken?.exercises[0]?.exerciseId).toBe(exercise?.id)
  expect(first.updatedAt < (taken?.updatedAt ?? '')).toBe(true)

  await undoReceived(db, received)
  expect(await activeWorkouts(db).get()).toEqual([first])
  expect(await ownExercises(db).get()).toEqual([])

  await take(db, transferWorkout(workout, giver))
  expect((await activeWorkouts(db).get()).map(({ name }) => name)).toEqual(['Mine', 'Push'])
  expect(await ownExercises(db).get()).toHaveLength(1)
})

test('two devices of one account that each logged a set have both, whichever hands over', async () => {
  const [phone, tablet] = [await openTestDatabase(), await openTestDatabase({ account: anAccount() })]
  for (const db of [phone, tablet]) {
    await db.collections.exercises.bulkInsert([own])
    await db.collections.sessions.bulkInsert([running])
  }
  const log = async (db: Database, reps: number) => {
    const { after } = await editDocument(db, 'sessions', running.id, (session) => ({
      ...session,
      exercises: session.exercises.map((exercise) => ({
        ...exercise,
        sets: [...exercise.sets, aSet({ orderKey: `b${reps}`, reps, completedAt: '2026-03-02T18:20:00.000Z' })],
      })),
    }))
    return after
  }
  const [onPhone, onTablet] = [await log(phone, 8), await log(tablet, 9)]
  const { received } = await take(phone, transferSession(onTablet, giver), 'ana')
  await take(tablet, transferSession(onPhone, giver), 'ana')
  const [merged] = await runningSessions(phone).get()
  expect(merged?.exercises[0]?.sets.map(({ reps }) => reps)).toEqual([5, 8, 9])
  expect(await runningSessions(tablet).get()).toEqual([merged])

  await undoReceived(phone, received)
  const [undone] = await runningSessions(phone).get()
  expect(undone?.exercises[0]?.sets.map(({ reps }) => reps)).toEqual([5, 8])
})

test('a session in the trash comes back, and is thrown away again where that is taken back', async () => {
  const db = await openTestDatabase()
  const transfer = transferSession(running, giver)
  await undoReceived(db, (await take(db, transfer)).received)
  expect(await runningSessions(db).get()).toEqual([])
  const { received } = await take(db, transfer)
  expect(await runningSessions(db).get()).toHaveLength(1)
  await undoReceived(db, received)
  expect(await latestSessions(db, { limit: 5 }).get()).toEqual([])
})

test.each([
  ['from a guest to the account, before the guest signs up', null, 'ana'],
  ['from the account to a guest, before the guest signs in', 'ana', null],
])(
  'a session that one person handed over %s is there once afterwards, with the sets of both',
  async (_when, from, to) => {
    const [giver, receiver] = [await openTestDatabase(), await openTestDatabase({ account: anAccount() })]
    await giver.collections.exercises.bulkInsert([own])
    await giver.collections.sessions.bulkInsert([running])
    await take(receiver, transferSession(running, giverOf(from)), to)
    const withAnother = (reps: number) => (session: Session) => ({
      ...session,
      exercises: session.exercises.map((exercise) => ({
        ...exercise,
        sets: [...exercise.sets, aSet({ orderKey: `b${reps}`, reps, completedAt: '2026-03-02T18:20:00.000Z' })],
      })),
    })
    for (const [db, reps] of [
      [giver, 8],
      [receiver, 9],
    ] as const) {
      const [here] = await runningSessions(db).get()
      if (here) await editDocument(db, 'sessions', here.id, withAnother(reps))
    }

    const [guest, account] = from === null ? [giver, receiver] : [receiver, giver]
    await copyDocuments(guest, account)
    const found = await runningSessions(account).get()
    expect(found.map(({ exercises }) => exercises.map(({ sets }) => sets.map(({ reps }) => reps)))).toEqual([
      [[5, 8, 9]],
    ])
    expect(await ownExercises(account).get()).toHaveLength(1)
  },
)

test('repeating any transfer adds nothing', async () => {
  const db = await openTestDatabase()
  await fc.assert(
    fc.asyncProperty(anyTransfer, async (transfer) => {
      await take(db, transfer)
      const once = await everything(db)
      const { does, received } = await take(db, transfer)
      expect([does, received]).toEqual(['same', { added: [], changed: [] }])
      expect(await everything(db)).toEqual(once)
    }),
    { numRuns: 30 },
  )
})
