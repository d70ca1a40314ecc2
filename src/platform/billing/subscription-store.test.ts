import fc from 'fast-check'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import type { Entitlement, EntitlementKey, SubscriptionState } from '#contract/billing.ts'
import { CURRENCIES } from '#contract/vocabulary.ts'
import { opens, validUntil } from '#domain/billing/entitlement.ts'
import { GUARD_WAIT_MS, NO_SUBSCRIPTION } from '#domain/billing/subscription.ts'
import { UNHEARD_LIMIT_MS, type UnheardUse } from '#domain/billing/unheard-use.ts'
import { DAY_MS } from '#domain/time/instant.ts'
import { ApiError, type ApiRequest, OfflineError } from '../server/api.ts'
import { REFRESH_PAUSE_MS } from './hear-statements.ts'
import { createSubscriptionStore } from './subscription-store.ts'
import { NOTE_STEP_MS } from './use-meter.ts'

const START = Date.parse('2026-03-01T12:00:00.000Z')
const ANA = { uid: 'ana', email: 'ana@barra.test', name: 'Ana' }
const PLANS = [plan('monthly', 1990, 'price_month'), plan('annual', 19_104, 'price_year')]

const pair = await generateKeyPair('Ed25519', { extractable: true })
const stranger = await generateKeyPair('Ed25519', { extractable: true })
const { x = '' } = await exportJWK(pair.publicKey)
const KEY: EntitlementKey = { kty: 'OKP', crv: 'Ed25519', x, kid: 'one' }
const successor = await generateKeyPair('Ed25519', { extractable: true })
const NEXT_KEY: EntitlementKey = { ...KEY, x: (await exportJWK(successor.publicKey)).x ?? '', kid: 'two' }

type Said = Partial<Pick<Entitlement, 'status' | 'plan' | 'trialEndsAt' | 'currentPeriodEnd' | 'cancelAtPeriodEnd'>>

function plan(slug: string, priceCents: number, stripePriceId: string) {
  const interval = slug === 'annual' ? 'year' : 'month'
  const ui = { features: [] }
  return {
    id: slug,
    name: slug,
    slug,
    priceCents,
    originalPriceCents: null,
    currency: 'BRL',
    interval,
    ui,
    stripePriceId,
  }
}

/** The server's response at a moment, signed by `by`. */
async function state(
  said: Said,
  atMs: number,
  { by = pair.privateKey, uid = ANA.uid, kid = KEY.kid } = {},
): Promise<SubscriptionState> {
  const subscription = {
    ...NO_SUBSCRIPTION,
    status: 'active' as const,
    plan: 'monthly' as const,
    currentPeriodEnd: new Date(atMs + 30 * DAY_MS).toISOString(),
    ...said,
  }
  const { hasSubscription: _h, isActive: _a, isTrialing: _t, ...fields } = subscription
  const issuedAt = new Date(atMs).toISOString()
  const statement = { ...fields, uid, validUntil: validUntil(subscription, atMs), issuedAt, epoch: 'e1' }
  const entitlement = await new SignJWT(statement).setProtectedHeader({ alg: 'Ed25519', kid }).sign(by)
  return { ...subscription, entitlement }
}

const trial = (endsAtMs: number): Said => ({
  status: 'trialing',
  plan: null,
  currentPeriodEnd: null,
  trialEndsAt: new Date(endsAtMs).toISOString(),
})

