import type { Entitlement, Subscription } from '#contract/billing.ts'
import { PENDING_TRIALS, PLAN_SLUGS, SUBSCRIPTION_STATUSES } from '#contract/vocabulary.ts'
import { DAY_MS, instantOf, millisecondsOf } from '../time/instant.ts'
import { endOf, grantsAccess } from './subscription.ts'
import { UNHEARD_LIMIT_MS } from './unheard-use.ts'

/** Time for which an offline device may assume that a renewal succeeded. */
export const RENEWAL_GRACE_MS = 14 * DAY_MS
export const CLOCK_TOLERANCE_MS = DAY_MS

/** `highWaterMs`: the latest known moment (`notedTime`), which setting the clock back cannot undo. */
export type DeviceClock = { readonly nowMs: number; readonly highWaterMs: number }

/**
 * `ended` is known to be over: the paywall. `connect` may be paid for: the person is asked to connect, never to pay;
 * `since` is when the renewal was due or the payment failed. `unheard`: no deciding statement has arrived: everything
 * opens for 72 hours of use. After that it waits for the `first-word` or, if the trial begins with a confirmed address,
 * for the `confirmation`.
 */
export type Access =
  | { readonly kind: 'granted'; readonly notice: 'payment-failing' | 'renewal-unheard' | 'unconfirmed' | null }
  | { readonly kind: 'ended'; readonly what: 'nothing' | 'trial' | 'subscription'; readonly at: string | null }
  | { readonly kind: 'connect'; readonly waitingFor: 'renewal' | 'payment'; readonly since: string }
  | { readonly kind: 'connect'; readonly waitingFor: 'first-word' | 'confirmation' }
  | { readonly kind: 'unheard' }

/**
 * Null if it gives none. Only a renewal can happen without the device learning of it. A failing payment already names
 * the end of an unpaid period, a year ahead with an annual plan: there only the grace days count.
 */
export function validUntil(subscription: Subscription, issuedAtMs: number): string | null {
  if (!grantsAccess(subscription.status)) return null
  const end = endOf(subscription)
  if (!renews(subscription)) return end
  // A period past its end that still gives access is renewing right now.
  const endMs =
    end === null || subscription.status === 'past_due' ? issuedAtMs : Math.max(millisecondsOf(end), issuedAtMs)
  return instantOf(endMs + RENEWAL_GRACE_MS)
}

/** Whether restricted screens open, by the last statement. `unheardMs` is the time of use without a deciding one. */
export function decideAccess(statement: Entitlement | null, clock: DeviceClock, unheardMs: number): Access {
  if (!decides(statement)) return undecided(statement, unheardMs)
  const endedAt = endOf(statement)
  if (statement.validUntil === null || !grantsAccess(statement.status)) return ended(statement, endedAt)

  const nowMs = trustedNow(clock, statement)
  if (nowMs <= millisecondsOf(statement.validUntil) + CLOCK_TOLERANCE_MS) {
    return { kind: 'granted', notice: noticeOf(statement, endedAt, nowMs) }
  }
  if (!renews(statement)) return ended(statement, endedAt)
  return statement.status === 'past_due'
    ? { kind: 'connect', waitingFor: 'payment', since: statement.issuedAt }
    : { kind: 'connect', waitingFor: 'renewal', since: endedAt ?? statement.validUntil }
}

/** Whether a statement says more than that a trial is yet to begin. */
export function decides(statement: Entitlement | null): statement is Entitlement {
  return statement !== null && statement.pendingTrial === undefined
}

export function opens({ kind }: Access): boolean {
  return kind === 'granted' || kind === 'unheard'
}

/** The time to judge by: a clock behind the latest known time is not trusted. */
export function trustedNow({ nowMs, highWaterMs }: DeviceClock, statement: Entitlement | null): number {
  return Math.max(nowMs, highWaterMs, statement === null ? 0 : millisecondsOf(statement.issuedAt))
}

export function notedTime(highWaterMs: number, nowMs: number): number {
  return Math.max(highWaterMs, nowMs)
}

/** The high-water mark after a server reported its time: it is right, so a clock once ahead no longer matters. */
export function heardTime(serverMs: number): number {
  return serverMs
}

/** The later of two statements about one person: responses may arrive in any order. */
export function newerStatement(left: Entitlement | null, right: Entitlement): Entitlement {
  return left !== null && left.uid === right.uid && left.issuedAt > right.issuedAt ? left : right
}

/** Reads the payload of a verified token; null if it is no statement. */
export function readEntitlement(payload: unknown): Entitlement | null {
  return isEntitlement(payload) ? payload : null
}

/** Whether the current period ends with a payment. */
function renews({
  status,
  plan,
  cancelAtPeriodEnd,
}: Pick<Entitlement, 'status' | 'plan' | 'cancelAtPeriodEnd'>): boolean {
  return !cancelAtPeriodEnd && (status !== 'trialing' || plan !== null)
}

function undecided(statement: Entitlement | null, unheardMs: number): Access {
  const isUnconfirmed = statement?.pendingTrial === 'unconfirmed'
  if (unheardMs >= UNHEARD_LIMIT_MS) {
    return { kind: 'connect', waitingFor: isUnconfirmed ? 'confirmation' : 'first-word' }
  }
  return isUnconfirmed ? { kind: 'granted', notice: 'unconfirmed' } : { kind: 'unheard' }
}

function ended({ plan }: Entitlement, at: string | null): Access {
  if (at === null) return { kind: 'ended', what: 'nothing', at: null }
  return { kind: 'ended', what: plan === null ? 'trial' : 'subscription', at }
}

function noticeOf({ status }: Entitlement, endedAt: string | null, nowMs: number) {
  if (status === 'past_due') return 'payment-failing'
  return endedAt !== null && nowMs > millisecondsOf(endedAt) + CLOCK_TOLERANCE_MS ? 'renewal-unheard' : null
}

function isEntitlement(payload: unknown): payload is Entitlement {
  if (typeof payload !== 'object' || payload === null) return false
  const fields: Partial<Record<keyof Entitlement, unknown>> = payload
  return (
    typeof fields.uid === 'string' &&
    typeof fields.epoch === 'string' &&
    typeof fields.cancelAtPeriodEnd === 'boolean' &&
    isOneOf(SUBSCRIPTION_STATUSES, fields.status) &&
    (fields.plan === null || isOneOf(PLAN_SLUGS, fields.plan)) &&
    (fields.pendingTrial === undefined || isOneOf(PENDING_TRIALS, fields.pendingTrial)) &&
    isInstant(fields.issuedAt) &&
    [fields.trialEndsAt, fields.currentPeriodEnd, fields.validUntil].every((at) => at === null || isInstant(at))
  )
}

function isOneOf(words: readonly string[], word: unknown): boolean {
  return typeof word === 'string' && words.includes(word)
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(millisecondsOf(value))
}
