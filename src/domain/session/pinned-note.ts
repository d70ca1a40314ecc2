import { MAX_NOTE_LENGTH } from '#contract/limits.ts'
import type { Session } from '#contract/session.ts'
import { longestNote } from '../document/size-limits.ts'
import { editExercise } from './edit-session.ts'

/** An exercise's own note with one of a session added; null if it has that already, or has no room for it. */
export function withNotePinned(pinned: string, note: string, longest = MAX_NOTE_LENGTH): string | null {
  if (note === '' || pinned.includes(note)) return null
  const both = pinned === '' ? note : `${pinned}\n${note}`
  return both.length > longest ? null : both
}

/** Pins a note in the session's copy of the exercise. */
export function pinNote(session: Session, exerciseId: string, note: string): Session {
  return editExercise(session, exerciseId, (exercise) => {
    const { exerciseNote = '' } = exercise
    const pinned = withNotePinned(exerciseNote, note, longestNote(session, exerciseNote))
    return pinned === null ? exercise : { ...exercise, exerciseNote: pinned }
  })
}
