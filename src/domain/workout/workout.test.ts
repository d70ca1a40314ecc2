import { describe, expect, test } from 'vitest'
import type { FolderId } from '#contract/id.ts'
import { type Workout, workout as workoutSchema } from '#contract/workout.ts'
import {
  BENCH,
  exerciseNamed,
  idMaker,
  PULL_UP,
  plannedExerciseOf,
  plannedSetFor,
  ROW,
  START,
  workoutOf,
} from '../../../tests/builders.ts'
import { usualRule } from '../progression/rules.ts'
import { addPlannedSet, movePlannedSet, NO_TARGET, removePlannedSet, updatePlannedSet } from './planned-sets.ts'
import {
  archiveWorkout,
  duplicateWorkout,
  moveToFolder,
  newWorkout,
  renameWorkout,
  setWorkoutNote,
  unarchiveWorkout,
} from './workout.ts'
import {
  addWorkoutExercises,
  joinWorkoutSuperset,
  leaveWorkoutSuperset,
  moveWorkoutExercise,
  removeWorkoutExercise,
  replaceWorkoutExercise,
  setWorkoutExerciseNote,
  setWorkoutExerciseProgression,
  setWorkoutExerciseRest,
} from './workout-exercises.ts'
import { estimateMinutes, paceOf as paceOfExercise, workoutMuscles } from './workout-overview.ts'

const newId = idMaker(4)
const kg = (value: number) => ({ value, unit: 'kg' as const })
const [one, two, three] = [plannedSetFor(), plannedSetFor(), plannedSetFor()]
const push = workoutOf([
  plannedExerciseOf([one, two, three]),
  plannedExerciseOf([plannedSetFor()], { exerciseId: ROW.id }),
  plannedExerciseOf([plannedSetFor()], { exerciseId: PULL_UP.id }),
])
const exerciseAt = (workout: Workout, index: number): string => workout.exercises[index]?.id ?? ''
const slugs = (workout: Workout) => workout.exercises.map((exercise) => exercise.exerciseId)
const sets = (workout: Workout) => workout.exercises[0]?.sets ?? []
const folder = newId() as FolderId

test('a rule is set, kept by a copy and by another exercise in its place, and taken away', () => {
  const id = exerciseAt(push, 0)
  expect(setWorkoutExerciseProgression(push, id, null)).toBe(push)
  const rule = usualRule('linear', 'kg')
  const ruled = setWorkoutExerciseProgression(push, id, rule)
  expect(setWorkoutExerciseProgression(ruled, id, usualRule('linear', 'kg'))).toBe(ruled)
  const copy = duplicateWorkout(replaceWorkoutExercise(ruled, id, ROW.id), { name: 'Copy', orderKey: 'a1', newId })
  expect(copy.exercises[0]).toMatchObject({ exerciseId: ROW.id, progression: rule })
  // Absence is no deliberate value.
  expect(setWorkoutExerciseProgression(ruled, id, null).exercises[0]?.progression).toBeNull()
})

test('a new workout is empty and in use, and the contract stores it', () => {
  const workout = newWorkout({ name: 'Legs', orderKey: 'a0', newId, folderId: folder })
  expect(workout).toMatchObject({ name: 'Legs', folderId: folder, archivedAt: null, exercises: [] })
  expect(workoutSchema.safeParse(workout).success).toBe(true)
})

