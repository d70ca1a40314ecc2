import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import type { ResolvedExercise } from './exercise-resolve.ts'

export type ExerciseFields = Pick<
  ResolvedExercise,
  | 'name'
  | 'aliases'
  | 'kind'
  | 'equipment'
  | 'primaryMuscles'
  | 'secondaryMuscles'
  | 'oneSided'
  | 'defaultRestSeconds'
  | 'barWeight'
  | 'note'
> & { readonly instructions: string }

export function unchangedExercise(id: ExerciseId): Exercise {
  return {
    id,
    updatedAt: UNSTAMPED,
    binnedAt: '',
    source: 'built-in',
    name: null,
    aliases: [],
    kind: null,
    equipment: null,
    primaryMuscles: null,
    secondaryMuscles: null,
    oneSided: null,
    defaultRestSeconds: null,
    barWeight: null,
    note: '',
    instructions: '',
    starred: false,
    hidden: false,
  }
}

export function newExercise(id: ExerciseId, fields: ExerciseFields): Exercise {
  return describeExercise({ ...unchangedExercise(id), source: 'own' }, fields)
}

export type QuickFields = Pick<ExerciseFields, 'kind' | 'equipment'> & {
  readonly name: string
  readonly muscle: ExerciseFields['primaryMuscles'][number]
}

export function quickExercise(id: ExerciseId, { name, kind, equipment, muscle }: QuickFields): Exercise {
  return newExercise(id, {
    // Without unstorable characters: a pasted half of a surrogate pair, or NUL.
    name: name.toWellFormed().replaceAll('\u0000', '').trim().slice(0, MAX_NAME_LENGTH),
    kind,
    equipment,
    primaryMuscles: [muscle],
    secondaryMuscles: [],
    aliases: [],
    oneSided: false,
    defaultRestSeconds: null,
    barWeight: null,
    note: '',
    instructions: '',
  })
}

/** The exercise with the form's fields; star and hiding stay. A primary muscle is not secondary as well. */
export function describeExercise(exercise: Exercise, fields: ExerciseFields): Exercise {
  const { aliases, primaryMuscles, secondaryMuscles } = fields
  return {
    ...exercise,
    ...fields,
    name: fields.name.trim(),
    aliases: distinct(aliases.map((alias) => alias.trim()).filter((alias) => alias !== '')),
    primaryMuscles: distinct(primaryMuscles),
    secondaryMuscles: distinct(secondaryMuscles).filter((muscle) => !primaryMuscles.includes(muscle)),
  }
}

export function fieldsOf(exercise: ResolvedExercise): ExerciseFields {
  const { id: _id, source: _source, starred: _starred, hidden: _hidden, howTo, ...fields } = exercise
  return { ...fields, instructions: howTo.join('\n') }
}

/** A person's settings for a built-in exercise that keep it the same exercise; null means the default. */
export type ExerciseHabits = Pick<Exercise, 'note' | 'defaultRestSeconds' | 'barWeight'>

export function adjustExercise(exercise: Exercise, habits: ExerciseHabits): Exercise {
  return { ...exercise, ...habits }
}

export function starExercise(exercise: Exercise, starred: boolean): Exercise {
  return { ...exercise, starred }
}

/** Hidden exercises are not offered anywhere; past training with them stays. */
export function hideExercise(exercise: Exercise, hidden: boolean): Exercise {
  return { ...exercise, hidden }
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
