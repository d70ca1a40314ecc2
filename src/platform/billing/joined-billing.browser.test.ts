import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SubscriptionState } from '#contract/billing.ts'
import { PRICING_CACHE_KEY } from '#domain/billing/pricing.ts'
import { NO_SUBSCRIPTION } from '#domain/billing/subscription.ts'
import { DAY_MS } from '#domain/time/instant.ts'
import { ANA, CONFIG, serveApi } from '../../../tests/support/joined-parts.ts'
import { PLANS, SIGNING_KEY, signState } from '../../../tests/support/signed-state.ts'
import { enter, signIn, signOut } from '../identity/sign-in.ts'
import { publicConfigAnew } from '../server/public-config.ts'
import { setStatus } from '../sync/sync.ts'
import { UNKNOWN_STATUS } from '../sync/sync-status.ts'
import { followSubscription } from './follow-subscription.ts'
import { REFRESH_PAUSE_MS } from './hear-statements.ts'
import { markets } from './market.ts'
import { closePaywall, openPaywall, paywallActor } from './paywall.ts'
import { loadPricing } from './pricing.ts'
import { subscriptionStore } from './subscription.ts'

// The subscription, the prices and the paywall as they are joined: with the device, the server and each other.

vi.mock(import('../identity/identity-provider.ts'), async (load) => {
  const { fakeProvider } = await import('../../../tests/support/joined-parts.ts')
  const provider = fakeProvider()
  return { ...(await load()), connectProvider: () => provider }
})

const OUR_CONFIG = { ...CONFIG, entitlementKeys: [SIGNING_KEY] }

/** How often the server was asked for this, such as `plans`. */
const timesAsked = (heard: ReturnType<typeof serveApi>, what: string) =>
  heard.filter(({ call }) => call === `GET /api/subscriptions/${what}`).length

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const stateOf = (said: Partial<SubscriptionState>, validUntil: string) =>
  signState({ ...NO_SUBSCRIPTION, ...said }, { validUntil, issuedAt: new Date().toISOString() })

const active = () =>
  stateOf(
    { status: 'active', plan: 'monthly', currentPeriodEnd: inDays(30), hasSubscription: true, isActive: true },
    inDays(30),
  )
const ended = () => stateOf({ status: 'none', trialEndsAt: inDays(-30) }, inDays(-30))

/** The server's prices for the country that this browser seems to be in. */
function pricingHere() {
  const { country, currency } = markets.here()
  const plan = {
    id: 'p',
    type: 'monthly',
    name: 'Monthly',
    description: '',
    currency,
    amount: 1990,
    displayAmount: '19.90',
  }
  return { currency, country, plans: [plan] }
}

/** Of the paywall. */
const state = () => paywallActor.current()?.getSnapshot().value

beforeEach(async () => {
  serveApi({}, OUR_CONFIG)
  await publicConfigAnew()
  await enter(await signIn(ANA.email, 'correct horse'))
})
afterEach(async () => {
  closePaywall()
  sessionStorage.removeItem(PRICING_CACHE_KEY)
  await signOut()
})

/** A module as it is after closing and opening the app: what it reads from the device is read again. */
const atNextStart = async <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ `${path}?next-start`)

// proves 3.9
test('what is known of the subscription is on the device: the next start has it without a network', async () => {
  serveApi({ 'GET /api/subscriptions/status': await active(), 'GET /api/subscriptions/plans': PLANS }, OUR_CONFIG)
  await subscriptionStore.init()
  expect(subscriptionStore.current()).toMatchObject({ isActive: true, plans: [{ slug: 'monthly' }] })
  const heard = serveApi({}, OUR_CONFIG)
  const later = await atNextStart<typeof import('./subscription.ts')>('./subscription.ts')
  expect(later.subscriptionStore).not.toBe(subscriptionStore)
  expect(later.subscriptionStore.current()).toMatchObject({ isActive: true, plans: [{ slug: 'monthly' }] })
  expect(heard).toEqual([])
})

