import type { FolderId, PlannedSetId, SupersetId, WorkoutExerciseId } from '#contract/id.ts'
import type { Folder, PlannedSet, SetKind, SetTarget, Workout, WorkoutExercise } from '#contract/workout.ts'
import type { NewId } from '#domain/document/new-id.ts'
import { orderKeysAfter } from '#domain/list/order-key.ts'
import { append, UNPLACED } from '#domain/list/ordered-list.ts'
import { UNSTAMPED } from '#domain/merge/hybrid-clock.ts'
import { NO_TARGET } from '#domain/workout/planned-sets.ts'
import { newWorkout } from '#domain/workout/workout.ts'
import type { DemoExercises } from './demo-exercises.ts'
import { LEGS, type Movement, type PlannedWorkout, PULL, PUSH, UPPER } from './programme.ts'

/** The workouts by plan, so that a gym visit finds its own. */
export type DemoWorkouts = {
  readonly folders: readonly Folder[]
  readonly workouts: ReadonlyMap<PlannedWorkout, Workout>
}

const FOLDERS = [
  { name: 'Push, pull, legs', plans: [PUSH, PULL, LEGS] },
  { name: 'Weekend', plans: [UPPER] },
]

export function demoWorkouts(exercises: DemoExercises, newId: NewId): DemoWorkouts {
  const keys = orderKeysAfter(null, FOLDERS.length)
  const folders = FOLDERS.map(
    ({ name }, index): Folder => ({
      // The id of the folder created here.
      id: newId() as FolderId,
      updatedAt: UNSTAMPED,
      binnedAt: '',
      name,
      orderKey: keys[index] ?? UNPLACED,
    }),
  )
  const workouts = FOLDERS.flatMap(({ plans }, index) => {
    const workoutKeys = orderKeysAfter(null, plans.length)
    return plans.map((plan, place): [PlannedWorkout, Workout] => [
      plan,
      workoutOf(plan, folders[index]?.id ?? null, workoutKeys[place] ?? UNPLACED, exercises, newId),
    ])
  })
  return { folders, workouts: new Map(workouts) }
}

/** A workout from a plan, including a hotel gym's for a day. */
export function workoutOf(
  plan: PlannedWorkout,
  folderId: FolderId | null,
  orderKey: string,
  exercises: DemoExercises,
  newId: NewId,
): Workout {
  let supersetId: SupersetId | null = null
  const planned = plan.movements.map((movement, index): WorkoutExercise => {
    const startsSuperset = plan.movements[index + 1]?.joined === true
    // The id of the superset that starts here.
    if (!movement.joined) supersetId = startsSuperset ? (newId() as SupersetId) : null
    return workoutExercise(movement, supersetId, exercises, newId)
  })
  return {
    ...newWorkout({ name: plan.name, orderKey, newId, folderId }),
    note: plan.note,
    exercises: append([], planned),
  }
}

function workoutExercise(
  movement: Movement,
  supersetId: SupersetId | null,
  exercises: DemoExercises,
  newId: NewId,
): WorkoutExercise {
  const set = (kind: SetKind, target: SetTarget): PlannedSet => ({
    id: newId() as PlannedSetId,
    updatedAt: UNSTAMPED,
    orderKey: UNPLACED,
    kind,
    target,
  })
  const warmUps = Array.from({ length: movement.warmUps ?? 0 }, () => set('warm-up', NO_TARGET))
  const working = Array.from({ length: movement.sets }, () => set('working', targetOf(movement)))
  return {
    id: newId() as WorkoutExerciseId,
    updatedAt: UNSTAMPED,
    orderKey: UNPLACED,
    exerciseId: exercises.copyOf(movement.exercise).id,
    supersetId,
    restSeconds: movement.restSeconds ?? null,
    note: movement.note ?? '',
    sets: append([], [...warmUps, ...working]),
  }
}

function targetOf({ reps, metres }: Movement): SetTarget {
  return {
    ...NO_TARGET,
    reps: reps ?? null,
    distance: metres === undefined ? null : { value: metres, unit: 'm' },
  }
}
