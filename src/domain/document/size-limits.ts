import { MAX_EXERCISES, MAX_NOTE_LENGTH, MAX_NOTES_LENGTH, MAX_SETS, MAX_SETS_OF_EXERCISE } from '#contract/limits.ts'

type Sized = {
  readonly note: string
  readonly exercises: readonly {
    readonly id: string
    readonly note: string
    readonly exerciseNote?: string | undefined
    readonly sets: readonly unknown[]
  }[]
}

export type SizeLimit = { readonly kind: 'exercises' | 'setsOfExercise' | 'sets'; readonly most: number }

export function limitOnSets(sized: Sized, exerciseId: string, added = 1): SizeLimit | null {
  const exercise = sized.exercises.find(({ id }) => id === exerciseId)
  if ((exercise?.sets.length ?? 0) + added > MAX_SETS_OF_EXERCISE)
    return { kind: 'setsOfExercise', most: MAX_SETS_OF_EXERCISE }
  return added > roomForSets(sized) ? { kind: 'sets', most: MAX_SETS } : null
}

export function limitOnExercises(sized: Sized, added: number, setsOfEach: number): SizeLimit | null {
  if (added > MAX_EXERCISES - sized.exercises.length) return { kind: 'exercises', most: MAX_EXERCISES }
  return added * setsOfEach > roomForSets(sized) ? { kind: 'sets', most: MAX_SETS } : null
}

export function roomForExercises(sized: Sized, setsOfEach: number): number {
  const bySets = setsOfEach === 0 ? MAX_EXERCISES : Math.floor(roomForSets(sized) / setsOfEach)
  return Math.max(0, Math.min(MAX_EXERCISES - sized.exercises.length, bySets))
}

function roomForSets({ exercises }: Sized): number {
  return Math.max(0, MAX_SETS - exercises.reduce((sum, { sets }) => sum + sets.length, 0))
}

export function roomForNotes({ note, exercises }: Sized): number {
  const lengths = exercises.map((exercise) => exercise.note.length + (exercise.exerciseNote?.length ?? 0))
  return Math.max(0, MAX_NOTES_LENGTH - lengths.reduce((sum, length) => sum + length, note.length))
}

/** A longer one from before this rule may stay. */
export function longestNote(sized: Sized, note: string): number {
  return Math.max(note.length, Math.min(MAX_NOTE_LENGTH, note.length + roomForNotes(sized)))
}

/** The note that `typed` leaves in place of `before`: of blanks alone none, and one too long to store changes nothing. */
export function noteAfterTyping(sized: Sized, before: string, typed: string): string {
  const note = typed.trim() === '' ? '' : typed
  return note.length > longestNote(sized, before) ? before : note
}
