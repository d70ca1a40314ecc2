import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { mapChanged } from '../list/ordered-list.ts'

export type SetPlace = { readonly exercise: SessionExercise; readonly set: SessionSet }

export function findSet(session: Session, setId: string): SetPlace | undefined {
  for (const exercise of session.exercises) {
    const set = exercise.sets.find((candidate) => candidate.id === setId)
    if (set) return { exercise, set }
  }
  return undefined
}

export function withExercises(session: Session, exercises: SessionExercise[]): Session {
  return exercises === session.exercises ? session : { ...session, exercises }
}

export function editExercise(
  session: Session,
  exerciseId: string,
  change: (exercise: SessionExercise) => SessionExercise,
): Session {
  const edited = mapChanged(session.exercises, (exercise) => (exercise.id === exerciseId ? change(exercise) : exercise))
  return withExercises(session, edited)
}

export function editSets(session: Session, exerciseId: string, change: (sets: SessionSet[]) => SessionSet[]): Session {
  return editExercise(session, exerciseId, (exercise) => {
    const sets = change(exercise.sets)
    return sets === exercise.sets ? exercise : { ...exercise, sets }
  })
}

export function editSet(session: Session, setId: string, change: (set: SessionSet) => SessionSet): Session {
  const place = findSet(session, setId)
  if (!place) return session
  return editSets(session, place.exercise.id, (sets) =>
    mapChanged(sets, (set) => (set.id === setId ? change(set) : set)),
  )
}
