import type { PlannedSetId, WorkoutExerciseId, WorkoutId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { PlannedSet, SetTarget, Workout, WorkoutExercise } from '#contract/workout.ts'
import type { NewId } from '../document/new-id.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { inOrder } from '../merge/keyed-list.ts'

/** `orderKey` is the workout's position in the list; `name` defaults to the session's. */
export function sessionAsWorkout(
  session: Session,
  options: { readonly newId: NewId; readonly orderKey: string; readonly name?: string },
): Workout {
  const { newId, orderKey, name = session.name } = options
  return {
    id: newId() as WorkoutId,
    updatedAt: UNSTAMPED,
    binnedAt: '',
    name,
    note: '',
    folderId: null,
    orderKey,
    archivedAt: null,
    exercises: inOrder(session.exercises).map((exercise) => asPlannedExercise(exercise, newId)),
  }
}

function asPlannedExercise(exercise: SessionExercise, newId: NewId): WorkoutExercise {
  const { orderKey, exerciseId, supersetId, restSeconds, note, sets } = exercise
  return {
    id: newId() as WorkoutExerciseId,
    updatedAt: UNSTAMPED,
    orderKey,
    exerciseId,
    supersetId,
    restSeconds,
    note,
    sets: inOrder(sets).map((set) => asPlannedSet(set, newId)),
  }
}

function asPlannedSet(set: SessionSet, newId: NewId): PlannedSet {
  return {
    id: newId() as PlannedSetId,
    updatedAt: UNSTAMPED,
    orderKey: set.orderKey,
    kind: set.kind,
    target: targetFrom(set),
  }
}

/** The typed values; otherwise the planned ones. */
function targetFrom({ target, reps, weight, seconds, distance, rpe }: SessionSet): SetTarget {
  return {
    reps: reps === null ? (target?.reps ?? null) : { min: reps, max: reps },
    weight: weight ?? target?.weight ?? null,
    percentOfOneRepMax: weight === null ? (target?.percentOfOneRepMax ?? null) : null,
    seconds: seconds ?? target?.seconds ?? null,
    distance: distance ?? target?.distance ?? null,
    rpe: rpe ?? target?.rpe ?? null,
  }
}
