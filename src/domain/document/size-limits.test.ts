import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExerciseId, GymId, SessionId, WorkoutExerciseId } from '#contract/id.ts'
import * as limits from '#contract/limits.ts'
import { type Preferences, preferences as preferencesSchema } from '#contract/preferences.ts'
import { type Session, session as sessionSchema } from '#contract/session.ts'
import { pushRequest } from '#contract/sync.ts'
import { type Workout, workout as workoutSchema } from '#contract/workout.ts'
import {
  anId,
  BENCH,
  blankSet,
  exerciseIds,
  exerciseOf,
  idMaker,
  plannedExerciseOf,
  START,
  sessionOf,
  setIds,
  somePreferences,
  workoutOf,
} from '../../../tests/builders.ts'
import { type Mergeable, mergeDocuments } from '../merge/three-way.ts'
import { renameSession, setSessionNote } from '../session/details.ts'
import { addExercises, setExerciseNote } from '../session/exercises.ts'
import { addSet, completeSet, updateSet } from '../session/sets.ts'
import { addPlannedSet, updatePlannedSet } from '../workout/planned-sets.ts'
import { renameWorkout, setWorkoutNote } from '../workout/workout.ts'
import {
  addWorkoutExercises,
  setWorkoutExerciseNote,
  setWorkoutExerciseProgression,
} from '../workout/workout-exercises.ts'
import type { NewId } from './new-id.ts'
import { limitOnExercises, limitOnSets, longestNote, roomForExercises } from './size-limits.ts'
import { storableText } from './storable-text.ts'

/** Characters with the most JSON bytes per length: 6 for a control character, 3 for a Chinese one, 2 for a quote. */
const character = fc.constantFrom('\u0001', '"', '\\', '漢', '🏋️', 'é')
/** The number of exercises requested, and whether the first ones get all the sets. */
const shape = fc.record({ exercises: fc.constantFrom(8, 50, 200), piled: fc.boolean(), filling: character })
type Shape = { readonly exercises: number; readonly piled: boolean; readonly filling: string }

const PRECISE = 1_234.567_890_123_456
const VALUES = {
  weight: { value: PRECISE, unit: 'kg' },
  reps: limits.MAX_REPS,
  seconds: limits.MAX_SECONDS,
  distance: { value: 123_456.789_012_345_67, unit: 'km' },
  rpe: 9.5,
  rir: 12.345_678_901_234_56,
} as const
const TARGET = {
  reps: { min: limits.MAX_REPS, max: limits.MAX_REPS },
  weight: VALUES.weight,
  percentOfOneRepMax: 123.456_789_012_345_67,
  seconds: limits.MAX_SECONDS,
  distance: VALUES.distance,
  rpe: 9.5,
}
const STEP = {
  plannedBy: anId<WorkoutExerciseId>(),
  rule: 'linear',
  start: VALUES.weight,
  reps: TARGET.reps,
  sets: 100,
  reason: 'weight-added',
  by: VALUES.weight,
  misses: 100,
  week: { number: 12, of: 12, percent: TARGET.percentOfOneRepMax, trainingMax: VALUES.weight },
} as const
const WAVE = {
  kind: 'wave' as const,
  trainingMax: VALUES.weight,
  weeks: Array.from({ length: limits.MAX_WAVE_WEEKS }, () => ({ percent: TARGET.percentOfOneRepMax, reps: 999 })),
  step: VALUES.weight,
  deload: { afterMisses: 10, percent: 12.345_678_901_234_56 },
}

const filled = (filling: string, length: number) =>
  storableText(filling.repeat(Math.ceil(length / filling.length)).slice(0, length))
/** Keys grow when items are repeatedly moved to one position. */
const worn = <Item extends { orderKey: string }>(item: Item) => ({
  ...item,
  orderKey: 'a'.repeat(limits.MAX_ORDER_KEY_LENGTH),
})

/** Repeats until the rule returns its argument unchanged. */
function untilRefused<Thing>(start: Thing, rule: (thing: Thing) => Thing): Thing {
  let thing = start
  for (let next = rule(thing); next !== thing; next = rule(thing)) thing = next
  return thing
}

/** The whole note, or as much as the rule allows. */
const noteFor = (sized: Session | Workout, note: string, filling: string) => filled(filling, longestNote(sized, note))

