import { expect, test } from 'vitest'
import type { SupersetId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf, sinceStart } from '../../../tests/builders.ts'
import { currentSet, lastCompleted, setBlocks } from './set-order.ts'
import { completeSet } from './sets.ts'

const SUPERSET = '00000000-0000-7000-8000-00000000aaaa' as SupersetId
const together = { supersetId: SUPERSET }

/** Sets identified in the expectation by their number of repetitions. */
const named = (reps: number, given: Partial<SessionSet> = {}) => blankSet({ reps, ...given })
const order = (session: Session) => setBlocks(session).map((block) => block.map((place) => place.set.reps))

test('single exercises are done one after the other, each from top to bottom', () => {
  const session = sessionOf([exerciseOf([named(11), named(12)]), exerciseOf([named(21)])])
  expect(order(session)).toEqual([[11, 12], [21]])
})

test('a superset is done in turn, and what one exercise has more comes last', () => {
  const session = sessionOf([
    exerciseOf([named(11), named(12), named(13)], together),
    exerciseOf([named(21), named(22)], together),
  ])
  expect(order(session)).toEqual([[11, 21, 12, 22, 13]])
})

test('in a superset the warm-ups come before the first round, however many each has', () => {
  const session = sessionOf([
    exerciseOf([named(1, { kind: 'warm-up' }), named(2, { kind: 'warm-up' }), named(11), named(12)], together),
    exerciseOf([named(3, { kind: 'warm-up' }), named(21), named(22)], together),
  ])
  expect(order(session)).toEqual([[1, 2, 3, 11, 21, 12, 22]])
})

test('a drop set stays with the set it drops from', () => {
  const session = sessionOf([
    exerciseOf([named(11), named(19, { kind: 'drop' }), named(12)], together),
    exerciseOf([named(21), named(22)], together),
  ])
  expect(order(session)).toEqual([[11, 19, 21, 12, 22]])
})

test('a drop set that drops from nothing is a round of its own', () => {
  const session = sessionOf([
    exerciseOf([named(19, { kind: 'drop' }), named(12)], together),
    exerciseOf([named(21), named(22)], together),
  ])
  expect(order(session)).toEqual([[19, 21, 12, 22]])
})

test('exercises of one superset that stand apart are not done in turn', () => {
  const session = sessionOf([
    exerciseOf([named(11)], together),
    exerciseOf([named(21)]),
    exerciseOf([named(31)], together),
  ])
  expect(order(session)).toEqual([[11], [21], [31]])
})

test('the first set is the current one before anything is done', () => {
  expect(currentSet(sessionOf([exerciseOf([named(11), named(12)])]))?.set.reps).toBe(11)
})

test('without a set there is no current one', () => {
  expect(currentSet(sessionOf([exerciseOf([])]))).toBeNull()
})

test('the current set stays with the exercise the lifter does, and comes back to what was left out', () => {
  const [skipped, one, two, next] = [named(11), named(21), named(22), named(31)]
  let session = sessionOf([exerciseOf([skipped]), exerciseOf([one, two]), exerciseOf([next])])
  const current = [one, two, next].map((set, index) => {
    session = completeSet(session, set.id, sinceStart(index * 60), { restSeconds: 0 })
    return currentSet(session)?.set.reps
  })
  expect(current).toEqual([22, 31, 11])
})

test('what stands behind the set that was done last comes before what was left out above it', () => {
  const session = sessionOf([exerciseOf([named(11), aLoggedSet(100, 12), named(13)])])
  expect(currentSet(session)?.set.reps).toBe(13)
})

test('a set left out of the running exercise comes before the next exercise', () => {
  const session = sessionOf([exerciseOf([named(11), aLoggedSet(100, 12)]), exerciseOf([named(21)])])
  expect(currentSet(session)?.set.reps).toBe(11)
})

test('a superset alternates', () => {
  const [a1, a2, b1, b2] = [named(11), named(12), named(21), named(22)]
  const start = sessionOf([exerciseOf([a1, a2], together), exerciseOf([b1, b2], together)])
  const afterA1 = completeSet(start, a1.id, sinceStart(10), { restSeconds: 60 })
  const afterB1 = completeSet(afterA1, b1.id, sinceStart(40), { restSeconds: 60 })
  expect([afterA1, afterB1].map((session) => currentSet(session)?.set.reps)).toEqual([21, 12])
})

test('the last completed set is determined by its time, on a tie by its order', () => {
  const session = sessionOf([
    exerciseOf([aLoggedSet(1, 11, 50), aLoggedSet(1, 12, 90)]),
    exerciseOf([aLoggedSet(1, 21, 90), aLoggedSet(1, 22, 40)]),
  ])
  expect(lastCompleted(session)?.set.reps).toBe(21)
  expect(lastCompleted(sessionOf([]))).toBeNull()
})
