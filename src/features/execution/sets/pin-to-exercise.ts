import type { ExerciseId } from '#contract/id.ts'
import { withNotePinned } from '#domain/session/pinned-note.ts'
import { revertEdit } from '#storage/commands.ts'
import type { Database } from '#storage/documents.ts'
import { editExercise } from '#storage/edit-exercise.ts'

/** Pins a note to the exercise itself, for all later workouts. Returns a function that takes it back. */
export async function pinToExercise(db: Database, id: ExerciseId, note: string): Promise<() => Promise<unknown>> {
  const edit = await editExercise(db, id, (exercise) => {
    const pinned = withNotePinned(exercise.note, note)
    return pinned === null ? exercise : { ...exercise, note: pinned }
  })
  return () => revertEdit(db, 'exercises', edit)
}
