import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { type CollectionName, documentSchemas } from '#contract/sync.ts'
import { MUSCLES } from '#contract/vocabulary.ts'
import type { Workout } from '#contract/workout.ts'
import { quickExercise } from '#domain/exercise/exercise-change.ts'
import { renameSession, setSessionNote } from '#domain/session/details.ts'
import { setExerciseNote, setExerciseRest } from '#domain/session/exercises.ts'
import { adjustRest, startRest } from '#domain/session/rest.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { updateSet } from '#domain/session/sets.ts'
import { addPlannedSet, updatePlannedSet } from '#domain/workout/planned-sets.ts'
import { renameWorkout, setWorkoutNote } from '#domain/workout/workout.ts'
import {
  addWorkoutExercises,
  setWorkoutExerciseNote,
  setWorkoutExerciseRest,
} from '#domain/workout/workout-exercises.ts'
import {
  anId,
  BENCH,
  blankSet,
  exerciseIds,
  exerciseOf,
  idMaker,
  START,
  sessionOf,
  setIds,
  workoutOf,
} from '../../tests/builders.ts'
import { applyEdit, sessionEdit } from '../../tests/support/session-edits.ts'
import { openTestDatabase } from '../../tests/test-database.ts'
import { editDocument, insertDocument } from './commands.ts'
import type { Database } from './documents.ts'

/** Values that a field, a paste or a wrong sum may pass to a rule. */
const number = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 0.1 + 0.2, 1e21, 5_000.000_1, 9.75, -1),
  fc.double({ min: 0, max: 6_000, noNaN: true }),
  fc.nat(12_000),
)
const text = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.constantFrom('\u0000', '\ud83c', ' ', ''),
  fc.constantFrom(200, 201, 10_000, 10_001, 70_000).map((length) => 'n'.repeat(length)),
)
const values: fc.Arbitrary<Partial<SetValues>> = fc.record(
  {
    weight: fc.record({ value: number, unit: fc.constantFrom('kg', 'lb') }),
    distance: fc.record({ value: number, unit: fc.constantFrom('m', 'km', 'mi', 'yd') }),
    reps: number,
    seconds: number,
    rpe: number,
    rir: number,
  },
  { requiredKeys: [] },
)

type Change<Document> = (document: Document) => Document

const firstOf = <Item>(items: readonly Item[]): Item | '' => items[0] ?? ''
const anyRuleOfSession: fc.Arbitrary<Change<Session>> = fc.oneof(
  values.map(
    (it): Change<Session> =>
      (session) =>
        updateSet(session, firstOf(setIds(session)), it),
  ),
  text.map(
    (it): Change<Session> =>
      (session) =>
        renameSession(session, it),
  ),
  text.map(
    (it): Change<Session> =>
      (session) =>
        setSessionNote(session, it),
  ),
  text.map(
    (it): Change<Session> =>
      (session) =>
        setExerciseNote(session, firstOf(exerciseIds(session)), it),
  ),
  number.map(
    (it): Change<Session> =>
      (session) =>
        setExerciseRest(session, firstOf(exerciseIds(session)), it),
  ),
  number.map(
    (it): Change<Session> =>
      (session) =>
        startRest(session, firstOf(setIds(session)), it, START),
  ),
  number.map(
    (it): Change<Session> =>
      (session) =>
        adjustRest(session, it, START),
  ),
)
const idsOf = ({ exercises }: Workout) => exercises.map(({ id }) => id)
const plannedIn = ({ exercises }: Workout) => firstOf(exercises.flatMap(({ sets }) => sets.map(({ id }) => id)))
const anyRuleOfWorkout = (newId: () => string): fc.Arbitrary<Change<Workout>> =>
  fc.oneof(
    fc.record({ values, percent: number, min: number, max: number }).map(
      ({ values: { rir: _, reps: __, ...target }, percent, min, max }): Change<Workout> =>
        (workout) =>
          updatePlannedSet(updatePlannedSet(workout, plannedIn(workout), { target }), plannedIn(workout), {
            target: { percentOfOneRepMax: percent, reps: { min, max } },
          }),
    ),
    text.map(
      (it): Change<Workout> =>
        (workout) =>
          renameWorkout(workout, it),
    ),
    text.map(
      (it): Change<Workout> =>
        (workout) =>
          setWorkoutNote(workout, it),
    ),
    text.map(
      (it): Change<Workout> =>
        (workout) =>
          setWorkoutExerciseNote(workout, firstOf(idsOf(workout)), it),
    ),
    number.map(
      (it): Change<Workout> =>
        (workout) =>
          setWorkoutExerciseRest(workout, firstOf(idsOf(workout)), it),
    ),
    fc.constant<Change<Workout>>((workout) => addPlannedSet(workout, firstOf(idsOf(workout)), newId)),
    fc.constant<Change<Workout>>((workout) => addWorkoutExercises(workout, [BENCH.id], newId)),
  )

/** Expects stored documents to satisfy the server's checks. */
async function expectTaken(db: Database, collection: CollectionName): Promise<void> {
  for (const stored of await db.collections[collection].find().exec()) {
    const { error } = documentSchemas[collection].safeParse(stored.toMutableJSON())
    expect(error?.issues ?? []).toEqual([])
  }
}

test('any session edited by a lifter is valid for the server', async () => {
  const db = await openTestDatabase()
  const edits = fc.array(fc.oneof(sessionEdit, anyRuleOfSession), { minLength: 1, maxLength: 25 })
  let run = 0
  await fc.assert(
    fc.asyncProperty(edits, async (edits) => {
      run += 1
      const newId = idMaker(run)
      const started = sessionOf([exerciseOf([blankSet(), blankSet()]), exerciseOf([blankSet()])])
      const { id } = await insertDocument(db, 'sessions', { ...started, id: anId<Session['id']>() })
      for (const edit of edits) {
        await editDocument(db, 'sessions', id, (session) =>
          typeof edit === 'function' ? edit(session) : applyEdit(session, edit, { nowIso: START, newId }),
        )
      }
      await expectTaken(db, 'sessions')
      await db.collections.sessions.find().remove()
    }),
    { numRuns: 40 },
  )
})

test('any planned workout is valid for the server', async () => {
  const db = await openTestDatabase()
  const newId = idMaker(99)
  await fc.assert(
    fc.asyncProperty(fc.array(anyRuleOfWorkout(newId), { minLength: 1, maxLength: 25 }), async (changes) => {
      const started = addWorkoutExercises(workoutOf([]), [BENCH.id], newId)
      const { id } = await insertDocument(db, 'workouts', { ...started, id: anId<Workout['id']>() })
      for (const change of changes) await editDocument(db, 'workouts', id, change)
      await expectTaken(db, 'workouts')
      await db.collections.workouts.find().remove()
    }),
    { numRuns: 40 },
  )
})

test('an exercise made in passing has a name that the server takes, or none to be made from', async () => {
  const db = await openTestDatabase()
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(...MUSCLES), async (name, muscle) => {
      const exercise = quickExercise(anId<ExerciseId>(), { name, kind: 'weight-reps', equipment: 'barbell', muscle })
      if (exercise.name === '') return
      await insertDocument(db, 'exercises', exercise)
      await expectTaken(db, 'exercises')
    }),
    { numRuns: 40 },
  )
})
