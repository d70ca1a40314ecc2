import { createHmac, randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Payment } from '#contract/billing.ts'
import { PLAN_SLUGS, type PlanSlug } from '#contract/vocabulary.ts'
import { DEFAULT_CURRENCY } from '#domain/billing/price.ts'
import { FALLBACK_PRICES } from '#domain/billing/pricing.ts'
import type { DatabaseConnection } from '../../database/connection.ts'
import type { Tables } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { PaymentProvider, ProviderPrice, ProviderSubscription } from '../payment-provider.ts'
import { signWebhook } from '../webhook-signature.ts'
import { type Circumstances, cancel, type LocalAccount, purchase, resume } from './local-life.ts'
import {
  changeObject,
  changeWithin,
  findObject,
  type LocalCheckout,
  lockObject,
  objectsOf,
  putObject,
  putObjectOf,
  removeObjectsOf,
} from './local-store.ts'

export type LocalOptions = {
  readonly database: DatabaseConnection
  /** `http://localhost:3000`, for its pages. */
  readonly origin: string
  readonly now: () => Date
}

export type Deliver = (body: string, signature: string) => Promise<void>

/** The payment provider of a machine without keys: everything but the money is real. */
export type LocalProvider = PaymentProvider & {
  readonly name: 'local'
  connect(deliver: Deliver): void
  /**
   * False if it is closed or unknown. Calling it twice pays once but sends two events: the first call may have been cut
   * off before anybody received it.
   */
  pay(checkoutId: string): Promise<boolean>
  /** Sends the event, too. */
  changeAccount(accountId: string, change: AccountChange): Promise<void>
}
type AccountChange = (account: LocalAccount, circumstances: Circumstances) => LocalAccount

export const LOCAL_PAGES = '/local/payment'

