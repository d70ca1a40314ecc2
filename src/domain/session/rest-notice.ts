import type { Session } from '#contract/session.ts'
import { restRemainingMs } from './rest.ts'

/** A notification that the operating system shows by itself, whatever has become of the app until then. */
export type RestNotice = {
  /** One number for each session, as operating systems name their notifications. */
  readonly id: number
  /** Milliseconds since 1970. */
  readonly atMs: number
  readonly title: string
  readonly body: string
  /** Where a tap on it leads. */
  readonly path: string
}

/** When to say that the rest is over, in milliseconds since 1970; null while nothing counts down. */
export function restNoticeAt(session: Session, nowMs: number): number | null {
  if (session.status !== 'active' || session.pausedAt !== null) return null
  const leftMs = restRemainingMs(session.rest, nowMs)
  return leftMs > 0 ? nowMs + leftMs : null
}

/** The number of a session's notification: always the same one, from 1 to 2³¹ - 1. */
export function restNoticeId(sessionId: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < sessionId.length; at++) hash = Math.imul(hash ^ sessionId.charCodeAt(at), 0x01000193)
  return hash & 0x7fffffff || 1
}

/**
 * What to do so that exactly `wanted` is planned: whatever else is pending is cancelled, and what is pending already
 * stays untouched. An id that is scheduled anew takes the place of the old one.
 */
export function noticeChanges(
  pending: readonly RestNotice[],
  wanted: readonly RestNotice[],
): { readonly cancel: readonly number[]; readonly schedule: readonly RestNotice[] } {
  return {
    cancel: pending.flatMap(({ id }) => (wanted.some((notice) => notice.id === id) ? [] : [id])),
    schedule: wanted.filter((notice) => !pending.some((planned) => isSame(planned, notice))),
  }
}

/** A tick's own rounding is no other time: what is moved by a person is moved by seconds. */
const SAME_MS = 500

function isSame(one: RestNotice, other: RestNotice): boolean {
  const texts = ['title', 'body', 'path'] as const
  return (
    one.id === other.id && Math.abs(one.atMs - other.atMs) < SAME_MS && texts.every((text) => one[text] === other[text])
  )
}
