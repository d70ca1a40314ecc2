import type { Session } from '#contract/session.ts'
import { restRemainingMs } from './rest.ts'

/** A notification shown by the operating system itself, even if the app is closed. */
export type RestNotice = {
  /** A number per session, as operating systems identify notifications. */
  readonly id: number
  /** Milliseconds since 1970. */
  readonly atMs: number
  readonly title: string
  readonly body: string
  /** The path opened by tapping it. */
  readonly path: string
}

/** When to notify that the rest is over, in milliseconds since 1970; null while nothing counts down. */
export function restNoticeAt(session: Session, nowMs: number): number | null {
  if (session.status !== 'active' || session.pausedAt !== null) return null
  const leftMs = restRemainingMs(session.rest, nowMs)
  return leftMs > 0 ? nowMs + leftMs : null
}

/** The notification id of a session: stable, from 1 to 2³¹ - 1. */
export function restNoticeId(sessionId: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < sessionId.length; at++) hash = Math.imul(hash ^ sessionId.charCodeAt(at), 0x01000193)
  return hash & 0x7fffffff || 1
}

/** Everything else pending is cancelled, an equal one stays untouched. Scheduling an existing id replaces it. */
export function noticeChanges(
  pending: readonly RestNotice[],
  wanted: readonly RestNotice[],
): { readonly cancel: readonly number[]; readonly schedule: readonly RestNotice[] } {
  return {
    cancel: pending.flatMap(({ id }) => (wanted.some((notice) => notice.id === id) ? [] : [id])),
    schedule: wanted.filter((notice) => !pending.some((planned) => isSame(planned, notice))),
  }
}

/** Tolerance for rounding: a person moves the end by seconds. */
const SAME_MS = 500

function isSame(one: RestNotice, other: RestNotice): boolean {
  const texts = ['title', 'body', 'path'] as const
  return (
    one.id === other.id && Math.abs(one.atMs - other.atMs) < SAME_MS && texts.every((text) => one[text] === other[text])
  )
}
