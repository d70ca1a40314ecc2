import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { aSession, aSessionExercise, aSet } from '../../../tests/builders.ts'
import { type Calendar, dayIn, numberOf } from './days.ts'
import { musclesBetween, sessionMuscles, weeklyHardSets } from './muscles.ts'
import { change, presentBest } from './progress.ts'
import { recordsOf } from './records.ts'
import { durationMs, sumsOf, volumeChangeKg } from './sessions.ts'
import { regularity, streaksOf, weekSums } from './weeks.ts'

const BENCH = 'barbell-bench-press' as ExerciseId
const ROUTINE = 'a routine' as Session['workoutId']
/** A Friday. */
const TODAY = numberOf('2026-03-20')
const CALENDAR: Calendar = { today: TODAY, weekStart: 1 }

function done(kg: number, reps: number, fields: Partial<SessionSet> = {}): SessionSet {
  return aSet({ weight: { value: kg, unit: 'kg' }, reps, completedAt: '2026-03-02T18:30:00.000Z', ...fields })
}

function benched(day: string, sets: readonly SessionSet[], fields: Partial<Session> = {}): Session {
  const startedAt = `${day}T18:00:00.000Z`
  return aSession({
    status: 'completed',
    startedAt,
    endedAt: `${day}T19:00:00.000Z`,
    exercises: [aSessionExercise({ sets: [...sets] })],
    ...fields,
  })
}

test('a session belongs to the day that it began on in its zone', () => {
  expect(dayIn('2026-03-03T02:30:00.000Z', 'America/Sao_Paulo')).toBe('2026-03-02')
  expect(dayIn('2026-03-03T02:30:00.000Z', 'Not/AZone')).toBe('2026-03-03')
})

test('sums leave out warm-ups and open sets, and count both sides', () => {
  const sets = [done(40, 10, { kind: 'warm-up' }), done(100, 5), done(100, 8, { completedAt: null })]
  const session = aSession({ exercises: [aSessionExercise({ oneSided: true, sets })] })
  expect(sumsOf(session)).toMatchObject({ sets: 1, warmUps: 1, reps: 10, volumeKg: 1_000 })
})

test('help is no load', () => {
  const exercise = aSessionExercise({ kind: 'assisted-bodyweight', sets: [done(20, 8)] })
  expect(sumsOf(aSession({ exercises: [exercise] })).volumeKg).toBe(0)
})

test('pauses are no training', () => {
  const hour = aSession({ endedAt: '2026-03-02T19:00:00.000Z', pausedMs: 600_000 })
  expect(durationMs(hour, '')).toBe(3_000_000)
  const paused = aSession({ pausedAt: '2026-03-02T18:20:00.000Z' })
  expect(durationMs(paused, '2026-03-02T20:00:00.000Z')).toBe(1_200_000)
})

test('volume is compared with the last completed time of the routine before', () => {
  const [first, second, given] = [
    benched('2026-03-02', [done(100, 5)], { workoutId: ROUTINE }),
    benched('2026-03-09', [done(100, 6)], { workoutId: ROUTINE }),
    benched('2026-03-08', [done(100, 9)], { workoutId: ROUTINE, status: 'abandoned' }),
  ]
  expect(volumeChangeKg(second, [first, given, second])).toBe(100)
  expect(volumeChangeKg(first, [first, second])).toBeNull()
})

test('the first to reach a load keeps the record, a heavier one beats it', () => {
  const records = recordsOf(
    [
      benched('2026-03-02', [done(100, 5)]),
      benched('2026-03-09', [done(100, 5)]),
      benched('2026-03-16', [done(102.5, 5)]),
    ],
    BENCH,
  )
  const heaviest = records.history.filter(({ kind }) => kind === 'heaviest')
  expect(heaviest.map(({ value, before }) => [value, before?.value ?? null])).toEqual([
    [100, null],
    [102.5, 100],
  ])
  expect(records.standing.find(({ kind }) => kind === 'one-rep-max')?.value).toBeCloseTo(119.58, 2)
})

test('a slip of the finger is no record', () => {
  const records = recordsOf([benched('2026-03-02', [done(100, 5)]), benched('2026-03-09', [done(1_000, 5)])], BENCH)
  expect(records.standing.find(({ kind }) => kind === 'heaviest')?.value).toBe(100)
})

