import { asStorage } from '../database/transaction.ts'
import { isMeaningful } from '../payment/meaningful-events.ts'
import type { Checkout } from '../payment/payment-provider.ts'
import { type PaymentEvent, readPaymentEvent } from '../payment/webhook-event.ts'
import { type SignatureFault, signatureFault } from '../payment/webhook-signature.ts'
import { Problem } from '../problem.ts'
import type { CustomerRow } from '../stores/payment-customers.ts'
import { asPayment, type Billing, type BillingLog } from './billing.ts'
import { linkPerson } from './link-person.ts'
import { readState } from './read-state.ts'

/**
 * Processes a provider event. Its signature only triggers a query of the provider: a late, repeated, unordered or
 * unknown event changes nothing untrue. Rejects with a Problem for events from elsewhere or about nobody here, and if
 * the state could not be read, so that it is repeated.
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
    throw new Problem(403, 'FORBIDDEN', 'This event is of another account', { reason: 'other-account' })
  }
  if (!isMeaningful(event.type)) return

  const customer = await customerOf(billing, event, log)
  if (customer) await readState(billing, customer, log, event)
  else log.warn(about, 'A payment event is about nobody here')
}

function refusedSignature(fault: SignatureFault, log: BillingLog): Problem {
  log.warn({ fault }, 'A payment event was refused')
  return new Problem(400, 'BAD_REQUEST', `The signature of the event is ${fault}`)
}

/** The person of an event. A payment by link may introduce them here. */
async function customerOf(billing: Billing, event: PaymentEvent, log: BillingLog): Promise<CustomerRow | undefined> {
  const { customers, provider } = billing
  const { checkoutId } = event
  const checkout = checkoutId === null ? null : await asPayment(() => provider.checkout(checkoutId))
  const customerId = checkout?.customerId ?? event.customerId
  if (customerId === null) return undefined
  const linked = await customers.linked(customerId)
  const owner = linked?.user_id ?? (await asPayment(() => provider.ownerOf(customerId)))
  if (checkout && owner !== null) noteOtherClaim(checkout, owner, customerId, log)
  if (linked) return linked
  if (owner !== null) return (await isKnown(billing, owner)) ? linkPerson(billing, owner, customerId) : undefined
  return checkout ? claim(billing, checkout, customerId, log) : undefined
}

/**
 * Gives a payment by link to the account named in its URL, whoever paid and from whatever address: a claim can only
 * give. From then on the customer's mails go to the account, so that nobody else manages what it pays for.
 */
async function claim(
  billing: Billing,
  { id, claimedUserId, payerEmail }: Checkout,
  customerId: string,
  log: BillingLog,
): Promise<CustomerRow | undefined> {
  const email = claimedUserId === null ? undefined : await asStorage(() => emailOf(billing, claimedUserId))
  if (claimedUserId === null || email === undefined) {
    log.error(
      { checkoutId: id, customerId },
      'A payment names no account of ours: refund it, or note the account as `uid` in the metadata of the customer',
    )
    return undefined
  }
  const isOtherAddress = email !== '' && email.toLowerCase() !== payerEmail?.toLowerCase()
  await asPayment(() =>
    billing.provider.claimCustomer(customerId, { userId: claimedUserId, email: isOtherAddress ? email : null }),
  )
  return linkPerson(billing, claimedUserId, customerId)
}

async function isKnown(billing: Billing, userId: string): Promise<boolean> {
  return (await asStorage(() => emailOf(billing, userId))) !== undefined
}

async function emailOf({ database }: Billing, userId: string): Promise<string | undefined> {
  const { kysely } = database.of(userId)
  const row = await kysely.selectFrom('users').select('email').where('user_id', '=', userId).executeTakeFirst()
  return row?.email
}

/** Our own metadata on a customer takes precedence over a URL's claim. */
function noteOtherClaim({ id, claimedUserId }: Checkout, owner: string, customerId: string, log: BillingLog): void {
  if (claimedUserId === null || claimedUserId === owner) return
  log.error(
    { checkoutId: id, customerId },
    'A payment names another account than its customer: it was given to the account of the customer',
  )
}
