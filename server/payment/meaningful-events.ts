import type Stripe from 'stripe'

/** The path that the provider's events go to, below the address of the app. */
export const WEBHOOK_PATH = '/api/stripe/webhook'

/** After any event of these kinds a subscription may be another than before, also of ones that are named only later. */
const FAMILIES = ['customer.subscription.', 'invoice.', 'charge.dispute.'] as const

type Named = Stripe.WebhookEndpointCreateParams.EnabledEvent
/** A dispute names no customer: what comes of one is taken, but nothing is missed without it. */
type Needed = Extract<
  Named,
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.deleted'
  | 'charge.refunded'
  | `customer.subscription.${string}`
  | `invoice.${string}`
>

/** As a record, so that one which a new version of the library names does not compile until it is here. */
const NEEDED: Readonly<Record<Needed, true>> = {
  'checkout.session.completed': true,
  'checkout.session.expired': true,
  'customer.deleted': true,
  'customer.subscription.created': true,
  'customer.subscription.deleted': true,
  'customer.subscription.paused': true,
  'customer.subscription.pending_update_applied': true,
  'customer.subscription.pending_update_expired': true,
  'customer.subscription.resumed': true,
  'customer.subscription.trial_will_end': true,
  'customer.subscription.updated': true,
  'invoice.created': true,
  'invoice.deleted': true,
  'invoice.finalization_failed': true,
  'invoice.finalized': true,
  'invoice.marked_uncollectible': true,
  'invoice.overdue': true,
  'invoice.overpaid': true,
  'invoice.paid': true,
  'invoice.payment_action_required': true,
  'invoice.payment_attempt_required': true,
  'invoice.payment_failed': true,
  'invoice.payment_succeeded': true,
  'invoice.sent': true,
  'invoice.upcoming': true,
  'invoice.updated': true,
  'invoice.voided': true,
  'invoice.will_be_due': true,
  'charge.refunded': true,
}

/** The events that an endpoint has to be subscribed to. */
export const NEEDED_EVENTS: readonly string[] = Object.keys(NEEDED)

/** Whether a subscription may be another after this event. Of any other event nothing follows. */
export function isMeaningful(type: string): boolean {
  return Object.hasOwn(NEEDED, type) || FAMILIES.some((family) => type.startsWith(family))
}
