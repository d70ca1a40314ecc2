import { expect, test } from 'vitest'
import {
  aLoggedSet,
  BENCH,
  blankSet,
  exerciseOf,
  idMaker,
  PULL_UP,
  plannedExerciseOf,
  plannedSetFor,
  START,
  sessionOf,
  sinceStart,
  workoutOf,
} from '../../../tests/builders.ts'
import { startSession } from '../session/start-session.ts'
import { sessionDay } from '../time/session-day.ts'
import { completePastSet, correctPastSet, finishPast, proposePastStart } from './past-session.ts'

const ZONE = 'America/Sao_Paulo'
const HOUR_MS = 3_600_000
const MADRID = { startedAt: '2026-02-27T06:40:00.000Z', timeZone: 'Europe/Madrid' }

// Now is 2 March, 15:00 in São Paulo.
test.each([
  ['without an earlier workout: yesterday evening', null, undefined, '2026-03-01T18:00'],
  ['at the hour of the latest one, where that began', null, MADRID, '2026-03-02T07:40'],
  ['on the chosen day', '2026-02-20', MADRID, '2026-02-20T07:40'],
  ['today, when the usual hour is still to come: an hour ago', '2026-03-02', undefined, '2026-03-02T14:00'],
])('a past workout is proposed %s', (_rule, day, latest, expected) => {
  expect(proposePastStart({ day, nowIso: START, timeZone: ZONE, latest })).toBe(expected)
})

test('shortly after midnight a workout of today is proposed today', () => {
  const nowIso = '2026-03-02T03:20:00.000Z'
  expect(proposePastStart({ day: '2026-03-02', nowIso, timeZone: ZONE, latest: undefined })).toBe('2026-03-02T00:00')
})

const kilograms = (value: number) => ({ weight: { value, unit: 'kg' as const }, reps: { min: 5, max: 5 } })

/** Bench with its load, bench without one, pull-ups. */
function startedSession(startedAt = START) {
  const workout = workoutOf([
    plannedExerciseOf([plannedSetFor(kilograms(100)), plannedSetFor({ reps: { min: 5, max: 5 } })]),
    plannedExerciseOf([plannedSetFor({ reps: { min: 8, max: 12 } })], { exerciseId: PULL_UP.id, restSeconds: 120 }),
  ])
  const exerciseOfId = (id: string) => (id === PULL_UP.id ? PULL_UP : BENCH)
  const plan = { workout, name: 'Free', exerciseOf: exerciseOfId }
  return startSession(plan, { nowIso: startedAt, timeZone: ZONE, newId: idMaker() })
}

test('a past session is finished, rests nowhere and has the sets whose figures are known', () => {
  const past = finishPast(startedSession(), HOUR_MS, sinceStart(86_400))
  expect(past).toMatchObject({ status: 'completed', startedAt: START, endedAt: sinceStart(3_600), rest: null })
  const done = past.exercises.map((exercise) => exercise.sets.map((set) => set.completedAt))
  expect(done).toEqual([[sinceStart(3_600), null], [sinceStart(3_600)]])
})

test('a past session belongs to its day where it was, not to the day on which it is logged', () => {
  const past = finishPast(startedSession('2026-03-02T01:30:00.000Z'), HOUR_MS, sinceStart(86_400))
  expect(sessionDay(past)).toBe('2026-03-01')
})

test('a past session that would last until later ends now', () => {
  expect(finishPast(startedSession(), HOUR_MS, sinceStart(600)).endedAt).toBe(sinceStart(600))
})

test('a past session without exercises is finished, too', () => {
  expect(finishPast(sessionOf([]), HOUR_MS, sinceStart(86_400))).toMatchObject({ status: 'completed', exercises: [] })
})

const lacksLoad = blankSet({ reps: 5 })
const left = blankSet({ weight: { value: 80, unit: 'kg' }, reps: 5 })
const past = finishPast(sessionOf([exerciseOf([lacksLoad, left])]), HOUR_MS, sinceStart(86_400))

test('the last missing figure of an open set logs it', () => {
  const corrected = correctPastSet(past, lacksLoad.id, { weight: { value: 100, unit: 'kg' } })
  expect(corrected.exercises[0]?.sets[0]).toMatchObject({ weight: { value: 100 }, completedAt: past.endedAt })
})

test('a set that was left out stays so when its figures change', () => {
  const skipped = sessionOf([exerciseOf([left])], { status: 'completed', endedAt: sinceStart(3_600) })
  const corrected = correctPastSet(skipped, left.id, { reps: 6 })
  expect(corrected.exercises[0]?.sets[0]).toMatchObject({ reps: 6, completedAt: null })
})

test('a set that was left open can be counted as done', () => {
  const skipped = sessionOf([exerciseOf([left])], { status: 'completed', endedAt: sinceStart(3_600) })
  expect(completePastSet(skipped, left.id).exercises[0]?.sets[0]).toMatchObject({ completedAt: sinceStart(3_600) })
})

test('a logged set stays logged at its time when it is corrected', () => {
  const logged = aLoggedSet(100, 5)
  const session = sessionOf([exerciseOf([logged])], { status: 'completed', endedAt: sinceStart(3_600) })
  const corrected = correctPastSet(session, logged.id, { reps: 6 })
  expect(corrected.exercises[0]?.sets[0]).toMatchObject({ reps: 6, completedAt: logged.completedAt })
  expect(completePastSet(session, logged.id)).toBe(session)
})
