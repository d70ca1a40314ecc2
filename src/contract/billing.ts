import { z } from 'zod'
import { instant, text } from './document.ts'
import { MAX_CENTS, MAX_PROVIDER_ID_LENGTH, MAX_SAVINGS_PERCENT, MAX_URL_LENGTH } from './limits.ts'
import {
  CURRENCIES,
  FEATURES,
  PAYMENT_STATUSES,
  PENDING_TRIALS,
  PLAN_SLUGS,
  SUBSCRIPTION_STATUSES,
} from './vocabulary.ts'

export const subscriptionStatus = z.enum(SUBSCRIPTION_STATUSES)
export const planSlug = z.enum(PLAN_SLUGS)
export const currency = z.enum(CURRENCIES)
export const feature = z.enum(FEATURES)

/** Whole cents of its currency. */
export const cents = z.int().min(0).max(MAX_CENTS)

/** Two capital letters, as in ISO 3166. */
export const country = z.string().regex(/^[A-Z]{2}$/)

/**
 * The server's signed statement, to judge by offline. `validUntil`: how long a device may rely on it; null if it gives
 * no access.
 */
export const entitlement = z.object({
  uid: z.string(),
  status: subscriptionStatus,
  plan: planSlug.nullable(),
  trialEndsAt: instant.nullable(),
  currentPeriodEnd: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** Only before a trial begins: at the next contact, or once the person has confirmed their address. */
  pendingTrial: z.enum(PENDING_TRIALS).optional(),
  validUntil: instant.nullable(),
  issuedAt: instant,
  epoch: z.string(),
})
export type Entitlement = z.infer<typeof entitlement>

/** The public half of a key that signs entitlements, as a JSON Web Key. */
export const entitlementKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
})
export type EntitlementKey = z.infer<typeof entitlementKey>

/** `isActive` includes a payment that the provider is retrying. */
export const subscription = z.object({
  hasSubscription: z.boolean(),
  isActive: z.boolean(),
  isTrialing: z.boolean(),
  status: subscriptionStatus,
  /** Kept after the trial is over: it counts as used. */
  trialEndsAt: instant.nullable(),
  currentPeriodEnd: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  plan: planSlug.nullable(),
})
export type Subscription = z.infer<typeof subscription>

/** `GET /subscriptions/status` and every call that changes a subscription. */
export const subscriptionState = z.object({
  ...subscription.shape,
  /** A JSON Web Token containing an `Entitlement`. */
  entitlement: z.string(),
})
export type SubscriptionState = z.infer<typeof subscriptionState>

/** `GET /subscriptions/current`: null if nothing was ever bought. */
export const currentSubscription = z
  .object({
    id: z.string(),
    status: subscriptionStatus,
    plan: planSlug.nullable(),
    priceCents: cents.nullable(),
    currency: currency.nullable(),
    startedAt: instant.nullable(),
    trialEndsAt: instant.nullable(),
    currentPeriodEnd: instant.nullable(),
    cancelAtPeriodEnd: z.boolean(),
    endedAt: instant.nullable(),
  })
  .nullable()
export type CurrentSubscription = z.infer<typeof currentSubscription>

export const plan = z.object({
  id: z.string(),
  name: z.string(),
  slug: planSlug,
  priceCents: cents,
  /** The price of the same period by the month; null without savings. */
  originalPriceCents: cents.nullable(),
  currency,
  interval: z.enum(['month', 'year']),
  ui: z.object({ features: z.array(feature) }),
  /** The argument of `POST /stripe/checkout`; '' if the plan cannot be bought. */
  stripePriceId: z.string(),
})
export type Plan = z.infer<typeof plan>

export const paymentStatus = z.enum(PAYMENT_STATUSES)

export const payment = z.object({
  id: z.string(),
  createdAt: instant,
  amountCents: cents,
  /** The charged currency, which a provider may have converted: three capital letters. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  status: paymentStatus,
  plan: planSlug.nullable(),
  receiptUrl: z.url().nullable(),
})
export type Payment = z.infer<typeof payment>

/** `GET /subscriptions/dynamic-pricing` */
export const pricingPlan = z.object({
  id: z.string(),
  type: planSlug,
  name: z.string(),
  description: z.string(),
  currency,
  amount: cents,
  displayAmount: z.string(),
  interval: z.enum(['month', 'year']),
  intervalCount: z.int().min(1),
  features: z.array(feature),
  isPopular: z.boolean(),
  paymentLinkUrl: z.url().nullable(),
  paymentLinkId: z.string().nullable(),
  /** Compared with twelve single months; null without savings. `percentage` is whole. */
  savings: z
    .object({ amount: cents, percentage: z.int().min(0).max(MAX_SAVINGS_PERCENT), displayAmount: z.string() })
    .nullable(),
})
export type PricingPlan = z.infer<typeof pricingPlan>

export const pricing = z.object({ currency, country, plans: z.array(pricingPlan) })
export type Pricing = z.infer<typeof pricing>
export const pricingResponse = z.object({ success: z.literal(true), data: pricing })

const address = z.url({ protocol: /^https?$/ }).max(MAX_URL_LENGTH)

/** The return addresses must be pages of this app. Without a currency the price's own is used. */
export const checkoutRequest = z.strictObject({
  priceId: text(MAX_PROVIDER_ID_LENGTH).min(1),
  successUrl: address,
  cancelUrl: address,
  currency: currency.optional(),
})
export type CheckoutRequest = z.infer<typeof checkoutRequest>
export const checkoutSession = z.object({ id: z.string(), url: z.url() })
export type CheckoutSession = z.infer<typeof checkoutSession>

export const portalRequest = z.strictObject({ returnUrl: address })
export const portalSession = z.object({ url: z.url() })

/** `immediate` ends it now, otherwise it continues until the end of the paid period. */
export const cancelRequest = z.strictObject({ immediate: z.boolean() })

/** `POST /subscriptions/refresh`: queries the provider, on return from a checkout or to restore a purchase. */
export const refreshRequest = z.strictObject({ sessionId: text(MAX_PROVIDER_ID_LENGTH).min(1).optional() })

export const featureAccess = z.object({ feature, hasAccess: z.literal(true) })
