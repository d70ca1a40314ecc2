import { z } from 'zod'

/** Never the change itself: events come late, twice and in any order, so the provider is queried instead. */
export type PaymentEvent = {
  readonly id: string
  readonly type: string
  readonly isLive: boolean
  /** A connected merchant, whose events are ignored. */
  readonly account: string | null
  readonly customerId: string | null
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
