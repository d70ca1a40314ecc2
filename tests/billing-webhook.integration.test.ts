import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProviderSubscription } from '../server/payment/payment-provider.ts'
import { linkCustomer } from '../server/stores/payment-customers.ts'
import { findSubscription } from '../server/stores/subscriptions.ts'
import type { BillingLog } from '../server/subscriptions/billing.ts'
import { readAllStates } from '../server/subscriptions/nightly.ts'
import { createTestBilling, createTestClock } from './setup/test-billing.ts'
import { DATABASES, openTestDatabase, type TestDatabase } from './setup/test-database.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import { createScriptedProvider, signedEvent, stripeEvent } from './support/scripted-provider.ts'

const HOUR_MS = 3_600_000

/** The life of a subscription, as Stripe tells it. After each event the provider is in the state beside it. */
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
        // The provider goes through its life while its events are under way; the last state is the one that counts.
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

  test('an event that comes twice has one effect', async () => {
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

  test('a slow answer of the provider never overtakes a newer one', async () => {
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

  test('an event that could not be followed up comes again, and then has its effect', async () => {
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

    test('a payment that names another account than the customer is of', async () => {
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
      expect(await send(stripeEvent('checkout.session.completed', customerId, { id: 'cs_foreign' }))).toBe(403)
      expect(await rowOf(userId)).toBeUndefined()
      expect(await rowOf('somebody-else')).toBeUndefined()
      expect(logged.some(({ message }) => message.includes('A payment for another account was refused'))).toBe(true)
    })
  })

  test.each([
    ['what is no event', { id: 'evt_x' }, 400],
    ['an event of a kind that is not known', stripeEvent('tax.rate.created', 'cus_nobody'), 200],
    ['an event about nobody here', stripeEvent('invoice.paid', 'cus_nobody'), 200],
  ])('%s', async (_case, event, status) => {
    expect(await send(event)).toBe(status)
  })

  test.each([
    ['with the address of the account is believed', 'ANNA@example.org', 200, true],
    ['with another address is refused', 'mallory@example.org', 403, false],
    ['without an address is refused', null, 403, false],
  ])('a payment by link %s', async (_case, payerEmail, status, isLinked) => {
    people += 1
    const [userId, customerId] = [`linked-${people}`, `cus_link_${people}`]
    await introduce(userId, 'anna@example.org')
    provider.set(customerId, [bought()])
    const id = `cs_link_${people}`
    provider.checkouts.set(id, { id, status: 'complete', url: null, customerId, claimedUserId: userId, payerEmail })
    expect(await send(stripeEvent('checkout.session.completed', customerId, { id }))).toBe(status)
    expect((await rowOf(userId)) !== undefined).toBe(isLinked)
    expect(provider.owners.get(customerId)).toBe(isLinked ? userId : undefined)
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

  test('days of events that were never heard are repaired at night, and one that fails stops no other', async () => {
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