test('225 lb do not beat 102.06 kg', () => {
  const pounds = done(0, 5, { weight: { value: 225, unit: 'lb' } })
  const records = recordsOf([benched('2026-03-02', [done(102.06, 5)]), benched('2026-03-09', [pounds])], BENCH)
  expect(records.history.filter(({ kind }) => kind === 'heaviest')).toHaveLength(1)
})

test('repetitions are a record where no heavier load has as many', () => {
  const records = recordsOf(
    [benched('2026-03-02', [done(100, 5), done(90, 5), done(80, 8)]), benched('2026-03-09', [done(90, 7)])],
    BENCH,
  )
  expect(records.repsAtWeight.map(({ value }) => value)).toEqual([5, 7, 8])
  expect(records.history.filter(({ kind }) => kind === 'reps-at-weight').at(-1)?.before?.value).toBe(5)
})

test('three weeks in a row, of which the current one has begun with nothing', () => {
  const sessions = [benched('2026-03-02', [done(100, 5)]), benched('2026-03-09', [done(100, 5)])]
  expect(streaksOf(sessions, CALENDAR, null)).toEqual({ current: 2, longest: 2, thisWeekCounts: false })
  expect(streaksOf(sessions, CALENDAR, 2)).toEqual({ current: 0, longest: 0, thisWeekCounts: false })
})

test('a workout given up after a set counts with its set, and toward no goal', () => {
  const given = benched('2026-03-18', [done(100, 5)], { status: 'abandoned' })
  const { thisWeek, lastWeek } = weekSums([given, benched('2026-03-10', [done(50, 5)])], CALENDAR)
  expect(thisWeek).toMatchObject({ sessions: 0, sets: 1, volumeKg: 500 })
  expect(lastWeek).toMatchObject({ sessions: 1, sets: 1 })
})

test('averages are of full weeks since training began', () => {
  const sessions = [
    benched('2026-03-02', [done(100, 5)]),
    benched('2026-03-04', [done(100, 5)]),
    benched('2026-03-20', [done(100, 5)]),
  ]
  const found = regularity(sessions, CALENDAR, { weeks: 52, goal: 2 })
  expect(found).toMatchObject({ perWeek: 1, adherence: 0.5, thisWeek: 1 })
  expect(found.byWeekday).toEqual([0, 1, 0, 1, 0, 1, 0])
})

test('a set is one for the primary and a half for the secondary muscles', () => {
  const worked = () => ({ primary: ['chest'], secondary: ['triceps'] }) as const
  const session = benched('2026-03-18', [done(100, 5), done(100, 5, { rir: 6 })])
  expect([...sessionMuscles(session, worked)]).toEqual([
    ['chest', 2],
    ['triceps', 1],
  ])
  const days = { from: TODAY - 6, to: TODAY, today: TODAY }
  expect(musclesBetween([session], worked, days).get('triceps')).toBe(1)
  expect(musclesBetween([session], worked, { ...days, onlyHard: true }).get('chest')).toBe(1)
})

test('hard sets are of an average full week', () => {
  const worked = () => ({ primary: ['chest'], secondary: [] }) as const
  const sessions = [benched('2026-03-04', [done(100, 5), done(100, 5)]), benched('2026-03-18', [done(100, 5)])]
  const weeks = ['2026-03-02', '2026-03-09', '2026-03-16'].map(numberOf)
  expect(weeklyHardSets(sessions, worked, { weeks, today: TODAY, firstDay: weeks[0] ?? 0 }).get('chest')).toBe(1)
})

test('four weeks are compared with the four before', () => {
  const sessions = [benched('2026-02-10', [done(90, 5)]), benched('2026-03-10', [done(100, 5), done(95, 5)])]
  const { recent, before } = change(sessions, BENCH, { today: TODAY, unit: 'kg' })
  expect(recent).toMatchObject({ sessions: 1, sets: 2, volumeKg: 975 })
  expect(before?.best).toBeCloseTo(105, 5)
})

test('a light workout says nothing about the present best', () => {
  const sessions = [benched('2026-02-10', [done(100, 5)]), benched('2026-03-17', [done(60, 5)])]
  expect(presentBest(sessions, BENCH, { today: TODAY, unit: 'kg' }, 52)).toBeCloseTo(116.67, 2)
})