function largestSession({ exercises, piled, filling }: Shape, newId: NewId): Session {
  const empty = sessionOf([], { id: '00000000-0000-7000-8000-00000000aaaa' as SessionId })
  const copy = {
    ...BENCH,
    name: filled(filling, limits.MAX_NAME_LENGTH),
    barWeight: VALUES.weight,
    note: filled(filling, 300),
  }
  const copies = Array.from({ length: exercises }, () => ({ ...copy, id: filled('x', 64) as ExerciseId }))
  const planned = addExercises(empty, copies, newId)
  const order = piled ? exerciseIds(planned) : exerciseIds(planned).toReversed()
  const full = order.reduce((session, id) => untilRefused(session, (latest) => addSet(latest, id, newId)), planned)
  const done = setIds(full).reduce(
    (session, id) => completeSet(updateSet(session, id, VALUES), id, START, { restSeconds: limits.MAX_SECONDS }),
    full,
  )
  const named = setSessionNote(
    renameSession(done, filled(filling, limits.MAX_NAME_LENGTH)),
    noteFor(done, done.note, filling),
  )
  const noted = exerciseIds(named).reduce(
    (session, id) => setExerciseNote(session, id, noteFor(session, '', filling)),
    named,
  )
  return {
    ...noted,
    exercises: noted.exercises.map((exercise) => ({
      ...worn(exercise),
      progression: STEP,
      sets: exercise.sets.map((set) => ({ ...worn(set), target: TARGET })),
    })),
  }
}

function largestWorkout({ exercises, filling }: Shape, newId: NewId): Workout {
  const empty = workoutOf([], { id: '00000000-0000-7000-8000-00000000bbbb' as Workout['id'] })
  const ids = Array.from({ length: exercises }, () => filled('x', 64) as ExerciseId)
  const planned = addWorkoutExercises(empty, ids, newId)
  const exerciseIds = planned.exercises.map(({ id }) => id)
  const full = exerciseIds.reduce(
    (workout, id) => untilRefused(workout, (latest) => addPlannedSet(latest, id, newId)),
    planned,
  )
  const asked = full.exercises
    .flatMap(({ sets }) => sets)
    .reduce((workout, { id }) => updatePlannedSet(workout, id, { target: TARGET }), full)
  const named = setWorkoutNote(
    renameWorkout(asked, filled(filling, limits.MAX_NAME_LENGTH)),
    noteFor(asked, '', filling),
  )
  const noted = exerciseIds.reduce(
    (workout, id) =>
      setWorkoutExerciseProgression(setWorkoutExerciseNote(workout, id, noteFor(workout, '', filling)), id, WAVE),
    named,
  )
  return {
    ...noted,
    exercises: noted.exercises.map((exercise) => ({ ...worn(exercise), sets: exercise.sets.map(worn) })),
  }
}

