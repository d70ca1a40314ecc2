import { expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { finishSession } from '#domain/session/lifecycle.ts'
import { aLoggedSet, blankSet, exerciseOf, idMaker, ROW, sessionOf, sinceStart } from '../../../../tests/builders.ts'
import { addDoneExercises, addDoneSet, correctWeightUnit, moveStart } from './past-edits.ts'

const HOUR = 3_600
const open = blankSet({ reps: 3 })
const running = sessionOf([exerciseOf([aLoggedSet(100, 5), open])])
const past = finishSession(running, sinceStart(HOUR), { unfinished: 'keep' })
const exerciseId = past.exercises[0]?.id ?? ''
const sets = (session: Session, index = 0) => session.exercises[index]?.sets ?? []

test('a set added to the past was done then', () => {
  const added = addDoneSet(past, exerciseId, idMaker(1))
  expect(sets(added).at(-1)).toMatchObject({ reps: 3, completedAt: sinceStart(HOUR) })
  expect(sets(added)[1]?.completedAt).toBeNull()
  expect(added).toMatchObject({ status: 'completed', rest: null })
})

test('an exercise added to the past has a set to fill in', () => {
  expect(sets(addDoneExercises(past, [ROW], idMaker(1)), 1)).toMatchObject([
    { reps: null, completedAt: sinceStart(HOUR) },
  ])
})

test('a wrong unit is corrected for the whole exercise, and the figures stay', () => {
  expect(sets(correctWeightUnit(past, exerciseId, 'lb'))[0]?.weight).toEqual({ value: 100, unit: 'lb' })
  expect(correctWeightUnit(past, exerciseId, 'kg')).toBe(past)
})

test.each([
  ['a little later moves the end as far', 600, 600, 600 + HOUR],
  ['some days earlier takes the end along', -5 * 86_400, -5 * 86_400, -5 * 86_400 + HOUR],
  ['on a later day takes the end along', 86_400, 86_400, 86_400 + HOUR],
  ['less than the length ago ends now', 2 * 86_400 - 600, 2 * 86_400 - 600, 2 * 86_400],
])('a start %s', (_rule, start, startedAt, endedAt) => {
  expect(moveStart(past, sinceStart(start), sinceStart(2 * 86_400))).toMatchObject({
    startedAt: sinceStart(startedAt),
    endedAt: sinceStart(endedAt),
  })
})
