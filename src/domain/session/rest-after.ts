import type { SessionExercise, SessionSet } from '#contract/session.ts'

/** A warm-up tires little: half the rest is enough, but not less than it takes to load the bar. */
const WARM_UP_SHARE = 0.5
const MIN_WARM_UP_SECONDS = 30
const STEP_SECONDS = 5

/** The rest after a set: the exercise's own, else `usualSeconds`; shorter after a warm-up, none after cardio. */
export function restSecondsAfter(
  exercise: Pick<SessionExercise, 'kind' | 'restSeconds'>,
  { kind }: Pick<SessionSet, 'kind'>,
  usualSeconds: number,
): number {
  const seconds = workingRestSeconds(exercise, usualSeconds)
  return kind === 'warm-up' ? warmUpRestSeconds(seconds) : seconds
}

/** After a working set. A run needs none, unless its rest was chosen, as for intervals. */
export function workingRestSeconds(
  { kind, restSeconds }: Pick<SessionExercise, 'kind' | 'restSeconds'>,
  usualSeconds: number,
): number {
  return restSeconds ?? (kind === 'distance-time' ? 0 : usualSeconds)
}

/** Never longer than the rest it is a part of. */
export function warmUpRestSeconds(workingSeconds: number): number {
  const half = Math.ceil((workingSeconds * WARM_UP_SHARE) / STEP_SECONDS) * STEP_SECONDS
  return Math.min(workingSeconds, Math.max(MIN_WARM_UP_SECONDS, half))
}