/** A device with its own disk and clock, and a server whose responses are set by path. */
function device({ kept = null as string | null, use = null as UnheardUse | null } = {}) {
  let account: typeof ANA | null = ANA
  const world = {
    nowMs: START,
    currency: 'BRL',
    disk: kept,
    use,
    keys: [KEY] as readonly EntitlementKey[],
    keysOfServer: [KEY] as readonly EntitlementKey[],
    calls: [] as { path: string; body: unknown }[],
    left: [] as string[],
    answers: new Map<string, unknown>([['/subscriptions/plans', PLANS]]),
  }
  const store = createSubscriptionStore({
    callApi: async (path, read, request) => {
      world.calls.push({ path, body: request?.body })
      const answer = world.answers.get(path)
      const value: unknown = typeof answer === 'function' ? await answer(request) : answer
      if (value instanceof Error) throw value
      return read(value)
    },
    account: () => account,
    read: () => world.disk,
    write: (text) => (world.disk = text),
    readUse: () => world.use,
    writeUse: (next) => (world.use = next),
    now: () => world.nowMs,
    keys: async (isAnew) => {
      if (isAnew) world.keys = world.keysOfServer
      return world.keys
    },
    leaveTo: (address) => world.left.push(address),
    origin: () => 'https://barra.test',
    market: async () => ({ 'x-currency': world.currency }),
    startTrial: async () => void world.calls.push({ path: '/auth/sync-user-trial', body: undefined }),
  })
  const signOut = () => {
    account = null
    world.disk = null
    store.reread()
  }
  const signIn = () => {
    account = ANA
    store.reread()
  }
  const paths = () => world.calls.map(({ path }) => path)
  return {
    store,
    world,
    paths,
    signIn,
    signOut,
    say: (answer: unknown) => world.answers.set('/subscriptions/status', answer),
  }
}

async function heard(said: Said = {}) {
  const it = device()
  it.say(await state(said, START))
  await it.store.init()
  return it
}

