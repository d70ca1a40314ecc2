import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  closeBillingPage,
  endedState,
  openBillingPage,
  PLANS_CALL,
  STATUS_CALL,
  signedState,
} from '../../../tests/support/billing-page.ts'
import { CONFIG } from '../../../tests/support/joined-parts.ts'
import { shownBy } from '../../../tests/support/shown-by.ts'
import { PLANS, SIGNING_KEY } from '../../../tests/support/signed-state.ts'
import { refuseStorage } from '../../../tests/support/stub-storage.ts'

const STRANGER = { kty: 'OKP', crv: 'Ed25519', x: 'A'.repeat(43), kid: 'two' } as const
const TRIAL_CALL = 'POST /api/auth/sync-user-trial'

afterEach(closeBillingPage)

async function openPage(choice: Parameters<typeof openBillingPage>[0] = {}) {
  const page = openBillingPage(choice)
  const { subscriptionStore: store, currentAccess, useSubscription } = await import('./subscription.ts')
  return { ...page, store, currentAccess, useSubscription }
}

test('what is known is on the device: the next start has it without a network, and a screen shows it', async () => {
  const first = await openPage({ answers: { [STATUS_CALL]: await signedState(), [PLANS_CALL]: PLANS } })
  await first.store.init()
  expect(first.store.current()).toMatchObject({ isActive: true, plans: PLANS })
  const { store, currentAccess, useSubscription, world } = await openPage({ disk: first.world.disk })
  expect(store.current()).toEqual({ ...first.store.current() })
  expect(currentAccess()).toEqual({ kind: 'granted', notice: null })
  expect(shownBy(useSubscription)).toBe(store.current())
  expect(world.calls).toEqual([])
})

test('another tab’s statement, and its signing out, are those of this one; other keys are not', async () => {
  const first = await openPage({ answers: { [STATUS_CALL]: await signedState(), [PLANS_CALL]: PLANS } })
  await first.store.init()
  const { store, world, tell } = await openPage()
  world.disk.set('barra.subscription', String(first.world.disk.get('barra.subscription')))
  const hear = (key: string | null) => tell(Object.assign(new Event('storage'), { key }))
  hear('barra.theme')
  expect(store.current().isActive).toBe(false)
  hear('barra.subscription')
  expect(store.current().isActive).toBe(true)
  world.disk.clear()
  hear(null)
  expect(store.current().isActive).toBe(false)
})

test('whoever signs in next sees nothing of it', async () => {
  const { store } = await openPage({ answers: { [STATUS_CALL]: await signedState(), [PLANS_CALL]: PLANS } })
  await store.init()
  const { rememberAccount } = await import('../account/account.ts')
  rememberAccount({ uid: 'bento', email: '', name: '' })
  expect(store.current()).toMatchObject({ isActive: false, isInitialized: false, plans: [] })
})

test('plans are asked for with the country of this browser', async () => {
  const { store, world } = await openPage({ answers: { [PLANS_CALL]: PLANS }, languages: ['de-DE'] })
  await store.loadPlans()
  expect([world.headers[0]?.get('x-country'), world.headers[0]?.get('x-currency')]).toEqual(['DE', 'EUR'])
})

test('plans are asked for without a country where that cannot be known', async () => {
  const { store, world } = await openPage({ answers: { [PLANS_CALL]: PLANS } })
  vi.doMock('./market.ts', () => {
    throw new Error('no network')
  })
  await store.loadPlans()
  vi.doUnmock('./market.ts')
  expect([world.headers[0]?.has('x-country'), store.current().plans.length]).toEqual([false, 1])
})

test('the way out to pay leaves this page, and comes back to it', async () => {
  const { store, world } = await openPage({
    answers: { 'POST /api/stripe/portal': { url: 'https://pay.test/portal' } },
  })
  await store.openPortal()
  expect(world.left).toEqual(['https://pay.test/portal'])
})

test('a new person gets the trial of this server', async () => {
  const none = { ...(await endedState()), trialEndsAt: null }
  const { store, asked } = await openPage({ answers: { [STATUS_CALL]: none, [TRIAL_CALL]: { trial: 'started' } } })
  await store.loadStatus()
  expect([asked(STATUS_CALL), asked(TRIAL_CALL)]).toEqual([2, 1])
})

test('use without a word from the server is counted on the device', async () => {
  const { store, world } = await openPage()
  store.tick()
  expect(JSON.parse(world.disk.get('barra.unheard') ?? '')).toMatchObject({ spentMs: 0 })
  world.disk.set('barra.unheard', JSON.stringify({ spentMs: 4 * 86_400_000, seenMs: Date.now() }))
  store.tick()
  const later = Date.now() + 60_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  store.tick()
  expect(store.current().access).toEqual({ kind: 'connect', waitingFor: 'first-word' })
})

test('a browser that refuses its storage has a subscription all the same', async () => {
  const page = openBillingPage({ answers: { [STATUS_CALL]: await signedState(), [PLANS_CALL]: PLANS } })
  const { subscriptionStore: store } = await import('./subscription.ts')
  refuseStorage('localStorage')
  await store.init()
  expect([store.current().isActive, page.asked(STATUS_CALL)]).toEqual([true, 1])
})

describe('the keys that sign', () => {
  test('are asked for anew for a statement by one that is not known', async () => {
    const { store, world } = await openPage({ config: { entitlementKeys: [STRANGER] } })
    const { publicConfig } = await import('../server/public-config.ts')
    await publicConfig()
    world.config = { ...CONFIG, entitlementKeys: [STRANGER, SIGNING_KEY] }
    await store.hearStatement((await signedState()).entitlement)
    expect(store.current().access.kind).toBe('granted')
  })

  test('stay known where the server cannot be asked anew', async () => {
    const { store, world } = await openPage({ config: { entitlementKeys: [STRANGER] } })
    const { publicConfig } = await import('../server/public-config.ts')
    await publicConfig()
    world.config = null
    await store.hearStatement((await signedState()).entitlement)
    expect(store.current().access.kind).toBe('unheard')
  })

  test('are none where no configuration was ever heard: our own server’s word counts', async () => {
    const { store, world } = await openPage()
    world.config = null
    await store.hearStatement((await signedState()).entitlement)
    expect(store.current().access.kind).toBe('granted')
  })

  test('are none of a server that names none', async () => {
    const { store, world } = await openPage()
    if (world.config) Reflect.deleteProperty(world.config, 'entitlementKeys')
    await store.hearStatement((await signedState()).entitlement)
    expect(store.current().access.kind).toBe('granted')
  })
})
