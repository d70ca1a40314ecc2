import type Stripe from 'stripe'
import type { PlanSlug } from '#contract/vocabulary.ts'
import { NEEDED_EVENTS } from '../payment/meaningful-events.ts'
import { currencyFaults } from '../payment/price-faults.ts'
import { priceFrom } from '../payment/stripe/stripe-mapping.ts'
import { type Finding, judged, missing, ok } from './finding.ts'

export const STRIPE_KEY = { subject: 'Stripe, key', section: '2.3' }
export const WEBHOOK = { subject: 'Stripe, webhook', section: '2.4' }
export const PORTAL = { subject: 'Stripe, customer portal', section: '2.5' }
export const priceOf = (plan: PlanSlug) => ({ subject: `Stripe, price of the ${plan} plan`, section: '2.2' })

const INTERVALS: Readonly<Record<PlanSlug, 'month' | 'year'>> = { monthly: 'month', annual: 'year' }

export function keyFinding(isLive: boolean): Finding {
  return ok(STRIPE_KEY.subject, isLive ? 'it is live: real money moves' : 'it is for tests: no money moves')
}

/** `wanted` is the price's id or lookup key. */
export function priceFinding(plan: PlanSlug, wanted: string, price: Stripe.Price | null): Finding {
  const { subject, section } = priceOf(plan)
  if (price === null) return missing(subject, section, `there is no price ${wanted}: make one`)
  const sold = priceFrom(price, plan, null)
  const { recurring } = price
  const isOfInterval = recurring?.interval === INTERVALS[plan] && recurring.interval_count === 1
  const faults = [
    ...(price.active ? [] : [`the price ${price.id} is archived: nobody can buy it`]),
    ...(isOfInterval ? [] : [`the price ${price.id} does not recur every ${INTERVALS[plan]}: make another`]),
    ...(sold.currency === null ? [`the base currency of the price ${price.id} is none that is sold in`] : []),
    ...currencyFaults(sold),
  ]
  return judged(subject, section, faults, `${price.id}, in every currency`)
}

/** Of several endpoints with the same URL, one that gets all events is enough. */
export function webhookFinding(address: string, endpoints: readonly Stripe.WebhookEndpoint[]): Finding {
  const { subject, section } = WEBHOOK
  const own = endpoints.filter(({ url }) => isSameAddress(url, address))
  const [first] = own
  if (!first) return missing(subject, section, `no endpoint has the address ${address}: make one`)
  const faults = own.map(endpointFaults)
  const best = faults.find((found) => found.length === 0) ?? faults[0] ?? []
  return judged(subject, section, best, `${address} hears every event that is needed`)
}

function endpointFaults({ status, enabled_events: heard }: Stripe.WebhookEndpoint): readonly string[] {
  const unheard = heard.includes('*') ? [] : NEEDED_EVENTS.filter((name) => !heard.includes(name))
  return [
    ...(status === 'enabled' ? [] : ['the endpoint is disabled: enable it']),
    ...(unheard.length === 0 ? [] : [`the endpoint is not subscribed to ${unheard.join(', ')}: add it`]),
  ]
}

function isSameAddress(one: string, other: string): boolean {
  const [first, second] = [URL.parse(one), URL.parse(other)]
  return first !== null && first.href === second?.href
}

export function portalFinding(
  portal: Stripe.BillingPortal.Configuration | undefined,
  sold: readonly string[],
): Finding {
  const { subject, section } = PORTAL
  if (!portal) return missing(subject, section, 'no configuration is saved: save one, in live mode, too')
  const { features } = portal
  const faults = [
    ...(features.payment_method_update.enabled ? [] : ['it does not let cards be updated']),
    ...(features.invoice_history.enabled ? [] : ['it does not show invoices']),
    ...(features.subscription_cancel.enabled ? [] : ['it does not let people cancel']),
    ...switchFaults(features.subscription_update, sold),
  ]
  const pause = features.subscription_pause.enabled ? '; it lets people pause, which takes their access' : ''
  return judged(subject, section, faults, `cards, invoices, cancelling and switching are allowed${pause}`)
}

function switchFaults(
  update: Stripe.BillingPortal.Configuration.Features.SubscriptionUpdate,
  sold: readonly string[],
): readonly string[] {
  if (!update.enabled || !update.default_allowed_updates.includes('price')) {
    return ['it does not let people switch between the plans']
  }
  const offered = update.products?.flatMap(({ prices }) => prices) ?? []
  const absent = sold.filter((id) => !offered.includes(id))
  return [
    ...(absent.length === 0 ? [] : [`it does not let people switch to ${absent.join(', ')}`]),
    ...(update.proration_behavior === 'none' ? ['a switch is not prorated'] : []),
    ...(update.schedule_at_period_end.conditions.length === 0
      ? []
      : ['a switch is put off to the end of the period: let it be at once']),
  ]
}
