import type { SessionSet } from '#contract/session.ts'
import { millisecondsOf } from '../time/instant.ts'

/** Nobody logs a set and takes it back this fast: the finger bounced. */
const SAME_TAP_MS = 400

/** Whether a tap at this moment belongs to the one that completed the set. */
export function isSameTap({ completedAt }: Pick<SessionSet, 'completedAt'>, nowMs: number): boolean {
  if (completedAt === null) return false
  const sinceMs = nowMs - millisecondsOf(completedAt)
  return sinceMs >= 0 && sinceMs < SAME_TAP_MS
}
