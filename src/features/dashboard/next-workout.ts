import type { WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'

type Done = Pick<Session, 'workoutId' | 'startedAt'>

/**
 * The workouts in rotation with the last trained one: those in the same folder, or, if it is alone there, those trained
 * recently. All of them if only one, or nothing, or only deleted ones were trained. `latest` is newest first.
 */
export function rotation(workouts: readonly Workout[], latest: readonly Done[]): readonly Workout[] {
  const trained = latest.flatMap(({ workoutId }) => workouts.find(({ id }) => id === workoutId) ?? [])
  const last = trained[0]
  if (!last) return workouts
  const inFolder = workouts.filter(({ folderId }) => folderId === last.folderId)
  if (inFolder.length > 1) return inFolder
  const recent = workouts.filter((workout) => trained.includes(workout))
  return recent.length > 1 ? recent : workouts
}

export function notRunning(
  workouts: readonly Workout[],
  running: readonly Pick<Session, 'workoutId'>[],
): readonly Workout[] {
  return workouts.filter(({ id }) => running.every(({ workoutId }) => workoutId !== id))
}

/** Never done ones first; on a tie the first in the person's order. `lastDone` holds the last start of each. */
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
