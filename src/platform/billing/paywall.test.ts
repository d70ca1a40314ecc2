import { afterEach, expect, test, vi } from 'vitest'
import {
  closeBillingPage,
  endedState,
  openBillingPage,
  PLANS_CALL,
  STATUS_CALL,
  signedState,
} from '../../../tests/support/billing-page.ts'
import { PLANS } from '../../../tests/support/signed-state.ts'

afterEach(closeBillingPage)

const soon = () => new Promise((resolve) => setImmediate(resolve))

/** A page whose paywall nobody has asked for. */
async function openPage(answers: Readonly<Record<string, unknown>>) {
  const page = openBillingPage({ answers })
  const { closePaywall, isPaywallComing, noteScreen, openPaywall, paywallActor } = await import('./paywall.ts')
  const { subscriptionStore: store } = await import('./subscription.ts')
  const load = () => import('./paywall-session.ts')
  await load()
  return {
    ...page,
    store,
    openPaywall,
    closePaywall,
    isPaywallComing,
    noteScreen,
    paywallActor,
    state: () => paywallActor.current()?.getSnapshot().value,
    request: () => {
      const { trigger, source } = paywallActor.current()?.getSnapshot().context ?? {}
      return { trigger, source }
    },
  }
}

test('the paywall is not there until it is asked for, and opens with the plans', async () => {
  const { paywallActor, openPaywall, closePaywall, state, request, store, world } = await openPage({
    [STATUS_CALL]: await endedState(),
    [PLANS_CALL]: PLANS,
  })
  closePaywall()
  expect(paywallActor.current()).toBeNull()
  openPaywall({ trigger: 'view_plans', source: '/progress' })
  await expect.poll(() => state()).toBe('open')
  expect(request()).toEqual({ trigger: 'view_plans', source: '/progress' })
  expect(store.current().plans).toEqual(PLANS)
  expect(world.calls).toEqual([STATUS_CALL, PLANS_CALL])
  closePaywall()
  expect(state()).toBe('closed')
})

test('a paywall goes with the screen that it covers, and comes to none that was gone to before it was there', async () => {
  const { openPaywall, noteScreen, isPaywallComing, state, store } = await openPage({
    [STATUS_CALL]: await endedState(),
    [PLANS_CALL]: PLANS,
  })
  await store.init()
  const guard = { trigger: 'restricted_route', source: '/progress' } as const
  openPaywall(guard)
  noteScreen('/workouts')
  await expect.poll(() => state()).toBe('closed')
  await soon()
  expect([state(), isPaywallComing()]).toEqual(['closed', false])

  openPaywall(guard)
  noteScreen('/dashboard')
  await expect.poll(() => state()).toBe('open')
  expect(isPaywallComing()).toBe(true)
  noteScreen('/workouts')
  expect(state()).toBe('closed')
})

test('without a request of its own it is one by hand', async () => {
  const { openPaywall, state, request } = await openPage({ [STATUS_CALL]: await endedState(), [PLANS_CALL]: PLANS })
  openPaywall()
  await expect.poll(() => state()).toBe('open')
  expect(request()).toEqual({ trigger: 'manual', source: 'unknown' })
})

test('plans that are known are not asked for again', async () => {
  const { openPaywall, state, store, world } = await openPage({ [PLANS_CALL]: PLANS })
  await store.loadPlans()
  openPaywall()
  await expect.poll(() => state()).toBe('open')
  expect(world.calls).toEqual([PLANS_CALL])
})

test('plans that could not be loaded with the status are asked for', async () => {
  const { openPaywall, state, store, world } = await openPage({ [STATUS_CALL]: await endedState() })
  await store.init()
  world.answers.set(PLANS_CALL, PLANS)
  openPaywall()
  await expect.poll(() => state()).toBe('open')
  expect(world.calls).toEqual([STATUS_CALL, PLANS_CALL, PLANS_CALL])
  expect(store.current().plans).toEqual(PLANS)
})

test('with access it opens only where a person asked for it, and closes itself when access arrives', async () => {
  const ended = await endedState(Date.now() - 60_000)
  const { openPaywall, state, store, world } = await openPage({ [STATUS_CALL]: ended, [PLANS_CALL]: PLANS })
  await store.init()
  openPaywall({ trigger: 'restricted_route' })
  await expect.poll(() => state()).toBe('open')
  world.answers.set(STATUS_CALL, await signedState())
  await store.loadStatus()
  expect(state()).toBe('closed')
  openPaywall({ trigger: 'subscription_required' })
  await soon()
  expect(state()).toBe('closed')
})

test('a paywall that is started with access stays closed for a guard', async () => {
  const { openPaywall, paywallActor, state, store } = await openPage({
    [STATUS_CALL]: await signedState(),
    [PLANS_CALL]: PLANS,
  })
  await store.init()
  openPaywall({ trigger: 'restricted_route' })
  await expect.poll(() => paywallActor.current()).not.toBeNull()
  await soon()
  expect(state()).toBe('closed')
})

test('a paywall that could not be fetched is fetched again with the next request', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { openPaywall, paywallActor, state } = await openPage({ [PLANS_CALL]: PLANS })
  vi.resetModules()
  vi.doMock('./paywall-session.ts', () => {
    throw new Error('no network')
  })
  openPaywall()
  await expect.poll(() => warned).toHaveBeenCalledOnce()
  vi.doUnmock('./paywall-session.ts')
  vi.resetModules()
  expect(paywallActor.current()).toBeNull()
  openPaywall({ trigger: 'view_plans' })
  await expect.poll(() => state()).toBe('open')
})
