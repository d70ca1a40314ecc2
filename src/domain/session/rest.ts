import { MAX_SECONDS } from '#contract/limits.ts'
import type { Rest, Session } from '#contract/session.ts'
import { instantOf, millisecondsOf } from '../time/instant.ts'
import { findSet } from './edit-session.ts'

const MAX_REST_MS = MAX_SECONDS * 1_000
/** Buttons and keys change a rest by it. */
export const REST_STEP_SECONDS = 15

/** Starts the rest after a set, by its deadline. 0 seconds start none; only a running session rests. */
export function startRest(session: Session, afterSetId: string, seconds: number, nowIso: string): Session {
  const place = findSet(session, afterSetId)
  if (!place || session.status !== 'active' || session.pausedAt !== null || Number.isNaN(seconds)) return session
  if (seconds <= 0) return skipRest(session)
  const endsAt = instantOf(millisecondsOf(nowIso) + Math.min(seconds * 1_000, MAX_REST_MS))
  return { ...session, rest: { afterSetId: place.set.id, startedAt: nowIso, endsAt } }
}

/** Moves the deadline. A finished rest continues from now; one shortened to nothing is over. */
export function adjustRest(session: Session, seconds: number, nowIso: string): Session {
  const { rest } = session
  if (!rest || Number.isNaN(seconds)) return session
  const now = millisecondsOf(nowIso)
  // If the device's clock was set back meanwhile, the rest started after now.
  const startedAt = Math.min(millisecondsOf(rest.startedAt), now)
  const moved = Math.max(millisecondsOf(rest.endsAt), now) + seconds * 1_000
  const endsAt = Math.min(moved, startedAt + MAX_REST_MS)
  if (endsAt <= now) return skipRest(session)
  return { ...session, rest: { ...rest, startedAt: instantOf(startedAt), endsAt: instantOf(endsAt) } }
}

export function skipRest(session: Session): Session {
  return session.rest === null ? session : { ...session, rest: null }
}

/** Correct right after any sleep or reload. Never more than the whole rest, if the device's clock is set back. */
export function restRemainingMs(rest: Rest | null, nowMs: number): number {
  if (!rest) return 0
  const endsAt = millisecondsOf(rest.endsAt)
  return Math.max(0, Math.min(endsAt - nowMs, endsAt - millisecondsOf(rest.startedAt)))
}
