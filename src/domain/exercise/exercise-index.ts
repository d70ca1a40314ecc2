import type { ExerciseId } from '#contract/id.ts'
import { popularityOf } from '../exercise-library/popularity.ts'
import { NAMES_OF_APPS } from '../import/names-of-apps.ts'
import type { ResolvedExercise } from './exercise-resolve.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'

type Indexed = Pick<ResolvedExercise, 'id' | 'name' | 'aliases' | 'equipment'>

/** The index of a person's exercises: known by the names of other apps too, the usual movements before the rare. */
export function exerciseIndex(exercises: readonly Indexed[]): SearchIndex<ExerciseId> {
  return buildSearchIndex(
    exercises.map(({ id, name, aliases, equipment }) => ({
      id,
      name,
      aliases: [...aliases, ...(NAMES_OF_APPS[id]?.split('; ') ?? [])],
      keywords: equipment,
      popularity: popularityOf(id),
    })),
  )
}