describe('exercises', () => {
  test('are added behind the others, each with three open sets', () => {
    const workout = addWorkoutExercises(push, [ROW.id, BENCH.id], newId)
    expect(slugs(workout)).toEqual([BENCH.id, ROW.id, PULL_UP.id, ROW.id, BENCH.id])
    expect(workout.exercises[3]?.sets).toHaveLength(3)
    expect(workout.exercises[3]?.sets[0]).toMatchObject({ kind: 'working', target: NO_TARGET })
    expect(workoutSchema.safeParse(workout).success).toBe(true)
  })

  test('are a hundred at most', () => {
    const many = addWorkoutExercises(
      push,
      Array.from({ length: 200 }, () => ROW.id),
      newId,
    )
    expect(many.exercises).toHaveLength(100)
    expect(addWorkoutExercises(many, [ROW.id], newId)).toBe(many)
  })

  test('are removed with their sets', () => {
    expect(slugs(removeWorkoutExercise(push, exerciseAt(push, 1)))).toEqual([BENCH.id, PULL_UP.id])
  })

  test('move to another index', () => {
    expect(slugs(moveWorkoutExercise(push, exerciseAt(push, 2), 0))).toEqual([PULL_UP.id, BENCH.id, ROW.id])
  })

  test('are replaced and keep their sets, rest and note', () => {
    const replaced = replaceWorkoutExercise(push, exerciseAt(push, 0), exerciseNamed('dip'))
    expect(replaced.exercises[0]).toEqual({ ...push.exercises[0], exerciseId: 'dip' })
  })

  test('join in a superset and leave it', () => {
    const joined = joinWorkoutSuperset(push, [exerciseAt(push, 2), exerciseAt(push, 0)], newId)
    expect(slugs(joined)).toEqual([BENCH.id, PULL_UP.id, ROW.id])
    expect(joined.exercises[0]?.supersetId).toBe(joined.exercises[1]?.supersetId)
    expect(joined.exercises[0]?.supersetId).not.toBeNull()
    const left = leaveWorkoutSuperset(joined, exerciseAt(joined, 0))
    expect(left.exercises.every((exercise) => exercise.supersetId === null)).toBe(true)
  })

  test('have a note and a rest of their own', () => {
    const id = exerciseAt(push, 0)
    expect(setWorkoutExerciseNote(push, id, 'elbows in').exercises[0]?.note).toBe('elbows in')
    const rested = setWorkoutExerciseRest(push, id, 90)
    expect(rested.exercises[0]?.restSeconds).toBe(90)
    expect(setWorkoutExerciseRest(rested, id, null).exercises[0]?.restSeconds).toBeNull()
  })
})

describe('planned sets', () => {
  test('are added with the kind and the target of the last one', () => {
    const planned = updatePlannedSet(push, three.id, { kind: 'amrap', target: { weight: kg(80) } })
    expect(sets(addPlannedSet(planned, exerciseAt(planned, 0), newId)).at(-1)).toMatchObject({
      kind: 'amrap',
      target: { weight: kg(80) },
    })
  })

  test('change only the given fields', () => {
    const ranged = updatePlannedSet(push, one.id, { target: { reps: { min: 8, max: 12 }, rpe: 8 } })
    expect(sets(updatePlannedSet(ranged, one.id, { kind: 'warm-up' }))[0]).toMatchObject({
      kind: 'warm-up',
      target: { reps: { min: 8, max: 12 }, rpe: 8, weight: null },
    })
  })

  test('are removed, and moved to another index', () => {
    expect(sets(removePlannedSet(push, two.id)).map((set) => set.id)).toEqual([one.id, three.id])
    expect(sets(movePlannedSet(push, three.id, 0)).map((set) => set.id)).toEqual([three.id, one.id, two.id])
  })

  test.each([
    ['a range of one', { reps: { min: 8, max: 8 } }],
    ['the least and the greatest share', { percentOfOneRepMax: 1 }],
    ['the greatest share', { percentOfOneRepMax: 150 }],
    ['a load, a time, a way', { weight: kg(60), seconds: 30, distance: { value: 5, unit: 'km' } }],
    ['nothing any more', { reps: null, percentOfOneRepMax: null }],
  ] as const)('take %s', (_rule, target) => {
    const planned = updatePlannedSet(push, one.id, { target: { reps: { min: 1, max: 2 }, percentOfOneRepMax: 70 } })
    expect(sets(updatePlannedSet(planned, one.id, { target }))[0]?.target).toMatchObject(target)
  })

  test('are as many as an exercise has room for', () => {
    const full = workoutOf([plannedExerciseOf(Array.from({ length: 100 }, () => plannedSetFor()))])
    expect(addPlannedSet(full, exerciseAt(full, 0), newId)).toBe(full)
  })

  test('of an exercise without any begin with an open working set', () => {
    const empty = workoutOf([plannedExerciseOf([])])
    expect(sets(addPlannedSet(empty, exerciseAt(empty, 0), newId))).toMatchObject([
      { kind: 'working', target: NO_TARGET },
    ])
  })

  test.each([
    ['a range upside down', { reps: { min: 12, max: 8 } }],
    ['half repetitions', { reps: { min: 1.5, max: 2 } }],
    ['half repetitions at the top', { reps: { min: 1, max: 2.5 } }],
    ['a negative load', { weight: kg(-1) }],
    ['a percentage that is none', { percentOfOneRepMax: 0 }],
    ['more than anybody can', { percentOfOneRepMax: 151 }],
    ['effort off the scale', { rpe: 11 }],
  ])('refuse %s', (_rule, target) => {
    expect(updatePlannedSet(push, one.id, { target })).toBe(push)
  })
})

