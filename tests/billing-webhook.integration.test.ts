import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProviderSubscription } from '../server/payment/payment-provider.ts'
import { customerIdsOf, linkCustomer } from '../server/stores/customer-links.ts'
import { findCustomer } from '../server/stores/payment-customers.ts'
import { findSubscription } from '../server/stores/subscriptions.ts'
import type { BillingLog } from '../server/subscriptions/billing.ts'
import { eraseBilling } from '../server/subscriptions/erase.ts'
import { readAllStates } from '../server/subscriptions/nightly.ts'
import { createTestBilling, createTestClock } from './setup/test-billing.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import { createScriptedProvider, signedEvent, stripeEvent } from './support/scripted-provider.ts'

const HOUR_MS = 3_600_000

/** The life of a subscription, as Stripe reports it. After each event the provider is in the adjacent state. */
const LIFE: readonly (readonly [string, Partial<ProviderSubscription>])[] = [
  ['checkout.session.completed', { status: 'incomplete' }],
  ['customer.subscription.created', { status: 'incomplete' }],
  ['invoice.paid', { status: 'active' }],
  ['customer.subscription.updated', { status: 'active', cancelAtPeriodEnd: true }],
  ['invoice.payment_failed', { status: 'past_due' }],
  ['customer.subscription.deleted', { status: 'canceled', endedAt: new Date('2026-04-02T18:00:00.000Z') }],
]

const bought = (fields: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  orderedBy: null,
  status: 'active',
  plan: 'monthly',
  currency: 'BRL',
  priceCents: 1_990,
  createdAt: new Date('2026-03-02T18:00:00.000Z'),
  startedAt: new Date('2026-03-02T18:00:00.000Z'),
  trialEndsAt: null,
  currentPeriodEnd: new Date('2026-04-02T18:00:00.000Z'),
  cancelAtPeriodEnd: false,
  endedAt: null,
  ...fields,
})

