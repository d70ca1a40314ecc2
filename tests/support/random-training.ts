import * as fc from 'fast-check'
import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId, MeasurementId, SessionId, WorkoutId } from '#contract/id.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Distance, Weight } from '#contract/quantity.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { SESSION_STATUSES, SET_KINDS } from '#contract/vocabulary.ts'
import { newestFirstKey } from '#domain/list/newest-first.ts'
import { aMeasurement, anId, aSession, aSessionExercise, aSet } from '../builders.ts'

/**
 * Random training of a few weeks, made so that it collides: few exercises, few instants, loads of both units that read
 * alike, sets that are not done, sessions of every status, in the trash, on either side of midnight.
 */

const KIND_OF: Readonly<Record<string, readonly ExerciseKind[]>> = {
  'barbell-bench-press': ['weight-reps'],
  // Its kind was changed once.
  'pull-up': ['bodyweight-reps', 'weighted-bodyweight'],
  'assisted-pull-up': ['assisted-bodyweight'],
  plank: ['time'],
  'farmers-walk': ['weight-distance'],
  'treadmill-run': ['distance-time'],
  'my-own-thing': ['weight-time', 'reps-only'],
}

const weight: fc.Arbitrary<Weight | null> = fc.constantFrom<Weight | null>(
  null,
  { value: 0, unit: 'kg' },
  { value: 60, unit: 'kg' },
  { value: 100, unit: 'kg' },
  { value: 102.06, unit: 'kg' },
  { value: 102.5, unit: 'kg' },
  { value: 225, unit: 'lb' },
  { value: 135.5, unit: 'lb' },
)
const distance: fc.Arbitrary<Distance | null> = fc.constantFrom<Distance | null>(
  null,
  { value: 5, unit: 'km' },
  { value: 3.1, unit: 'mi' },
  { value: 400, unit: 'm' },
)
const startedAt = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.constantFrom('02:30', '18:00', '23:59'))
  .map(([day, time]) => `${new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)}T${time}:00.000Z`)
/** The same for every session, and valid for the server. */
const WORKOUT = anId<WorkoutId>()
const orderKey = fc.constantFrom('a0', 'a1', 'a1', 'a2')
const timeZone = fc.constantFrom('America/Sao_Paulo', 'UTC', 'Asia/Tokyo')
const binnedAt = fc.constantFrom('', '', '', '2026-03-01T00:00:00.000Z')

const set: fc.Arbitrary<SessionSet> = fc
  .record({
    orderKey,
    kind: fc.constantFrom(...SET_KINDS),
    weight,
    distance,
    reps: fc.option(fc.integer({ min: 0, max: 15 })),
    seconds: fc.option(fc.integer({ min: 0, max: 120 })),
    effort: fc.constantFrom(
      { rpe: null, rir: null },
      { rpe: 8, rir: null },
      { rpe: null, rir: 5 },
      { rpe: 9.5, rir: null },
    ),
    completedAt: fc.constantFrom(null, '2026-01-01T18:10:00.000Z', '2026-01-01T18:20:00.000Z'),
  })
  .map(({ effort, ...fields }) => aSet({ ...fields, ...effort }))

const exercise: fc.Arbitrary<SessionExercise> = fc
  .constantFrom(...Object.keys(KIND_OF))
  .chain((id) =>
    fc.record({
      exerciseId: fc.constant(id as ExerciseId),
      kind: fc.constantFrom(...(KIND_OF[id] ?? [])),
      name: fc.constantFrom(id, `${id} of then`),
      oneSided: fc.boolean(),
      note: fc.constantFrom('', 'Pegada fechada'),
      orderKey,
      sets: fc.array(set, { maxLength: 5 }),
    }),
  )
  .map((fields) => aSessionExercise(fields))

/** A session with one of the ids, or any. */
export function randomSession(ids: readonly SessionId[]): fc.Arbitrary<Session> {
  return fc
    .record({
      id: ids.length === 0 ? fc.integer().map(() => anId<SessionId>()) : fc.constantFrom(...ids),
      status: fc.constantFrom(...SESSION_STATUSES),
      startedAt,
      length: fc.option(fc.integer({ min: 0, max: 7_200_000 })),
      timeZone,
      binnedAt,
      name: fc.constantFrom('Push day', 'Puxar'),
      note: fc.constantFrom('', 'Ombro doeu.\nDormi mal.'),
      workoutId: fc.constantFrom<Session['workoutId']>('', WORKOUT),
      exercises: fc.array(exercise, { maxLength: 4 }),
    })
    .map(({ length, ...fields }) =>
      aSession({
        ...fields,
        newestFirst: newestFirstKey(fields.startedAt),
        endedAt: length === null ? null : new Date(Date.parse(fields.startedAt) + length).toISOString(),
      }),
    )
}

/** A reading of body weight or of an arm with one of the ids. */
export function randomReading(ids: readonly MeasurementId[]): fc.Arbitrary<Measurement> {
  return fc
    .record({
      id: fc.constantFrom(...ids),
      measuredAt: startedAt,
      timeZone,
      binnedAt,
      reading: fc.constantFrom<Pick<Measurement, 'kind' | 'unit'>[]>(
        { kind: 'body-weight', unit: 'kg' },
        { kind: 'body-weight', unit: 'lb' },
        { kind: 'left-biceps', unit: 'cm' },
      ),
      value: fc.integer({ min: 300, max: 1_000 }).map((tenths) => tenths / 10),
    })
    .map(({ reading, ...fields }) => aMeasurement({ ...fields, ...reading }))
}
