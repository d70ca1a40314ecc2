import { describe, expect, test } from 'vitest'
import type { ExerciseKind } from '#contract/exercise.ts'
import { aLoggedSession, aMeasurement, exerciseNamed } from '../../../tests/builders.ts'
import {
  ANSWERS,
  importedExercise,
  importedFile,
  importedSet,
  importedWorkout,
  kilograms,
} from '../../../tests/support/imported-file.ts'
import type { ImportAnswers } from './answers.ts'
import { buildDocuments, type KnownExercise, newExerciseId } from './build-documents.ts'
import {
  type ImportedExercise,
  type ImportedMeasurement,
  type ImportedSet,
  type ImportedWorkout,
  NO_QUESTIONS,
} from './imported.ts'

const known = (...exercises: readonly Partial<KnownExercise>[]) =>
  new Map(
    exercises.map((given) => {
      const exercise: KnownExercise = { id: exerciseNamed('x'), kind: 'weight-reps', oneSided: false, ...given }
      return [exercise.id, exercise]
    }),
  )

const build = (workouts: readonly ImportedWorkout[], answers: Partial<ImportAnswers> = {}, exercises = known()) =>
  buildDocuments(importedFile(workouts), { ...ANSWERS, ...answers }, exercises)

const squat = (given: Partial<ImportedExercise> = {}) => importedExercise('Squat', [kilograms(100, 5)], given)

describe('workouts', () => {
  test('a workout becomes a completed session at its time in the zone of the person', () => {
    const { sessions, lines } = build([
      importedWorkout([squat({ note: 'belt', restSeconds: 120 })], { line: 7, note: 'slept badly' }),
      importedWorkout([squat()], { startedAt: '2024-07-04T18:02:11', durationSeconds: null }),
    ])
    expect(sessions[0]).toMatchObject({
      status: 'completed',
      name: 'Push',
      note: 'slept badly',
      workoutId: '',
      binnedAt: '',
      startedAt: '2024-03-04T18:02:11.000Z',
      endedAt: '2024-03-04T19:02:11.000Z',
      timeZone: 'Europe/London',
      rest: null,
      pausedAt: null,
      pausedMs: 0,
      exercises: [{ name: 'Squat', note: 'belt', restSeconds: 120, supersetId: null }],
    })
    // In summer the clocks of London are an hour ahead.
    expect(sessions[1]).toMatchObject({ startedAt: '2024-07-04T17:02:11.000Z', endedAt: '2024-07-04T17:02:11.000Z' })
    expect(lines.get(sessions[0]?.id ?? '')).toBe(7)
  })

  test('one without a name is named by its day', () => {
    const { sessions } = build([importedWorkout([squat()], { name: '?' })])
    expect(sessions[0]?.name).toBe('2024-03-04')
  })

  test('an open date is read as the person says', () => {
    const workouts = [importedWorkout([squat()], { isDateOpen: true })]
    const [dayFirst] = build(workouts).sessions
    const [monthFirst] = build(workouts, { dayOrder: 'month-first' }).sessions
    expect([dayFirst?.startedAt, monthFirst?.startedAt]).toEqual([
      '2024-03-04T18:02:11.000Z',
      '2024-04-03T17:02:11.000Z',
    ])
  })

  test('a timer that was forgotten stays as it is, or as long as workouts usually are', () => {
    const workouts = [
      importedWorkout([squat()], { durationSeconds: 90_000 }),
      importedWorkout([squat()], { startedAt: '2024-03-05T18:00:00', durationSeconds: 3_000 }),
    ]
    expect(build(workouts).sessions[0]?.endedAt).toBe('2024-03-05T19:02:11.000Z')
    expect(build(workouts, { usualLength: true }).sessions[0]?.endedAt).toBe('2024-03-04T18:52:11.000Z')
    const endless = build([importedWorkout([squat()], { durationSeconds: 1e300 })])
    expect(endless.sessions[0]?.endedAt).toBe('+275760-09-13T00:00:00.000Z')
  })

  test('one in which nothing was done is none, words about an exercise are kept', () => {
    const nothing = importedExercise('Row', [])
    const { sessions } = build([
      importedWorkout([nothing], { startedAt: '2024-03-03T18:00:00' }),
      importedWorkout([nothing, importedExercise('Bench', [], { note: 'shoulder hurts' }), squat()]),
    ])
    expect(sessions.map(({ exercises }) => exercises.map(({ name, note }) => [name, note]))).toEqual([
      [
        ['Bench', 'shoulder hurts'],
        ['Squat', ''],
      ],
    ])
  })

  test('the same file makes the same documents, in its own order', () => {
    const workouts = [
      importedWorkout([squat(), importedExercise('Row', [kilograms(60, 8), kilograms(62.5, 8)]), squat()]),
      importedWorkout([squat()], { startedAt: '2024-03-05T18:00:00' }),
    ]
    const first = build(workouts)
    expect(build(workouts)).toEqual(first)
    const members = first.sessions.flatMap(({ exercises }) => [...exercises, ...exercises.flatMap(({ sets }) => sets)])
    expect(new Set(members.map(({ id }) => id)).size).toBe(members.length)
    const [exercises = []] = first.sessions.map((session) => session.exercises)
    expect(exercises.map(({ orderKey }) => orderKey)).toEqual(exercises.map(({ orderKey }) => orderKey).toSorted())
    expect(exercises.map(({ name, sets }) => [name, ...sets.map(({ weight }) => weight?.value)])).toEqual([
      ['Squat', 100],
      ['Row', 60, 62.5],
      ['Squat', 100],
    ])
    expect(new Set(exercises.map(({ orderKey }) => orderKey)).size).toBe(3)
    const [firstSet, secondSet] = exercises[1]?.sets ?? []
    expect((firstSet?.orderKey ?? '') < (secondSet?.orderKey ?? '')).toBe(true)
  })

  test('supersets are told apart within their workout alone', () => {
    const parts = [squat({ superset: '0' }), squat({ superset: '0' }), squat({ superset: '1' }), squat()]
    const { sessions } = build([importedWorkout(parts), importedWorkout(parts, { startedAt: '2024-03-05T18:00:00' })])
    const [first = [], second = []] = sessions.map(({ exercises }) => exercises.map(({ supersetId }) => supersetId))
    expect(first[0]).not.toBeNull()
    expect(first[1]).toBe(first[0])
    expect(first[2]).not.toBe(first[0])
    expect(first[3]).toBeNull()
    expect(second[0]).not.toBe(first[0])
  })

  test('one that is larger than can be stored is told of by its line', () => {
    const note = 'x'.repeat(10_000)
    const large = Array.from({ length: 220 }, (_, index) => importedExercise(`Row ${index}`, [], { note }))
    expect(() => build([importedWorkout([squat()]), importedWorkout(large, { line: 9 })])).toThrow(
      expect.objectContaining({ problem: { kind: 'large-workout', line: 9 } }),
    )
    expect(build([importedWorkout(large.slice(0, 200))]).sessions[0]?.exercises).toHaveLength(200)
  })
})

