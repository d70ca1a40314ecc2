import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId, SessionExerciseId, SupersetId } from '#contract/id.ts'
import { MAX_EXERCISES, MAX_SECONDS } from '#contract/limits.ts'
import type { Weight } from '#contract/quantity.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { NewId } from '../document/new-id.ts'
import { noteAfterTyping, roomForExercises, roomForNotes } from '../document/size-limits.ts'
import { append, mapChanged, moveTo, removeById, UNPLACED } from '../list/ordered-list.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { editExercise, withExercises } from './edit-session.ts'
import { skipRest } from './rest.ts'
import { emptySet } from './sets.ts'
import { joinMembers, leaveMembers, withoutLoneMembers } from './superset.ts'

/** A session's copy of an exercise, so that later edits of the exercise never change history. */
export type ExerciseCopy = {
  readonly id: ExerciseId
  readonly name: string
  readonly kind: ExerciseKind
  readonly defaultRestSeconds: number | null
} & ExerciseHabits

export type ExerciseHabits = {
  readonly note: string
  /** Null: the gym's usual bar. */
  readonly barWeight: Weight | null
  readonly oneSided: boolean
}

/** Appends exercises, each with one empty set, up to the session's limit. */
export function addExercises(session: Session, copies: readonly ExerciseCopy[], newId: NewId): Session {
  const fitting = copies.slice(0, roomForExercises(session, 1))
  if (fitting.length === 0) return session
  const added = fitting.map((copy) => ({ ...emptyExercise(copy, newId), sets: append([], [emptySet(newId)]) }))
  return withExercises(session, append(session.exercises, withFittingNotes(added, roomForNotes(session))))
}

/** Removes an exercise with its sets, and the rest that one of them started. */
export function removeExercise(session: Session, exerciseId: string): Session {
  const exercise = session.exercises.find((candidate) => candidate.id === exerciseId)
  if (!exercise) return session
  const remaining = withExercises(session, withoutLoneMembers(removeById(session.exercises, exerciseId)))
  return exercise.sets.some((set) => set.id === session.rest?.afterSetId) ? skipRest(remaining) : remaining
}

/** A superset lasts as long as its exercises are adjacent. */
export function moveExercise(session: Session, exerciseId: string, index: number): Session {
  const moved = moveTo(session.exercises, exerciseId, index)
  return moved === session.exercises ? session : withExercises(session, withoutLoneMembers(moved))
}

/** Keeps sets and logged values. Planned loads are dropped: they were meant for the exercise before. */
export function replaceExercise(session: Session, exerciseId: string, copy: ExerciseCopy): Session {
  return editExercise(session, exerciseId, (exercise) => {
    if (exercise.exerciseId === copy.id) return exercise
    // A rule set it for the exercise before.
    const { progression: _, ...kept } = exercise
    const replaced = { ...kept, ...copied(copy), sets: mapChanged(exercise.sets, withoutOpenLoad) }
    const room = roomForNotes(session) + (exercise.exerciseNote?.length ?? 0)
    return withFittingNotes([replaced], room)[0] ?? exercise
  })
}

/**
 * Logged sets stay with the one before, open sets move to the other, right behind it in the same superset; a rest
 * started by one of them ends. Without logged or without open sets, the exercise is replaced as a whole.
 */
export function continueWith(session: Session, exerciseId: string, copy: ExerciseCopy, newId: NewId): Session {
  const ordered = inOrder(session.exercises)
  const at = ordered.findIndex(({ id }) => id === exerciseId)
  const exercise = ordered[at]
  if (!exercise || exercise.exerciseId === copy.id) return session
  const [done, open] = partition(inOrder(exercise.sets), ({ completedAt }) => completedAt !== null)
  if (done.length === 0 || open.length === 0) return replaceExercise(session, exerciseId, copy)
  if (ordered.length >= MAX_EXERCISES) return session
  const successor: SessionExercise = {
    ...emptyExercise(copy, newId),
    supersetId: exercise.supersetId,
    restSeconds: exercise.restSeconds,
    // Sets of another exercise are separate: one logged elsewhere meanwhile is not moved.
    sets: append(
      [],
      open.map((set) => emptySet(newId, { ...withoutOpenLoad(set), updatedAt: UNSTAMPED, orderKey: UNPLACED })),
    ),
  }
  const [fitting = successor] = withFittingNotes([successor], roomForNotes(session))
  const shortened = ordered.map((other) => (other === exercise ? { ...exercise, sets: done } : other))
  const continued = withExercises(session, moveTo(append(shortened, [fitting]), successor.id, at + 1))
  return open.some((set) => set.id === session.rest?.afterSetId) ? skipRest(continued) : continued
}

function withoutOpenLoad(set: SessionSet): SessionSet {
  if (set.completedAt !== null || (set.weight === null && !set.target?.weight)) return set
  return { ...set, weight: null, target: set.target && { ...set.target, weight: null } }
}

function partition<Item>(items: readonly Item[], belongs: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))]
}

export function joinSuperset(session: Session, exerciseIds: readonly string[], newId: NewId): Session {
  return withExercises(session, joinMembers(session.exercises, exerciseIds, newId() as SupersetId))
}

export function leaveSuperset(session: Session, exerciseId: string): Session {
  return withExercises(session, leaveMembers(session.exercises, exerciseId))
}

/** Sets the note of an exercise; refuses one too long to store. */
export function setExerciseNote(session: Session, exerciseId: string, typed: string): Session {
  return editExercise(session, exerciseId, (exercise) => {
    const note = noteAfterTyping(session, exercise.note, typed)
    return note === exercise.note ? exercise : { ...exercise, note }
  })
}

/** Sets the rest after each set of an exercise, in seconds; null is the person's usual rest. */
export function setExerciseRest(session: Session, exerciseId: string, restSeconds: number | null): Session {
  if (restSeconds !== null && (!Number.isInteger(restSeconds) || restSeconds < 0 || restSeconds > MAX_SECONDS))
    return session
  return editExercise(session, exerciseId, (exercise) =>
    exercise.restSeconds === restSeconds ? exercise : { ...exercise, restSeconds },
  )
}

export function emptyExercise(copy: ExerciseCopy, newId: NewId): SessionExercise {
  return {
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

/** With notes as long as there is room. The exercise itself keeps its note, so nothing is lost. */
export function withFittingNotes(exercises: readonly SessionExercise[], room: number): readonly SessionExercise[] {
  let left = room
  return exercises.map((exercise) => {
    const length = exercise.exerciseNote?.length ?? 0
    if (length > left) return { ...exercise, exerciseNote: '' }
    left -= length
    return exercise
  })
}

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