describe('the store', () => {
  // proves 3.7, 4.9, 7.14
  test('subscription data is initialised once: status and plans loaded together', async () => {
    const { store, paths } = await heard()
    await store.init()
    expect(paths()).toEqual(['/subscriptions/status', '/subscriptions/plans'])
    expect(store.current()).toMatchObject({ isInitialized: true, isActive: true, isLoading: false, error: null })
  })

  // proves 7.16
  test('plans follow the country: X-Currency goes with every call for them', async () => {
    const { store, world } = await heard()
    world.answers.set('/subscriptions/plans', ({ headers }: ApiRequest) =>
      PLANS.map((sold) => ({ ...sold, currency: headers?.['x-currency'] })),
    )
    for (const currency of CURRENCIES) {
      world.currency = currency
      await store.loadPlans()
      expect(store.current().plans.map((sold) => sold.currency)).toEqual([currency, currency])
    }
  })

  // proves 4.8, 4.10
  test('a forced init clears everything and reloads, without losing access meanwhile', async () => {
    const { store, world, paths } = await heard()
    const again = store.init({ force: true })
    expect(store.current()).toMatchObject({ isInitialized: false, plans: [], status: { status: 'none' } })
    expect(opens(store.current().access)).toBe(true)
    await again
    expect(paths()).toHaveLength(4)
    expect(store.current()).toMatchObject({ isInitialized: true, status: { status: 'active' } })
    expect(world.disk).toContain('price_year')
  })

  // proves 3.9, 3.20, 7.17, 9.46
  test('subscription, plans, payment history, status and the initialised flag are persisted locally', async () => {
    const { world, store } = await heard()
    world.answers.set('/subscriptions/payments', [
      {
        id: 'p1',
        createdAt: '2026-02-01T00:00:00.000Z',
        amountCents: 1990,
        currency: 'BRL',
        status: 'paid',
        plan: 'monthly',
        receiptUrl: 'javascript:alert(1)',
      },
    ])
    await store.loadPayments()
    const next = device({ kept: world.disk }).store.current()
    expect(next).toEqual({ ...store.current() })
    expect(next.paymentHistory).toMatchObject([{ id: 'p1', receiptUrl: null }])
  })

  // proves 4.8
  test("one person's stored state is invisible to another, and removed on sign-out", async () => {
    const it = await heard()
    const text = String(it.world.disk).replaceAll('"uid":"ana"', '"uid":"bento"')
    expect(device({ kept: text }).store.current().access).toEqual({ kind: 'unheard' })
    it.signOut()
    expect(it.store.current()).toMatchObject({
      isInitialized: false,
      plans: [],
      status: { status: 'none', hasSubscription: false, plan: null },
      access: { kind: 'unheard' },
    })
  })

  test.each([
    // proves 4.11, 9.3
    ['waits up to 5 s by default', undefined, 5_000],
    // proves 4.11, 9.4
    ['2 s in the route guard', GUARD_WAIT_MS, 2_000],
  ])('waiting for initialisation %s', async (_, limit, ms) => {
    vi.useFakeTimers()
    const { store } = device()
    let answer: boolean | undefined
    const waiting = store.waitForInit(limit).then((value) => (answer = value))
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(answer).toBe(false)
    vi.useRealTimers()
  })

  // proves 4.12, 9.5
  test('waiting ends with the word itself', async () => {
    const it = device()
    it.say(await state({}, START))
    const waiting = it.store.waitForInit()
    await it.store.init()
    expect(await waiting).toBe(true)
    expect(await it.store.waitForInit()).toBe(true)
  })

  // proves 2.56
  test('a free trial ends by the clock, and its days left are rounded up', async () => {
    const { store, world } = await heard(trial(START + 2.5 * DAY_MS))
    expect(store.current()).toMatchObject({ isTrialing: true, trialDaysRemaining: 3 })
    world.nowMs += 3 * DAY_MS
    store.tick()
    expect(store.current()).toMatchObject({ isTrialing: false, isActive: false, trialDaysRemaining: 0 })
  })

  const END = new Date(START + 30 * DAY_MS).toISOString()
  const NO_PLAN: Said = { plan: null, currentPeriodEnd: null }
  // proves 3.7
  test.each<[string, Said, object]>([
    ['active', {}, { isActive: true, isTrialing: false, isCanceled: false, endDate: END }],
    [
      'trialing',
      trial(START + DAY_MS),
      { isActive: false, isTrialing: true, trialDaysRemaining: 1, isCanceled: false },
    ],
    ['canceled', { status: 'canceled' }, { isActive: false, isTrialing: false, isCanceled: true, endDate: END }],
    ['canceled at period end', { cancelAtPeriodEnd: true }, { isActive: true, isCanceled: true, endDate: END }],
    ['none', { status: 'none', ...NO_PLAN }, { isActive: false, isTrialing: false, isCanceled: false, endDate: null }],
    ['past_due, while the provider retries', { status: 'past_due' }, { isActive: true, isCanceled: false }],
    ['unpaid', { status: 'unpaid' }, { isActive: false, isTrialing: false }],
  ])('derived isActive, isTrialing, trial days, canceled flag and end date: %s', async (_, said, derived) => {
    const { store } = await heard(said)
    expect(store.current()).toMatchObject(derived)
  })

  test('a person without a trial gets one before the status counts', async () => {
    const it = device()
    const answers = [
      await state({ status: 'none', plan: null, currentPeriodEnd: null }, START),
      await state(trial(START + 14 * DAY_MS), START),
    ]
    it.say(async () => answers.shift())
    await it.store.loadStatus()
    expect(it.paths()).toEqual(['/subscriptions/status', '/auth/sync-user-trial', '/subscriptions/status'])
    expect(it.store.current().access.kind).toBe('granted')
  })
})