describe('exercises', () => {
  test('a name that was given to none becomes an exercise of the person’s own', () => {
    const { exercises, sessions } = build([
      importedWorkout([importedExercise('Supino (Halter)', [kilograms(30, 8)])]),
      importedWorkout([importedExercise('Supino (Halter)', [kilograms(32, 8)])], { startedAt: '2024-03-05T18:00:00' }),
    ])
    expect(exercises).toMatchObject([
      {
        id: newExerciseId('Supino (Halter)'),
        source: 'own',
        name: 'Supino (Halter)',
        kind: 'weight-reps',
        equipment: 'dumbbell',
        oneSided: false,
        starred: false,
        hidden: false,
      },
    ])
    expect(sessions.flatMap((session) => session.exercises.map(({ exerciseId }) => exerciseId))).toEqual([
      exercises[0]?.id,
      exercises[0]?.id,
    ])
    expect(sessions[0]?.exercises[0]).not.toHaveProperty('oneSided')
  })

  test('the same name is the same exercise in every file, whatever its case; signs alone are names as well', () => {
    expect(newExerciseId('Supino Inclinado')).toBe(newExerciseId('SUPINO  inclinado'))
    expect(newExerciseId('Supino')).not.toBe(newExerciseId('Remada'))
    expect(newExerciseId('★')).not.toBe(newExerciseId('☆'))
  })

  test('a name that was given to an exercise is that one, and one that is gone is made anew', () => {
    const id = exerciseNamed('back-squat')
    const choice = { exercises: { Squat: { kind: 'known', id } } } as const
    const given = build([importedWorkout([squat()])], choice, known({ id, oneSided: true }))
    expect(given.exercises).toEqual([])
    expect(given.sessions[0]?.exercises).toMatchObject([{ exerciseId: id, name: 'Squat', oneSided: true }])
    const gone = build([importedWorkout([squat()])], choice)
    expect(gone.exercises.map(({ name }) => name)).toEqual(['Squat'])
    const refused = build([importedWorkout([squat()])], { exercises: { Squat: { kind: 'new' } } }, known({ id }))
    expect(refused.exercises.map(({ name }) => name)).toEqual(['Squat'])
  })

  test.each<[string, ExerciseKind, Partial<ImportedSet>[], ExerciseKind]>([
    ['keeps its kind', 'weight-reps', [{ weight: { value: 100, unit: 'kg' }, reps: 5 }], 'weight-reps'],
    ['keeps it where the clock ran as well', 'reps-only', [{ reps: 5, seconds: 30 }], 'reps-only'],
    ['has room for loads', 'reps-only', [{ weight: { value: 5, unit: 'kg' }, reps: 5 }], 'weight-reps'],
    ['has room for times', 'weight-reps', [{ reps: 5 }, { seconds: 30 }], 'reps-only'],
    ['has room for repetitions', 'time', [{ seconds: 30 }, { reps: 5 }], 'reps-only'],
    ['has room for distances', 'time', [{ distance: { value: 5, unit: 'km' } }], 'distance-time'],
    ['keeps a distance', 'distance-time', [{ distance: { value: 5, unit: 'km' }, seconds: 60 }], 'distance-time'],
    [
      'carries',
      'weight-distance',
      [{ weight: { value: 5, unit: 'kg' }, distance: { value: 5, unit: 'm' } }],
      'weight-distance',
    ],
    ['with the body alone stays so', 'bodyweight-reps', [{ reps: 5 }], 'bodyweight-reps'],
    [
      'with a load once added has one everywhere',
      'bodyweight-reps',
      [{ reps: 5 }, { weight: { value: 5, unit: 'kg' }, reps: 5 }],
      'weighted-bodyweight',
    ],
    ['with the body against the clock is timed', 'bodyweight-reps', [{ seconds: 30 }], 'time'],
  ])('one of the library %s (%s)', (_, kind, sets, becomes) => {
    const id = exerciseNamed('row')
    const { sessions } = build(
      [importedWorkout([importedExercise('Row', sets.map(importedSet))])],
      { exercises: { Row: { kind: 'known', id } } },
      known({ id, kind }),
    )
    expect(sessions[0]?.exercises[0]?.kind).toBe(becomes)
  })

  test('a new one has room for all that was ever done with it', () => {
    const { sessions, exercises } = build([
      importedWorkout([importedExercise('Row', [importedSet({ reps: 5 })])]),
      importedWorkout([importedExercise('Row', [kilograms(5, 5)])], { startedAt: '2024-03-05T18:00:00' }),
    ])
    expect(exercises[0]?.kind).toBe('weight-reps')
    expect(sessions.map((session) => session.exercises[0]?.kind)).toEqual(['weight-reps', 'weight-reps'])
  })
})

