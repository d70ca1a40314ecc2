import type { Session } from '#contract/session.ts'
import { millisecondsOf } from '../time/instant.ts'

type Span = { readonly fromMs: number; readonly untilMs: number }

/**
 * The paused milliseconds that an ended session keeps with another start and end. Only their sum is stored: they are
 * taken to lie in the longest stretches without a logged set. A stretch that is cut into loses its pauses where they no
 * longer fit, as does the time before "Continue" once the end is moved back before it.
 */
export function pausedMsWithin(session: Session, startedAt: string, endedAt: string): number {
  const [fromMs, untilMs] = [millisecondsOf(startedAt), millisecondsOf(endedAt)]
  let left = session.pausedMs
  let kept = 0
  for (const span of stretches(session).toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    const paused = Math.min(lengthOf(span), left)
    left -= paused
    const cut = Math.max(0, fromMs - span.fromMs) + Math.max(0, span.untilMs - untilMs)
    if (cut <= lengthOf(span) - paused) kept += paused
  }
  return possiblePause(kept, startedAt, endedAt)
}

/** None if it leaves no time to train: then it was before or after. */
export function possiblePause(pausedMs: number, startedAt: string, endedAt: string): number {
  return pausedMs < millisecondsOf(endedAt) - millisecondsOf(startedAt) ? pausedMs : 0
}

/** The finished pauses that have to be after this instant of a session, as they do not fit before it. */
export function pausedMsAfter({ startedAt, pausedMs }: Session, instant: string): number {
  return Math.max(0, pausedMs - Math.max(0, millisecondsOf(instant) - millisecondsOf(startedAt)))
}

/** From the start to the end, from one logged set to the next. */
function stretches({ startedAt, endedAt, exercises }: Session): readonly Span[] {
  const [startMs, endMs] = [millisecondsOf(startedAt), millisecondsOf(endedAt ?? startedAt)]
  const logged = exercises
    .flatMap(({ sets }) => sets.flatMap(({ completedAt }) => (completedAt ? [millisecondsOf(completedAt)] : [])))
    .filter((loggedMs) => loggedMs > startMs && loggedMs < endMs)
    .toSorted((one, other) => one - other)
  const marks = [startMs, ...logged, endMs]
  return marks.slice(1).map((untilMs, index) => ({ fromMs: marks[index] ?? startMs, untilMs }))
}

function lengthOf({ fromMs, untilMs }: Span): number {
  return untilMs - fromMs
}