// proves 7.19
test('the portal is the page that the app goes to', async () => {
  const heard = serveApi({ 'POST /api/stripe/portal': { url: 'https://pay.barra.test/portal' } }, OUR_CONFIG)
  const left: string[] = []
  const stay = (event: NavigateEvent) => {
    left.push(event.destination.url)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', stay)
  onTestFinished(() => navigation.removeEventListener('navigate', stay))
  await subscriptionStore.openPortal()
  expect(left).toEqual(['https://pay.barra.test/portal'])
  expect(heard.map(({ call }) => call)).toEqual(['POST /api/stripe/portal'])
})

// proves 9.25
test('prices that were heard are not asked for again at the next start', async () => {
  const heard = serveApi({ 'GET /api/subscriptions/dynamic-pricing': pricingHere() }, OUR_CONFIG)
  const asked = () => timesAsked(heard, 'dynamic-pricing')
  const { pricing } = await loadPricing()
  expect([pricing.plans[0]?.displayAmount, asked()]).toEqual(['19.90', 1])
  const later = await atNextStart<typeof import('./pricing.ts')>('./pricing.ts')
  expect((await later.loadPricing()).pricing.plans[0]?.displayAmount).toBe('19.90')
  expect(asked()).toBe(1)
})

// proves 4.13, 4.14, 4.17
test('the paywall opens once plans were asked for, and closes itself when access is there', async () => {
  const heard = serveApi(
    { 'GET /api/subscriptions/status': await ended(), 'GET /api/subscriptions/plans': PLANS },
    OUR_CONFIG,
  )
  await subscriptionStore.loadStatus()
  openPaywall({ trigger: 'restricted_route', source: '/progress' })
  await vi.waitFor(() => expect(state()).toBe('open'))
  expect(timesAsked(heard, 'plans')).toBe(1)
  expect(paywallActor.current()?.getSnapshot().context).toMatchObject({
    trigger: 'restricted_route',
    source: '/progress',
  })
  await subscriptionStore.hearStatement((await active()).entitlement)
  await vi.waitFor(() => expect(state()).toBe('closed'))
})

/** As if so much time had passed since the last opening, until the test ends. */
function setClockOn(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
  onTestFinished(() => void vi.useRealTimers())
}

test('a second request within a second of the opening is ignored, and a later one is not', async () => {
  serveApi({ 'GET /api/subscriptions/status': await ended(), 'GET /api/subscriptions/plans': PLANS }, OUR_CONFIG)
  await subscriptionStore.init()
  setClockOn(10_000)
  openPaywall({ trigger: 'view_plans' })
  await vi.waitFor(() => expect(state()).toBe('open'))
  closePaywall()
  openPaywall({ trigger: 'view_plans' })
  // The machine is there: it hears the request in the next microtask.
  await Promise.resolve()
  expect(state()).toBe('closed')
  vi.setSystemTime(Date.now() + 1_000)
  openPaywall({ trigger: 'upgrade_button' })
  await vi.waitFor(() => expect(state()).toBe('open'))
  expect(paywallActor.current()?.getSnapshot().context.trigger).toBe('upgrade_button')
})

test('the paywall opens with the plans that are known, and asks for those that could not be loaded', async () => {
  const status = { 'GET /api/subscriptions/status': await ended() }
  const without = serveApi(status, OUR_CONFIG)
  await subscriptionStore.init()
  expect([timesAsked(without, 'plans'), subscriptionStore.current().plans]).toEqual([1, []])
  setClockOn(20_000)
  const heard = serveApi({ ...status, 'GET /api/subscriptions/plans': PLANS }, OUR_CONFIG)
  openPaywall({ trigger: 'view_plans' })
  await vi.waitFor(() => expect(state()).toBe('open'))
  expect([timesAsked(heard, 'plans'), subscriptionStore.current().plans.length]).toEqual([1, 1])
  closePaywall()
  vi.setSystemTime(Date.now() + 2_000)
  openPaywall({ trigger: 'view_plans' })
  await vi.waitFor(() => expect(state()).toBe('open'))
  expect(timesAsked(heard, 'plans')).toBe(1)
})

// proves 4.16
test('with access the paywall opens only where a person asked for it', async () => {
  serveApi({ 'GET /api/subscriptions/status': await active(), 'GET /api/subscriptions/plans': PLANS }, OUR_CONFIG)
  await subscriptionStore.loadStatus()
  openPaywall({ trigger: 'restricted_route' })
  await vi.waitFor(() => expect(state()).toBe('closed'))
  setClockOn(30_000)
  openPaywall({ trigger: 'view_plans' })
  await vi.waitFor(() => expect(state()).toBe('open'))
})

test('a subscription that the server could not tell is asked for again when the network is back', async () => {
  const first = serveApi({}, OUR_CONFIG)
  onTestFinished(followSubscription())
  await vi.waitFor(() => expect(first.map(({ call }) => call)).toContain('GET /api/subscriptions/status'))
  await vi.waitFor(() => expect(subscriptionStore.current().error).not.toBeNull())
  serveApi({ 'GET /api/subscriptions/status': await active(), 'GET /api/subscriptions/plans': PLANS }, OUR_CONFIG)
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(subscriptionStore.current().isActive).toBe(true))
})