export function createLocalProvider({ database, origin, now }: LocalOptions): LocalProvider {
  const { kysely } = database.ofNobody
  const secret = `whsec_${randomBytes(24).toString('base64url')}`
  let deliver: Deliver = async () => undefined

  const newId = (prefix: string) => `${prefix}_${randomBytes(18).toString('base64url')}`
  /** Deterministic by key, and not guessable. */
  const idFrom = (prefix: string, key: string) =>
    `${prefix}_${createHmac('sha256', secret).update(key).digest('base64url').slice(0, 24)}`
  const circumstances = (): Circumstances => ({ now: now(), newId: () => newId('in') })

  async function tell(type: string, object: object): Promise<void> {
    const seconds = Math.floor(now().getTime() / 1_000)
    const event = { id: newId('evt'), object: 'event', type, created: seconds, livemode: false, data: { object } }
    const body = JSON.stringify(event)
    await deliver(body, signWebhook(Buffer.from(body), secret, seconds))
  }

  const provider: LocalProvider = {
    name: 'local',
    isLive: false,
    webhookSecrets: [secret],
    connect: (newDeliver) => {
      deliver = newDeliver
    },
    prices: async () => PLAN_SLUGS.map(priceOf),

    createCustomer: async ({ userId, email }, idempotencyKey) => {
      const id = idFrom('cus', idempotencyKey)
      await putObject(kysely, 'customer', { id, owner: id, body: { userId, email } })
      return id
    },
    findCustomer: async ({ userId }) => {
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM local_payments
        WHERE kind = 'customer' AND body->>'userId' = ${userId}
        ORDER BY written_at LIMIT 1`.execute(kysely)
      return rows[0]?.id ?? null
    },
    ownerOf: async (customerId) => (await findObject(kysely, 'customer', customerId))?.body.userId ?? null,
    claimCustomer: async (customerId, { userId }) => {
      await changeObject(database.ofNobody, 'customer', customerId, (customer) => ({ ...customer, userId }))
    },

    openCheckout: async (order, idempotencyKey) => {
      const id = idFrom('cs', idempotencyKey)
      const isKept = await putObjectOf(database.ofNobody, 'checkout', {
        id,
        owner: order.customerId,
        body: { ...order, status: 'open' },
      })
      if (!isKept) throw new Error(`There is no customer ${order.customerId}`)
      return { id, url: `${origin}${LOCAL_PAGES}/checkout/${id}` }
    },
    checkout: async (id) => {
      const found = await findObject(kysely, 'checkout', id)
      if (!found) return null
      const { status, customerId, userId } = found.body
      const customer = await findObject(kysely, 'customer', customerId)
      return {
        id,
        status,
        url: status === 'open' ? `${origin}${LOCAL_PAGES}/checkout/${id}` : null,
        customerId,
        claimedUserId: userId,
        payerEmail: customer?.body.email ?? null,
      }
    },
    expireCheckout: async (id) => {
      await changeObject(database.ofNobody, 'checkout', id, (checkout) =>
        checkout.status === 'open' ? { ...checkout, status: 'expired' } : checkout,
      )
    },
    openPortal: async (customerId, returnUrl, locale) => {
      const id = newId('bps')
      const isKept = await putObjectOf(database.ofNobody, 'portal', {
        id,
        owner: customerId,
        body: { customerId, returnUrl, locale },
      })
      if (!isKept) throw new Error(`There is no customer ${customerId}`)
      return { url: `${origin}${LOCAL_PAGES}/portal/${id}` }
    },

    subscriptions: async (customerId) => {
      const customer = await findObject(kysely, 'customer', customerId)
      if (!customer) return null
      const accounts = await objectsOf(kysely, 'account', customerId)
      return accounts.map(({ body }) => subscriptionFrom(body, customer.body.userId))
    },
    cancel: (id, immediate) => provider.changeAccount(id, (account) => cancel(account, immediate, now())),
    resume: (id) => provider.changeAccount(id, resume),
    payments: async (customerId) => {
      const accounts = await objectsOf(kysely, 'account', customerId)
      return accounts
        .flatMap(({ id, body }) => paymentsFrom(body, `${origin}${LOCAL_PAGES}/receipt/${id}`))
        .toSorted((left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt))
    },
    removeCustomer: (customerId) => removeObjectsOf(database.ofNobody, customerId),

    pay: async (checkoutId) => {
      const price = new Map((await provider.prices()).map((sold) => [sold.id, sold]))
      // Completing the checkout and creating its subscription are one transaction: no crash separates them.
      const checkout = await inTransaction(database.ofNobody, async (transaction) => {
        const found = await lockedCheckout(transaction, checkoutId)
        if (found?.body.status !== 'open') return found?.body.status === 'complete' ? found : null
        await changeWithin(transaction, 'checkout', checkoutId, (open) => ({ ...open, status: 'complete' }))
        const id = newId('sub')
        const account = purchase({ id, ...boughtIn(found.body, price) }, circumstances())
        await putObject(transaction, 'account', { id, owner: found.owner, body: account })
        return found
      })
      if (!checkout) return false
      await tell('checkout.session.completed', {
        id: checkoutId,
        object: 'checkout.session',
        customer: checkout.owner,
        client_reference_id: checkout.body.userId,
      })
      return true
    },
    changeAccount: async (accountId, change) => {
      const changed = await changeObject(database.ofNobody, 'account', accountId, (account) =>
        change(account, circumstances()),
      )
      if (!changed) return
      const type = changed.body.subscription.status === 'canceled' ? 'deleted' : 'updated'
      await tell(`customer.subscription.${type}`, { id: accountId, object: 'subscription', customer: changed.owner })
    },
  }
  return provider
}

/** Until the transaction ends, so that it is paid once and its customer is not removed. */
async function lockedCheckout(transaction: Transaction<Tables>, id: string) {
  const found = await findObject(transaction, 'checkout', id)
  if (!found || !(await lockObject(transaction, 'customer', found.owner))) return undefined
  return findObject(transaction, 'checkout', id)
}

function priceOf(plan: PlanSlug): ProviderPrice {
  const amounts = { BRL: FALLBACK_PRICES.BRL[plan], USD: FALLBACK_PRICES.USD[plan], EUR: FALLBACK_PRICES.EUR[plan] }
  return { id: `price_local_${plan}`, plan, currency: DEFAULT_CURRENCY, amounts, paymentLink: null }
}

export function boughtIn({ priceId, currency }: LocalCheckout, prices: ReadonlyMap<string, ProviderPrice>) {
  const price = prices.get(priceId)
  if (!price) throw new Error(`${priceId} is not sold here`)
  const sold = currency ?? price.currency ?? DEFAULT_CURRENCY
  return { plan: price.plan, currency: sold, priceCents: price.amounts[sold] ?? 0 }
}

function subscriptionFrom({ subscription }: LocalAccount, orderedBy: string | null): ProviderSubscription {
  return {
    id: subscription.id,
    orderedBy,
    status: subscription.status,
    plan: subscription.plan,
    currency: subscription.currency,
    priceCents: subscription.priceCents,
    createdAt: new Date(subscription.createdAt),
    startedAt: new Date(subscription.createdAt),
    trialEndsAt: null,
    currentPeriodEnd: new Date(subscription.currentPeriodEnd),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    endedAt: subscription.endedAt === null ? null : new Date(subscription.endedAt),
  }
}

function paymentsFrom({ invoices }: LocalAccount, receipts: string): readonly Payment[] {
  return invoices.map(({ id, createdAt, amountCents, currency, plan, status }) => ({
    id,
    createdAt,
    amountCents,
    currency,
    status,
    plan,
    receiptUrl: status === 'paid' ? `${receipts}/${id}` : null,
  }))
}
