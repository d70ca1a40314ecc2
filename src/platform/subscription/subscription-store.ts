import type { EntitlementKey, PricingPlan, SubscriptionState } from '#contract/billing.ts'
import type { PlanSlug } from '#contract/vocabulary.ts'
import {
  type Access,
  type DeviceClock,
  decideAccess,
  heardTime,
  newerStatement,
  notedTime,
  trustedNow,
} from '#domain/entitlement.ts'
import { millisecondsOf } from '#domain/instant.ts'
import { paymentLinkFor } from '#domain/payment-link.ts'
import { checkoutChoice } from '#domain/plan.ts'
import { endOf, NO_SUBSCRIPTION, SUBSCRIPTION_WAIT_MS, subscriptionAt, trialDaysLeft } from '#domain/subscription.ts'
import type { Account } from '../account.ts'
import { ApiError, type ApiRequest, type CallApi } from '../api.ts'
import { isGenuine } from './entitlement-token.ts'
import { type KeptSubscription, NOTHING_KEPT, proofIn, readKept, writeKept } from './kept-subscription.ts'
import { readAddress, readCurrentSubscription, readPayments, readPlans, readSubscriptionState } from './read-billing.ts'
import { type SubscriptionAct, SubscriptionError } from './subscription-error.ts'

/** A device that has just heard does not ask again sooner than this, whatever happens. */
export const REFRESH_PAUSE_MS = 5 * 60_000
/** Time that passes is written down in steps of this. */
const NOTE_STEP_MS = 60_000

export const STATUS_PATH = '/subscriptions/status'
const RETURN_PATH = '/subscription'

/** What screens see. The derived values hold for the latest look at the clock. */
export type SubscriptionView = Omit<KeptSubscription, 'proof' | 'highWaterMs'> & {
  readonly isLoading: boolean
  readonly error: SubscriptionError | null
  readonly access: Access
  /** Until when this device may go by what it was told last; null where it was told nothing, or of no access. */
  readonly validUntil: string | null
  readonly isActive: boolean
  readonly isTrialing: boolean
  /** Whole days, rounded up; 0 without a trial. */
  readonly trialDaysRemaining: number
  /** It has ended, or ends when what is paid for is over. */
  readonly isCanceled: boolean
  readonly endDate: string | null
}

/** What the price of a plan adds to a choice: the page that sells it directly, and what it is sold in. */
export type CheckoutOffer = Partial<Pick<PricingPlan, 'paymentLinkUrl' | 'currency'>>

/** What the store is made with. */
export type SubscriptionSources = {
  readonly callApi: CallApi
  readonly account: () => Account | null
  /** What is kept on this device. Neither throws. */
  readonly read: () => string | null
  readonly write: (text: string) => void
  /** Milliseconds since 1970 by the device's own clock. */
  readonly now: () => number
  /** What statements are signed with, as far as the device knows. Never rejects. */
  readonly keys: () => Promise<readonly EntitlementKey[]>
  /** Leaves the app. */
  readonly leaveTo: (address: string) => void
  readonly origin: () => string
  /** What the call for the plans says of the country whose prices are wanted. Never rejects. */
  readonly market: () => Promise<Readonly<Record<string, string>>>
  /** Makes the trial of somebody who never had one. */
  readonly startTrial: () => Promise<void>
}

/**
 * The signed-in person's subscription. What was last heard counts until something newer is heard: a call that fails
 * changes nothing but `error`. Calls reject with a SubscriptionError.
 */
