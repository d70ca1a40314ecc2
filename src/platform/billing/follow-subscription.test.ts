import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#domain/time/instant.ts'
import {
  closeBillingPage,
  endedState,
  openBillingPage,
  PLANS_CALL,
  STATUS_CALL,
  signedState,
} from '../../../tests/support/billing-page.ts'
import { PLANS } from '../../../tests/support/signed-state.ts'

const PAUSE_MS = 5 * 60_000

afterEach(() => {
  vi.useRealTimers()
  closeBillingPage()
})

/** A page whose time stands still, before anything was asked. */
async function openPage(state: unknown, disk = new Map<string, string>()) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const page = openBillingPage({ answers: { [STATUS_CALL]: state, [PLANS_CALL]: PLANS }, disk })
  const { subscriptionStore: store } = await import('./subscription.ts')
  const { followSubscription } = await import('./follow-subscription.ts')
  const { setStatus } = await import('../sync/sync.ts')
  const { UNKNOWN_STATUS } = await import('../sync/sync-status.ts')
  const acts = [vi.spyOn(store, 'verify'), vi.spyOn(store, 'keepFresh'), vi.spyOn(store, 'hearStatement')]
  return {
    ...page,
    store,
    follow: () => {
      const stop = followSubscription()
      onTestFinished(stop)
      return stop
    },
    sync: (change: Partial<typeof UNKNOWN_STATUS>) => setStatus({ ...UNKNOWN_STATUS, ...change }),
    timesAsked: () => page.asked(STATUS_CALL),
    look: (visibility: 'visible' | 'hidden') => {
      page.document.visibilityState = visibility
      page.document.dispatchEvent(new Event('visibilitychange'))
    },
    pass: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
    /** Waits for what the page has begun, and for what that leads to. */
    settle: async () => {
      for (let ended = -1; ended < acts.flatMap(({ mock }) => mock.results).length; ) {
        const begun = acts.flatMap(({ mock }) => mock.results)
        ended = begun.length
        await Promise.all(begun.map(({ value }) => value))
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

/** The same after the state was heard once, which is too old by now. */
async function openOldPage() {
  const page = await openPage(await signedState())
  page.follow()
  await page.settle()
  expect(page.timesAsked()).toBe(1)
  page.pass(PAUSE_MS)
  return page
}

test('the state is asked for at once', async () => {
  const { follow, settle, store, world } = await openPage(await signedState())
  follow()
  await settle()
  expect(store.current()).toMatchObject({ isInitialized: true, isActive: true, error: null })
  expect(world.calls).toEqual([STATUS_CALL, PLANS_CALL])
})

test('a page without a network asks for nothing until it is back', async () => {
  const { follow, settle, navigator, timesAsked, tell } = await openPage(await signedState())
  navigator.onLine = false
  follow()
  tell(new Event('online'))
  await settle()
  expect(timesAsked()).toBe(0)
  navigator.onLine = true
  tell(new Event('online'))
  await settle()
  expect(timesAsked()).toBe(1)
})

test('an old state is asked for again when the page is looked at, and not when it is hidden', async () => {
  const { look, settle, timesAsked } = await openOldPage()
  look('hidden')
  await settle()
  expect(timesAsked()).toBe(1)
  look('visible')
  await settle()
  expect(timesAsked()).toBe(2)
})

test('a sync that is done asks for an old state, once', async () => {
  const { sync, settle, timesAsked, pass } = await openOldPage()
  sync({ kind: 'waiting' })
  await settle()
  expect(timesAsked()).toBe(1)
  sync({ kind: 'synced' })
  await settle()
  expect(timesAsked()).toBe(2)
  pass(PAUSE_MS)
  sync({ kind: 'synced', waiting: 1 })
  await settle()
  expect(timesAsked()).toBe(2)
})

test('a start after a sync asks once for the state that is kept, and notes the time at once', async () => {
  const first = await openOldPage()
  const { sync, follow, settle, timesAsked, world } = await openPage(await signedState(), first.world.disk)
  sync({ kind: 'synced' })
  follow()
  expect(JSON.parse(world.disk.get('barra.subscription') ?? '')).toMatchObject({ highWaterMs: Date.now() })
  await settle()
  expect(timesAsked()).toBe(1)
})

test('a sync that was done before is not news', async () => {
  const { sync, follow, settle, timesAsked, pass } = await openPage(await signedState())
  sync({ kind: 'synced' })
  follow()
  await settle()
  pass(PAUSE_MS)
  sync({ kind: 'synced', waiting: 1 })
  await settle()
  expect(timesAsked()).toBe(1)
})

test('the statement that came with an earlier sync is heard at once, and a later one when it comes', async () => {
  const { sync, follow, settle, store, navigator, pass } = await openPage(await endedState())
  navigator.onLine = false
  const { entitlement } = await signedState()
  sync({ entitlement })
  follow()
  await settle()
  expect(store.current().access.kind).toBe('granted')
  pass(1_000)
  sync({ entitlement: (await endedState()).entitlement })
  await settle()
  expect(store.current().access.kind).toBe('ended')
})

test('access ends by the clock: at once when the page is looked at, else within a minute', async () => {
  const { settle, store, pass, look, navigator } = await openOldPage()
  const access = () => store.current().access.kind
  navigator.onLine = false
  pass(60 * DAY_MS)
  expect(access()).toBe('granted')
  look('hidden')
  expect(access()).toBe('connect')

  const other = await openOldPage()
  other.navigator.onLine = false
  other.pass(60 * DAY_MS)
  vi.advanceTimersByTime(59_999)
  expect(other.store.current().access.kind).toBe('granted')
  vi.advanceTimersByTime(60_000)
  expect(other.store.current().access.kind).toBe('connect')
  await settle()
})

test('what is kept is judged by the clock, and its signature checked, before anything is asked', async () => {
  const first = await openPage(await signedState())
  first.follow()
  await first.settle()
  const kept = String(first.world.disk.get('barra.subscription'))

  const forged = kept.replace(/(\.[\w-]+)\.[\w-]+"/, '$1.AAAA"')
  const later = await openPage(await endedState(), new Map([['barra.subscription', forged]]))
  expect(later.store.current().access.kind).toBe('granted')
  later.navigator.onLine = false
  later.follow()
  await later.settle()
  expect(later.store.current().access.kind).toBe('unheard')
})

test('nothing is followed after the end', async () => {
  const { follow, settle, store, pass, look, tell, sync, timesAsked } = await openPage(await signedState())
  const stop = follow()
  await settle()
  stop()
  pass(60 * DAY_MS)
  tell(new Event('online'))
  look('visible')
  sync({ kind: 'synced', entitlement: (await endedState()).entitlement })
  vi.advanceTimersByTime(120_000)
  await settle()
  expect(timesAsked()).toBe(1)
  expect(store.current().access.kind).toBe('granted')
})
