import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import { session as sessionSchema } from '#contract/session.ts'
import {
  aLoggedSet,
  BENCH,
  exerciseOf,
  idMaker,
  plannedExerciseOf,
  plannedSetFor,
  ROW,
  START,
  sessionOf,
  workoutOf,
} from '../../../tests/builders.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import { previousSets } from './previous-sets.ts'
import { repeatSession, startSession } from './start-session.ts'

const start = () => ({ nowIso: START, timeZone: 'America/Sao_Paulo', newId: idMaker(7) })
const copyOf = (id: ExerciseId) => (id === ROW.id ? ROW : { ...BENCH, defaultRestSeconds: 150 })
const kg = (value: number) => ({ value, unit: 'kg' as const })
const fixed = (reps: number) => ({ min: reps, max: reps })

test('a free session is running, named and empty', () => {
  const session = startSession({ workout: null, name: 'Free workout', exerciseOf: copyOf }, start())
  expect(session).toMatchObject({
    status: 'active',
    name: 'Free workout',
    workoutId: '',
    startedAt: START,
    exercises: [],
  })
  expect(session.newestFirst).toBe(newestFirstKey(START))
  expect(sessionSchema.safeParse(session).success).toBe(true)
})

test('each planned set becomes one set that is filled in as planned and still to do', () => {
  const workout = workoutOf([
    plannedExerciseOf([
      plannedSetFor({ weight: kg(40), reps: fixed(8) }, 'warm-up'),
      plannedSetFor({ weight: { value: 225, unit: 'lb' }, reps: fixed(5), rpe: 8 }),
    ]),
  ])
  const session = startSession({ workout, name: 'unused', exerciseOf: copyOf }, start())
  expect(session).toMatchObject({ name: 'Push', workoutId: workout.id })
  expect(session.exercises[0]).toMatchObject({ name: 'Bench press', kind: 'weight-reps' })
  expect(session.exercises[0]?.sets).toMatchObject([
    { kind: 'warm-up', weight: kg(40), reps: 8, completedAt: null },
    { kind: 'working', weight: { value: 225, unit: 'lb' }, reps: 5, rpe: null, target: { rpe: 8 }, completedAt: null },
  ])
  expect(sessionSchema.safeParse(session).success).toBe(true)
})

test('order, supersets, notes and rests come along from the plan', () => {
  const first = plannedExerciseOf([plannedSetFor()], { restSeconds: 45, note: 'pause at the chest' })
  const second = plannedExerciseOf([plannedSetFor()], { exerciseId: ROW.id })
  const supersetId = '00000000-0000-7000-8000-00000000abcd' as NonNullable<typeof first.supersetId>
  const workout = workoutOf([
    { ...first, supersetId },
    { ...second, supersetId },
  ])
  // A merged document need not be sorted.
  const shuffled = { ...workout, exercises: workout.exercises.toReversed() }
  expect(startSession({ workout: shuffled, name: '', exerciseOf: copyOf }, start()).exercises).toMatchObject([
    { name: 'Bench press', restSeconds: 45, note: 'pause at the chest', supersetId },
    { name: 'Row', restSeconds: null, supersetId },
  ])
})

test("an exercise without a planned rest rests as long as the exercise's own default", () => {
  const workout = workoutOf([plannedExerciseOf([plannedSetFor()])])
  expect(startSession({ workout, name: '', exerciseOf: copyOf }, start()).exercises[0]?.restSeconds).toBe(150)
})

test.each([
  ['nothing asked, nothing done before: open', {}, null, { weight: null, reps: null }],
  ['nothing asked: as last time', {}, aLoggedSet(80, 6), { weight: kg(80), reps: 6 }],
  ['a plan goes before last time', { weight: kg(90), reps: fixed(3) }, aLoggedSet(80, 6), { weight: kg(90), reps: 3 }],
  ['a range: as last time where that fits', { reps: { min: 5, max: 8 } }, aLoggedSet(80, 6), { reps: 6 }],
  ['a range: its lower end where last time is outside', { reps: { min: 8, max: 12 } }, aLoggedSet(80, 6), { reps: 8 }],
  ['percent of a maximum asks for no load by itself', { percentOfOneRepMax: 80 }, null, { weight: null }],
  ['nor for the one of last time', { percentOfOneRepMax: 80 }, aLoggedSet(80, 6), { weight: null, reps: 6 }],
] as const)('filled in: %s', (_rule, target, before, expected) => {
  const workout = workoutOf([plannedExerciseOf([plannedSetFor(target)])])
  const history = before ? [sessionOf([exerciseOf([before])], { status: 'completed' })] : []
  const previousOf = (id: ExerciseId) => previousSets(history, id, null)
  const session = startSession({ workout, name: '', exerciseOf: copyOf, previousOf }, start())
  expect(session.exercises[0]?.sets[0]).toMatchObject(expected)
})

test('repeating turns results into targets, with new ids', () => {
  const done = sessionOf([exerciseOf([aLoggedSet(100, 5, 60, { rpe: 9 }), aLoggedSet(102.5, 4)], { note: 'belt' })], {
    status: 'completed',
  })
  const again = repeatSession(done, start())
  expect(again).toMatchObject({ status: 'active', name: done.name, endedAt: null })
  expect(again.exercises[0]).toMatchObject({ name: 'Bench press', note: 'belt' })
  expect(again.exercises[0]?.sets).toMatchObject([
    { weight: kg(100), reps: 5, rpe: null, completedAt: null },
    { weight: kg(102.5), reps: 4, completedAt: null },
  ])
  const idsOf = (session: typeof done) => session.exercises.flatMap((it) => [it.id, ...it.sets.map((set) => set.id)])
  expect(idsOf(again).filter((id) => idsOf(done).includes(id))).toEqual([])
  expect(sessionSchema.safeParse(again).success).toBe(true)
})

test("an exercise's own note is copied beside the plan's", () => {
  const habits = { note: 'rack at hole 7', barWeight: kg(15), oneSided: true }
  const workout = workoutOf([plannedExerciseOf([plannedSetFor()], { note: 'pause at the chest' })])
  const session = startSession({ workout, name: '', exerciseOf: () => ({ ...BENCH, ...habits }) }, start())
  expect(session.exercises[0]).toMatchObject({
    note: 'pause at the chest',
    exerciseNote: 'rack at hole 7',
    barWeight: kg(15),
    oneSided: true,
  })
  expect(sessionSchema.safeParse(session).success).toBe(true)
})

test('repeating takes what is noted of an exercise today, or what was noted then', () => {
  const done = sessionOf([exerciseOf([aLoggedSet(100, 5)], { exerciseNote: 'hole 6', barWeight: kg(20) })])
  expect(repeatSession(done, start()).exercises[0]).toMatchObject({ exerciseNote: 'hole 6', barWeight: kg(20) })
  const today = { note: 'hole 7', barWeight: null, oneSided: false }
  expect(repeatSession(done, start(), () => today).exercises[0]).toMatchObject({
    exerciseNote: 'hole 7',
    barWeight: null,
  })
})
