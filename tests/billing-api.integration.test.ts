import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pricingResponse, subscriptionState } from '#contract/billing.ts'
import { FEATURES } from '#contract/vocabulary.ts'
import { decideAccess, readEntitlement } from '#domain/billing/entitlement.ts'
import { eraseBilling } from '../server/subscriptions/erase.ts'
import { APP_URL, type BillingServer, startBillingServer } from './setup/test-billing.ts'
import { DATABASES } from './setup/test-database.ts'

const DAY_MS = 86_400_000
/** Routes open without a subscription. */
const OWN_DATA = [
  '/sync/pull?collection=sessions&limit=10',
  '/sync/digest',
  '/user/export',
  '/user/profile',
  '/user/preferences',
  '/subscriptions/status',
  '/subscriptions/current',
  '/subscriptions/plans',
  '/subscriptions/payments',
]
const order = (plan: 'monthly' | 'annual', currency?: string) => ({
  priceId: `price_local_${plan}`,
  successUrl: `${APP_URL}/subscription/success`,
  cancelUrl: `${APP_URL}/subscription`,
  ...(currency !== undefined && { currency }),
})

describe.each(DATABASES)('subscriptions on %s', (kind) => {
  let at: BillingServer
  beforeAll(async () => {
    at = await startBillingServer(kind)
  })
  afterAll(() => at.close())

  const get = (uid: string, path: string, headers = {}) => at.call(uid, { url: `/api${path}`, headers })
  const post = (uid: string, path: string, payload: object = {}) =>
    at.call(uid, { method: 'POST', url: `/api${path}`, payload })
  const statusOf = async (uid: string) => (await get(uid, '/subscriptions/status')).body.data
  const featureStatus = async (uid: string, feature = 'advanced-analytics') => {
    const { status, body } = await get(uid, `/subscriptions/features/${feature}`)
    return status === 200 ? 'open' : body.error.code
  }
  /** Buys a plan on the local page and returns where that leads. */
  const buy = async (uid: string, plan: 'monthly' | 'annual', currency?: string) => {
    const { body } = await post(uid, '/stripe/checkout', order(plan, currency))
    return at.press(`${new URL(body.data.url).pathname}/pay`)
  }
  /** Opens the portal and presses its buttons. */
  const onPortal = async (uid: string, press: string) => {
    const { body } = await post(uid, '/stripe/portal', { returnUrl: `${APP_URL}/subscription` })
    const current = (await get(uid, '/subscriptions/current')).body.data
    const target = press === 'end-trial' ? press : `${current.id}/${press}`
    await at.press(`${new URL(body.data.url).pathname}/${target}`)
  }

  // proves 3.6, 4.3, 7.15
  test('a whole life: trial, its end, paying, cancelling at period end, time, out, paying again', async () => {
    const uid = `life-${kind}`
    expect(await statusOf(uid)).toMatchObject({ status: 'none', hasSubscription: false })
    expect(await featureStatus(uid)).toBe('SUBSCRIPTION_REQUIRED')

    await post(uid, '/auth/sync-user-trial')
    const trialing = await statusOf(uid)
    expect(trialing).toMatchObject({
      ...{ hasSubscription: true, isActive: false, isTrialing: true, status: 'trialing' },
      ...{ trialEndsAt: expect.stringMatching(/Z$/), currentPeriodEnd: null, cancelAtPeriodEnd: false, plan: null },
    })
    expect(await featureStatus(uid)).toBe('open')

    await onPortal(uid, 'end-trial')
    expect(await featureStatus(uid)).toBe('SUBSCRIPTION_EXPIRED')
    expect(await featureStatus(uid, 'data-export')).toBe('open')

    const landed = await buy(uid, 'annual')
    expect(landed).toMatch(new RegExp(`^${APP_URL}/subscription/success\\?session_id=cs_`))
    expect(await statusOf(uid)).toMatchObject({ status: 'active', isActive: true, plan: 'annual' })
    expect(await featureStatus(uid)).toBe('open')

    const ending = await post(uid, '/subscriptions/cancel', { immediate: false })
    expect(ending.body.data).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    expect(await featureStatus(uid)).toBe('open')
    const again = await post(uid, '/subscriptions/reactivate')
    expect(again.body.data).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
    await post(uid, '/subscriptions/cancel', { immediate: false })
    await onPortal(uid, 'time-passes')
    expect(await statusOf(uid)).toMatchObject({ status: 'canceled', hasSubscription: false })
    expect(await featureStatus(uid)).toBe('SUBSCRIPTION_EXPIRED')
    expect((await post(uid, '/subscriptions/reactivate')).status).toBe(404)

    await buy(uid, 'monthly', 'EUR')
    expect((await get(uid, '/subscriptions/current')).body.data).toMatchObject({
      plan: 'monthly',
      currency: 'EUR',
      priceCents: 790,
    })
    const { body } = await get(uid, '/subscriptions/payments')
    expect(body.data.map(({ amountCents, currency, status }: never) => [amountCents, currency, status])).toEqual([
      [790, 'EUR', 'paid'],
      [19_104, 'BRL', 'paid'],
    ])
    const receipt = await at.server.app.inject({ url: new URL(body.data[0].receiptUrl).pathname })
    expect(receipt.body).toContain('€\u00a07,90')
  })

  // proves 6.2, 6.6, 7.24
  test("without access 402 says which: on the features and figures that are sold, and never on what is a person's own", async () => {
    const [never, over] = [`never-${kind}`, `over-${kind}`]
    await post(over, '/auth/sync-user-trial')
    await onPortal(over, 'end-trial')
    for (const [uid, code] of [
      [never, 'SUBSCRIPTION_REQUIRED'],
      [over, 'SUBSCRIPTION_EXPIRED'],
    ] as const) {
      for (const feature of FEATURES) {
        const { status, body } = await get(uid, `/subscriptions/features/${feature}`)
        expect([feature, status, body.error?.code]).toEqual(
          feature === 'data-export' ? [feature, 200, undefined] : [feature, 402, code],
        )
      }
      const summary = await get(uid, '/analytics/summary')
      expect([summary.status, summary.body.error.code]).toEqual([402, code])
      for (const own of OWN_DATA) expect([own, (await get(uid, own)).status]).toEqual([own, 200])
      const pushed = await post(uid, '/sync/push', { collection: 'sessions', schemaVersion: 0, rows: [] })
      expect(pushed.status).not.toBe(402)
    }
  })

  // proves 4.3, 7.22
  test('cancelling immediately ends access immediately', async () => {
    const uid = `at-once-${kind}`
    await buy(uid, 'monthly')
    const { body } = await post(uid, '/subscriptions/cancel', { immediate: true })
    expect(body.data).toMatchObject({ status: 'canceled', hasSubscription: false })
    expect(await featureStatus(uid)).toBe('SUBSCRIPTION_EXPIRED')
  })

  test('a card that fails: access while the provider retries, then out; a new card pays what is owed', async () => {
    const uid = `card-${kind}`
    await buy(uid, 'monthly', 'USD')
    await onPortal(uid, 'break-card')
    await onPortal(uid, 'time-passes')
    expect(await statusOf(uid)).toMatchObject({ status: 'past_due', isActive: true, hasSubscription: true })
    await onPortal(uid, 'fix-card')
    expect(await statusOf(uid)).toMatchObject({ status: 'active' })
    await onPortal(uid, 'break-card')
    await onPortal(uid, 'time-passes')
    await onPortal(uid, 'time-passes')
    expect(await statusOf(uid)).toMatchObject({ status: 'canceled' })
    const { body } = await get(uid, '/subscriptions/payments')
    const lines = body.data.map(({ status, receiptUrl }: never) => [status, receiptUrl !== null])
    // An unpaid invoice has no receipt.
    expect(lines).toEqual([
      ['failed', false],
      ['failed', false],
      ['paid', true],
      ['failed', false],
      ['paid', true],
    ])
  })

  test('another plan is gone over to on the portal: it is charged at once, in the same currency, and goes on', async () => {
    const uid = `switch-${kind}`
    await buy(uid, 'monthly', 'EUR')
    await post(uid, '/subscriptions/cancel', { immediate: false })
    await onPortal(uid, 'to-annual')
    expect(await statusOf(uid)).toMatchObject({ status: 'active', plan: 'annual', cancelAtPeriodEnd: false })
    expect((await get(uid, '/subscriptions/current')).body.data).toMatchObject({ priceCents: 7_190, currency: 'EUR' })
    await onPortal(uid, 'to-annual')
    await onPortal(uid, 'to-monthly')
    const { body } = await get(uid, '/subscriptions/payments')
    expect(body.data.map(({ amountCents }: never) => amountCents)).toEqual([790, 7_190, 790])
  })

  // proves 6.6
  test('the entitlement is signed by a published key, for this person, with an expiry', async () => {
    const uid = `signed-${kind}`
    await buy(uid, 'annual')
    const state = subscriptionState.parse(await statusOf(uid))
    const [key] = at.billing.signer.publicKeys
    if (!key) throw new Error('no key is published')
    const { payload, protectedHeader } = await jwtVerify(state.entitlement, await importJWK(key, 'Ed25519'))
    expect(protectedHeader).toMatchObject({ alg: 'Ed25519', kid: key.kid })
    const statement = readEntitlement(payload)
    expect(statement).toMatchObject({ uid, status: 'active', plan: 'annual' })
    const endMs = Date.parse(state.currentPeriodEnd ?? '')
    expect(Date.parse(statement?.validUntil ?? '') - endMs).toBe(14 * DAY_MS)
    const clock = { nowMs: endMs + 14 * DAY_MS, highWaterMs: endMs }
    expect(decideAccess(statement, clock, 0).kind).toBe('granted')
  })

  test('two parallel checkouts: one customer, one session, at most one active subscription', async () => {
    const uid = `tabs-${kind}`
    const answers = await Promise.all([
      post(uid, '/stripe/checkout', order('annual')),
      post(uid, '/stripe/checkout', order('annual')),
      post(uid, '/stripe/checkout', order('annual')),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    const rows = await at.server.database.kysely
      .selectFrom('payment_customers')
      .selectAll()
      .where('user_id', '=', uid)
      .execute()
    expect(rows).toHaveLength(1)

    const path = `${new URL(answers[0].body.data.url).pathname}/pay`
    const led = await Promise.all([at.press(path), at.press(path)])
    expect(led.every((where) => where.startsWith(`${APP_URL}/subscription/success`))).toBe(true)
    expect((await get(uid, '/subscriptions/payments')).body.data).toHaveLength(1)
    const third = await post(uid, '/stripe/checkout', order('monthly'))
    expect({ status: third.status, code: third.body.error.code }).toEqual({ status: 409, code: 'ALREADY_SUBSCRIBED' })
  })

  test('two plans in two tabs: the session before is closed, and of two that are paid all the same one is ended', async () => {
    const uid = `plans-${kind}`
    const monthly = await post(uid, '/stripe/checkout', order('monthly'))
    const annual = await post(uid, '/stripe/checkout', order('annual'))
    expect(annual.body.data.id).not.toBe(monthly.body.data.id)
    expect((await at.provider.checkout(monthly.body.data.id))?.status).toBe('expired')
    const closed = await at.press(`${new URL(monthly.body.data.url).pathname}/pay`)
    expect(closed).toBe(new URL(monthly.body.data.url).pathname)

    // As if the provider had not closed it: both are paid, one after the other.
    const customerId = (await at.provider.findCustomer({ userId: uid, email: '' })) ?? ''
    const orders = (['a', 'b'] as const).map((key) =>
      at.provider.openCheckout(
        { ...order('monthly'), customerId, userId: uid, currency: undefined, locale: null },
        `${uid}-${key}`,
      ),
    )
    for (const { id } of await Promise.all(orders)) {
      await at.provider.pay(id)
      at.clock.advance(1_000)
    }
    const subscriptions = (await at.provider.subscriptions(customerId)) ?? []
    expect(subscriptions.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled'])
    const kept = subscriptions.find(({ status }) => status === 'active')
    expect((await get(uid, '/subscriptions/current')).body.data).toMatchObject({ id: kept?.id, status: 'active' })
  })

  test('a lost link is found by a restore', async () => {
    const uid = `restored-${kind}`
    await buy(uid, 'annual')
    await at.server.database.kysely.deleteFrom('payment_customers').where('user_id', '=', uid).execute()
    await at.server.database.kysely.deleteFrom('subscriptions').where('user_id', '=', uid).execute()
    expect(await statusOf(uid)).toMatchObject({ status: 'none' })
    const { body } = await post(uid, '/subscriptions/refresh')
    expect(body.data).toMatchObject({ status: 'active', plan: 'annual' })
  })

  test("another person's checkout restores nothing", async () => {
    const anna = await post(`anna-${kind}`, '/stripe/checkout', order('annual'))
    await at.press(`${new URL(anna.body.data.url).pathname}/pay`)
    const { body } = await post(`ben-${kind}`, '/subscriptions/refresh', { sessionId: anna.body.data.id })
    expect(body.data).toMatchObject({ status: 'none' })
  })

  test("another person's checkout restores nothing, even with a lost link", async () => {
    const [anna, ben] = [`unlinked-${kind}`, `curious-${kind}`]
    const session = (await post(anna, '/stripe/checkout', order('annual'))).body.data
    await at.press(`${new URL(session.url).pathname}/pay`)
    await at.server.database.kysely.deleteFrom('payment_customers').where('user_id', '=', anna).execute()
    const { body } = await post(ben, '/subscriptions/refresh', { sessionId: session.id })
    expect(body.data).toMatchObject({ status: 'none' })
    // The payer recovers it by the same session.
    expect((await post(anna, '/subscriptions/refresh', { sessionId: session.id })).body.data).toMatchObject({
      status: 'active',
    })
  })

  test('erasing ends it at the provider and leaves nothing that names the person', async () => {
    const uid = `canary-${kind}`
    await post(uid, '/auth/sync-user-trial')
    await buy(uid, 'annual')
    const customerId = (await at.provider.findCustomer({ userId: uid, email: '' })) ?? ''
    await eraseBilling(at.billing, uid)
    await eraseBilling(at.billing, uid)
    expect(await at.provider.subscriptions(customerId)).toBeNull()
    for (const table of [
      'subscriptions',
      'payment_customers',
      'customer_owners',
      'local_payments',
      'trial_marks',
      'payment_events',
    ] as const) {
      expect(JSON.stringify(await at.server.database.kysely.selectFrom(table).selectAll().execute())).not.toContain(uid)
    }
  })

  describe('prices', () => {
    // proves 3.14, 7.20
    test.each([
      ['BR', undefined, 'BRL', 1_990, 19_104, 20],
      ['PT', undefined, 'EUR', 790, 7_190, 24],
      ['US', undefined, 'USD', 790, 7_190, 24],
      ['GB', undefined, 'USD', 790, 7_190, 24],
      ['US', 'BRL', 'BRL', 1_990, 19_104, 20],
      // proves 9.15
      ['nowhere', 'XYZ', 'BRL', 1_990, 19_104, 20],
    ])(
      'X-Country %s, X-Currency %s: %s, for everybody to see',
      async (country, currency, sold, monthly, annual, saved) => {
        const headers = { 'x-country': country, ...(currency !== undefined && { 'x-currency': currency }) }
        const response = await at.server.app.inject({ url: '/api/subscriptions/dynamic-pricing', headers })
        const { success, data } = pricingResponse.parse(response.json())
        expect(success).toBe(true)
        expect(data.currency).toBe(sold)
        expect(data.plans.map(({ type, amount }) => [type, amount])).toEqual([
          ['monthly', monthly],
          ['annual', annual],
        ])
        expect(data.plans[1]?.savings?.percentage).toBe(saved)
      },
    )

    // proves 3.10, 7.16
    test('plans carry what a checkout takes, in the words of the reader', async () => {
      const { body } = await get('reader', '/subscriptions/plans', { 'x-user-locale': 'es-ES', 'x-country': 'ES' })
      expect(body.data).toMatchObject([
        { slug: 'monthly', name: 'Mensual', priceCents: 790, originalPriceCents: null, interval: 'month' },
        {
          id: 'annual',
          slug: 'annual',
          name: 'Anual',
          priceCents: 7_190,
          originalPriceCents: 9_480,
          currency: 'EUR',
          interval: 'year',
          ui: { features: [...FEATURES] },
          stripePriceId: 'price_local_annual',
        },
      ])
    })
  })

  test.each([
    [
      'a page of another site after paying',
      '/stripe/checkout',
      { ...order('annual'), successUrl: 'https://evil.test/' },
      'successUrl',
    ],
    [
      'another site that looks like ours',
      '/stripe/checkout',
      { ...order('annual'), cancelUrl: `${APP_URL}.evil.test/` },
      'cancelUrl',
    ],
    [
      'ours as a name for somebody',
      '/stripe/checkout',
      { ...order('annual'), cancelUrl: 'https://barra.test@evil.test/' },
      'cancelUrl',
    ],
    [
      'a script for an address',
      '/stripe/checkout',
      { ...order('annual'), successUrl: 'javascript:alert(1)' },
      'successUrl',
    ],
    ['a portal that leads elsewhere', '/stripe/portal', { returnUrl: 'http://barra.test/' }, 'returnUrl'],
    ['a price that is not for sale', '/stripe/checkout', { ...order('annual'), priceId: 'price_free' }, 'priceId'],
    ['no price', '/stripe/checkout', { ...order('annual'), priceId: '' }, 'priceId'],
    ['a price of the own making', '/stripe/checkout', { ...order('annual'), amount: 1 }, ''],
    ['a currency nobody sells in', '/stripe/checkout', { ...order('annual'), currency: 'GBP' }, 'currency'],
    ['neither now nor later', '/subscriptions/cancel', {}, 'immediate'],
  ])('refused with 400: %s', async (_case, path, payload, field) => {
    const { status, body } = await post('mallory', path, payload)
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'BAD_REQUEST' })
    expect(body.error.issues.map((issue: { path: string }) => issue.path)).toContain(field)
  })

  test('nothing to cancel, nothing to reactivate, an unknown feature', async () => {
    expect((await post('nobody', '/subscriptions/cancel', { immediate: true })).status).toBe(404)
    expect((await post('nobody', '/subscriptions/reactivate')).status).toBe(404)
    expect((await get('nobody', '/subscriptions/features/flying')).status).toBe(400)
    expect((await get('nobody', '/subscriptions/current')).body).toEqual({ data: null })
    expect((await get('nobody', '/subscriptions/payments')).body).toEqual({ data: [] })
  })

  test('the pages of the local provider run no script, lead back to the app alone, and show nothing to who has no key', async () => {
    const { body } = await post(`page-${kind}`, '/stripe/checkout', {
      ...order('annual'),
      cancelUrl: `${APP_URL}/subscription?"><script>`,
    })
    const page = await at.server.app.inject({
      url: new URL(body.data.url).pathname,
      headers: { 'x-user-locale': 'en-US' },
    })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'self'; form-action 'self' ${APP_URL}; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(page.body).not.toContain('<script')
    for (const url of ['/local/payment/checkout/cs_guess', '/local/payment/portal/x', '/local/payment/receipt/a/b']) {
      expect((await at.server.app.inject({ url })).statusCode).toBe(404)
    }
  })
})
