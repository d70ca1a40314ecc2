import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeAccount } from '../server/stores/people.ts'
import type { Billing } from '../server/subscriptions/billing.ts'
import { openCheckout } from '../server/subscriptions/checkout.ts'
import { eraseBilling } from '../server/subscriptions/erase.ts'
import { refreshState } from '../server/subscriptions/state.ts'
import { APP_URL, type BillingServer, startBillingServer } from './setup/test-billing.ts'
import { DATABASES } from './setup/test-database.ts'
import { identityFor } from './setup/test-identity.ts'

// Interruptions between two steps of a payment: a crash, or a deleted account.

const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined }
const ORDER = {
  priceId: 'price_local_annual',
  successUrl: `${APP_URL}/subscription/success`,
  cancelUrl: `${APP_URL}/subscription`,
  locale: null,
}

describe.each(DATABASES)('a payment that breaks off on %s', (kind) => {
  let at: BillingServer
  beforeAll(async () => {
    at = await startBillingServer(kind)
  })
  afterAll(() => at.close())

  const payerOf = (userId: string) => ({ userId, email: `${userId}@example.org` })
  const statusOf = async (uid: string) => (await at.call(uid, { url: '/api/subscriptions/status' })).body.data.status
  const paymentsOf = async (uid: string) => (await at.call(uid, { url: '/api/subscriptions/payments' })).body.data
  const customerOf = async (uid: string) => (await at.provider.findCustomer(payerOf(uid))) ?? ''

  /** Everything about money in which the person is named. */
  async function leftOf(uid: string): Promise<readonly string[]> {
    const tables = ['subscriptions', 'payment_customers', 'local_payments', 'payment_events'] as const
    const rows = await Promise.all(
      tables.map((table) => at.server.database.kysely.selectFrom(table).selectAll().execute()),
    )
    return tables.filter((_table, index) => JSON.stringify(rows[index]).includes(uid))
  }

  async function deleteAccount(uid: string): Promise<void> {
    await closeAccount(at.server.database, uid)
    await eraseBilling(at.billing, uid)
  }

  /** Billing in which the person deletes their account after this step of the provider, before we learn of it. */
  function leavingAfter(uid: string, step: 'createCustomer' | 'findCustomer' | 'openCheckout'): Billing {
    const { provider } = at
    const done = async <Result>(result: Promise<Result>) => {
      const answer = await result
      await deleteAccount(uid)
      return answer
    }
    const steps = {
      createCustomer: (...given: Parameters<typeof provider.createCustomer>) => done(provider.createCustomer(...given)),
      findCustomer: (...given: Parameters<typeof provider.findCustomer>) => done(provider.findCustomer(...given)),
      openCheckout: (...given: Parameters<typeof provider.openCheckout>) => done(provider.openCheckout(...given)),
    }
    return { ...at.billing, provider: { ...provider, [step]: steps[step] } }
  }

  test('a checkout that cannot be turned into a subscription stays open: both happen or neither', async () => {
    const uid = `halves-${kind}`
    await openCheckout(at.billing, payerOf(uid), ORDER, LOG)
    const order = {
      ...ORDER,
      priceId: 'price_gone',
      customerId: await customerOf(uid),
      userId: uid,
      currency: undefined,
    }
    const { id } = await at.provider.openCheckout(order, uid)
    await expect(at.provider.pay(id)).rejects.toThrow()
    expect((await at.provider.checkout(id))?.status).toBe('open')
    expect(await paymentsOf(uid)).toEqual([])
  })

  test('an unreported payment is reported by a second press, or on return, at no extra cost', async () => {
    const uid = `unheard-${kind}`
    const forget = () => at.server.database.kysely.deleteFrom('subscriptions').where('user_id', '=', uid).execute()
    const { id, url } = await openCheckout(at.billing, payerOf(uid), ORDER, LOG)
    const pay = () => at.press(`${new URL(url).pathname}/pay`)
    const success = await pay()
    await forget()
    expect(await statusOf(uid)).toBe('none')
    expect(await pay()).toBe(success)
    expect(await statusOf(uid)).toBe('active')
    await forget()
    await refreshState(at.billing, identityFor(uid), id, LOG)
    expect(await statusOf(uid)).toBe('active')
    expect(await paymentsOf(uid)).toHaveLength(1)
  })

  test('the page of a payment that is done leads to the celebration, that of a closed one back to the plans', async () => {
    const uid = `pages-${kind}`
    const { id, url } = await openCheckout(at.billing, payerOf(uid), ORDER, LOG)
    const page = async () => (await at.server.app.inject({ url: new URL(url).pathname })).body
    await at.provider.expireCheckout(id)
    expect(await page()).toContain(`href="${ORDER.cancelUrl}"`)
    expect(await at.press(`${new URL(url).pathname}/pay`)).toBe(new URL(url).pathname)
    const second = await openCheckout(at.billing, payerOf(uid), ORDER, LOG)
    const success = await at.press(`${new URL(second.url).pathname}/pay`)
    const done = (await at.server.app.inject({ url: new URL(second.url).pathname })).body
    expect(done).toContain(`href="${success}"`)
    expect(done).not.toContain('<form')
  })

  test.each(['findCustomer', 'createCustomer', 'openCheckout'] as const)(
    'somebody who deletes their account during a checkout, at %s, is not written down again',
    async (step) => {
      const uid = `gone-${step}-${kind}`
      await openCheckout(leavingAfter(uid, step), payerOf(uid), ORDER, LOG).catch(() => undefined)
      expect(await leftOf(uid)).toEqual([])
    },
  )

  test('nor is somebody who deletes it while a purchase is being restored', async () => {
    const uid = `restoring-${kind}`
    await openCheckout(at.billing, payerOf(uid), ORDER, LOG)
    await at.server.database.kysely.deleteFrom('payment_customers').where('user_id', '=', uid).execute()
    // The link was lost, so the deletion did not find the customer at the provider.
    const restoring = refreshState(leavingAfter(uid, 'findCustomer'), identityFor(uid), undefined, LOG)
    await expect(restoring).rejects.toMatchObject({ status: 410 })
    expect(await leftOf(uid)).toEqual([])
  })

  test('somebody whose customer was deleted at the provider gets a new one with the next checkout', async () => {
    const uid = `deleted-there-${kind}`
    await openCheckout(at.billing, payerOf(uid), ORDER, LOG)
    await at.provider.removeCustomer(await customerOf(uid))
    const { url } = await openCheckout(at.billing, payerOf(uid), ORDER, LOG)
    await at.press(`${new URL(url).pathname}/pay`)
    expect(await statusOf(uid)).toBe('active')
  })

  test('a removed customer gets neither a checkout nor a portal at the local provider', async () => {
    const uid = `removed-${kind}`
    await openCheckout(at.billing, payerOf(uid), ORDER, LOG)
    const customerId = await customerOf(uid)
    const { id } = await at.provider.openCheckout({ ...ORDER, customerId, userId: uid, currency: undefined }, 'another')
    await at.provider.removeCustomer(customerId)
    expect(await at.provider.pay(id)).toBe(false)
    await expect(
      at.provider.openCheckout({ ...ORDER, customerId, userId: uid, currency: undefined }, 'late'),
    ).rejects.toThrow()
    await expect(at.provider.openPortal(customerId, APP_URL, null)).rejects.toThrow()
  })
})
