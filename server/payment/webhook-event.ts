import { z } from 'zod'

/**
 * What an event says that is worth knowing: that something happened, and to whom. What happened is never read from it, because
 * events come late, twice and in any order: the provider is asked instead.
 */
export type PaymentEvent = {
  readonly id: string
  readonly type: string
  readonly isLive: boolean
  /** A merchant connected to ours, whose events are none of ours. */
  readonly account: string | null
  readonly customerId: string | null
  /** The checkout that was paid, for `checkout.session.completed`. */
  readonly checkoutId: string | null
}

const reference = z.union([z.string(), z.looseObject({ id: z.string() })]).nullish()

const shape = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.looseObject({
    object: z.looseObject({ id: z.string().nullish(), object: z.string(), customer: reference }),
  }),
})

/** Reads a body whose signature is good; null for what is no event. */
export function readPaymentEvent(body: Buffer): PaymentEvent | null {
  const read = shape.safeParse(parseJson(body))
  if (!read.success) return null
  const { id, type, livemode, account, data } = read.data
  const { object } = data
  const customer = object.object === 'customer' ? object.id : object.customer
  return {
    id,
    type,
    isLive: livemode,
    account: account ?? null,
    customerId: (typeof customer === 'object' ? customer?.id : customer) ?? null,
    checkoutId: type === 'checkout.session.completed' ? (object.id ?? null) : null,
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