test('a duplicate has the same content and no id of the original', () => {
  const joined = joinWorkoutSuperset(push, [exerciseAt(push, 0), exerciseAt(push, 1)], newId)
  const original = { ...joined, note: 'heavy', folderId: folder, archivedAt: START }
  const copy = duplicateWorkout(original, { name: 'Push (copy)', orderKey: 'a9', newId })
  expect(copy).toMatchObject({ name: 'Push (copy)', note: 'heavy', folderId: folder, orderKey: 'a9', archivedAt: null })
  expect(slugs(copy)).toEqual(slugs(original))
  const idsOf = (workout: Workout) => [
    workout.id as string,
    ...workout.exercises.flatMap((it) => [it.id, ...it.sets.map((set) => set.id)]),
  ]
  expect(idsOf(copy).filter((id) => idsOf(original).includes(id))).toEqual([])
  expect(workoutSchema.safeParse(copy).success).toBe(true)
})

test('name, note, folder and archive', () => {
  expect(renameWorkout(push, ' Pull ').name).toBe('Pull')
  expect(setWorkoutNote(push, 'light').note).toBe('light')
  expect(moveToFolder(push, folder).folderId).toBe(folder)
  const archived = archiveWorkout(push, START)
  expect(archived.archivedAt).toBe(START)
  expect(archiveWorkout(archived, '2027-01-01T00:00:00.000Z')).toBe(archived)
  expect(unarchiveWorkout(archived)).toEqual(push)
})

test.each([0, 86_400])('an exercise may rest %d seconds', (seconds) => {
  expect(setWorkoutExerciseRest(push, exerciseAt(push, 0), seconds).exercises[0]?.restSeconds).toBe(seconds)
})

test('a name and a note may be as long as can be stored', () => {
  expect(renameWorkout(push, 'x'.repeat(200)).name).toHaveLength(200)
  expect(setWorkoutNote(push, 'x'.repeat(10_000)).note).toHaveLength(10_000)
  expect(setWorkoutExerciseNote(push, exerciseAt(push, 0), 'x'.repeat(10_000)).exercises[0]?.note).toHaveLength(10_000)
})

test.each([
  ['a name too long to store', (workout: Workout) => renameWorkout(workout, 'x'.repeat(201))],
  ['the name it has', (workout: Workout) => renameWorkout(workout, ` ${workout.name} `)],
  ['a note too long to store', (workout: Workout) => setWorkoutNote(workout, 'x'.repeat(10_001))],
  [
    'a note of an exercise too long to store',
    (workout: Workout) => setWorkoutExerciseNote(workout, exerciseAt(workout, 0), 'x'.repeat(10_001)),
  ],
  ['the note an exercise has', (workout: Workout) => setWorkoutExerciseNote(workout, exerciseAt(workout, 0), '')],
  ['the rest an exercise has', (workout: Workout) => setWorkoutExerciseRest(workout, exerciseAt(workout, 0), null)],
  ['a rest of half seconds', (workout: Workout) => setWorkoutExerciseRest(workout, exerciseAt(workout, 0), 1.5)],
  ['a rest of more than a day', (workout: Workout) => setWorkoutExerciseRest(workout, exerciseAt(workout, 0), 86_401)],
  ['an exercise by itself', (workout: Workout) => replaceWorkoutExercise(workout, exerciseAt(workout, 0), BENCH.id)],
  ['an empty name', (workout: Workout) => renameWorkout(workout, ' ')],
  ['the note it has', (workout: Workout) => setWorkoutNote(workout, '')],
  ['the folder it is in', (workout: Workout) => moveToFolder(workout, null)],
  ['to take back into use what is in use', (workout: Workout) => unarchiveWorkout(workout)],
  ['no exercises to add', (workout: Workout) => addWorkoutExercises(workout, [], newId)],
  ['to remove an unknown exercise', (workout: Workout) => removeWorkoutExercise(workout, 'unknown')],
  ['to move an unknown exercise', (workout: Workout) => moveWorkoutExercise(workout, 'unknown', 0)],
  ['to replace an unknown exercise', (workout: Workout) => replaceWorkoutExercise(workout, 'unknown', ROW.id)],
  ['a superset of one', (workout: Workout) => joinWorkoutSuperset(workout, [exerciseAt(workout, 0)], newId)],
  ['to leave no superset', (workout: Workout) => leaveWorkoutSuperset(workout, exerciseAt(workout, 0))],
  ['a negative rest', (workout: Workout) => setWorkoutExerciseRest(workout, exerciseAt(workout, 0), -5)],
  ['a set for an unknown exercise', (workout: Workout) => addPlannedSet(workout, 'unknown', newId)],
  ['to change an unknown set', (workout: Workout) => updatePlannedSet(workout, 'unknown', { kind: 'drop' })],
  ['to change a set to what it is', (workout: Workout) => updatePlannedSet(workout, one.id, { kind: 'working' })],
  ['to remove an unknown set', (workout: Workout) => removePlannedSet(workout, 'unknown')],
  ['to move an unknown set', (workout: Workout) => movePlannedSet(workout, 'unknown', 0)],
])('%s returns the same workout', (_request, request) => {
  expect(request(push)).toBe(push)
})

