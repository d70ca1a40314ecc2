import type { Session } from '#contract/session.ts'
import { groupBy } from '../group-by.ts'

export type RepeatedWorkout = {
  /** The latest of them. */
  readonly session: Session
  readonly times: number
}

const MIN_TIMES = 2

/** Completed workouts that were done several times under one name, most often first. `sessions` are newest first. */
export function repeatedWorkouts(sessions: readonly Session[], most: number): readonly RepeatedWorkout[] {
  const done = sessions.filter(({ status, exercises }) => status === 'completed' && exercises.length > 0)
  const byName = groupBy(done, ({ name }) => name.trim().toLowerCase())
  return [...byName.values()]
    .flatMap((all) => {
      const [session] = all
      return session && all.length >= MIN_TIMES ? [{ session, times: all.length }] : []
    })
    .toSorted((one, other) => other.times - one.times)
    .slice(0, most)
}
