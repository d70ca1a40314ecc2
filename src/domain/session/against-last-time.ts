import type { Session } from '#contract/session.ts'
import { isSample } from './sample.ts'
import { summarize } from './summary.ts'

/**
 * How much more volume, in kg, a session has than the last one of its workout before it, of `others` newest first. Null
 * without one, or if either has no volume: then the two are not comparable.
 */
export function volumeAgainstLastTime(session: Session, others: readonly Session[]): number | null {
  if (session.workoutId === '' || isSample(session)) return null
  const last = others.find(
    ({ id, workoutId, startedAt }) =>
      id !== session.id && workoutId === session.workoutId && startedAt < session.startedAt,
  )
  if (!last) return null
  const [now, before] = [summarize(session).volume, summarize(last).volume]
  return now > 0 && before > 0 ? now - before : null
}
