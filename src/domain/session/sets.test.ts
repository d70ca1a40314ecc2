import { describe, expect, test } from 'vitest'
import type { SupersetId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import {
  aLoggedSet,
  blankSet,
  exerciseOf,
  idMaker,
  START,
  sessionOf,
  setIds,
  sinceStart,
} from '../../../tests/builders.ts'
import { finishSession, pauseSession } from './lifecycle.ts'
import { addSet, changeSetKind, completeSet, moveSet, removeSet, uncompleteSet, updateSet } from './sets.ts'

const REST = { restSeconds: 90 }
const SUPERSET = '00000000-0000-7000-8000-00000000aaaa' as SupersetId
const firstSet = (session: Session) => session.exercises[0]?.sets[0]
const sets = (session: Session, index = 0): readonly SessionSet[] => session.exercises[index]?.sets ?? []

describe('completing a set', () => {
  test('logs it at that moment and starts its rest by the deadline', () => {
    const set = blankSet({ reps: 5 })
    const session = completeSet(sessionOf([exerciseOf([set, blankSet()])]), set.id, sinceStart(60), REST)
    expect(firstSet(session)).toMatchObject({ reps: 5, completedAt: sinceStart(60) })
    expect(session.rest).toEqual({ afterSetId: set.id, startedAt: sinceStart(60), endsAt: sinceStart(150) })
  })

  test("rests as long as the exercise says, before the person's usual rest", () => {
    const set = blankSet()
    const session = completeSet(sessionOf([exerciseOf([set], { restSeconds: 180 })]), set.id, START, REST)
    expect(session.rest?.endsAt).toBe(sinceStart(180))
  })

  test('starts no rest where the rest is 0 seconds, and ends the one that ran', () => {
    const [one, two] = [blankSet(), blankSet()]
    const resting = completeSet(sessionOf([exerciseOf([one, two])]), one.id, START, REST)
    expect(completeSet(resting, two.id, sinceStart(30), { restSeconds: 0 }).rest).toBeNull()
  })

  test('starts no rest where the exercise says 0 seconds, whatever the usual rest is', () => {
    const set = blankSet()
    const session = completeSet(sessionOf([exerciseOf([set], { restSeconds: 0 })]), set.id, START, REST)
    expect(session.rest).toBeNull()
  })

  test('a second tap changes nothing', () => {
    const set = blankSet()
    const once = completeSet(sessionOf([exerciseOf([set])]), set.id, START, REST)
    expect(completeSet(once, set.id, sinceStart(5), REST)).toBe(once)
  })

  test('goes on with a paused session', () => {
    const set = blankSet()
    const paused = pauseSession(sessionOf([exerciseOf([set])]), sinceStart(100))
    const session = completeSet(paused, set.id, sinceStart(160), REST)
    expect(session).toMatchObject({ pausedAt: null, pausedMs: 60_000 })
    expect(session.rest?.endsAt).toBe(sinceStart(250))
  })

  test('in a past session starts no rest', () => {
    const set = blankSet()
    const past = finishSession(sessionOf([exerciseOf([set])]), sinceStart(600), { unfinished: 'keep' })
    const edited = completeSet(past, set.id, sinceStart(500), REST)
    expect(firstSet(edited)?.completedAt).toBe(sinceStart(500))
    expect(edited).toMatchObject({ status: 'completed', rest: null })
  })

  test('in a superset rests only after the last exercise of the round', () => {
    const [a1, a2, b1, b2] = [blankSet(), blankSet(), blankSet(), blankSet()]
    const both = [exerciseOf([a1, a2], { supersetId: SUPERSET }), exerciseOf([b1, b2], { supersetId: SUPERSET })]
    const afterA = completeSet(sessionOf(both), a1.id, sinceStart(10), REST)
    expect(afterA.rest).toBeNull()
    const afterB = completeSet(afterA, b1.id, sinceStart(40), REST)
    expect(afterB.rest?.afterSetId).toBe(b1.id)
    const secondRound = completeSet(afterB, a2.id, sinceStart(120), REST)
    expect(secondRound.rest).toBeNull()
  })

  test('rests at the end of a round, though a set of it was left out', () => {
    const [a1, b1, b2] = [blankSet(), blankSet(), blankSet()]
    const both = [exerciseOf([a1], { supersetId: SUPERSET }), exerciseOf([b1, b2], { supersetId: SUPERSET })]
    expect(completeSet(sessionOf(both), b1.id, sinceStart(10), REST).rest?.afterSetId).toBe(b1.id)
  })

  test('goes straight on to a drop set', () => {
    const [top, drop] = [blankSet(), blankSet({ kind: 'drop' })]
    const session = completeSet(sessionOf([exerciseOf([top, drop, blankSet()])]), top.id, sinceStart(10), REST)
    expect(session.rest).toBeNull()
    expect(completeSet(session, drop.id, sinceStart(30), REST).rest?.afterSetId).toBe(drop.id)
  })
})

test('reopening a set keeps its values and ends the rest it started', () => {
  const set = blankSet({ reps: 8 })
  const done = completeSet(sessionOf([exerciseOf([set])]), set.id, START, REST)
  const undone = uncompleteSet(done, set.id)
  expect(firstSet(undone)).toMatchObject({ reps: 8, completedAt: null })
  expect(undone.rest).toBeNull()
})

test('taking the tick back from another set leaves the running rest alone', () => {
  const [one, two] = [aLoggedSet(100, 5), blankSet()]
  const resting = completeSet(sessionOf([exerciseOf([one, two])]), two.id, sinceStart(90), REST)
  expect(uncompleteSet(resting, one.id).rest).toEqual(resting.rest)
})

test('typing changes the given values only, in a logged set too', () => {
  const set = aLoggedSet(100, 5)
  const session = updateSet(sessionOf([exerciseOf([set])]), set.id, { weight: { value: 225.5, unit: 'lb' } })
  expect(firstSet(session)).toEqual({ ...firstSet(session), weight: { value: 225.5, unit: 'lb' }, reps: 5 })
  expect(firstSet(session)?.completedAt).toBe(set.completedAt)
})

test('typing an existing value returns the same session', () => {
  const set = aLoggedSet(100, 5)
  const session = sessionOf([exerciseOf([set])])
  expect(updateSet(session, set.id, { weight: { value: 100, unit: 'kg' }, reps: 5 })).toBe(session)
})

test.each([
  ['a number that is none', { reps: Number.NaN }],
  ['half a repetition', { reps: 5.5 }],
  ['less than nothing', { weight: { value: -1, unit: 'kg' as const } }],
  ['more than any bar holds', { weight: { value: 5_001, unit: 'kg' as const } }],
  ['endless time', { seconds: Number.POSITIVE_INFINITY }],
  ['an effort off the scale', { rpe: 10.5 }],
  ['an effort between the halves', { rpe: 7.2 }],
])('typing %s is refused', (_rule, values) => {
  const set = blankSet({ reps: 5 })
  const session = sessionOf([exerciseOf([set])])
  expect(updateSet(session, set.id, values)).toBe(session)
})

test('a new set copies kind and values of the last one, is open and has no effort', () => {
  const session = sessionOf([exerciseOf([aLoggedSet(60, 8, 30, { kind: 'amrap', rpe: 9 })])])
  const added = sets(addSet(session, session.exercises[0]?.id ?? '', idMaker(3))).at(-1)
  expect(added).toMatchObject({
    kind: 'amrap',
    weight: { value: 60, unit: 'kg' },
    reps: 8,
    rpe: null,
    completedAt: null,
  })
})

test('the first set of an exercise is an empty working set', () => {
  const session = sessionOf([exerciseOf([])])
  expect(sets(addSet(session, session.exercises[0]?.id ?? '', idMaker(3)))).toMatchObject([
    { kind: 'working', weight: null, reps: null },
  ])
})

test('an exercise that is full takes no more sets', () => {
  const session = sessionOf([exerciseOf(Array.from({ length: 100 }, () => blankSet()))])
  expect(addSet(session, session.exercises[0]?.id ?? '', idMaker(3))).toBe(session)
})

test('removing a set ends the rest it started and leaves its exercise, even an empty one', () => {
  const set = blankSet()
  const resting = completeSet(sessionOf([exerciseOf([set])]), set.id, START, REST)
  expect(removeSet(resting, set.id)).toMatchObject({ rest: null, exercises: [{ sets: [] }] })
})

test('a set moves to another index of its exercise', () => {
  const [one, two, three] = [blankSet(), blankSet(), blankSet()]
  const session = sessionOf([exerciseOf([one, two, three])])
  expect(setIds(moveSet(session, three.id, 0))).toEqual([three.id, one.id, two.id])
  expect(setIds(moveSet(session, one.id, 99))).toEqual([two.id, three.id, one.id])
  expect(moveSet(session, one.id, 0)).toBe(session)
})

test('a set becomes a warm-up and keeps all else', () => {
  const set = aLoggedSet(60, 5)
  expect(firstSet(changeSetKind(sessionOf([exerciseOf([set])]), set.id, 'warm-up'))).toMatchObject({
    kind: 'warm-up',
    reps: 5,
    completedAt: set.completedAt,
  })
})

test.each([
  ['complete', (session: Session) => completeSet(session, 'unknown', START, REST)],
  ['take back', (session: Session) => uncompleteSet(session, 'unknown')],
  ['change', (session: Session) => updateSet(session, 'unknown', { reps: 1 })],
  ['add to', (session: Session) => addSet(session, 'unknown', idMaker(3))],
  ['remove', (session: Session) => removeSet(session, 'unknown')],
  ['move', (session: Session) => moveSet(session, 'unknown', 0)],
  ['change the kind of', (session: Session) => changeSetKind(session, 'unknown', 'drop')],
])('to %s an unknown id returns the same session', (_request, request) => {
  const session = sessionOf([exerciseOf([aLoggedSet(100, 5)])])
  expect(request(session)).toBe(session)
})
