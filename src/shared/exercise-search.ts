import type { ExerciseId } from '#contract/id.ts'
import { exerciseIndex } from '#domain/exercise/exercise-index.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { type ExerciseUse, exercisesCalled, searchExercises } from '#domain/exercise/exercise-search.ts'
import type { SearchIndex } from '#domain/exercise/search-index.ts'
import type { Exercises } from '#platform/exercises.ts'

/** More than any library holds. */
const ALL = Number.MAX_SAFE_INTEGER

// Apart from `useExercises`, which the first screens wait for. Each index is built on first use.
const indexes = new WeakMap<Exercises, SearchIndex<ExerciseId>>()

/** The matches, best first, hidden ones included; all by name for an empty query. Fast enough for each keystroke. */
export function findExercises(
  exercises: Exercises,
  query: string,
  use?: ExerciseUse<ExerciseId>,
): readonly ResolvedExercise[] {
  return searchExercises(indexOf(exercises), query, ALL, use).flatMap((id) => exercises.byId.get(id) ?? [])
}

/** No typing errors allowed; none for an empty query. */
export function exercisesNamed(exercises: Exercises, query: string): readonly ExerciseId[] {
  return exercisesCalled(indexOf(exercises), query)
}

function indexOf(exercises: Exercises): SearchIndex<ExerciseId> {
  const known = indexes.get(exercises)
  if (known) return known
  const made = exerciseIndex(exercises.all)
  indexes.set(exercises, made)
  return made
}
