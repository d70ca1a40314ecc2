import type Stripe from 'stripe'

export const WEBHOOK_PATH = '/api/stripe/webhook'

/** Prefixes of event types that may change a subscription, including future ones. */
const FAMILIES = ['customer.subscription.', 'invoice.', 'charge.dispute.'] as const

type Named = Stripe.WebhookEndpointCreateParams.EnabledEvent
/** A dispute names no customer: its events are accepted, but not required. */
type Needed = Extract<
  Named,
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.deleted'
  | 'charge.refunded'
  | `customer.subscription.${string}`
  | `invoice.${string}`
>

/** A record, so that a new event type in the library does not compile until it is listed here. */
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

export const NEEDED_EVENTS: readonly string[] = Object.keys(NEEDED)

export function isMeaningful(type: string): boolean {
  return Object.hasOwn(NEEDED, type) || FAMILIES.some((family) => type.startsWith(family))
}
