import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { mapChanged } from '../list/ordered-list.ts'

/** One set and the exercise it belongs to. */
export type SetPlace = { readonly exercise: SessionExercise; readonly set: SessionSet }

/** Where a set stands, or undefined where the session has none of that id. */
export function findSet(session: Session, setId: string): SetPlace | undefined {
  for (const exercise of session.exercises) {
    const set = exercise.sets.find((candidate) => candidate.id === setId)
    if (set) return { exercise, set }
  }
  return undefined
}

/** The session with other exercises; the very same session where they are the same list. */
export function withExercises(session: Session, exercises: SessionExercise[]): Session {
  return exercises === session.exercises ? session : { ...session, exercises }
}

/** The session with one exercise changed; the very same session where it is unknown or left as it is. */
export function editExercise(
  session: Session,
  exerciseId: string,
  change: (exercise: SessionExercise) => SessionExercise,
): Session {
  const edited = mapChanged(session.exercises, (exercise) => (exercise.id === exerciseId ? change(exercise) : exercise))
  return withExercises(session, edited)
}

/** The session with one exercise's sets changed; the very same session where they are left as they are. */
export function editSets(session: Session, exerciseId: string, change: (sets: SessionSet[]) => SessionSet[]): Session {
  return editExercise(session, exerciseId, (exercise) => {
    const sets = change(exercise.sets)
    return sets === exercise.sets ? exercise : { ...exercise, sets }
  })
}

/** The session with one set changed; the very same session where it is unknown or left as it is. */
export function editSet(session: Session, setId: string, change: (set: SessionSet) => SessionSet): Session {
  const place = findSet(session, setId)
  if (!place) return session
  return editSets(session, place.exercise.id, (sets) =>
    mapChanged(sets, (set) => (set.id === setId ? change(set) : set)),
  )
}
