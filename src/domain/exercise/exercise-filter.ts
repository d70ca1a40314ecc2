import type { Equipment, ExerciseKind, Muscle } from '#contract/exercise.ts'
import type { ResolvedExercise } from './exercise-resolve.ts'

/** Filter for a list of exercises; null or false matches all. */
export type ExerciseFilter = {
  readonly muscle: Muscle | null
  readonly equipment: Equipment | null
  readonly kind: ExerciseKind | null
  readonly own: boolean
  readonly starred: boolean
  readonly hidden: boolean
}

export const NO_FILTER: ExerciseFilter = {
  muscle: null,
  equipment: null,
  kind: null,
  own: false,
  starred: false,
  hidden: false,
}

/** A muscle matches both primary and secondary muscles. */
export function passesFilter(exercise: ResolvedExercise, filter: ExerciseFilter): boolean {
  return (
    exercise.hidden === filter.hidden &&
    (filter.muscle === null || worksMuscle(exercise, filter.muscle)) &&
    (filter.equipment === null || exercise.equipment === filter.equipment) &&
    (filter.kind === null || exercise.kind === filter.kind) &&
    (!filter.own || exercise.source === 'own') &&
    (!filter.starred || exercise.starred)
  )
}

/** Returns the found exercises that a library lists: hidden ones only by their own filter. */
export function exercisesToList(
  found: readonly ResolvedExercise[],
  _query: string,
  filter: ExerciseFilter,
): readonly ResolvedExercise[] {
  return found.filter((exercise) => passesFilter(exercise, filter))
}

/** Returns the found exercises that can be chosen, best first: hidden ones only if searched for. */
export function exercisesToChoose(
  found: readonly ResolvedExercise[],
  query: string,
  filter: ExerciseFilter,
): readonly ResolvedExercise[] {
  const isSearched = query.trim() !== ''
  const asHidden = { ...filter, hidden: true }
  const asShown = { ...filter, hidden: false }
  const passing = found.filter((exercise) => passesFilter(exercise, isSearched && exercise.hidden ? asHidden : asShown))
  return primaryFirst(passing, filter.muscle)
}

export function primaryFirst(
  exercises: readonly ResolvedExercise[],
  muscle: Muscle | null,
): readonly ResolvedExercise[] {
  if (muscle === null) return exercises
  const primary = exercises.filter((exercise) => exercise.primaryMuscles.includes(muscle))
  return [...primary, ...exercises.filter((exercise) => !exercise.primaryMuscles.includes(muscle))]
}

export function filterSize(filter: ExerciseFilter): number {
  return Object.values(filter).filter((part) => part !== null && part !== false).length
}

export function worksMuscle({ primaryMuscles, secondaryMuscles }: ResolvedExercise, muscle: Muscle): boolean {
  return primaryMuscles.includes(muscle) || secondaryMuscles.includes(muscle)
}
