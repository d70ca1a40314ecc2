import * as fc from 'fast-check'
import type { ExerciseId } from '#contract/id.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { EXERCISE_KINDS, MEASUREMENT_KINDS, SET_KINDS } from '#contract/vocabulary.ts'
import type { Workout } from '#contract/workout.ts'
import { newestFirstKey } from '#domain/list/newest-first.ts'
import { orderKeysAfter } from '#domain/list/order-key.ts'
import {
  aFolder,
  aMeasurement,
  anExercise,
  anId,
  aSession,
  aSessionExercise,
  aSet,
  aStamp,
  aWorkout,
} from '../builders.ts'

/** Texts as written by people and other apps: spreadsheet signs, quotes, line breaks, all alphabets. */
const words = fc.oneof(
  fc.constantFrom(
    '=1+1',
    '+5 kg',
    '-',
    '@home',
    "'quoted'",
    'a,b;c',
    '"',
    '""',
    'two\nlines',
    ' blanks ',
    '\t',
    'é ß 💪',
    'null',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => text.isWellFormed() && !text.includes('\u0000')),
)
const name = words.filter((text) => text !== '')
const zone = fc.constantFrom('America/Sao_Paulo', 'UTC', 'Europe/Madrid', 'Asia/Kolkata', 'America/New_York')
const instant = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const stamp = fc.nat(2 ** 31).map((milliseconds) => aStamp(milliseconds))
const binnedAt = fc.oneof({ weight: 4, arbitrary: fc.constant('') }, instant)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const weight = fc.record({
  value: fc.oneof(fc.nat(5_000), fc.double({ min: 0, max: 5_000, noNaN: true })),
  unit: fc.constantFrom('kg' as const, 'lb' as const),
})
const distance = fc.record({
  value: fc.double({ min: 0, max: 1_000_000, noNaN: true }),
  unit: fc.constantFrom('m' as const, 'km' as const, 'mi' as const, 'yd' as const),
})

const set: fc.Arbitrary<SessionSet> = fc
  .record({
    updatedAt: stamp,
    kind: fc.constantFrom(...SET_KINDS),
    weight: maybe(weight),
    reps: maybe(fc.nat(9_999)),
    seconds: maybe(fc.nat(86_400)),
    distance: maybe(distance),
    rpe: maybe(fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2)),
    rir: maybe(fc.nat(20)),
    completedAt: maybe(instant),
  })
  .map((fields) => aSet(fields))

const placed = <Item extends { readonly orderKey: string }>(items: readonly Item[]): Item[] => {
  const keys = orderKeysAfter(null, items.length)
  return items.map((item, index) => ({ ...item, orderKey: keys[index] ?? '' }))
}

const exercise: fc.Arbitrary<SessionExercise> = fc
  .record({
    updatedAt: stamp,
    exerciseId: fc.constantFrom('barbell-bench-press' as ExerciseId, anId<ExerciseId>()),
    name,
    kind: fc.constantFrom(...EXERCISE_KINDS),
    supersetId: maybe(fc.constant(anId<NonNullable<SessionExercise['supersetId']>>())),
    restSeconds: maybe(fc.nat(86_400)),
    note: words,
    sets: fc.array(set, { maxLength: 4 }).map(placed),
  })
  .map((fields) => aSessionExercise(fields))

/** Any session that is over. */
export const anySession: fc.Arbitrary<Session> = fc
  .record({
    updatedAt: stamp,
    binnedAt,
    status: fc.constantFrom('completed' as const, 'abandoned' as const),
    name,
    note: words,
    startedAt: instant,
    endedAt: maybe(instant),
    timeZone: zone,
    exercises: fc.array(exercise, { maxLength: 4 }).map(placed),
  })
  .map((fields) => aSession({ ...fields, newestFirst: newestFirstKey(fields.startedAt) }))

export const anyMeasurement: fc.Arbitrary<Measurement> = fc
  .record({
    updatedAt: stamp,
    binnedAt,
    kind: fc.constantFrom(...MEASUREMENT_KINDS),
    value: fc.double({ min: 0, max: 1_000, noNaN: true }),
    unit: fc.constantFrom('kg' as const, 'lb' as const, '%' as const, 'cm' as const, 'in' as const),
    measuredAt: instant,
    timeZone: zone,
    note: words,
  })
  .map((fields) => aMeasurement({ ...fields, newestFirst: newestFirstKey(fields.measuredAt) }))

const anyWorkout: fc.Arbitrary<Workout> = fc
  .record({ updatedAt: stamp, binnedAt, name, note: words })
  .map((fields) => aWorkout(fields))

/** Any account, small enough to be written within a moment. */
export const anyAccount = fc.record({
  sessions: fc.array(anySession, { maxLength: 5 }),
  measurements: fc.array(anyMeasurement, { maxLength: 5 }),
  workouts: fc.array(anyWorkout, { maxLength: 3 }),
  folders: fc.array(
    name.map((text) => aFolder({ name: text })),
    { maxLength: 2 },
  ),
  exercises: fc.array(
    name.map((text) => anExercise({ name: text })),
    { maxLength: 2 },
  ),
})
