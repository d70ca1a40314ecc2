import { asStorage } from '../database/transaction.ts'
import type { Checkout } from '../payment/payment-provider.ts'
import { type PaymentEvent, readPaymentEvent } from '../payment/webhook-event.ts'
import { type SignatureFault, signatureFault } from '../payment/webhook-signature.ts'
import { Problem } from '../problem.ts'
import { type CustomerRow, findByCustomerId, findCustomer } from '../stores/payment-customers.ts'
import { asPayment, type Billing, type BillingLog } from './billing.ts'
import { linkPerson } from './link-person.ts'
import { readState } from './read-state.ts'

/** After these a subscription may be another than before. Of any other event nothing follows. */
const MEANINGFUL =
  /^(checkout\.session\.(completed|expired)|customer\.deleted|customer\.subscription\.|invoice\.|charge\.(refunded|dispute\.))/

/**
 * Takes one event of the provider. Its signature makes it worth a look, and the look is at the provider: an event that is
 * late, repeated, out of order or unknown changes nothing that is not so. Rejects with a Problem for what is not from the provider or
 * not about anybody here, and where the state could not be read, so that it comes again.
 */
export async function takeWebhook(
  billing: Billing,
  body: Buffer,
  signature: string | undefined,
  log: BillingLog,
): Promise<void> {
  const { provider, now } = billing
  const fault = signatureFault(body, signature, provider.webhookSecrets, Math.floor(now().getTime() / 1_000))
  if (fault !== null) throw refusedSignature(fault, log)
  const event = readPaymentEvent(body)
  if (event === null) throw new Problem(400, 'BAD_REQUEST', 'This is no event')
  const about = { eventId: event.id, type: event.type, customerId: event.customerId }
  if (event.account !== null || event.isLive !== provider.isLive) {
    log.warn(
      { ...about, account: event.account, isLive: event.isLive },
      'A payment event of another account was refused',
    )
    throw new Problem(403, 'FORBIDDEN', 'This event is of another account')
  }
  if (!MEANINGFUL.test(event.type)) return

  const customer = await customerOf(billing, event, log)
  if (customer) await readState(billing, customer, log, event)
  else log.warn(about, 'A payment event is about nobody here')
}

function refusedSignature(fault: SignatureFault, log: BillingLog): Problem {
  log.warn({ fault }, 'A payment event was refused')
  return new Problem(400, 'BAD_REQUEST', `The signature of the event is ${fault}`)
}

/** Who the event is about. Somebody who paid by a link is met here for the first time. */
async function customerOf(billing: Billing, event: PaymentEvent, log: BillingLog): Promise<CustomerRow | undefined> {
  const { database, provider } = billing
  const { checkoutId } = event
  const checkout = checkoutId === null ? null : await asPayment(() => provider.checkout(checkoutId))
  const customerId = checkout?.customerId ?? event.customerId
  if (customerId === null) return undefined
  const linked = await asStorage(() => findByCustomerId(database.kysely, provider.name, customerId))
  if (linked) {
    if (checkout && isClaimOfAnother(checkout, linked)) throw refusedClaim(event, linked.user_id, log)
    return linked
  }
  const owner = await asPayment(() => provider.ownerOf(customerId))
  if (owner !== null) return (await isKnown(billing, owner)) ? link(billing, owner, customerId) : undefined
  return checkout ? claim(billing, checkout, customerId, event, log) : undefined
}

/**
 * Anybody can write any account into the address of a payment link. The claim is good for an account of nobody's
 * customer yet, with the address that the payer gave.
 */
async function claim(
  billing: Billing,
  { claimedUserId, payerEmail }: Checkout,
  customerId: string,
  event: PaymentEvent,
  log: BillingLog,
): Promise<CustomerRow | undefined> {
  if (claimedUserId === null) return undefined
  const { database, provider } = billing
  const [email, other] = await asStorage(() =>
    Promise.all([emailOf(billing, claimedUserId), findCustomer(database.kysely, provider.name, claimedUserId)]),
  )
  if (email === undefined) return undefined
  if (other || email === '' || email.toLowerCase() !== payerEmail?.toLowerCase()) {
    throw refusedClaim(event, claimedUserId, log)
  }
  await asPayment(() => provider.claimCustomer(customerId, claimedUserId))
  return link(billing, claimedUserId, customerId)
}

async function link(billing: Billing, userId: string, customerId: string) {
  const linked = await linkPerson(billing, userId, customerId)
  return linked?.customer_id === customerId ? linked : undefined
}

async function isKnown(billing: Billing, userId: string): Promise<boolean> {
  return (await asStorage(() => emailOf(billing, userId))) !== undefined
}

async function emailOf({ database }: Billing, userId: string): Promise<string | undefined> {
  const row = await database.kysely.selectFrom('users').select('email').where('user_id', '=', userId).executeTakeFirst()
  return row?.email
}

function isClaimOfAnother({ claimedUserId }: Checkout, { user_id }: CustomerRow): boolean {
  return claimedUserId !== null && claimedUserId !== user_id
}

function refusedClaim({ id, type, customerId }: PaymentEvent, userId: string, log: BillingLog): Problem {
  log.warn({ eventId: id, type, customerId, userId }, 'A payment for another account was refused')
  return new Problem(403, 'FORBIDDEN', 'This payment names another account')
}
