import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { NewId } from '#domain/document/new-id.ts'
import { unchangedExercise } from '#domain/exercise/exercise-change.ts'
import { BUILT_IN_EXERCISES, type BuiltInSlug, isBuiltIn } from '#domain/exercise-library/built-in-exercises.ts'
import { type ExerciseTexts, textOf } from '#domain/exercise-library/exercise-text.ts'
import type { ExerciseCopy } from '#domain/session/exercises.ts'
import type { Movement, OwnExercise } from './programme.ts'

export type DemoExercises = {
  readonly documents: readonly Exercise[]
  readonly copyOf: (exercise: Movement['exercise']) => ExerciseCopy
}

export function demoExercises(texts: ExerciseTexts, newId: NewId): DemoExercises {
  const own = ownExercises(newId)
  const builtIn = new Map<string, ExerciseCopy>(
    BUILT_IN_EXERCISES.map(({ id, kind, defaultRestSeconds, oneSided }) => [
      id,
      { id, kind, defaultRestSeconds, oneSided, name: textOf(texts, id)?.name ?? id, note: '', barWeight: null },
    ]),
  )
  const copyOf = (exercise: Movement['exercise']): ExerciseCopy => {
    const copy = isBuiltIn(exercise) ? builtIn.get(exercise) : copyOfOwn(own[exercise])
    if (!copy) throw new Error(`the demo trains an exercise that is not there: ${exercise}`)
    return copy
  }
  return { documents: [...Object.values(own), ...changedExercises()], copyOf }
}

function ownExercises(newId: NewId): Record<OwnExercise, Exercise> {
  return {
    'own:low-row': {
      ...ownExercise(newId),
      name: 'Low row, plate-loaded',
      aliases: ['ISO low row'],
      kind: 'weight-reps',
      equipment: 'machine',
      primaryMuscles: ['lats', 'upper-back'],
      secondaryMuscles: ['biceps', 'rear-delts'],
      oneSided: false,
      defaultRestSeconds: 120,
      note: 'Seat 5, chest pad 3.',
    },
    'own:pull-apart': {
      ...ownExercise(newId),
      name: 'Band pull-apart',
      kind: 'reps-only',
      equipment: 'band',
      primaryMuscles: ['rear-delts'],
      secondaryMuscles: ['upper-back'],
      oneSided: false,
      defaultRestSeconds: 30,
      instructions: 'Arms straight, red band, hands as wide as the shoulders.',
    },
  }
}

function ownExercise(newId: NewId): Exercise {
  return { ...unchangedExercise(newId() as ExerciseId), source: 'own' }
}

function changedExercises(): readonly Exercise[] {
  const change = (id: BuiltInSlug, fields: Partial<Exercise>): Exercise => ({
    // Every slug of the catalogue is an exercise's id.
    ...unchangedExercise(id as string as ExerciseId),
    ...fields,
  })
  return [
    change('barbell-bench-press', { starred: true, barWeight: { value: 20, unit: 'kg' }, note: 'Rack at hole 7.' }),
    change('back-squat', { starred: true, defaultRestSeconds: 210 }),
    change('deadlift', { starred: true }),
    change('ez-bar-curl', { barWeight: { value: 8, unit: 'kg' } }),
    change('burpee', { hidden: true }),
  ]
}

function copyOfOwn(exercise: Exercise): ExerciseCopy | undefined {
  const { id, name, kind, defaultRestSeconds, note, barWeight } = exercise
  if (name === null || kind === null) return undefined
  return { id, name, kind, defaultRestSeconds, note, barWeight, oneSided: exercise.oneSided ?? false }
}
