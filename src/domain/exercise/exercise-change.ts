import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import type { ResolvedExercise } from './exercise-resolve.ts'

/** Characters that the contract takes for a name. */

/** What a person says about an exercise of their own. */
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

/** The change to a built-in exercise that changes nothing yet: what the first real one starts from. */
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

/** An exercise of the person's own. */
export function newExercise(id: ExerciseId, fields: ExerciseFields): Exercise {
  return describeExercise({ ...unchangedExercise(id), source: 'own' }, fields)
}

/** What is asked of who makes an exercise in the middle of something else. */
export type QuickFields = Pick<ExerciseFields, 'kind' | 'equipment'> & {
  readonly name: string
  readonly muscle: ExerciseFields['primaryMuscles'][number]
}

/** An exercise of the person's own of which only the least is said; all else is as usual, and can be said later. */
export function quickExercise(id: ExerciseId, { name, kind, equipment, muscle }: QuickFields): Exercise {
  return newExercise(id, {
    // Without what cannot be stored: half a character pasted, or a NUL.
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

/** The exercise as the form describes it; star and hiding stay. A muscle that is primary is not secondary as well. */
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

/** What a copy of an exercise starts with: everything but its name, star and hiding. */
export function fieldsOf(exercise: ResolvedExercise): ExerciseFields {
  const { id: _id, source: _source, starred: _starred, hidden: _hidden, howTo, ...fields } = exercise
  return { ...fields, instructions: howTo.join('\n') }
}

/** What a person says about a built-in exercise without making it another one; null means as built in. */
export type ExerciseHabits = Pick<Exercise, 'note' | 'defaultRestSeconds' | 'barWeight'>

/** The built-in exercise as the person does it. */
export function adjustExercise(exercise: Exercise, habits: ExerciseHabits): Exercise {
  return { ...exercise, ...habits }
}

/** With or without the star that puts it among the favourites. */
export function starExercise(exercise: Exercise, starred: boolean): Exercise {
  return { ...exercise, starred }
}

/** Hidden exercises are offered nowhere; what was trained with them stays. */
export function hideExercise(exercise: Exercise, hidden: boolean): Exercise {
  return { ...exercise, hidden }
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
