import { describe, expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { aLoggedSession, aLoggedSet, aMeasurement, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import {
  ANSWERS,
  importedExercise,
  importedFile,
  importedSet,
  importedWorkout,
  kilograms,
} from '../../../tests/support/imported-file.ts'
import { buildDocuments } from './build-documents.ts'
import { compareImport } from './compare-import.ts'
import type { ImportedSet } from './imported.ts'
import { knownSession } from './known-sessions.ts'

const LEGS = [kilograms(100, 5), kilograms(105, 5), kilograms(110, 5), importedSet({ seconds: 60 })]

/** A file with a workout on each of the days of March 2024. */
const onDays = (days: readonly number[], sets: readonly ImportedSet[] = LEGS) =>
  importedFile(
    days.map((day) =>
      importedWorkout([importedExercise('Squat', sets)], {
        startedAt: `2024-03-${String(day).padStart(2, '0')}T18:02:11`,
      }),
    ),
  )

/** The same days as they stand in the account, from another app. */
const fromElsewhere = (days: readonly number[], sets: readonly ImportedSet[] = LEGS, given: Partial<Session> = {}) =>
  buildDocuments({ ...onDays(days, sets), format: 'hevy' }, ANSWERS, new Map()).sessions.map((session) =>
    knownSession({ ...session, ...given }),
  )

const doubled = (...given: Parameters<typeof compareImport>) => compareImport(...given).doubled

describe('what is there already', () => {
  test('is counted, in the trash or not, and is not doubled', () => {
    const file = onDays([4, 6, 8])
    const sessions = buildDocuments(file, ANSWERS, new Map()).sessions.map((session, index) =>
      knownSession({ ...session, binnedAt: index === 0 ? '2024-05-01T00:00:00.000Z' : '' }),
    )
    expect(compareImport(file, ANSWERS, sessions.slice(0, 2))).toEqual({ known: 2, sets: null, doubled: null })
  })

  test('is counted of our own files as well', () => {
    const [there, other] = [aLoggedSession(), aLoggedSession()]
    const file = importedFile([], { sessions: [there, other], readings: [aMeasurement()] })
    expect(compareImport(file, ANSWERS, [knownSession(there)]).known).toBe(1)
  })
})

describe('days that hold the same sets from elsewhere', () => {
  test('are counted among those of the file, from the first to the last', () => {
    expect(doubled(onDays([8, 4, 6, 20]), ANSWERS, fromElsewhere([4, 6, 8]))).toEqual({
      days: 3,
      of: 4,
      firstDay: '2024-03-04',
      lastDay: '2024-03-08',
    })
  })

  test.each([
    ['a day earlier', 3, 1],
    ['a day later', 5, 1],
    ['two days later', 6, 0],
  ])('may stand %s', (_, day, days) => {
    expect(doubled(onDays([4]), ANSWERS, fromElsewhere([day]))?.days ?? 0).toBe(days)
  })

  test.each([
    ['all of them', LEGS, LEGS, 1],
    [
      'seven of ten',
      Array.from({ length: 10 }, (_, kg) => kilograms(kg + 10, 5)),
      Array.from({ length: 7 }, (_, kg) => kilograms(kg + 10, 5)),
      1,
    ],
    [
      'six of ten',
      Array.from({ length: 10 }, (_, kg) => kilograms(kg + 10, 5)),
      Array.from({ length: 6 }, (_, kg) => kilograms(kg + 10, 5)),
      0,
    ],
    ['one that was done thrice', [kilograms(100, 5), kilograms(100, 5), kilograms(100, 5)], [kilograms(100, 5)], 0],
    ['three of three', LEGS.slice(0, 3), LEGS, 1],
    ['two of two, which happens by chance', LEGS.slice(0, 2), LEGS, 0],
    ['other repetitions', LEGS.slice(0, 3), LEGS.map((set) => ({ ...set, reps: 6 })), 0],
    [
      'other distances',
      [5.2, 5.3, 5.4].map((value) => importedSet({ distance: { value, unit: 'km' } })),
      [5.6, 5.7, 5.8].map((value) => importedSet({ distance: { value, unit: 'km' } })),
      0,
    ],
    ['other loads', LEGS.slice(0, 3), LEGS.map((set) => ({ ...set, weight: null })), 0],
  ])('%s', (_, sets, there, days) => {
    expect(doubled(onDays([4], sets), ANSWERS, fromElsewhere([4], there))?.days ?? 0).toBe(days)
  })

  test('count over all workouts of a day', () => {
    const halves = importedFile(
      [LEGS.slice(0, 2), LEGS.slice(2)].map((sets, index) =>
        importedWorkout([importedExercise('Squat', sets)], { startedAt: `2024-03-04T1${index}:00:00` }),
      ),
    )
    expect(doubled(halves, ANSWERS, fromElsewhere([4]))).toMatchObject({ days: 1, of: 1 })
    const there = buildDocuments({ ...halves, format: 'hevy' }, ANSWERS, new Map()).sessions.map(knownSession)
    expect(doubled(onDays([4]), ANSWERS, there)).toMatchObject({ days: 1 })
  })

  test('are none where the sets elsewhere lie in the trash or were never done', () => {
    expect(doubled(onDays([4]), ANSWERS, fromElsewhere([4], LEGS, { binnedAt: '2024-05-01T00:00:00.000Z' }))).toBeNull()
    const planned = sessionOf([exerciseOf(LEGS.map(() => aLoggedSet(100, 5, 60, { completedAt: null })))])
    expect(knownSession(planned).sets).toEqual([])
    expect(knownSession(sessionOf([exerciseOf([aLoggedSet(100, 5)])])).sets).toHaveLength(1)
  })

  test('are the same in kg and in lb, in km and in m, timed and run', () => {
    const sets: readonly ImportedSet[] = [
      importedSet({ weight: { value: 225, unit: null }, reps: 5 }),
      importedSet({ weight: { value: 45, unit: 'lb' }, reps: 5 }),
      importedSet({ distance: { value: 5.2, unit: null }, seconds: 1_500 }),
      importedSet({ seconds: 60 }),
    ]
    const there: readonly ImportedSet[] = [
      kilograms(102.1, 5),
      kilograms(20.4, 5),
      importedSet({ distance: { value: 5.2, unit: 'km' }, seconds: 1_500 }),
      importedSet({ seconds: 60 }),
    ]
    expect(doubled(onDays([4], sets), { ...ANSWERS, weightUnit: 'lb' }, fromElsewhere([4], there))?.days).toBe(1)
    const others = there.map((set) => ({ ...set, seconds: (set.seconds ?? 0) + 10 }))
    expect(doubled(onDays([4], sets), { ...ANSWERS, weightUnit: 'lb' }, fromElsewhere([4], others))).toBeNull()
    const farther = there.map((set) => ({ ...set, distance: { value: 6, unit: 'km' as const } }))
    expect(doubled(onDays([4], sets), { ...ANSWERS, weightUnit: 'lb' }, fromElsewhere([4], farther))).toBeNull()
  })
})

test('a session of the account stands on the day of its own clock', () => {
  const session = aLoggedSession({ startedAt: '2026-03-02T23:30:00.000Z', timeZone: 'Asia/Tokyo' })
  expect(knownSession(session)).toMatchObject({ id: session.id, startedAt: '2026-03-03T08:30', isTrashed: false })
})