describe('sets', () => {
  test('a set is as it was done, at the end of the workout', () => {
    const done = importedSet({ kind: 'drop', weight: { value: 20, unit: 'lb' }, reps: 8, rpe: 8.5 })
    const { sessions } = build([importedWorkout([importedExercise('Row', [done])])])
    expect(sessions[0]?.exercises[0]?.sets).toMatchObject([
      {
        kind: 'drop',
        target: null,
        weight: { value: 20, unit: 'lb' },
        reps: 8,
        seconds: null,
        distance: null,
        rpe: 8.5,
        rir: null,
        completedAt: '2024-03-04T19:02:11.000Z',
      },
    ])
  })

  test.each([
    ['without a unit in that of the person', 'missing', null, 'lb', { value: 100, unit: 'lb' }],
    ['in kg stay, whatever the person lifts in', 'none', 'kg', 'lb', { value: 100, unit: 'kg' }],
    ['converted to kg stay so for who lifts in kg', 'converted', 'kg', 'kg', { value: 100, unit: 'kg' }],
    ['converted to kg are lb again for who lifts in lb', 'converted', 'kg', 'lb', { value: 220.46, unit: 'lb' }],
    ['in lb stay so beside those that were converted', 'converted', 'lb', 'lb', { value: 100, unit: 'lb' }],
  ] as const)('loads %s', (_, question, unit, weightUnit, weight) => {
    const workout = importedWorkout([importedExercise('Row', [importedSet({ weight: { value: 100, unit }, reps: 5 })])])
    const questions = { ...NO_QUESTIONS, weightUnit: question }
    const { sessions } = buildDocuments(importedFile([workout], { questions }), { ...ANSWERS, weightUnit }, known())
    expect(sessions[0]?.exercises[0]?.sets[0]?.weight).toEqual(weight)
  })

  test('distances without a unit are in that of the person', () => {
    const run = (unit: 'm' | null) => importedSet({ distance: { value: 5, unit }, seconds: 60 })
    const { sessions } = build([importedWorkout([importedExercise('Run', [run('m'), run(null)])])], {
      distanceUnit: 'mi',
    })
    expect(sessions[0]?.exercises[0]?.sets.map(({ distance }) => distance)).toEqual([
      { value: 5, unit: 'm' },
      { value: 5, unit: 'mi' },
    ])
  })

  test("the body's weight goes out of loads that contain it", () => {
    const id = exerciseNamed('pull-up')
    const { sessions } = build(
      [importedWorkout([importedExercise('Pull Up', [kilograms(80, 5)])])],
      { exercises: { 'Pull Up': { kind: 'known', id } }, bodyLoaded: ['Pull Up'] },
      known({ id, kind: 'bodyweight-reps' }),
    )
    expect(sessions[0]?.exercises[0]).toMatchObject({ kind: 'bodyweight-reps', sets: [{ weight: null, reps: 5 }] })
  })
})

