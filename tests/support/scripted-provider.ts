import type { PaymentProvider, ProviderSubscription } from '../../server/payment/payment-provider.ts'
import { signWebhook } from '../../server/payment/webhook-signature.ts'

export const WEBHOOK_SECRET = 'whsec_scripted'

/** A provider with a state set by the test; the only call it accepts is to cancel. */
export type ScriptedProvider = PaymentProvider & {
  /** Sets a customer's subscriptions; null if the customer is gone. */
  readonly set: (customerId: string, subscriptions: readonly ProviderSubscription[] | null) => void
  /** Delays every further query until this resolves. */
  readonly hold: (gate: () => Promise<void>) => void
  readonly owners: Map<string, string>
  /** The address to which mails of claimed customers go, where the payer gave another one. */
  readonly addresses: Map<string, string>
  /** Subscriptions that were ended, and checkouts that were closed. */
  readonly canceled: string[]
  readonly expired: string[]
  readonly checkouts: Map<string, Awaited<ReturnType<PaymentProvider['checkout']>>>
  /** Breaks and mends the line to it. */
  isDown: boolean
}

export function createScriptedProvider(): ScriptedProvider {
  const states = new Map<string, readonly ProviderSubscription[] | null>()
  const owners = new Map<string, string>()
  const addresses = new Map<string, string>()
  const canceled: string[] = []
  const expired: string[] = []
  const checkouts: ScriptedProvider['checkouts'] = new Map()
  let gate = async () => {}
  const unused = () => Promise.reject(new Error('this test orders nothing'))
  const provider: ScriptedProvider = {
    name: 'stripe',
    isLive: false,
    webhookSecrets: [WEBHOOK_SECRET],
    isDown: false,
    owners,
    addresses,
    canceled,
    expired,
    checkouts,
    set: (customerId, subscriptions) => void states.set(customerId, subscriptions),
    hold: (newGate) => {
      gate = newGate
    },
    subscriptions: async (customerId) => {
      if (provider.isDown) throw new Error('the line is broken')
      const answer = states.get(customerId) ?? null
      await gate()
      return answer
    },
    ownerOf: async (customerId) => owners.get(customerId) ?? null,
    claimCustomer: async (customerId, { userId, email }) => {
      owners.set(customerId, userId)
      if (email !== null) addresses.set(customerId, email)
    },
    checkout: async (id) => checkouts.get(id) ?? null,
    cancel: async (id) => void canceled.push(id),
    prices: async () => [],
    findCustomer: async () => null,
    payments: async () => [],
    removeCustomer: async () => {},
    expireCheckout: async (id) => void expired.push(id),
    resume: unused,
    createCustomer: unused,
    openCheckout: unused,
    openPortal: unused,
  }
  return provider
}

export function signedEvent(event: object, atSeconds: number, secret = WEBHOOK_SECRET) {
  const payload = JSON.stringify(event)
  return {
    method: 'POST' as const,
    url: '/api/stripe/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signWebhook(Buffer.from(payload), secret, atSeconds),
    },
  }
}

export function stripeEvent(type: string, customerId: string, fields: object = {}) {
  const object = type.startsWith('checkout.') ? 'checkout.session' : (type.split('.').at(-2) ?? type)
  return {
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type,
    livemode: false,
    created: 1,
    data: { object: { id: `object_of_${customerId}`, object, customer: customerId, ...fields } },
  }
}
