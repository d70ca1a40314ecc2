import type { ImportAnswers } from '#domain/import/answers.ts'
import { NO_COLUMNS, NO_FIGURES } from '#domain/import/header.ts'
import {
  type Imported,
  type ImportedExercise,
  type ImportedSet,
  type ImportedWorkout,
  NO_QUESTIONS,
} from '#domain/import/imported.ts'

/** The answers of somebody in London who trains in kg. */
export const ANSWERS: ImportAnswers = {
  timeZone: 'Europe/London',
  weightUnit: 'kg',
  distanceUnit: 'km',
  dayOrder: 'day-first',
  usualLength: false,
  bodyLoaded: [],
  bodyWeight: null,
  exercises: {},
}

export const importedSet = (given: Partial<ImportedSet> = {}): ImportedSet => ({
  line: 2,
  kind: 'working',
  weight: null,
  reps: null,
  seconds: null,
  distance: null,
  rpe: null,
  ...given,
})

/** Sets of a load in kg. */
export const kilograms = (value: number, reps: number): ImportedSet =>
  importedSet({ weight: { value, unit: 'kg' }, reps })

export const importedExercise = (
  name: string,
  sets: readonly ImportedSet[],
  given: Partial<ImportedExercise> = {},
): ImportedExercise => ({ name, note: '', superset: '', restSeconds: null, sets: [...sets], ...given })

export const importedWorkout = (
  exercises: readonly ImportedExercise[],
  given: Partial<ImportedWorkout> = {},
): ImportedWorkout => ({
  line: 2,
  name: 'Push',
  note: '',
  startedAt: '2024-03-04T18:02:11',
  isDateOpen: false,
  durationSeconds: 3_600,
  exercises: [...exercises],
  ...given,
})

export const importedFile = (workouts: readonly ImportedWorkout[], given: Partial<Imported> = {}): Imported => ({
  format: 'strong',
  workouts,
  measurements: [],
  sessions: [],
  readings: [],
  questions: NO_QUESTIONS,
  oddities: [],
  columns: NO_COLUMNS,
  figures: NO_FIGURES,
  ...given,
})
