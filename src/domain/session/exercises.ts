import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId, SessionExerciseId, SupersetId } from '#contract/id.ts'
import type { Weight } from '#contract/quantity.ts'
import type { Session, SessionExercise } from '#contract/session.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import type { NewId } from '../new-id.ts'
import { append, moveTo, removeById, UNPLACED } from '../ordered-list.ts'
import { joinMembers, leaveMembers, withoutLoneMembers } from '../superset.ts'
import { editExercise, withExercises } from './edit-session.ts'
import { skipRest } from './rest.ts'
import { emptySet } from './sets.ts'

const MOST_EXERCISES = 100
const LONGEST_NOTE = 10_000

/** What a session copies of an exercise, so that later edits of the exercise never change history. */
export type ExerciseCopy = {
  readonly id: ExerciseId
  readonly name: string
  readonly kind: ExerciseKind
  readonly defaultRestSeconds: number | null
} & ExerciseHabits

/** What a person notes down about an exercise once, for every session of it. */
export type ExerciseHabits = {
  readonly note: string
  /** Null: the gym's usual bar. */
  readonly barWeight: Weight | null
  readonly oneSided: boolean
}

/** Adds exercises behind the others, each with one empty set. As many as a session has room for. */
export function addExercises(session: Session, copies: readonly ExerciseCopy[], newId: NewId): Session {
  const fitting = copies.slice(0, MOST_EXERCISES - session.exercises.length)
  if (fitting.length === 0) return session
  const added = fitting.map((copy) => ({ ...emptyExercise(copy, newId), sets: append([], [emptySet(newId)]) }))
  return withExercises(session, append(session.exercises, added))
}

/** Removes an exercise with its sets, and the rest that one of them started. */
export function removeExercise(session: Session, exerciseId: string): Session {
  const exercise = session.exercises.find((candidate) => candidate.id === exerciseId)
  if (!exercise) return session
  const remaining = withExercises(session, withoutLoneMembers(removeById(session.exercises, exerciseId)))
  return exercise.sets.some((set) => set.id === session.rest?.afterSetId) ? skipRest(remaining) : remaining
}

/** Moves an exercise to another index. A superset lasts as long as its exercises stand next to each other. */
export function moveExercise(session: Session, exerciseId: string, index: number): Session {
  const moved = moveTo(session.exercises, exerciseId, index)
  return moved === session.exercises ? session : withExercises(session, withoutLoneMembers(moved))
}

/** Puts another exercise in the place of one, which keeps its sets and what was logged in them. */
export function replaceExercise(session: Session, exerciseId: string, copy: ExerciseCopy): Session {
  return editExercise(session, exerciseId, (exercise) =>
    exercise.exerciseId === copy.id ? exercise : { ...exercise, ...copied(copy) },
  )
}

/** Puts two or more exercises in one superset, standing behind the first of them. */
export function joinSuperset(session: Session, exerciseIds: readonly string[], newId: NewId): Session {
  // The id names the superset that is made here.
  return withExercises(session, joinMembers(session.exercises, exerciseIds, newId() as SupersetId))
}

/** Takes an exercise out of its superset and puts it behind it. */
export function leaveSuperset(session: Session, exerciseId: string): Session {
  return withExercises(session, leaveMembers(session.exercises, exerciseId))
}

/** Writes the note of an exercise; one that is too long to store is refused. */
export function setExerciseNote(session: Session, exerciseId: string, note: string): Session {
  if (note.length > LONGEST_NOTE) return session
  return editExercise(session, exerciseId, (exercise) => (exercise.note === note ? exercise : { ...exercise, note }))
}

/** Sets the rest after each set of an exercise, in seconds; null stands for the person's usual rest. */
export function setExerciseRest(session: Session, exerciseId: string, restSeconds: number | null): Session {
  if (restSeconds !== null && (!Number.isInteger(restSeconds) || restSeconds < 0 || restSeconds > 86_400))
    return session
  return editExercise(session, exerciseId, (exercise) =>
    exercise.restSeconds === restSeconds ? exercise : { ...exercise, restSeconds },
  )
}

/** An exercise without sets and without a place in its list. */
export function emptyExercise(copy: ExerciseCopy, newId: NewId): SessionExercise {
  return {
    // The id names the exercise of the session that is made here.
    id: newId() as SessionExerciseId,
    updatedAt: UNSTAMPED,
    orderKey: UNPLACED,
    ...copied(copy),
    supersetId: null,
    restSeconds: copy.defaultRestSeconds,
    note: '',
    sets: [],
  }
}

/** What a person keeps noted of an exercise, as its session carries it. */
export function habitsOf({
  note,
  barWeight,
  oneSided,
}: ExerciseHabits): Pick<SessionExercise, 'exerciseNote' | 'barWeight' | 'oneSided'> {
  return { exerciseNote: note, barWeight, oneSided }
}

function copied(copy: ExerciseCopy) {
  return { exerciseId: copy.id, name: copy.name, kind: copy.kind, ...habitsOf(copy) }
}
