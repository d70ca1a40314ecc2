import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { unchangedExercise } from '#domain/exercise/exercise-change.ts'
import { isBuiltIn } from '#domain/exercise-library/built-in-exercises.ts'
import { type Edit, editDocument, editOrCreate } from './commands.ts'
import type { Database } from './documents.ts'

/**
 * Changes an own exercise or what the person says about a built-in one; the latter's document is made on the first
 * change. Rejects with `missing` where an own exercise does not exist. `revertEdit` takes the answer back.
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
