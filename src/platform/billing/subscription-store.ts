import type { SubscriptionState } from '#contract/billing.ts'
import { PLANS_PATH } from '#contract/routes.ts'
import type { PlanSlug } from '#contract/vocabulary.ts'
import { createStore } from '#shared/store.ts'
import { askStatus, type StatusSources } from './ask-status.ts'
import type { CheckoutOffer } from './checkout.ts'
import { hearStatements, type StatementSources } from './hear-statements.ts'
import { type KeptSources, type KeptSubscription, keepSubscription } from './kept-subscription.ts'
import { readAddress, readCurrentSubscription, readPayments, readPlans, readSubscriptionState } from './read-billing.ts'
import { createSubscriptionCalls, type SubscriptionAct, SubscriptionError } from './subscription-calls.ts'
import { startSubscription } from './subscription-start.ts'
import { viewOf } from './subscription-view.ts'
import { createUseMeter, type UseSources } from './use-meter.ts'

export type SubscriptionSources = UseSources &
  KeptSources &
  StatementSources &
  StatusSources & {
    readonly leaveTo: (address: string) => void
    readonly origin: () => string
    /** Headers with the country of prices, for the plans request. Never rejects. */
    readonly market: () => Promise<Readonly<Record<string, string>>>
  }

/** The last known state counts: a failed call only changes `error`. Calls reject with SubscriptionError. */
export function createSubscriptionStore(sources: SubscriptionSources) {
  const { callApi, account, leaveTo } = sources
  const keeper = keepSubscription(sources)
  const statements = hearStatements(keeper, sources)
  const calls = createSubscriptionCalls(keeper.owner)
  const measureUse = createUseMeter(sources)
  const view = createStore(look())
  for (const part of [keeper, calls]) part.subscribe(() => view.set(look()))

  function look() {
    const unheardMs = (isHeard: boolean) => (keeper.owner() === null ? 0 : measureUse(isHeard))
    return viewOf(keeper.current(), calls.current(), keeper.clock(), unheardMs)
  }

  function order(name: SubscriptionAct, path: string, body: unknown = {}): Promise<SubscriptionState> {
    return calls.act(name, () => callApi(path, readSubscriptionState, { method: 'POST', body }), statements.hear)
  }

  function load<Answer>(
    name: SubscriptionAct,
    path: string,
    read: (payload: unknown) => Answer,
    kept: (answer: Answer) => Partial<KeptSubscription>,
  ): Promise<Answer> {
    return calls.act(
      name,
      () => callApi(path, read),
      (answer) => keeper.keep(kept(answer)),
    )
  }

  const loadStatus = () =>
    calls.act(
      'status',
      () => askStatus(sources),
      (state) => (state ? statements.hear(state) : undefined),
    )
  const loadPlans = () =>
    calls.act(
      'plans',
      async () => callApi('/subscriptions/plans', readPlans, { headers: await sources.market() }),
      (plans) => keeper.keep({ plans }),
    )

  const { init, waitForInit, giveUp } = startSubscription(keeper, async () => {
    const [status] = await Promise.allSettled([loadStatus(), loadPlans()])
    const isKnown = status.status === 'fulfilled'
    if (isKnown) keeper.keep({ isInitialized: true })
    else calls.show(new SubscriptionError('initialize', status.reason))
    return isKnown
  })

  /** The server queries the payment provider now, such as on return from a checkout. */
  const refresh = (act: 'status' | 'checkout', sessionId?: string) =>
    order(act, '/subscriptions/refresh', sessionId ? { sessionId } : {})

  return {
    current: view.current,
    subscribe: view.subscribe,

    init,
    waitForInit,

    /** Null where the server answers 402, which is no failure. */
    loadStatus,
    loadPlans,
    loadPayments: () =>
      load('payments', '/subscriptions/payments', readPayments, (paymentHistory) => ({ paymentHistory })),
    loadCurrent: () =>
      load('current', '/subscriptions/current', readCurrentSubscription, (subscription) => ({ subscription })),

    startCheckout: (choice: PlanSlug, offer: CheckoutOffer = {}): Promise<void> =>
      calls.act('checkout', async () => {
        const { checkoutAddress } = await import('./checkout.ts')
        const address = await checkoutAddress(choice, offer, {
          callApi,
          account,
          origin: sources.origin(),
          plans: async () => {
            if (keeper.current().plans.length === 0) await loadPlans()
            return keeper.current().plans
          },
          isBought: async () => {
            await refresh('checkout')
            return view.current().isActive
          },
        })
        if (address !== null) leaveTo(address)
      }),

    openPortal: (): Promise<void> =>
      calls.act('portal', async () => {
        const body = { returnUrl: `${sources.origin()}${PLANS_PATH}` }
        leaveTo(await callApi('/stripe/portal', readAddress, { method: 'POST', body }))
      }),

    cancel: ({ immediate }: { readonly immediate: boolean }) => order('cancel', '/subscriptions/cancel', { immediate }),
    reactivate: () => order('reactivate', '/subscriptions/reactivate'),
    refresh: (sessionId?: string) => refresh('status', sessionId),

    hearStatement: statements.hearStatement,
    verify: statements.verify,
    tick: keeper.tick,

    /** Refreshes an old state. Never rejects. */
    async keepFresh(): Promise<void> {
      if (!keeper.current().isInitialized) return void (await init())
      if (!statements.isFresh()) await loadStatus().catch(() => undefined)
    },

    /** Another person signed in, or another tab got a statement. */
    reread(): void {
      if (keeper.isOfAnother()) {
        statements.forget()
        giveUp()
        calls.show(null)
      }
      keeper.reread()
    },
  }
}