function largestPreferences({ filling }: Shape, newId: NewId): Preferences {
  const name = filled(filling, limits.MAX_NAME_LENGTH)
  const gym = {
    name,
    updatedAt: somePreferences().updatedAt,
    orderKey: 'a'.repeat(limits.MAX_ORDER_KEY_LENGTH),
    bars: Array.from({ length: limits.MAX_BARS }, () => ({ name, weight: VALUES.weight })),
    plates: Array.from({ length: limits.MAX_PLATES }, () => ({ weight: VALUES.weight, pairs: limits.MAX_PLATE_PAIRS })),
  }
  // The id names the gym that is made here.
  const gyms = Array.from({ length: limits.MAX_GYMS }, () => ({ ...gym, id: newId() as GymId }))
  return somePreferences({ gyms })
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

function expectStorable(
  schema: { safeParse: (value: unknown) => { error?: { issues: readonly unknown[] } | undefined } },
  collection: string,
  document: Mergeable,
): void {
  expect(schema.safeParse(document).error?.issues.slice(0, 3)).toBeUndefined()
  expect(bytesOf({ ...document, _deleted: false })).toBeLessThanOrEqual(limits.MAX_DOCUMENT_BYTES)
  const request = {
    collection,
    schemaVersion: 9_999,
    head: `${'f'.repeat(32)}.${'9'.repeat(15)}.${'f'.repeat(16)}`,
    rows: [{ assumedMasterState: document, newDocumentState: document }],
  }
  expect(pushRequest.safeParse(request).success).toBe(true)
  expect(bytesOf(request)).toBeLessThanOrEqual(limits.MAX_PUSH_BYTES)
}

describe('the largest documents that the rules make', () => {
  const documents = [
    ['sessions', largestSession, sessionSchema],
    ['workouts', largestWorkout, workoutSchema],
    ['preferences', largestPreferences, preferencesSchema],
  ] as const

  test.each(documents)('%s of two devices are valid, alone and merged', (collection, largest, schema) => {
    fc.assert(
      fc.property(shape, shape, (here, there) => {
        const ours: Mergeable = largest(here, idMaker(1))
        const theirs: Mergeable = largest(there, idMaker(2))
        for (const document of [ours, theirs, mergeDocuments(undefined, theirs, ours)])
          expectStorable(schema, collection, document)
      }),
      { numRuns: 4, examples: [[worst, worst]] },
    )
  })
  const worst: Shape = { exercises: 200, piled: false, filling: '\u0001' }

  test('reach the rules', () => {
    const session = largestSession(worst, idMaker(1))
    expect(session.exercises).toHaveLength(limits.MAX_EXERCISES)
    expect(setIds(session)).toHaveLength(limits.MAX_SETS)
    const notes = [session, ...session.exercises].map(({ note }) => note.length)
    const copied = session.exercises.map(({ exerciseNote }) => exerciseNote?.length ?? 0)
    expect([...notes, ...copied].reduce((sum, length) => sum + length)).toBe(limits.MAX_NOTES_LENGTH)
  })
})

describe('without room, the limit is named', () => {
  const newId = idMaker(7)
  const copies = (count: number) => Array.from({ length: count }, () => BENCH)
  const one = addExercises(sessionOf([]), copies(1), newId)
  const [first = ''] = exerciseIds(one)

  // proves 9.79
  test('for the sets of one exercise', () => {
    const full = untilRefused(one, (session) => addSet(session, first, newId))
    expect(setIds(full)).toHaveLength(100)
    expect(limitOnSets(full, first)).toEqual({ kind: 'setsOfExercise', most: 100 })
    expect(limitOnSets(one, first, 99)).toBeNull()
    expect(limitOnSets(one, first, 100)).toEqual({ kind: 'setsOfExercise', most: 100 })
  })

  // proves 9.79
  test('for the sets of all exercises together', () => {
    const many = addExercises(sessionOf([]), copies(9), newId)
    const full = exerciseIds(many).reduce(
      (session, id) => untilRefused(session, (latest) => addSet(latest, id, newId)),
      many,
    )
    expect(setIds(full)).toHaveLength(800)
    const last = exerciseIds(full).at(-1) ?? ''
    expect(limitOnSets(full, last)).toEqual({ kind: 'sets', most: 800 })
    expect(limitOnExercises(full, 1, 1)).toEqual({ kind: 'sets', most: 800 })
    expect(addExercises(full, copies(1), newId)).toBe(full)
  })

  // proves 9.79
  test('for exercises', () => {
    const many = addExercises(sessionOf([]), copies(100), newId)
    expect(limitOnExercises(many, 1, 1)).toEqual({ kind: 'exercises', most: 100 })
    expect(limitOnExercises(one, 99, 1)).toBeNull()
    expect(roomForExercises(one, 1)).toBe(99)
  })

  test('a session that came to be larger, by uniting two, is edited and shortened as any other', () => {
    const united = mergeDocuments(
      undefined,
      addExercises(sessionOf([]), copies(100), newId),
      addExercises(sessionOf([]), copies(100), newId),
    )
    expect(united.exercises).toHaveLength(200)
    expect(roomForExercises(united, 1)).toBe(0)
    const [set = ''] = setIds(united)
    expect(updateSet(united, set, { reps: 5 })).not.toBe(united)
    expect(completeSet(united, set, START, { restSeconds: 0 })).not.toBe(united)
  })

  test('a note that is longer from earlier times may stay and be shortened, and not grow', () => {
    const long = {
      ...one,
      note: 'n'.repeat(9_000),
      exercises: one.exercises.map((it) => ({ ...it, note: 'n'.repeat(55_000) })),
    }
    expect(setSessionNote(long, 'n'.repeat(8_999)).note).toHaveLength(8_999)
    expect(setSessionNote(long, 'n'.repeat(9_001))).toBe(long)
    expect(setExerciseNote(long, first, 'n'.repeat(54_000)).exercises[0]?.note).toHaveLength(54_000)
  })
})

test('exercise notes are copied as long as there is room, and the rest of the session as usual', () => {
  const copies = Array.from({ length: 10 }, () => ({ ...BENCH, note: 'n'.repeat(10_000) }))
  const session = addExercises(sessionOf([]), copies, idMaker(8))
  expect(session.exercises).toHaveLength(10)
  expect(session.exercises.map(({ exerciseNote }) => exerciseNote?.length)).toEqual([
    ...Array.from({ length: 6 }, () => 10_000),
    ...Array.from({ length: 4 }, () => 0),
  ])
})

test('a note of blanks alone is none, wherever it is typed', () => {
  const session = sessionOf([exerciseOf([blankSet()], { note: 'slow' })], { note: 'tired' })
  const workout = workoutOf([plannedExerciseOf([], { note: 'slow' })], { note: 'heavy' })
  const [done, planned] = [session.exercises[0]?.id ?? '', workout.exercises[0]?.id ?? '']
  const blanks = ' \n\t '
  expect(setSessionNote(session, blanks).note).toBe('')
  expect(setExerciseNote(session, done, blanks).exercises[0]?.note).toBe('')
  expect(setWorkoutNote(workout, blanks).note).toBe('')
  expect(setWorkoutExerciseNote(workout, planned, blanks).exercises[0]?.note).toBe('')
})