/** The person's screen, until the test ends. */
function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('an old state is asked for again when the page is looked at again, and not while it is hidden or offline', async () => {
  const answers = { 'GET /api/subscriptions/status': await active(), 'GET /api/subscriptions/plans': PLANS }
  serveApi(answers, OUR_CONFIG)
  await subscriptionStore.init()
  const stop = followSubscription()
  onTestFinished(stop)
  await subscriptionStore.verify()
  setClockOn(REFRESH_PAUSE_MS)
  const heard = serveApi(answers, OUR_CONFIG)
  const asked = () => timesAsked(heard, 'status')
  look('hidden')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  look('visible')
  dispatchEvent(new Event('online'))
  // Its questions go out in order: whatever the ones before asked would be heard by then.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  look('visible')
  await vi.waitFor(() => expect(asked()).toBe(1))
  await vi.waitFor(() => expect(subscriptionStore.current().isActive).toBe(true))
  look('visible')
  stop()
  vi.setSystemTime(Date.now() + REFRESH_PAUSE_MS)
  look('visible')
  dispatchEvent(new Event('online'))
  setStatus({ ...UNKNOWN_STATUS, kind: 'synced' })
  onTestFinished(() => setStatus(UNKNOWN_STATUS))
  await subscriptionStore.loadPlans()
  expect(asked()).toBe(1)
})

test('the statement that comes with a sync is heard, and a sync that is done again asks for the state', async () => {
  serveApi({ 'GET /api/subscriptions/status': await ended(), 'GET /api/subscriptions/plans': PLANS }, OUR_CONFIG)
  await subscriptionStore.init()
  onTestFinished(followSubscription())
  onTestFinished(() => setStatus(UNKNOWN_STATUS))
  await subscriptionStore.verify()
  expect(subscriptionStore.current().isActive).toBe(false)
  const { entitlement = null } = await active()
  setStatus({ ...UNKNOWN_STATUS, kind: 'waiting', entitlement })
  await vi.waitFor(() => expect(subscriptionStore.current().isActive).toBe(true))
  setClockOn(REFRESH_PAUSE_MS)
  const heard = serveApi({ 'GET /api/subscriptions/status': await active() }, OUR_CONFIG)
  const asked = () => timesAsked(heard, 'status')
  setStatus({ ...UNKNOWN_STATUS, kind: 'waiting' })
  setStatus({ ...UNKNOWN_STATUS, kind: 'synced' })
  await vi.waitFor(() => expect(asked()).toBe(1))
  await subscriptionStore.loadPlans().catch(() => undefined)
  vi.setSystemTime(Date.now() + REFRESH_PAUSE_MS)
  setStatus({ ...UNKNOWN_STATUS, kind: 'synced', waiting: 1 })
  await subscriptionStore.loadPlans().catch(() => undefined)
  expect(asked()).toBe(1)
})

test('a page that stays open sees its access end by the clock', async () => {
  serveApi({ 'GET /api/subscriptions/status': await active() }, OUR_CONFIG)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await subscriptionStore.loadStatus()
  onTestFinished(followSubscription())
  await subscriptionStore.verify()
  const before = subscriptionStore.current().access
  vi.setSystemTime(Date.now() + 60 * DAY_MS)
  expect(subscriptionStore.current().access).toEqual(before)
  vi.advanceTimersByTime(60_000)
  expect(subscriptionStore.current().access).not.toEqual(before)
})
