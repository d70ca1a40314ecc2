import type { Exercise } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import { unchangedExercise } from '#domain/exercise/exercise-change.ts'
import { isBuiltIn } from '#domain/exercise-library/built-in-exercises.ts'
import { type Edit, editDocument, editOrCreate } from './commands.ts'
import type { Database } from './documents.ts'

/** The first change of a built-in exercise creates its document. Rejects with `missing` for an unknown custom one. */
export async function editExercise(
  db: Database,
  id: ExerciseId,
  change: (exercise: Exercise) => Exercise,
): Promise<Edit<Exercise>> {
  return isBuiltIn(id)
    ? editOrCreate(db, 'exercises', unchangedExercise(id), change)
    : editDocument(db, 'exercises', id, change)
}