describe.each(DATABASES)('webhooks on %s', (kind) => {
  const clock = createTestClock()
  const provider = createScriptedProvider()
  const logged: { level: string; message: string }[] = []
  const line = (level: string) => (_details: object, message: string) => void logged.push({ level, message })
  const log: BillingLog = { info: line('info'), warn: line('warn'), error: line('error') }
  let database: TestDatabase
  let server: TestServer
  let people = 0
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    const billing = await createTestBilling(database, provider, clock)
    const stream = { write: (text: string) => void logged.push({ level: 'log', message: text }) }
    server = await startTestServer(kind, { database, billing, log: { level: 'warn', stream } })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const nowSeconds = () => clock.now().getTime() / 1_000
  const send = async (event: object) => (await server.app.inject(signedEvent(event, nowSeconds()))).statusCode
  const rowOf = (userId: string) => findSubscription(database.kysely, userId)
  async function aCustomer() {
    people += 1
    const userId = `hook-${people}`
    const customerId = `cus_${people}`
    await linkCustomer(database.kysely, provider.name, userId, customerId)
    return { userId, customerId }
  }
  async function introduce(userId: string, email: string) {
    await database.kysely.insertInto('users').values({ user_id: userId, email, name: '' }).execute()
  }

  test("every order of the events of a subscription's life, each delivered twice, ends in the provider's state", async () => {
    const deliveries = [...LIFE.keys(), ...LIFE.keys()]
    const order = fc.shuffledSubarray(deliveries, { minLength: deliveries.length })
    const oneAtATime = fc.boolean()
    await fc.assert(
      fc.asyncProperty(order, fc.nat(LIFE.length - 1), oneAtATime, async (indexes, ended, isSerial) => {
        const { userId, customerId } = await aCustomer()
        const events = LIFE.map(([type]) => stripeEvent(type, customerId))
        // The provider goes through its life while its events are in transit; only the last state counts.
        const final = bought(LIFE[ended]?.[1])
        const deliver = async (index: number, place: number) => {
          const state = place < indexes.length / 2 ? bought(LIFE[Math.min(place, ended)]?.[1]) : final
          provider.set(customerId, [state])
          return send(events[index] ?? {})
        }
        const places = [...indexes.entries()]
        const statuses = isSerial
          ? await places.reduce<Promise<number[]>>(
              async (before, [place, index]) => [...(await before), await deliver(index, place)],
              Promise.resolve([]),
            )
          : await Promise.all(places.map(([place, index]) => deliver(index, place)))
        expect(new Set(statuses)).toEqual(new Set([200]))
        expect(await rowOf(userId)).toMatchObject({
          status: final.status,
          cancel_at_period_end: final.cancelAtPeriodEnd,
          ended_at: final.endedAt,
          provider_subscription_id: 'sub_1',
        })
      }),
      { numRuns: kind === 'pglite' ? 25 : 40 },
    )
  })

  test('a repeated event has one effect', async () => {
    const { userId, customerId } = await aCustomer()
    const event = stripeEvent('invoice.paid', customerId)
    provider.set(customerId, [bought()])
    await send(event)
    const rows = () => database.kysely.selectFrom('payment_events').selectAll().where('id', '=', event.id).execute()
    expect(await rows()).toHaveLength(1)
    provider.set(customerId, [bought({ status: 'canceled' })])
    expect(await send(event)).toBe(200)
    expect(await rows()).toHaveLength(1)
    expect(await rowOf(userId)).toMatchObject({ status: 'active' })
  })

  test('a slow provider response never overwrites a newer one', async () => {
    const { userId, customerId } = await aCustomer()
    const slow = Promise.withResolvers<void>()
    const isAsked = Promise.withResolvers<void>()
    provider.set(customerId, [bought({ status: 'past_due' })])
    provider.hold(() => {
      isAsked.resolve()
      return slow.promise
    })
    const first = send(stripeEvent('invoice.payment_failed', customerId))
    await isAsked.promise
    provider.hold(async () => {})
    provider.set(customerId, [bought({ status: 'active' })])
    expect(await send(stripeEvent('invoice.paid', customerId))).toBe(200)
    slow.resolve()
    expect(await first).toBe(200)
    expect(await rowOf(userId)).toMatchObject({ status: 'active' })
  })

  test('a failed event is repeated, and then has its effect', async () => {
    const { userId, customerId } = await aCustomer()
    const event = stripeEvent('customer.subscription.created', customerId)
    provider.set(customerId, [bought()])
    provider.isDown = true
    expect(await send(event)).toBe(503)
    expect(await rowOf(userId)).toBeUndefined()
    provider.isDown = false
    expect(await send(event)).toBe(200)
    expect(await rowOf(userId)).toMatchObject({ status: 'active' })
  })

  describe('refused and logged, without an effect', () => {
    const attempts = async (customerId: string) => {
      const event = stripeEvent('invoice.paid', customerId)
      const good = signedEvent(event, nowSeconds())
      const { 'stripe-signature': _, ...unsigned } = good.headers
      return {
        'bad signature': { request: signedEvent(event, nowSeconds(), 'whsec_guess'), status: 400 },
        'stale timestamp': { request: signedEvent(event, nowSeconds() - 301), status: 400 },
        'no signature': { request: { ...good, headers: unsigned }, status: 400 },
        'body written anew': { request: { ...good, payload: JSON.stringify(event, null, 1) }, status: 400 },
        'a connected account': { request: signedEvent({ ...event, account: 'acct_other' }, nowSeconds()), status: 403 },
        'the other mode': { request: signedEvent({ ...event, livemode: true }, nowSeconds()), status: 403 },
      }
    }
    test.each([
      'bad signature',
      'stale timestamp',
      'no signature',
      'body written anew',
      'a connected account',
      'the other mode',
    ] as const)('%s', async (fault) => {
      const { userId, customerId } = await aCustomer()
      provider.set(customerId, [bought()])
      logged.length = 0
      const { request, status } = (await attempts(customerId))[fault]
      expect((await server.app.inject(request)).statusCode).toBe(status)
      expect(await rowOf(userId)).toBeUndefined()
      expect(logged.some(({ message }) => /payment event.*was refused/.test(message))).toBe(true)
    })
  })

  test.each([
    ['what is no event', { id: 'evt_x' }, 400],
    ['an event of a kind that is not known', stripeEvent('tax.rate.created', 'cus_nobody'), 200],
    ['an event about nobody here', stripeEvent('invoice.paid', 'cus_nobody'), 200],
  ])('%s', async (_case, event, status) => {
    expect(await send(event)).toBe(status)
  })

  describe('a payment by link', () => {
    async function paysByLink(userId: string | null, subscription = bought(), payerEmail: string | null = null) {
      people += 1
      const [id, customerId] = [`cs_link_${people}`, `cus_link_${people}`]
      provider.set(customerId, [subscription])
      provider.checkouts.set(id, { id, status: 'complete', url: null, customerId, claimedUserId: userId, payerEmail })
      const status = await send(stripeEvent('checkout.session.completed', customerId, { id }))
      return { status, customerId }
    }

    test.each([
      ['with the address of the account', 'ANNA@example.org', undefined],
      ['with another address', 'office@example.org', 'anna@example.org'],
      ['without an address', null, 'anna@example.org'],
    ])('%s is given to the account it names, and so are mails about it', async (_case, payerEmail, mailedTo) => {
      people += 1
      const userId = `linked-${people}`
      await introduce(userId, 'anna@example.org')
      const { status, customerId } = await paysByLink(userId, bought(), payerEmail)
      expect(status).toBe(200)
      expect(await rowOf(userId)).toMatchObject({ status: 'active' })
      expect(provider.owners.get(customerId)).toBe(userId)
      expect(provider.addresses.get(customerId)).toBe(mailedTo)
    })

    test.each(['canceled', 'incomplete', 'unpaid', 'paused', 'past_due'] as const)(
      'of somebody who is a customer with a subscription that is %s opens everything, and ends nothing',
      async (status) => {
        const { userId, customerId } = await aCustomer()
        await introduce(userId, 'anna@example.org')
        provider.set(customerId, [bought({ id: `old-${userId}`, orderedBy: userId, status })])
        await send(stripeEvent('invoice.paid', customerId))
        const paid = await paysByLink(userId, bought({ id: `new-${userId}` }), 'other@example.org')
        expect(paid.status).toBe(200)
        expect(await rowOf(userId)).toMatchObject({ status: 'active', provider_subscription_id: `new-${userId}` })
        expect(provider.canceled).not.toContain(`old-${userId}`)
        expect(provider.canceled).not.toContain(`new-${userId}`)
        // Later events of either customer confirm it, and the card is managed where the subscription is.
        await send(stripeEvent('invoice.paid', customerId))
        expect(await rowOf(userId)).toMatchObject({ provider_subscription_id: `new-${userId}` })
        const row = await findCustomer(database.kysely, provider.name, userId)
        expect(row?.customer_id).toBe(paid.customerId)
        expect(row && (await customerIdsOf(database.kysely, row))).toEqual([paid.customerId, customerId])
      },
    )

    test('that names somebody whose payment is late leaves theirs alone, which counts again once it is paid', async () => {
      const { userId, customerId } = await aCustomer()
      await introduce(userId, 'anna@example.org')
      const own = { id: `own-${userId}`, orderedBy: userId, createdAt: new Date('2026-03-04T18:00:00.000Z') }
      provider.set(customerId, [bought({ ...own, status: 'past_due' })])
      await send(stripeEvent('invoice.payment_failed', customerId))
      const paid = await paysByLink(userId, bought({ id: `gift-${userId}` }), 'stranger@example.org')
      await send(stripeEvent('invoice.payment_failed', customerId))
      expect(provider.canceled).not.toContain(own.id)
      expect(await rowOf(userId)).toMatchObject({ status: 'active', provider_subscription_id: `gift-${userId}` })

      provider.set(customerId, [bought(own)])
      await send(stripeEvent('invoice.paid', customerId))
      expect(provider.canceled).toContain(`gift-${userId}`)
      expect(provider.canceled).not.toContain(own.id)
      provider.set(paid.customerId, [bought({ id: `gift-${userId}`, status: 'canceled' })])
      await send(stripeEvent('customer.subscription.deleted', paid.customerId))
      expect(await rowOf(userId)).toMatchObject({ status: 'active', provider_subscription_id: own.id })
    })

    test('does not outlive what the person then orders themselves', async () => {
      const { userId, customerId } = await aCustomer()
      await introduce(userId, 'anna@example.org')
      provider.set(customerId, [])
      await paysByLink(userId, bought({ id: `late-${userId}`, status: 'past_due' }))
      provider.set(customerId, [bought({ id: `own-${userId}`, orderedBy: userId })])
      await send(stripeEvent('invoice.paid', customerId))
      expect(provider.canceled).toContain(`late-${userId}`)
      expect(await rowOf(userId)).toMatchObject({ status: 'active', provider_subscription_id: `own-${userId}` })
    })

    test('of somebody who pays already is ended for a refund', async () => {
      const { userId, customerId } = await aCustomer()
      await introduce(userId, 'anna@example.org')
      provider.set(customerId, [bought({ id: `first-${userId}` })])
      await send(stripeEvent('invoice.paid', customerId))
      logged.length = 0
      const later = new Date('2026-03-03T18:00:00.000Z')
      expect((await paysByLink(userId, bought({ id: `second-${userId}`, createdAt: later }))).status).toBe(200)
      expect(provider.canceled).toContain(`second-${userId}`)
      expect(await rowOf(userId)).toMatchObject({ provider_subscription_id: `first-${userId}` })
      expect(logged.some(({ message }) => message.includes('look for a refund'))).toBe(true)
    })

    test('of nobody here is named in the log as an error', async () => {
      logged.length = 0
      expect((await paysByLink(null)).status).toBe(200)
      expect((await paysByLink('nobody-at-all')).status).toBe(200)
      const errors = logged.filter(({ message }) => /"level":50.*names no account of ours/.test(message))
      expect(errors).toHaveLength(2)
    })

    test('that names another account than its customer is of stays with the customer, and is named in the log', async () => {
      const { userId, customerId } = await aCustomer()
      provider.set(customerId, [bought()])
      provider.checkouts.set('cs_foreign', {
        id: 'cs_foreign',
        status: 'complete',
        url: null,
        customerId,
        claimedUserId: 'somebody-else',
        payerEmail: 'x@example.org',
      })
      logged.length = 0
      expect(await send(stripeEvent('checkout.session.completed', customerId, { id: 'cs_foreign' }))).toBe(200)
      expect(await rowOf(userId)).toMatchObject({ status: 'active' })
      expect(await rowOf('somebody-else')).toBeUndefined()
      expect(logged.some(({ message }) => message.includes('names another account than its customer'))).toBe(true)
    })

    test('is forgotten with the account: every customer is removed', async () => {
      const { userId, customerId } = await aCustomer()
      await introduce(userId, 'anna@example.org')
      provider.set(customerId, [bought({ status: 'canceled' })])
      const paid = await paysByLink(userId)
      const removed: string[] = []
      const billing = await createTestBilling(database, provider, clock)
      const removeCustomer = async (id: string) => void removed.push(id)
      await eraseBilling({ ...billing, provider: { ...provider, removeCustomer } }, userId)
      expect(removed.toSorted()).toEqual([customerId, paid.customerId].toSorted())
      expect(await findCustomer(database.kysely, provider.name, userId)).toBeUndefined()
    })
  })

  test('plans without prices are logged as an error', async () => {
    logged.length = 0
    const { statusCode } = await server.app.inject({ url: '/api/subscriptions/dynamic-pricing' })
    expect(statusCode).toBe(200)
    expect(logged.some(({ message }) => /"level":50.*no active price for the annual plan/.test(message))).toBe(true)
  })

  test('a payment page that is still open is closed once a subscription runs', async () => {
    const { userId, customerId } = await aCustomer()
    await database.kysely
      .updateTable('payment_customers')
      .set({ checkout_id: 'cs_open', checkout_order: 'x' })
      .where('user_id', '=', userId)
      .execute()
    provider.set(customerId, [bought({ status: 'unpaid' })])
    await send(stripeEvent('invoice.payment_failed', customerId))
    expect(provider.expired).not.toContain('cs_open')
    provider.set(customerId, [bought()])
    await send(stripeEvent('invoice.paid', customerId))
    expect(provider.expired).toContain('cs_open')
  })

  test('a customer that was removed at the provider has nothing any more', async () => {
    const { userId, customerId } = await aCustomer()
    provider.set(customerId, [bought()])
    await send(stripeEvent('invoice.paid', customerId))
    provider.set(customerId, null)
    const deleted = {
      ...stripeEvent('customer.deleted', customerId),
      data: { object: { id: customerId, object: 'customer' } },
    }
    expect(await send(deleted)).toBe(200)
    expect(await rowOf(userId)).toMatchObject({ status: 'canceled' })
  })

  test('days of missed events are repaired at night, and one failure stops no other', async () => {
    const [anna, ben] = [await aCustomer(), await aCustomer()]
    provider.set(anna.customerId, [bought()])
    provider.set(ben.customerId, [bought()])
    await send(stripeEvent('invoice.paid', anna.customerId))
    await send(stripeEvent('invoice.paid', ben.customerId))
    provider.set(anna.customerId, [bought({ status: 'canceled', endedAt: clock.now() })])
    provider.set(ben.customerId, [bought({ currentPeriodEnd: new Date('2026-05-02T18:00:00.000Z') })])
    clock.advance(72 * HOUR_MS)
    const billing = await createTestBilling(database, provider, clock)
    provider.isDown = true
    expect((await readAllStates(billing, log)).read).toBe(0)
    provider.isDown = false
    expect(await readAllStates(billing, log)).toMatchObject({ failed: 0 })
    expect(await rowOf(anna.userId)).toMatchObject({ status: 'canceled' })
    expect(await rowOf(ben.userId)).toMatchObject({ current_period_end: new Date('2026-05-02T18:00:00.000Z') })
    expect((await readAllStates(billing, log)).read).toBe(0)
  })
})