describe('estimated duration of a workout', () => {
  const paceOf = () => ({ restSeconds: 120, oneSided: false })
  const fiveReps = () => plannedSetFor({ reps: { min: 5, max: 5 } })

  test.each([
    ['nothing without sets', workoutOf([plannedExerciseOf([])]), 0],
    ['sets, rests and the way to the bar', workoutOf([plannedExerciseOf([fiveReps(), fiveReps(), fiveReps()])]), 9],
    ["the exercise's own rest first", workoutOf([plannedExerciseOf([fiveReps(), fiveReps()], { restSeconds: 30 })]), 3],
    ['seconds under load', workoutOf([plannedExerciseOf([plannedSetFor({ seconds: 345 })])]), 9],
  ])('%s', (_rule, workout, minutes) => {
    expect(estimateMinutes(workout, paceOf)).toBe(minutes)
  })

  test('one side after the other takes the work twice, and the rest once', () => {
    const workout = workoutOf([plannedExerciseOf([fiveReps(), fiveReps(), fiveReps()])])
    const oneSided = () => ({ restSeconds: 120, oneSided: true })
    expect(estimateMinutes(workout, oneSided) - estimateMinutes(workout, paceOf)).toBe(1)
    const held = workoutOf([plannedExerciseOf([plannedSetFor({ seconds: 345 })])])
    expect(estimateMinutes(held, oneSided)).toBe(15)
  })

  test('a superset rests once a round and is over sooner than its exercises apart', () => {
    const apart = workoutOf([plannedExerciseOf([fiveReps(), fiveReps()]), plannedExerciseOf([fiveReps(), fiveReps()])])
    const together = joinWorkoutSuperset(apart, [exerciseAt(apart, 0), exerciseAt(apart, 1)], newId)
    expect(estimateMinutes(apart, paceOf)).toBe(12)
    expect(estimateMinutes(together, paceOf)).toBe(8)
  })
})

test('repetitions that are left open are taken for ten, of a range for the most, and a drop set needs no rest', () => {
  const minutes = (...planned: readonly ReturnType<typeof plannedSetFor>[]) =>
    estimateMinutes(workoutOf([plannedExerciseOf(planned)]), () => ({ restSeconds: 75, oneSided: false }))
  // A minute to get there, 15 s around a set, 3 s a repetition, 75 s of rest.
  expect(minutes(plannedSetFor())).toBe(3)
  expect(minutes(plannedSetFor({ reps: { min: 1, max: 10 } }))).toBe(3)
  expect(minutes(plannedSetFor({ reps: { min: 1, max: 11 } }))).toBe(4)
  expect(minutes(plannedSetFor({ reps: { min: 1, max: 1 } }), plannedSetFor({ seconds: 12 }, 'drop'))).toBe(3)
})

test('the rest after a warm-up is the shorter one that it gets', () => {
  const minutes = (kind: 'working' | 'warm-up') =>
    estimateMinutes(workoutOf([plannedExerciseOf([plannedSetFor({ seconds: 3 }, kind)])]), () => ({
      restSeconds: 75,
      oneSided: false,
    }))
  expect([minutes('working'), minutes('warm-up')]).toEqual([3, 2])
})

test('an exercise rests as long as it does by itself, else as its person does; one that is unknown is like most', () => {
  expect(paceOfExercise({ defaultRestSeconds: 0, oneSided: true }, 90)).toEqual({ restSeconds: 0, oneSided: true })
  expect(paceOfExercise({ defaultRestSeconds: 180, oneSided: false }, 90)).toEqual({
    restSeconds: 180,
    oneSided: false,
  })
  expect(paceOfExercise({ defaultRestSeconds: null, oneSided: false }, 90).restSeconds).toBe(90)
  expect(paceOfExercise(undefined, 90)).toEqual({ restSeconds: 90, oneSided: false })
})

test('the muscles of a workout are counted by working sets', () => {
  const workout = workoutOf([
    plannedExerciseOf([plannedSetFor({}, 'warm-up'), plannedSetFor(), plannedSetFor({}, 'drop')]),
  ])
  const muscles = workoutMuscles(workout, () => ({ primaryMuscles: ['chest'], secondaryMuscles: ['triceps'] }))
  expect(muscles).toEqual([
    { muscle: 'chest', sets: 2 },
    { muscle: 'triceps', sets: 1 },
  ])
})
