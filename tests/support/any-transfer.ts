import * as fc from 'fast-check'
import type { ExerciseId, SupersetId } from '#contract/id.ts'
import { MUSCLES, SET_KINDS } from '#contract/vocabulary.ts'
import type { Workout } from '#contract/workout.ts'
import { transferSession, transferWorkout } from '#domain/transfer/transfer.ts'
import { anExercise, anId, aPlannedSet, aWorkout, aWorkoutExercise } from '../builders.ts'
import { anySession } from './any-account.ts'

const words = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !text.includes('\u0000'))
const name = words.filter((text) => text !== '')
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const target = fc.record({
  reps: maybe(fc.nat(20).map((reps) => ({ min: reps, max: reps + 2 }))),
  weight: maybe(fc.record({ value: fc.nat(300), unit: fc.constantFrom('kg' as const, 'lb' as const) })),
  percentOfOneRepMax: maybe(fc.integer({ min: 1, max: 150 })),
  seconds: maybe(fc.nat(600)),
  distance: fc.constant(null),
  rpe: maybe(fc.constantFrom(7, 8.5, 10)),
})

/** Any workout, of built-in exercises and of these. */
function anyWorkoutOf(own: readonly ExerciseId[]): fc.Arbitrary<Workout> {
  const superset = anId<SupersetId>()
  const exercise = fc
    .record({
      exerciseId: fc.constantFrom(...own, 'barbell-bench-press' as ExerciseId, 'back-squat' as ExerciseId),
      supersetId: maybe(fc.constant(superset)),
      restSeconds: maybe(fc.nat(600)),
      note: words,
      sets: fc.array(fc.record({ kind: fc.constantFrom(...SET_KINDS), target }), { maxLength: 6 }),
    })
    .map(({ sets, ...fields }) =>
      aWorkoutExercise({ ...fields, sets: sets.map((set, index) => aPlannedSet({ ...set, orderKey: `a${index}` })) }),
    )
  return fc
    .record({ name, note: words, exercises: fc.array(exercise, { maxLength: 8 }) })
    .map(({ exercises, ...fields }) =>
      aWorkout({ ...fields, exercises: exercises.map((it, index) => ({ ...it, orderKey: `a${index}` })) }),
    )
}

const own = fc
  .record({ name, primaryMuscles: fc.subarray([...MUSCLES], { maxLength: 3 }), instructions: words })
  .map((fields) => anExercise({ ...fields, id: anId<ExerciseId>() }))

/** Any transfer by a person whose account is `ana`. */
export const anyTransfer = fc.array(own, { maxLength: 3 }).chain((exercises) =>
  fc.oneof(
    anyWorkoutOf(exercises.map(({ id }) => id)).map((workout) => transferWorkout(workout, giverOf(exercises))),
    anySession.map((session) => transferSession(session, giverOf(exercises))),
    anySession.map((session) => transferSession({ ...session, status: 'active', endedAt: null }, giverOf(exercises))),
  ),
)

function giverOf(exercises: ReturnType<typeof anExercise>[]) {
  return { account: 'ana', nowIso: '2026-03-02T19:00:00.000Z', exercises }
}
