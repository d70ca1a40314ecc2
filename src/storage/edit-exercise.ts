import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { unchangedExercise } from '#domain/exercise/exercise-change.ts'
import { isBuiltIn } from '#domain/exercise-library/built-in-exercises.ts'
import { type Edit, editDocument, editOrCreate } from './commands.ts'
import type { Database } from './documents.ts'

/**
 * Edits a custom exercise or the person's settings of a built-in one, whose document the first change creates. Rejects
 * with `missing` if a custom exercise does not exist. `revertEdit` accepts the result.
 */
export async function editExercise(
  db: Database,
  id: ExerciseId,
  change: (exercise: Exercise) => Exercise,
): Promise<Edit<Exercise>> {
  return isBuiltIn(id)
    ? editOrCreate(db, 'exercises', unchangedExercise(id), change)
    : editDocument(db, 'exercises', id, change)
}