describe('failures', () => {
  test.each([
    // proves 8.23
    ['loadStatus', '/subscriptions/status', 'Failed to fetch subscription status'],
    // proves 7.15, 8.24
    ['loadCurrent', '/subscriptions/current', 'Failed to fetch subscription'],
    // proves 8.25
    ['loadPlans', '/subscriptions/plans', 'Failed to fetch plans'],
    // proves 8.26
    ['loadPayments', '/subscriptions/payments', 'Failed to fetch payment history'],
    // proves 8.27
    ['startCheckout', '/stripe/checkout', 'Failed to create checkout session'],
    // proves 8.28
    ['openPortal', '/stripe/portal', 'Failed to open customer portal'],
    ['cancel', '/subscriptions/cancel', 'Failed to cancel subscription'],
    ['reactivate', '/subscriptions/reactivate', 'Failed to reactivate subscription'],
  ] as const)('%s: %s says %j', async (call, path, message) => {
    const { store, world } = await heard()
    world.answers.set(path, new OfflineError('no network'))
    const calls = {
      ...store,
      startCheckout: () => store.startCheckout('annual'),
      cancel: () => store.cancel({ immediate: true }),
    }
    await expect(calls[call]()).rejects.toMatchObject({ message })
    expect(store.current()).toMatchObject({ error: { message }, isLoading: false })
  })

  // proves 8.29
  test("an init that fails says 'Failed to initialize subscription', and the next one tries again", async () => {
    const it = device()
    it.say(new OfflineError('no network'))
    const waiting = it.store.waitForInit()
    expect(await it.store.init()).toBe(false)
    expect(await waiting).toBe(false)
    expect(it.store.current().error?.message).toBe('Failed to initialize subscription')
    it.say(await state({}, START))
    expect(await it.store.init()).toBe(true)
  })

  // proves 8.6
  test('a 402 on the status fetch returns null without a toast', async () => {
    const it = await heard()
    it.say(new ApiError(402, 'SUBSCRIPTION_EXPIRED', 'over'))
    expect(await it.store.loadStatus()).toBeNull()
    expect(it.store.current()).toMatchObject({ error: null, status: { status: 'active' } })
  })

  test('what failed is loaded again at a press, and when the network is back; what did not fail is not', async () => {
    const { store, world, paths } = await heard()
    const failing = ['/subscriptions/plans', '/subscriptions/current', '/subscriptions/payments']
    for (const path of failing) world.answers.set(path, new OfflineError('no network'))
    await Promise.allSettled([store.loadPlans(), store.loadCurrent(), store.loadPayments()])
    await store.openPortal().catch(() => undefined)
    for (const again of [store.keepFresh, store.retry]) {
      const before = paths().length
      await again()
      expect(new Set(paths().slice(before))).toEqual(new Set(failing))
      expect(paths()).toHaveLength(before + failing.length)
    }
    world.answers.set('/subscriptions/plans', PLANS)
    world.answers.set('/subscriptions/current', null)
    world.answers.set('/subscriptions/payments', [])
    await store.retry()
    expect(store.current().failures.map(({ act }) => act)).toEqual(['portal'])
  })

  test('a first load that failed is one load, at a press as well', async () => {
    const it = device()
    for (const path of ['/subscriptions/status', '/subscriptions/plans'])
      it.world.answers.set(path, new OfflineError('no network'))
    await it.store.init()
    const before = it.paths().length
    await it.store.retry()
    expect(it.paths().slice(before)).toEqual(['/subscriptions/status', '/subscriptions/plans'])
  })

  test('a refresh is skipped for five minutes after the last one', async () => {
    const it = await heard()
    await it.store.keepFresh()
    expect(it.paths()).toHaveLength(2)
    it.world.nowMs += REFRESH_PAUSE_MS
    await it.store.keepFresh()
    expect(it.paths()).toHaveLength(3)
  })
})

