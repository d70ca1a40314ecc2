import { describe, expect, test } from 'vitest'
import type { SessionId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import type { Workout, WorkoutExercise } from '#contract/workout.ts'
import {
  aLoggedSet,
  anId,
  aSession,
  BENCH,
  blankSet,
  exerciseNamed,
  exerciseOf,
  plannedExerciseOf,
  plannedSetFor,
  sessionOf,
  sinceStart,
  workoutOf,
} from '../../../tests/builders.ts'
import { moveTo } from '../list/ordered-list.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { NO_TARGET } from '../workout/planned-sets.ts'
import { matchPrevious, previousExercise, previousSets } from './previous-sets.ts'
import { SAMPLE_WORKOUT_ID } from './sample.ts'
import { startSession } from './start-session.ts'

const warmUp = (kg: number) => aLoggedSet(kg, 10, 10, { kind: 'warm-up' })
const older = sessionOf([exerciseOf([aLoggedSet(80, 5)])], { startedAt: sinceStart(-200_000) })
const drop = (kg: number) => aLoggedSet(kg, 12, 10, { kind: 'drop' })
const last = sessionOf(
  [exerciseOf([warmUp(40), aLoggedSet(100, 5), drop(70), blankSet({ reps: 99 }), aLoggedSet(95, 8)])],
  { startedAt: sinceStart(-100_000) },
)
const history = [last, older]
const BENCH_ONLY = { workoutId: '' as const, exercises: [] }

/** Last time's loads of today's sets. */
function loadsFor(
  sessions: readonly Session[],
  sets: readonly SessionSet[],
  excluded: SessionId | null = null,
): readonly (number | null)[] {
  const today = exerciseOf(sets)
  const plan = { ...BENCH_ONLY, exercises: [today] }
  const last = previousExercise(previousSets(sessions, BENCH.id, excluded), today, plan)
  return matchPrevious(last, today, '').map((set) => set?.weight?.value ?? null)
}

test('the last session in which the exercise was logged counts', () => {
  const previous = previousSets(history, BENCH.id, null)
  expect(previous).toMatchObject({ sessionId: last.id, startedAt: last.startedAt })
})

test.each([
  ['the session itself does not count', last.id, [last, older], 80],
  ['one without a logged set of it does not count', null, [sessionOf([exerciseOf([blankSet()])]), older], 80],
  ['one in the trash does not count', null, [{ ...last, binnedAt: sinceStart(0) }, older], 80],
  ['a sample does not count', null, [{ ...last, workoutId: SAMPLE_WORKOUT_ID }, older], 80],
  ['an abandoned one counts', null, [{ ...last, status: 'abandoned' as const }, older], 100],
])('%s', (_rule, excluded, sessions, expected) => {
  expect(loadsFor(sessions, [blankSet()], excluded)).toEqual([expected])
})

test('an exercise that was never logged has no past', () => {
  expect(previousSets(history, exerciseNamed('squat'), null)).toBeNull()
})

test('a history is read only as far as needed', () => {
  const readTo: string[] = []
  function* reading() {
    for (const session of history) {
      readTo.push(session.id)
      yield session
    }
  }
  previousSets(reading(), BENCH.id, null)
  expect(readTo).toEqual([last.id])
})

test('each set matches the set of the same number, whatever is between', () => {
  const today = [
    blankSet({ kind: 'warm-up' }),
    blankSet({ kind: 'warm-up' }),
    blankSet(),
    blankSet(),
    blankSet({ kind: 'drop' }),
    blankSet({ kind: 'drop' }),
    blankSet({ kind: 'failure' }),
  ]
  expect(loadsFor(history, today)).toEqual([40, null, 100, 95, 70, null, null])
  expect(loadsFor([], today)).toEqual([null, null, null, null, null, null, null])
})

describe('a plan', () => {
  const target = { ...NO_TARGET, reps: { min: 5, max: 5 } }
  const planned = (kg: number) => aLoggedSet(kg, 5, 10, { target })
  const open = blankSet({ target })

  test('is not answered by a set that was added before or between its sets', () => {
    const busy = sessionOf([exerciseOf([aLoggedSet(120, 1), planned(100), aLoggedSet(40, 20), planned(95)])])
    expect(loadsFor([busy], [open, { ...open, id: anId() }])).toEqual([100, 95])
    expect(loadsFor([busy], [blankSet(), open, blankSet(), { ...open, id: anId() }])).toEqual([120, 100, 40, 95])
  })

  test('with one set more continues with the one that was added at the end', () => {
    const grown = sessionOf([exerciseOf([planned(100), aLoggedSet(80, 12)])])
    expect(loadsFor([grown], [open, { ...open, id: anId() }])).toEqual([100, 80])
    expect(loadsFor([grown], [open, blankSet()])).toEqual([100, 80])
  })

  test('is answered by a session without one, and the other way round', () => {
    expect(loadsFor([sessionOf([exerciseOf([planned(100), planned(95)])])], [blankSet(), blankSet()])).toEqual([
      100, 95,
    ])
    expect(loadsFor([last], [open, { ...open, id: anId() }])).toEqual([100, 95])
  })

  test('knows which of its own sets was left out', () => {
    const bench = plannedExerciseOf([plannedSetFor({}), plannedSetFor({}), plannedSetFor({})])
    const routine = workoutOf([bench])
    const plan = { workoutId: routine.id, exercises: routine.exercises }
    const [exercise] = routine.exercises
    const keys = exercise?.sets.map(({ orderKey }) => orderKey) ?? []
    const sets = [60, 70, 80].map((kg, index) => ({ ...planned(kg), orderKey: keys[index] ?? '' }))
    const then = exerciseOf([], { orderKey: exercise?.orderKey ?? '', sets: sets.toSpliced(1, 1) })
    const session = aSession({ workoutId: routine.id, exercises: [then] })
    const previous = previousExercise(previousSets([session], BENCH.id, null), exercise ?? bench, plan)
    const loads = (workoutId: Session['workoutId']) =>
      matchPrevious(previous, exercise ?? bench, workoutId).map((set) => set?.weight?.value ?? null)
    expect(loads(routine.id)).toEqual([60, null, 80])
    expect(loads('')).toEqual([60, 80, null])
  })
})

describe('an exercise that is in a workout twice', () => {
  const heavy = plannedExerciseOf([plannedSetFor({}), plannedSetFor({})])
  const light = plannedExerciseOf([plannedSetFor({}), plannedSetFor({})])
  const routine = workoutOf([heavy, light])
  const [first, second] = routine.exercises
  const done = (kg: number, exercise: WorkoutExercise | undefined) =>
    exerciseOf([aLoggedSet(kg, 5), aLoggedSet(kg, 5)], { orderKey: exercise?.orderKey ?? '' })
  const loads = (session: Session, { id, exercises }: Workout) =>
    inOrder(exercises).map((exercise) => {
      const plan = { workoutId: id, exercises }
      const last = previousExercise(previousSets([session], BENCH.id, null), exercise, plan)
      return matchPrevious(last, exercise, id).map((set) => set?.weight?.value ?? null)
    })
  const both = aSession({ workoutId: routine.id, exercises: [done(140, first), done(90, second)] })

  test('has a last time of its own, each time', () => {
    expect(loads(both, routine)).toEqual([
      [140, 140],
      [90, 90],
    ])
    expect(loads(both, { ...routine, id: anId() })).toEqual([
      [140, 140],
      [90, 90],
    ])
  })

  test('keeps it when the plan is put in another order, and when one of them was left out', () => {
    const turned = { ...routine, exercises: moveTo(routine.exercises, second?.id ?? '', 0) }
    expect(loads(both, turned)).toEqual([
      [90, 90],
      [140, 140],
    ])
    expect(loads({ ...both, exercises: [done(90, second)] }, routine)).toEqual([
      [null, null],
      [90, 90],
    ])
  })

  test('knows nothing of the second one where last time had only one', () => {
    const once = aSession({ exercises: [done(140, first)] })
    expect(loads(once, routine)).toEqual([
      [140, 140],
      [null, null],
    ])
  })

  test('starts with the figures of each', () => {
    const started = startSession(
      {
        workout: routine,
        name: '',
        exerciseOf: () => BENCH,
        previousOf: (id) => previousSets([both], id, null),
      },
      { nowIso: sinceStart(0), timeZone: 'UTC', newId: anId },
    )
    expect(started.exercises.map(({ sets }) => sets.map(({ weight }) => weight?.value))).toEqual([
      [140, 140],
      [90, 90],
    ])
  })
})
