import type { Equipment, ExerciseKind, Muscle } from '#contract/exercise.ts'
import type { ResolvedExercise } from './exercise-resolve.ts'

/** What a list of exercises is narrowed down to; null or false narrows nothing. */
export type ExerciseFilter = {
  readonly muscle: Muscle | null
  readonly equipment: Equipment | null
  readonly kind: ExerciseKind | null
  readonly own: boolean
  readonly starred: boolean
  /** Shows the hidden ones, and only them. */
  readonly hidden: boolean
}

/** Everything that is not hidden. */
export const NO_FILTER: ExerciseFilter = {
  muscle: null,
  equipment: null,
  kind: null,
  own: false,
  starred: false,
  hidden: false,
}

/**
 * Whether an exercise passes every part of the filter. A muscle matches primary and secondary muscles alike; put the
 * primary ones first with `primaryFirst`.
 */
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

/** Returns the found exercises that can be chosen, best first: a hidden one only where it is searched for. */
export function exercisesToChoose(
  found: readonly ResolvedExercise[],
  query: string,
  filter: ExerciseFilter,
): readonly ResolvedExercise[] {
  const isSearched = query.trim() !== ''
  const passing = found.filter((exercise) =>
    passesFilter(exercise, { ...filter, hidden: isSearched && exercise.hidden }),
  )
  return primaryFirst(passing, filter.muscle)
}

/** Those that train the muscle most of all first; otherwise the order stays. */
export function primaryFirst(
  exercises: readonly ResolvedExercise[],
  muscle: Muscle | null,
): readonly ResolvedExercise[] {
  if (muscle === null) return exercises
  const primary = exercises.filter((exercise) => exercise.primaryMuscles.includes(muscle))
  return [...primary, ...exercises.filter((exercise) => !exercise.primaryMuscles.includes(muscle))]
}

/** How many parts of the filter narrow something down. */
export function filterSize(filter: ExerciseFilter): number {
  return Object.values(filter).filter((part) => part !== null && part !== false).length
}

/** Whether it is one of the muscles that an exercise trains, primary or secondary. */
export function worksMuscle({ primaryMuscles, secondaryMuscles }: ResolvedExercise, muscle: Muscle): boolean {
  return primaryMuscles.includes(muscle) || secondaryMuscles.includes(muscle)
}