describe('the way out to pay', () => {
  // proves 7.27
  test('a payment link, with prefilled_email, client_reference_id and locale', async () => {
    const { store, world } = await heard({ status: 'canceled' })
    world.answers.set('/subscriptions/refresh', await state({ status: 'canceled' }, START))
    await store.startCheckout('annual', { paymentLinkUrl: 'https://pay.test/a', currency: 'USD' })
    expect(world.left).toEqual([
      'https://pay.test/a?prefilled_email=ana%40barra.test&client_reference_id=ana&locale=en',
    ])
  })

  test('a subscriber on another phone is not sent to a payment link', async () => {
    const { store, world } = await heard({ status: 'canceled' })
    world.answers.set('/subscriptions/refresh', await state({ status: 'active' }, START + 1_000))
    await store.startCheckout('annual', { paymentLinkUrl: 'https://pay.test/a', currency: 'USD' })
    expect(world.left).toEqual([])
    expect(store.current()).toMatchObject({ isActive: true })
  })

  // proves 7.18, 7.25, 7.29
  test('without one the checkout of the chosen plan', async () => {
    const { store, world } = await heard()
    world.answers.set('/stripe/checkout', { id: 'cs_1', url: 'https://pay.test/cs_1' })
    await store.startCheckout('annual', { paymentLinkUrl: null, currency: 'EUR' })
    expect(world.calls.at(-1)?.body).toEqual({
      priceId: 'price_year',
      successUrl: 'https://barra.test/subscription/success',
      cancelUrl: 'https://barra.test/subscription',
      currency: 'EUR',
    })
    expect(world.left).toEqual(['https://pay.test/cs_1'])
  })

  test.each([
    // proves 5.1
    ['monthly', 'Monthly plan not available'],
    // proves 5.2
    ['annual', 'Annual plan not available'],
  ] as const)('no %s plan with a price identifier: %j', async (slug, message) => {
    const { store, world } = await heard()
    world.answers.set(
      '/subscriptions/plans',
      PLANS.map((sold) => (sold.slug === slug ? { ...sold, stripePriceId: '' } : sold)),
    )
    await store.loadPlans()
    await expect(store.startCheckout(slug)).rejects.toMatchObject({ act: 'checkout', cause: { message } })
    expect(world.left).toEqual([])
  })

  // proves 8.10
  test('no signed-out visitor', async () => {
    const it = await heard()
    it.signOut()
    const cause = { message: 'User not authenticated' }
    await expect(it.store.startCheckout('annual')).rejects.toMatchObject({ cause })
  })

  test('a non-web URL is not opened', async () => {
    const { store, world } = await heard()
    world.answers.set('/stripe/portal', { url: 'javascript:alert(1)' })
    await expect(store.openPortal()).rejects.toMatchObject({ act: 'portal' })
    expect(world.left).toEqual([])
  })
})

