import type { EntitlementKey, PricingPlan, Subscription, SubscriptionState } from '#contract/billing.ts'
import type { PlanSlug } from '#contract/vocabulary.ts'
import {
  type Access,
  type DeviceClock,
  decideAccess,
  decides,
  heardTime,
  newerStatement,
  notedTime,
  trustedNow,
} from '#domain/billing/entitlement.ts'
import {
  endOf,
  NO_SUBSCRIPTION,
  SUBSCRIPTION_WAIT_MS,
  type SubscriptionRecord,
  subscriptionAt,
  trialDaysLeft,
} from '#domain/billing/subscription.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { createSignal, createStore } from '#shared/store.ts'
import type { Account } from '../account/account.ts'
import { ApiError, type ApiRequest, type CallApi } from '../server/api.ts'
import { isGenuine } from './entitlement-token.ts'
import { type KeptSubscription, NOTHING_KEPT, proofIn, readKept, writeKept } from './kept-subscription.ts'
import { readAddress, readCurrentSubscription, readPayments, readPlans, readSubscriptionState } from './read-billing.ts'
import { type SubscriptionAct, SubscriptionError } from './subscription-error.ts'
import { createUseMeter, NOTE_STEP_MS, type UseSources } from './use-meter.ts'

/** A device that has just heard does not ask again sooner than this, whatever happens. */
export const REFRESH_PAUSE_MS = 5 * 60_000

export const STATUS_PATH = '/subscriptions/status'
const RETURN_PATH = '/subscription'

type Proof = NonNullable<KeptSubscription['proof']>

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
export type SubscriptionSources = UseSources & {
  readonly callApi: CallApi
  readonly account: () => Account | null
  /** What is kept on this device. Neither throws. */
  readonly read: () => string | null
  readonly write: (text: string) => void
  /** Returns the public keys of statements that the device knows, or those that the server names now. Never rejects. */
  readonly keys: (isAnew?: boolean) => Promise<readonly EntitlementKey[]>
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
  const unheardMs = createUseMeter(sources)
  let toldToken: string | null = null
  let running = 0
  let error: SubscriptionError | null = null
  let initialising: Promise<boolean> | undefined
  let heardAtMs: number | null = null
  const initialised = createSignal<[isInitialized: boolean]>()
  const view = createStore(look())

  function readOf(owner: string | null): KeptSubscription {
    return owner === null ? NOTHING_KEPT : readKept(owner, sources.read())
  }

  function clock(): DeviceClock {
    return { nowMs: sources.now(), highWaterMs: kept.highWaterMs }
  }

  function look(): SubscriptionView {
    const { proof, highWaterMs: _, ...fields } = kept
    const statement = proof?.statement ?? null
    const nowMs = trustedNow(clock(), statement)
    const { status } = fields.status
    const atNow = subscriptionIn(fields.status, nowMs)
    return {
      ...fields,
      isLoading: running > 0,
      error,
      access: decideAccess(statement, clock(), uid === null ? 0 : unheardMs(decides(statement))),
      validUntil: statement?.validUntil ?? null,
      isActive: atNow.isActive,
      isTrialing: atNow.isTrialing,
      trialDaysRemaining: trialDaysLeft(fields.status.trialEndsAt, nowMs),
      isCanceled: status === 'canceled' || fields.status.cancelAtPeriodEnd,
      endDate: endOf(fields.status),
    }
  }

  function announce(): void {
    view.set(look())
  }

  function keep(change: Partial<KeptSubscription>): void {
    kept = { ...kept, ...change }
    writtenHighWaterMs = kept.highWaterMs
    if (uid !== null) sources.write(writeKept(uid, kept))
    announce()
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
    const proof = await genuineProof(entitlement)
    if (uid !== owner) return
    if (!proof) return keep({ status })
    if (!isNews(proof)) return
    heardAtMs = sources.now()
    keepProof(proof, status)
  }

  async function hearStatement(token: string): Promise<void> {
    if (token === toldToken || token === kept.proof?.token) return
    toldToken = token
    const owner = uid
    const proof = await genuineProof(token)
    if (uid === owner && proof && isNews(proof)) keepProof(proof, subscriptionIn(proof.statement))
  }

  async function genuineProof(token: string): Promise<KeptSubscription['proof']> {
    const proof = uid === null ? null : proofIn(uid, token)
    return proof && (await isOurs(proof)) ? proof : null
  }

  /** The key may have been replaced since this page was opened. */
  async function isOurs({ token }: Proof): Promise<boolean> {
    return (await isGenuine(token, await sources.keys())) || isGenuine(token, await sources.keys(true))
  }

  function isNews({ statement }: Proof): boolean {
    return newerStatement(kept.proof?.statement ?? null, statement) === statement
  }

  function keepProof(proof: Proof, status: Subscription): void {
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
    initialised.emit(isKnown)
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
    current: view.current,
    subscribe: view.subscribe,

    /** Loads status and plans together, once; `force` clears and loads anew. False where the status was not heard. Never rejects. */
    init,
    /** Whether it is initialised, as soon as that is known, and false after the limit or when a try has failed. */
    waitForInit: (limitMs = SUBSCRIPTION_WAIT_MS): Promise<boolean> => {
      if (kept.isInitialized) return Promise.resolve(true)
      return new Promise((resolve) => {
        const settle = (isInitialized: boolean) => {
          clearTimeout(limit)
          unfollow()
          resolve(isInitialized)
        }
        const limit = setTimeout(settle, limitMs, false)
        const unfollow = initialised.subscribe(settle)
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
        const { checkoutOrder, linkFor } = await import('./checkout.ts')
        if (paymentLinkUrl) {
          // Nothing at the link knows of another purchase, such as one on another phone.
          await order('checkout', '/subscriptions/refresh')
          return view.current().isActive ? undefined : sources.leaveTo(linkFor(paymentLinkUrl, account, currency))
        }
        if (kept.plans.length === 0) await loadPlans()
        const body = checkoutOrder(kept.plans, choice, { returnTo: `${sources.origin()}${RETURN_PATH}`, currency })
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

    /** Takes the statement that came with an answer of the sync. Never rejects. */
    hearStatement,

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
      if (!proof || (await isOurs(proof))) return
      if (kept.proof === proof) keep({ proof: null, isInitialized: false })
    },

    /** Somebody else is signed in, or another tab has heard something. */
    reread: (): void => {
      const next = sources.account()?.uid ?? null
      if (next !== uid) {
        heardAtMs = null
        initialising = undefined
        toldToken = null
        error = null
        initialised.emit(false)
      }
      uid = next
      kept = readOf(uid)
      writtenHighWaterMs = kept.highWaterMs
      announce()
    },
  }
}

/** Returns the state that a subscription means. A trial that nobody bought ends by the clock. */
function subscriptionIn(said: Omit<SubscriptionRecord, 'isBought'>, nowMs = 0): Subscription {
  const isBought = said.plan !== null || (said.status !== 'trialing' && said.status !== 'none')
  return subscriptionAt({ ...said, isBought }, nowMs)
}

function isPaymentRequired(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status === 402
}

function isRefusal(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status < 500
}
