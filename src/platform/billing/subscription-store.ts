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
    else calls.fail(new SubscriptionError('initialize', status.reason))
    return isKnown
  })

  const loadPayments = () =>
    load('payments', '/subscriptions/payments', readPayments, (paymentHistory) => ({ paymentHistory }))
  const loadCurrent = () =>
    load('current', '/subscriptions/current', readCurrentSubscription, (subscription) => ({ subscription }))

  async function loadAgain(isStateDue: boolean): Promise<void> {
    const failed = calls.current().failures.map(({ act }) => act)
    const isFirst = !keeper.current().isInitialized
    const isDue = (act: SubscriptionAct) => failed.includes(act)
    const loads: Promise<unknown>[] = []
    if (isStateDue || isDue('status') || isDue('initialize')) loads.push(isFirst ? init() : loadStatus())
    // The first load brings the plans as well.
    if (isDue('plans') && !(isFirst && loads.length > 0)) loads.push(loadPlans())
    if (isDue('current')) loads.push(loadCurrent())
    if (isDue('payments')) loads.push(loadPayments())
    await Promise.allSettled(loads)
  }

  /** The server queries the payment provider now, such as on return from a checkout. */
  const refresh = (act: 'refresh' | 'checkout', sessionId?: string) =>
    order(act, '/subscriptions/refresh', sessionId ? { sessionId } : {})

  return {
    current: view.current,
    subscribe: view.subscribe,

    init,
    waitForInit,

    /** Null where the server answers 402, which is no failure. */
    loadStatus,
    loadPlans,
    loadPayments,
    loadCurrent,
    /** Loads again what could not be loaded. Never rejects. */
    retry: () => loadAgain(false),

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
    refresh: (sessionId?: string) => refresh('refresh', sessionId),

    hearStatement: statements.hearStatement,
    verify: statements.verify,
    tick: keeper.tick,

    /** Refreshes an old state, and loads again what could not be loaded. Never rejects. */
    keepFresh: () => loadAgain(!keeper.current().isInitialized || !statements.isFresh()),

    /** Another person signed in, or another tab got a statement. */
    reread(): void {
      if (keeper.isOfAnother()) {
        statements.forget()
        giveUp()
        calls.forget()
      }
      keeper.reread()
    },
  }
}