describe("the device's access", () => {
  test('is known at once at start, without a network', async () => {
    const { world } = await heard()
    expect(device({ kept: world.disk }).store.current().access).toEqual({ kind: 'granted', notice: null })
  })

  test('a statement with a bad signature is ignored', async () => {
    const it = device()
    it.say(await state({}, START, { by: stranger.privateKey }))
    await it.store.init()
    expect(it.store.current().access).toEqual({ kind: 'unheard' })
  })

  test('so does one that was put on the disk by hand', async () => {
    const forged = await state({}, START + 365 * DAY_MS, { by: stranger.privateKey })
    const kept = JSON.stringify({ uid: 'ana', token: forged.entitlement, isInitialized: true })
    const { store } = device({ kept })
    await store.verify()
    expect(store.current()).toMatchObject({ access: { kind: 'unheard' }, isInitialized: false })
  })

  test('a good one stays, and one about somebody else is nothing', async () => {
    const { world } = await heard()
    const next = device({ kept: world.disk })
    await next.store.verify()
    expect(next.store.current().access.kind).toBe('granted')
    next.say(await state({ status: 'canceled' }, START + 1, { uid: 'bento' }))
    await next.store.loadStatus()
    expect(next.store.current().access.kind).toBe('granted')
  })

  test('of two statements the later one counts, in any order of arrival', async () => {
    const it = await heard({ status: 'canceled', currentPeriodEnd: new Date(START).toISOString() })
    it.say(await state({}, START - 60_000))
    await it.store.loadStatus()
    expect(it.store.current()).toMatchObject({ access: { kind: 'ended' }, status: { status: 'canceled' } })
  })

  test('failed refreshes never remove access', async () => {
    const { world } = await heard()
    const failure = fc.constantFrom<Error | string>(
      new OfflineError('no network'),
      new ApiError(500, 'INTERNAL', ''),
      new ApiError(503, 'STORAGE_UNAVAILABLE', ''),
      new ApiError(401, 'UNAUTHENTICATED', ''),
      new ApiError(402, 'SUBSCRIPTION_EXPIRED', ''),
      'a portal',
    )
    const call = fc.constantFrom('loadStatus', 'refresh', 'keepFresh', 'reactivate', 'force', 'restart', 'verify')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(call, failure), { maxLength: 12 }), async (steps) => {
        let it = device({ kept: world.disk })
        for (const [name, answer] of steps) {
          for (const path of ['status', 'refresh', 'reactivate']) it.world.answers.set(`/subscriptions/${path}`, answer)
          if (name === 'restart') it = device({ kept: it.world.disk })
          else if (name === 'force') await it.store.init({ force: true })
          else await it.store[name]().catch(() => undefined)
          expect(it.store.current().access).toEqual({ kind: 'granted', notice: null })
        }
      }),
      { numRuns: 60 },
    )
  })

  test('once ended, no turning back of the clock opens it again', async () => {
    const { world } = await heard(trial(START + DAY_MS))
    const at = fc.integer({ min: -400, max: 400 })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(at, fc.boolean()), { maxLength: 20 }), async (looks) => {
        let it = device({ kept: world.disk })
        let wasOpen = true
        for (const [days, restarts] of looks) {
          const { disk } = it.world
          if (restarts) it = device({ kept: disk })
          it.world.nowMs = START + days * DAY_MS
          it.store.tick()
          const isOpen = opens(it.store.current().access)
          expect(isOpen && !wasOpen).toBe(false)
          wasOpen = isOpen
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('a statement that comes with an answer of the sync', () => {
  const tokenOf = async (...said: Parameters<typeof state>) => (await state(...said)).entitlement

  test('counts as one that was asked for: the paywall holds although every question about the subscription is blocked', async () => {
    const it = device()
    it.say(new OfflineError('blocked'))
    await it.store.init()
    await it.store.hearStatement(await tokenOf(trial(START + DAY_MS), START))
    expect(it.store.current()).toMatchObject({ access: { kind: 'granted' }, isTrialing: true, trialDaysRemaining: 1 })
    it.world.nowMs += DAY_MS * 2.1
    it.store.tick()
    expect(it.store.current()).toMatchObject({ access: { kind: 'ended', what: 'trial' }, isTrialing: false })
    expect(device({ kept: it.world.disk }).store.current().access.kind).toBe('ended')
  })

  test('from a server that states nothing changes nothing', async () => {
    const it = device()
    const before = it.store.current()
    await it.store.hearStatement(undefined)
    expect(it.store.current()).toEqual(before)
  })

  test('of a subscription is shown as one', async () => {
    const it = device()
    await it.store.hearStatement(await tokenOf({}, START))
    expect(it.store.current()).toMatchObject({ isActive: true, status: { status: 'active', plan: 'monthly' } })
  })

  test('is heard once: hearing it again does not turn the time back that is known to have been', async () => {
    const it = device()
    const token = await tokenOf(trial(START + DAY_MS), START)
    await it.store.hearStatement(token)
    it.world.nowMs += DAY_MS * 2.1
    it.store.tick()
    it.world.nowMs = START
    await it.store.hearStatement(token)
    expect(it.store.current().access.kind).toBe('ended')
  })

  test.each<[string, () => Promise<string>]>([
    ['older than what is known', () => tokenOf({ status: 'canceled' }, START - 1)],
    ['about somebody else', () => tokenOf({ status: 'canceled' }, START + 1, { uid: 'bento' })],
    ['signed by nobody of ours', () => tokenOf({ status: 'canceled' }, START + 1, { by: stranger.privateKey })],
    ['no statement', async () => 'a.b.c'],
  ])('changes nothing where it is %s', async (_case, token) => {
    const it = await heard()
    const before = { ...it.store.current() }
    await it.store.hearStatement(await token())
    expect(it.store.current()).toEqual(before)
  })
})

describe('a device that hears nothing', () => {
  test('opens for 72 hours, also over signing out and in, and then asks to connect', () => {
    const it = device()
    const opensAfter = (milliseconds: number) => {
      it.world.nowMs += milliseconds
      it.store.tick()
      return opens(it.store.current().access)
    }
    expect(opensAfter(0)).toBe(true)
    it.signOut()
    it.world.nowMs += UNHEARD_LIMIT_MS / 2
    it.signIn()
    expect(opensAfter(UNHEARD_LIMIT_MS / 2 - NOTE_STEP_MS)).toBe(true)
    expect(opensAfter(NOTE_STEP_MS)).toBe(false)
    expect(it.store.current().access).toEqual({ kind: 'connect', waitingFor: 'first-word' })
    const next = device({ use: it.world.use })
    next.world.nowMs = it.world.nowMs - 30 * DAY_MS
    next.store.tick()
    expect(next.store.current().access.kind).toBe('connect')
  })

  test('opens again with the first word, and time with a word does not count', async () => {
    const it = device({ use: { spentMs: UNHEARD_LIMIT_MS, seenMs: START } })
    it.store.tick()
    expect(it.store.current().access.kind).toBe('connect')
    it.say(await state({}, START))
    await it.store.init()
    expect(it.store.current().access.kind).toBe('granted')

    const other = device()
    other.say(await state({}, START))
    await other.store.init()
    other.world.nowMs += 300 * DAY_MS
    other.signOut()
    other.signIn()
    expect(other.store.current().access).toEqual({ kind: 'unheard' })
  })

  test("does not count a visitor's use", () => {
    const it = device()
    it.signOut()
    it.world.nowMs += 300 * DAY_MS
    it.store.tick()
    expect(it.store.current().access).toEqual({ kind: 'unheard' })
  })
})

describe('when the key that signs is replaced', () => {
  const byNext = { by: successor.privateKey, kid: NEXT_KEY.kid }

  test('a statement by the old key counts until it runs out', async () => {
    const { world } = await heard(trial(START + 5 * DAY_MS))
    const next = device({ kept: world.disk })
    next.world.keys = next.world.keysOfServer = [NEXT_KEY, KEY]
    await next.store.verify()
    expect(next.store.current().access.kind).toBe('granted')
    next.world.nowMs += 6.1 * DAY_MS
    next.store.tick()
    expect(next.store.current().access).toMatchObject({ kind: 'ended', what: 'trial' })
  })

  test.each(['asked for', 'with an answer of the sync'])(
    'a page that was open before learns the new key with the first statement by it, %s',
    async (way) => {
      const it = await heard(trial(START + DAY_MS))
      it.world.keysOfServer = [NEXT_KEY, KEY]
      const said = await state({}, START + 1, byNext)
      it.say(said)
      await (way === 'asked for' ? it.store.loadStatus() : it.store.hearStatement(said.entitlement))
      expect(it.store.current()).toMatchObject({ access: { kind: 'granted' }, isActive: true, isTrialing: false })
      const next = device({ kept: it.world.disk })
      next.world.keys = next.world.keysOfServer = [NEXT_KEY]
      await next.store.verify()
      expect(next.store.current()).toMatchObject({ access: { kind: 'granted' }, isActive: true })
    },
  )

  test('a statement by a key that the server does not name stays unheard, and the earlier one counts on', async () => {
    const it = await heard(trial(START + DAY_MS))
    const { entitlement } = await state({}, START + 1, byNext)
    await it.store.hearStatement(entitlement)
    expect(it.store.current()).toMatchObject({ isTrialing: true, isActive: false })
  })
})

describe('what is asked of the server', () => {
  const CURRENT = {
    id: 'sub_1',
    status: 'active',
    plan: 'monthly',
    priceCents: 1990,
    currency: 'BRL',
    startedAt: null,
    trialEndsAt: null,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    endedAt: null,
  }

  test('has the choice in its body, and nothing else', async () => {
    const { store, world } = await heard()
    for (const act of ['cancel', 'reactivate', 'refresh']) {
      world.answers.set(`/subscriptions/${act}`, await state({}, START + 1))
    }
    world.answers.set('/stripe/portal', { url: 'https://pay.test/portal' })
    world.calls.length = 0
    await store.cancel({ immediate: true })
    await store.cancel({ immediate: false })
    await store.reactivate()
    await store.refresh()
    await store.refresh('cs_1')
    await store.openPortal()
    expect(world.calls).toEqual([
      { path: '/subscriptions/cancel', body: { immediate: true } },
      { path: '/subscriptions/cancel', body: { immediate: false } },
      { path: '/subscriptions/reactivate', body: {} },
      { path: '/subscriptions/refresh', body: {} },
      { path: '/subscriptions/refresh', body: { sessionId: 'cs_1' } },
      { path: '/stripe/portal', body: { returnUrl: 'https://barra.test/subscription' } },
    ])
    expect(world.left).toEqual(['https://pay.test/portal'])
  })

  test('is kept when it is what was bought', async () => {
    const { store, world } = await heard()
    world.answers.set('/subscriptions/current', CURRENT)
    expect(await store.loadCurrent()).toEqual(CURRENT)
    expect(device({ kept: world.disk }).store.current().subscription).toEqual(CURRENT)
  })

  test('is all of it where nothing is known yet, and nothing where it was just heard', async () => {
    const it = device()
    it.say(await state({}, START))
    await it.store.keepFresh()
    expect(it.paths()).toEqual(['/subscriptions/status', '/subscriptions/plans'])
    await it.store.keepFresh()
    expect(it.paths()).toHaveLength(2)
    it.world.nowMs += REFRESH_PAUSE_MS
    it.say(new OfflineError('no network'))
    await it.store.keepFresh()
    expect(it.paths()).toHaveLength(3)
  })

  test('loads plans for a checkout only where none are known', async () => {
    const it = device()
    it.world.answers.set('/stripe/checkout', { url: 'https://pay.test/cs_1' })
    await it.store.startCheckout('annual')
    await it.store.startCheckout('annual')
    expect(it.paths()).toEqual(['/subscriptions/plans', '/stripe/checkout', '/stripe/checkout'])
  })

  test('for somebody who has left shows nothing to the next person', async () => {
    const it = device()
    it.say(new OfflineError('no network'))
    await it.store.init()
    const waiting = it.store.waitForInit()
    it.signOut()
    const soon = new Promise((resolve) => setImmediate(resolve, 'still waiting'))
    expect(await Promise.race([waiting, soon])).toBe(false)
    expect(it.store.current()).toMatchObject({ error: null, isInitialized: false })
  })

  test('that failed is still shown after another tab has heard a statement', async () => {
    const it = await heard()
    it.say(new OfflineError('no network'))
    await it.store.loadStatus().catch(() => undefined)
    it.store.reread()
    expect(it.store.current().error?.message).toBe('Failed to fetch subscription status')
  })

  test('a statement that came before its person signed in is heard once they have', async () => {
    const it = device()
    const { entitlement } = await state({}, START)
    it.signOut()
    await it.store.hearStatement(entitlement)
    it.signIn()
    await it.store.hearStatement(entitlement)
    expect(it.store.current().isActive).toBe(true)
  })
})
