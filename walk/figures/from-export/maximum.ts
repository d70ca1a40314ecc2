import type { ExerciseId } from '#contract/id.ts'
import type { Weight } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { credibleSets, latestKind, performedSets } from './performed.ts'
import { dayNumberOf } from './sessions.ts'
import { estimatedMax, inUnit } from './sets.ts'

/** Of earlier ones, the twelve weeks up to the last estimate count. */
const DAYS = 84

/** The best estimate of a maximum before a running session, in the unit of its set; null for other than pure loads. */
export function maximumBefore(sessions: readonly Session[], exerciseId: ExerciseId, running: Session): Weight | null {
  const performed = performedSets(sessions, exerciseId)
  if (latestKind(performed) !== 'weight-reps') return null
  const estimates = credibleSets(performed)
    .filter(({ session }) => session.id !== running.id)
    .flatMap(({ session, set: { weight, reps } }) => {
      const value = weight && estimatedMax(weight.value, reps)
      return weight && value ? [{ day: dayNumberOf(session), weight: { value, unit: weight.unit } }] : []
    })
  const lastDay = estimates.at(-1)?.day ?? 0
  let best: Weight | null = null
  for (const { weight } of estimates.filter(({ day }) => lastDay - day < DAYS).toReversed())
    if (!best || inUnit(weight, best.unit) > best.value) best = weight
  return best
}
