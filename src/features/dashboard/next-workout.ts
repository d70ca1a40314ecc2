import type { WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'

type Done = Pick<Session, 'workoutId' | 'startedAt'>

/**
 * The workouts that take turns with what was trained last: those in the same folder, or, where it is alone in there, those
 * that were trained lately. Where nothing was trained, or only what is not there any more, all of them. `latest` is
 * newest first.
 */
export function rotation(workouts: readonly Workout[], latest: readonly Done[]): readonly Workout[] {
  const trained = latest.flatMap(({ workoutId }) => workouts.find(({ id }) => id === workoutId) ?? [])
  const last = trained[0]
  if (!last) return workouts
  const inFolder = workouts.filter(({ folderId }) => folderId === last.folderId)
  return inFolder.length > 1 ? inFolder : workouts.filter((workout) => trained.includes(workout))
}

/** The workouts that can come next while some of them run: the others. */
export function notRunning(
  workouts: readonly Workout[],
  running: readonly Pick<Session, 'workoutId'>[],
): readonly Workout[] {
  return workouts.filter(({ id }) => running.every(({ workoutId }) => workoutId !== id))
}

/**
 * Whose turn it is: the one that was done longest ago, where one that was never done comes first; of equal ones the
 * first in the person's order. `lastDone` holds the instant each was begun last.
 */
export function leastRecent(
  workouts: readonly Workout[],
  lastDone: ReadonlyMap<WorkoutId, string>,
): Workout | undefined {
  const doneAt = (workout: Workout) => lastDone.get(workout.id) ?? ''
  return workouts.reduce<Workout | undefined>(
    (next, workout) => (next === undefined || doneAt(workout) < doneAt(next) ? workout : next),
    undefined,
  )
}