export function createSubscriptionStore(sources: SubscriptionSources) {
  let uid = sources.account()?.uid ?? null
  let kept = readOf(uid)
  let writtenHighWaterMs = kept.highWaterMs
  let running = 0
  let error: SubscriptionError | null = null
  let initialising: Promise<boolean> | undefined
  let heardAtMs: number | null = null
  const listeners = new Set<() => void>()
  const waiting = new Set<(isInitialized: boolean) => void>()
  let view = look()

  function readOf(owner: string | null): KeptSubscription {
    return owner === null ? NOTHING_KEPT : readKept(owner, sources.read())
  }

  function clock(): DeviceClock {
    return { nowMs: sources.now(), highWaterMs: kept.highWaterMs }
  }

  function look(): SubscriptionView {
    const { proof, highWaterMs: _, ...fields } = kept
    const nowMs = trustedNow(clock(), proof?.statement ?? null)
    const { status, plan } = fields.status
    // A trial that nobody bought ends by the clock.
    const isBought = plan !== null || (status !== 'trialing' && status !== 'none')
    const atNow = subscriptionAt({ ...fields.status, isBought }, nowMs)
    return {
      ...fields,
      isLoading: running > 0,
      error,
      access: decideAccess(proof?.statement ?? null, clock()),
      validUntil: proof?.statement.validUntil ?? null,
      isActive: atNow.isActive,
      isTrialing: atNow.isTrialing,
      trialDaysRemaining: trialDaysLeft(fields.status.trialEndsAt, nowMs),
      isCanceled: status === 'canceled' || fields.status.cancelAtPeriodEnd,
      endDate: endOf(fields.status),
    }
  }

  function announce(): void {
    view = look()
    for (const listener of listeners) listener()
  }

  function keep(change: Partial<KeptSubscription>): void {
    kept = { ...kept, ...change }
    writtenHighWaterMs = kept.highWaterMs
    if (uid !== null) sources.write(writeKept(uid, kept))
    announce()
  }

  function settleWaiting(isInitialized: boolean): void {
    for (const settle of waiting) settle(isInitialized)
    waiting.clear()
  }

  /** One call, told in `isLoading` and `error`; what a person who has left meanwhile asked for changes nothing. */
  async function act<Payload>(
    name: SubscriptionAct,
    call: () => Promise<Payload>,
    take: (payload: Payload) => Promise<void> | void = () => undefined,
  ): Promise<Payload> {
    const asker = uid
    running += 1
    error = null
    announce()
    try {
      const payload = await call()
      if (uid === asker) await take(payload)
      return payload
    } catch (cause) {
      const failure = cause instanceof SubscriptionError ? cause : new SubscriptionError(name, cause)
      if (uid === asker) error = failure
      throw failure
    } finally {
      running -= 1
      announce()
    }
  }

  /** Takes what the server says now, unless something newer was heard meanwhile. */
  async function hear({ entitlement, ...status }: SubscriptionState): Promise<void> {
    const owner = uid
    const proof = owner === null ? null : proofIn(owner, entitlement)
    const isHeard = proof !== null && (await isGenuine(proof.token, await sources.keys()))
    if (uid !== owner) return
    if (!isHeard) return keep({ status })
    const known = kept.proof?.statement ?? null
    if (newerStatement(known, proof.statement) !== proof.statement) return
    heardAtMs = sources.now()
    keep({ status, proof, highWaterMs: heardTime(millisecondsOf(proof.statement.issuedAt)) })
  }

  function order(name: SubscriptionAct, path: string, body: unknown = {}): Promise<SubscriptionState> {
    return act(name, () => sources.callApi(path, readSubscriptionState, { method: 'POST', body }), hear)
  }

  function ask<Payload>(name: SubscriptionAct, path: string, read: (payload: unknown) => Payload) {
    return (take: (payload: Payload) => void) => act(name, () => sources.callApi(path, read), take)
  }

  const addressFor = (path: string, request: ApiRequest) => sources.callApi(path, readAddress, request)

  /** What the server says now; null where it answers 402, which is no failure. */
  async function loadStatus(): Promise<SubscriptionState | null> {
    return act(
      'status',
      async () => {
        try {
          const state = await sources.callApi(STATUS_PATH, readSubscriptionState)
          if (state.status !== 'none' || state.trialEndsAt !== null) return state
          const isMade = await trialMade()
          if (!isMade) return state
          return await sources.callApi(STATUS_PATH, readSubscriptionState)
        } catch (cause) {
          if (isPaymentRequired(cause)) return null
          throw cause
        }
      },
      (state) => (state ? hear(state) : undefined),
    )
  }

  /** False where the server refuses one; rejects where it could not be asked. */
  function trialMade(): Promise<boolean> {
    return sources.startTrial().then(
      () => true,
      (cause: unknown) => {
        if (isRefusal(cause)) return false
        throw cause
      },
    )
  }

  const loadPlans = () =>
    act(
      'plans',
      async () => sources.callApi('/subscriptions/plans', readPlans, { headers: await sources.market() }),
      (plans) => keep({ plans }),
    )

  async function initialise(): Promise<boolean> {
    const [status] = await Promise.allSettled([loadStatus(), loadPlans()])
    const isKnown = status.status === 'fulfilled'
    if (isKnown) keep({ isInitialized: true })
    else {
      error = new SubscriptionError('initialize', status.reason)
      announce()
    }
    settleWaiting(isKnown)
    return isKnown
  }

  function init({ force = false }: { readonly force?: boolean } = {}): Promise<boolean> {
    if (kept.isInitialized && !force) return Promise.resolve(true)
    if (force) clear()
    initialising ??= initialise().finally(() => {
      initialising = undefined
    })
    return initialising
  }

  /** What access is judged by stays: nobody is locked out, or let in, by a reload. */
  function clear(): void {
    keep({ ...NOTHING_KEPT, status: NO_SUBSCRIPTION, proof: kept.proof, highWaterMs: kept.highWaterMs })
  }

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /** Loads status and plans together, once; `force` clears and loads anew. False where the status was not heard. Never rejects. */
    init,
    /** Whether it is initialised, as soon as that is known, and false after the limit or when a try has failed. */
    waitForInit: (limitMs = SUBSCRIPTION_WAIT_MS): Promise<boolean> => {
      if (kept.isInitialized) return Promise.resolve(true)
      return new Promise((resolve) => {
        const settle = (isInitialized: boolean) => {
          clearTimeout(limit)
          waiting.delete(settle)
          resolve(isInitialized)
        }
        const limit = setTimeout(settle, limitMs, false)
        waiting.add(settle)
      })
    },

    loadStatus,
    loadPlans,
    loadPayments: () =>
      ask('payments', '/subscriptions/payments', readPayments)((paymentHistory) => keep({ paymentHistory })),
    loadCurrent: () =>
      ask('current', '/subscriptions/current', readCurrentSubscription)((subscription) => keep({ subscription })),

    /** Leaves for the page where a plan is paid: its own payment link, else a checkout that is made for this person. */
    startCheckout: (choice: PlanSlug, { paymentLinkUrl, currency }: CheckoutOffer = {}): Promise<void> =>
      act('checkout', async () => {
        const account = sources.account()
        if (!account) throw new Error('User not authenticated')
        if (paymentLinkUrl) {
          const payer = { email: account.email, reference: account.uid, currency: currency ?? 'BRL' }
          return sources.leaveTo(paymentLinkFor(paymentLinkUrl, payer))
        }
        if (kept.plans.length === 0) await loadPlans()
        const chosen = checkoutChoice(kept.plans, choice)
        if (!chosen.ok) throw new Error(chosen.fault)
        const body = {
          priceId: chosen.plan.stripePriceId,
          successUrl: `${sources.origin()}${RETURN_PATH}/success`,
          cancelUrl: `${sources.origin()}${RETURN_PATH}`,
          ...(currency && { currency }),
        }
        sources.leaveTo(await addressFor('/stripe/checkout', { method: 'POST', body }))
      }),

    /** Leaves for the page where cards, plan and receipts are managed. */
    openPortal: (): Promise<void> =>
      act('portal', async () => {
        const body = { returnUrl: `${sources.origin()}${RETURN_PATH}` }
        sources.leaveTo(await addressFor('/stripe/portal', { method: 'POST', body }))
      }),

    cancel: ({ immediate }: { readonly immediate: boolean }) => order('cancel', '/subscriptions/cancel', { immediate }),
    reactivate: () => order('reactivate', '/subscriptions/reactivate'),
    /** Has the server ask the payment provider now, such as on the way back from a checkout. */
    refresh: (sessionId?: string) => order('status', '/subscriptions/refresh', sessionId ? { sessionId } : {}),

    /** Asks again where the last word is old enough. Never rejects. */
    keepFresh: async (): Promise<void> => {
      if (!kept.isInitialized) return void (await init())
      const nowMs = sources.now()
      if (heardAtMs !== null && nowMs >= heardAtMs && nowMs - heardAtMs < REFRESH_PAUSE_MS) return
      await loadStatus().catch(() => undefined)
    },

    /** Looks at the clock again, and remembers what time it has been. */
    tick: (): void => {
      const highWaterMs = notedTime(kept.highWaterMs, sources.now())
      kept = { ...kept, highWaterMs }
      if (highWaterMs - writtenHighWaterMs >= NOTE_STEP_MS) keep({})
      else announce()
    },

    /** Checks the signature of what was kept; a statement that nobody of ours signed was never heard. Never rejects. */
    verify: async (): Promise<void> => {
      const { proof } = kept
      if (!proof || (await isGenuine(proof.token, await sources.keys()))) return
      if (kept.proof === proof) keep({ proof: null, isInitialized: false })
    },

    /** Somebody else is signed in, or another tab has heard something. */
    reread: (): void => {
      const next = sources.account()?.uid ?? null
      if (next !== uid) {
        heardAtMs = null
        initialising = undefined
        error = null
        settleWaiting(false)
      }
      uid = next
      kept = readOf(uid)
      writtenHighWaterMs = kept.highWaterMs
      announce()
    },
  }
}

function isPaymentRequired(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status === 402
}

function isRefusal(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status < 500
}
