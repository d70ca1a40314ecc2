import { MAX_EXERCISES, MAX_NOTE_LENGTH, MAX_NOTES_LENGTH, MAX_SETS, MAX_SETS_OF_EXERCISE } from '#contract/limits.ts'

/** A workout or a session, as far as its size goes. */
type Sized = {
  readonly note: string
  readonly exercises: readonly {
    readonly id: string
    readonly note: string
    readonly exerciseNote?: string | undefined
    readonly sets: readonly unknown[]
  }[]
}

/** The rule that an addition would break, for words that name its number. */
export type SizeLimit = { readonly kind: 'exercises' | 'setsOfExercise' | 'sets'; readonly most: number }

/** The rule against so many sets more of one exercise, or null where there is room for them. */
export function limitOnSets(sized: Sized, exerciseId: string, added = 1): SizeLimit | null {
  const exercise = sized.exercises.find(({ id }) => id === exerciseId)
  if ((exercise?.sets.length ?? 0) + added > MAX_SETS_OF_EXERCISE)
    return { kind: 'setsOfExercise', most: MAX_SETS_OF_EXERCISE }
  return added > roomForSets(sized) ? { kind: 'sets', most: MAX_SETS } : null
}

/** The rule against so many exercises more, each with so many sets, or null where there is room for them. */
export function limitOnExercises(sized: Sized, added: number, setsOfEach: number): SizeLimit | null {
  if (added > MAX_EXERCISES - sized.exercises.length) return { kind: 'exercises', most: MAX_EXERCISES }
  return added * setsOfEach > roomForSets(sized) ? { kind: 'sets', most: MAX_SETS } : null
}

/** How many exercises with so many sets each there is room for. */
export function roomForExercises(sized: Sized, setsOfEach: number): number {
  const bySets = setsOfEach === 0 ? MAX_EXERCISES : Math.floor(roomForSets(sized) / setsOfEach)
  return Math.max(0, Math.min(MAX_EXERCISES - sized.exercises.length, bySets))
}

/** How many sets there is room for, in whichever exercises. */
function roomForSets({ exercises }: Sized): number {
  return Math.max(0, MAX_SETS - exercises.reduce((sum, { sets }) => sum + sets.length, 0))
}

/** How many characters there is room for in notes. */
export function roomForNotes({ note, exercises }: Sized): number {
  const lengths = exercises.map((exercise) => exercise.note.length + (exercise.exerciseNote?.length ?? 0))
  return Math.max(0, MAX_NOTES_LENGTH - lengths.reduce((sum, length) => sum + length, note.length))
}

/** How long one of the notes may become. One that is longer already, from before this rule, may stay. */
export function longestNote(sized: Sized, note: string): number {
  return Math.max(note.length, Math.min(MAX_NOTE_LENGTH, note.length + roomForNotes(sized)))
}