describe('measurements', () => {
  const reading = (given: Partial<ImportedMeasurement> = {}): ImportedMeasurement => ({
    line: 3,
    kind: 'body-weight',
    value: 80,
    unit: 'kg',
    measuredAt: '2024-07-04T07:30:05',
    isDateOpen: false,
    note: 'fasted',
    ...given,
  })
  const measured = (readings: readonly ImportedMeasurement[], answers: Partial<ImportAnswers> = {}) =>
    buildDocuments(importedFile([], { measurements: readings }), { ...ANSWERS, ...answers }, known())

  test('a reading keeps its value, unit, moment and words', () => {
    const { measurements, lines } = measured([reading()])
    expect(measurements).toMatchObject([
      {
        kind: 'body-weight',
        value: 80,
        unit: 'kg',
        measuredAt: '2024-07-04T06:30:05.000Z',
        timeZone: 'Europe/London',
        note: 'fasted',
        binnedAt: '',
      },
    ])
    expect(lines.get(measurements[0]?.id ?? '')).toBe(3)
  })

  test('what is said twice of a moment is one reading, the last', () => {
    const { measurements } = measured([
      reading(),
      reading({ value: 81 }),
      reading({ kind: 'waist', unit: 'cm' }),
      reading({ measuredAt: '2024-07-05T07:30:05' }),
    ])
    expect(measurements.map(({ kind, value }) => [kind, value])).toEqual([
      ['body-weight', 81],
      ['waist', 80],
      ['body-weight', 80],
    ])
  })

  test('an open date is read as the person says', () => {
    const days = (['day-first', 'month-first'] as const).map(
      (dayOrder) => measured([reading({ isDateOpen: true })], { dayOrder }).measurements[0]?.measuredAt,
    )
    expect(days).toEqual(['2024-07-04T06:30:05.000Z', '2024-04-07T06:30:05.000Z'])
  })
})

test('documents of a file of our own stand beside what was built', () => {
  const [session, measurement] = [aLoggedSession(), aMeasurement()]
  const { sessions, measurements } = buildDocuments(
    importedFile([importedWorkout([squat()])], { sessions: [session], readings: [measurement] }),
    ANSWERS,
    known(),
  )
  expect(sessions.slice(1)).toEqual([session])
  expect(measurements).toEqual([measurement])
})
