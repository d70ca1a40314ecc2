import type { Entitlement, Subscription } from '#contract/billing.ts'
import { PENDING_TRIALS, PLAN_SLUGS, SUBSCRIPTION_STATUSES } from '#contract/vocabulary.ts'
import { DAY_MS, instantOf, millisecondsOf } from '../time/instant.ts'
import { endOf, grantsAccess } from './subscription.ts'
import { UNHEARD_LIMIT_MS } from './unheard-use.ts'

/** How long a device that hears nothing may take it that a renewal went well. */
export const RENEWAL_GRACE_MS = 14 * DAY_MS
/** How wrong a clock may be without costing its owner anything. */
export const CLOCK_TOLERANCE_MS = DAY_MS

/**
 * What a device knows of the time: what its clock shows, and the latest moment it has known (`notedTime`), which a clock
 * that is turned back cannot undo.
 */
export type DeviceClock = { readonly nowMs: number; readonly highWaterMs: number }

/**
 * What a device may do. `granted` opens everything, with something to say or not. `ended` is known to be over: the
 * paywall. `connect` may well be paid for: the person is asked to connect, never to pay; `since` is when the renewal was
 * due or the payment failed. `unheard` means that this device was not told anything that decides, which is not the same
 * as none: everything opens for 72 hours of its use. After them it waits for the `first-word`, or, where it was told that
 * the trial begins with a confirmed address, for the `confirmation`.
 */
export type Access =
  | { readonly kind: 'granted'; readonly notice: 'payment-failing' | 'renewal-unheard' | 'unconfirmed' | null }
  | { readonly kind: 'ended'; readonly what: 'nothing' | 'trial' | 'subscription'; readonly at: string | null }
  | { readonly kind: 'connect'; readonly waitingFor: 'renewal' | 'payment'; readonly since: string }
  | { readonly kind: 'connect'; readonly waitingFor: 'first-word' | 'confirmation' }
  | { readonly kind: 'unheard' }

/**
 * Until when a device may go by what it is told now; null where that gives no access. Only a renewal can happen
 * without the device hearing of it: a trial, and what was cancelled, end when they end. A payment that fails already
 * names the end of a period nobody has paid for, a year ahead with an annual plan: there the days of grace are all there is.
 */
export function validUntil(subscription: Subscription, issuedAtMs: number): string | null {
  if (!grantsAccess(subscription.status)) return null
  const end = endOf(subscription)
  if (!renews(subscription)) return end
  // What is past its end and still gives access is renewing right now.
  const endMs =
    end === null || subscription.status === 'past_due' ? issuedAtMs : Math.max(millisecondsOf(end), issuedAtMs)
  return instantOf(endMs + RENEWAL_GRACE_MS)
}

/**
 * Whether somebody may start a workout, see their progress and so on, by what this device was last told. `unheardMs` is how
 * long the device has been used without a word that decides.
 */
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

/** Whether a statement says more than that a trial is still to begin. */
export function decides(statement: Entitlement | null): statement is Entitlement {
  return statement !== null && statement.pendingTrial === undefined
}

/** Whether workouts and the other restricted screens open. */
export function opens({ kind }: Access): boolean {
  return kind === 'granted' || kind === 'unheard'
}

/** The time to judge by: a clock that shows less than is known to have passed is not believed. */
export function trustedNow({ nowMs, highWaterMs }: DeviceClock, statement: Entitlement | null): number {
  return Math.max(nowMs, highWaterMs, statement === null ? 0 : millisecondsOf(statement.issuedAt))
}

/** The high-water mark after a look at the device's own clock. */
export function notedTime(highWaterMs: number, nowMs: number): number {
  return Math.max(highWaterMs, nowMs)
}

/** The high-water mark after a server told the time: it is right, so a clock that once ran ahead costs nothing any longer. */
export function heardTime(serverMs: number): number {
  return serverMs
}

/** Of two statements about one person, the one that was made later: answers may arrive in any order. */
export function newerStatement(left: Entitlement | null, right: Entitlement): Entitlement {
  return left !== null && left.uid === right.uid && left.issuedAt > right.issuedAt ? left : right
}

/** Reads what a token held whose signature is good; null for what is no statement. */
export function readEntitlement(payload: unknown): Entitlement | null {
  return isEntitlement(payload) ? payload : null
}

/** Whether money is due at the end of what is running, rather than nothing. */
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
