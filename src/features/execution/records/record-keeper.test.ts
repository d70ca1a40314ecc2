import { expect, onTestFinished, test, vi } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { factsOf, noBestSets, withSet } from '#domain/analytics/set-records.ts'
import { completeSet, uncompleteSet, updateSet } from '#domain/session/sets.ts'
import { createStore } from '#shared/store.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { createSessionStore } from '../editing/session-store.ts'
import { type AskForBest, keepRecords } from './record-keeper.ts'
import { NO_RECORDS } from './set-record-store.ts'

const BENCH = exerciseOf([]).exerciseId
const BEST = withSet(noBestSets('weight-reps'), factsOf(aLoggedSet(100, 8)))

/** A session that runs on a disk of its own, with the records of its sets. */
function keep(
  session: Session,
  answer: AskForBest = async (ids) => ids.map((exerciseId) => ({ exerciseId, best: BEST })),
) {
  let stored = session
  const store = createSessionStore(session, {
    write: async (change) => {
      const before = stored
      stored = change(before)
      return { before, after: stored }
    },
    follow: () => () => undefined,
    reasonOf: () => 'unknown',
  })
  const ask = vi.fn(answer)
  const records = createStore(NO_RECORDS)
  const stop = keepRecords(store, records, ask)
  onTestFinished(stop)
  const log = (id: string) => {
    const at = new Date().toISOString()
    return store.edit((current) => completeSet(current, id, at, { restSeconds: 0 }))
  }
  const isKnown = () => vi.waitFor(() => expect(ask.mock.settledResults.at(-1)?.type).toBe('fulfilled'))
  return { store, ask, records, log, isKnown, stop }
}

test('a set is a record in the very edit that logs it, and none once it is taken back', async () => {
  const set = blankSet({ weight: { value: 120, unit: 'kg' }, reps: 8 })
  const { store, records, log, isKnown } = keep(sessionOf([exerciseOf([set, blankSet()])]))
  await isKnown()
  const step = log(set.id)
  expect(records.current().bySet.get(set.id)).toMatchObject({ kind: 'heaviest', before: { reps: 8 } })
  expect(records.current().newIds.has(set.id)).toBe(true)
  store.undo(step)
  expect(records.current().bySet.size).toBe(0)
  log(set.id)
  store.edit((current) => uncompleteSet(current, set.id))
  expect(records.current().bySet.size).toBe(0)
})

test('what was logged before the answer is marked as soon as it comes, and not as made just now', async () => {
  const set = aLoggedSet(120, 8)
  const { records } = keep(sessionOf([exerciseOf([set])]))
  expect(records.current().bySet.size).toBe(0)
  await vi.waitFor(() => expect(records.current().bySet.has(set.id)).toBe(true))
  expect(records.current().newIds.size).toBe(0)
})

test('it asks once, and again only for exercises that are added', async () => {
  const set = blankSet({ weight: { value: 120, unit: 'kg' }, reps: 8 })
  const { store, ask, log, isKnown } = keep(sessionOf([exerciseOf([set]), exerciseOf([blankSet()])]))
  await isKnown()
  log(set.id)
  expect(ask.mock.calls).toEqual([[[BENCH]]])
  const squat = { ...exerciseOf([blankSet()]), exerciseId: 'barbell-squat' as ExerciseId }
  store.edit((session) => ({ ...session, exercises: [...session.exercises, squat] }))
  expect(ask.mock.calls.slice(1)).toEqual([[['barbell-squat']]])
})

test('without an answer no record is called out, and logging goes on', async () => {
  const set = blankSet({ weight: { value: 120, unit: 'kg' }, reps: 8 })
  const { store, records, log, ask } = keep(sessionOf([exerciseOf([set])]), () => Promise.reject(new Error('no index')))
  await vi.waitFor(() => expect(ask.mock.settledResults.at(-1)?.type).toBe('rejected'))
  log(set.id)
  expect(store.current().shown.exercises[0]?.sets[0]?.completedAt).not.toBeNull()
  expect(records.current()).toBe(NO_RECORDS)
})

test('once stopped, it follows nothing', async () => {
  const set = blankSet({ weight: { value: 120, unit: 'kg' }, reps: 8 })
  const { records, log, isKnown, stop } = keep(sessionOf([exerciseOf([set])]))
  await isKnown()
  stop()
  log(set.id)
  expect(records.current().bySet.size).toBe(0)
})

test('a load far above the best is doubted instead of called a record, until it is corrected', async () => {
  const set = blankSet({ weight: { value: 1_000, unit: 'kg' }, reps: 8 })
  const { store, records, log, isKnown } = keep(sessionOf([exerciseOf([set, blankSet()])]))
  await isKnown()
  log(set.id)
  expect(records.current().bySet.size).toBe(0)
  expect(records.current().doubtful.get(set.id)).toMatchObject({ weight: { value: 100 }, reps: 8 })
  store.edit((current) => updateSet(current, set.id, { weight: { value: 110, unit: 'kg' } }))
  expect(records.current().doubtful.size).toBe(0)
  expect(records.current().bySet.get(set.id)).toMatchObject({ kind: 'heaviest' })
})
