import type { CheckoutSession, Payment } from '#contract/billing.ts'
import type { Locale } from '#contract/preferences.ts'
import type { Currency, PlanSlug, SubscriptionStatus } from '#contract/vocabulary.ts'

export type Payer = { readonly userId: string; readonly email: string }

/** In cents of each currency. */
export type ProviderPrice = {
  readonly id: string
  readonly plan: PlanSlug
  /** The default currency; null for an unsupported one. */
  readonly currency: Currency | null
  readonly amounts: Readonly<Partial<Record<Currency, number>>>
  /** A provider page that sells the plan to anyone who opens it. */
  readonly paymentLink: { readonly id: string; readonly url: string } | null
}

export type CheckoutOrder = {
  readonly customerId: string
  readonly userId: string
  readonly priceId: string
  readonly currency: Currency | undefined
  /** `{CHECKOUT_SESSION_ID}` in it becomes the session's id. */
  readonly successUrl: string
  readonly cancelUrl: string
  readonly locale: Locale | null
}

export type Checkout = {
  readonly id: string
  readonly status: 'open' | 'complete' | 'expired'
  /** The payment URL; null after the end of the session. */
  readonly url: string | null
  readonly customerId: string | null
  /** The account named by the payer: anybody can edit it in a payment link's URL. */
  readonly claimedUserId: string | null
  readonly payerEmail: string | null
}

export type ProviderSubscription = {
  readonly id: string
  /** The account that ordered it here; null for one that was bought by a payment link, whose URL anybody can edit. */
  readonly orderedBy: string | null
  readonly status: SubscriptionStatus
  readonly plan: PlanSlug | null
  readonly currency: Currency | null
  readonly priceCents: number | null
  readonly createdAt: Date
  readonly startedAt: Date
  readonly trialEndsAt: Date | null
  readonly currentPeriodEnd: Date | null
  readonly cancelAtPeriodEnd: boolean
  readonly endedAt: Date | null
}

/** Calls reject with the provider's error or on a timeout; the same idempotency key makes repeating safe. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'local'
  /** Whether real money is charged: events of the other mode are ignored. */
  readonly isLive: boolean
  /** Secrets that sign its events; several during a rotation. */
  readonly webhookSecrets: readonly string[]
  prices(): Promise<readonly ProviderPrice[]>
  createCustomer(payer: Payer, idempotencyKey: string): Promise<string>
  /** Finds the customer of a person whose link was lost; null without one. */
  findCustomer(payer: Payer): Promise<string | null>
  /** By the customer's metadata. */
  ownerOf(customerId: string): Promise<string | null>
  /** Sets that metadata for a customer from a payment link; their mails go to `email` from then on, unless null. */
  claimCustomer(customerId: string, claim: { readonly userId: string; readonly email: string | null }): Promise<void>
  openCheckout(order: CheckoutOrder, idempotencyKey: string): Promise<CheckoutSession>
  checkout(id: string): Promise<Checkout | null>
  expireCheckout(id: string): Promise<void>
  openPortal(customerId: string, returnUrl: string, locale: Locale | null): Promise<{ readonly url: string }>
  /** All subscriptions a customer ever had, in their current state; null if the customer is gone. */
  subscriptions(customerId: string): Promise<readonly ProviderSubscription[] | null>
  cancel(subscriptionId: string, immediate: boolean): Promise<void>
  /** A paused subscription as well as a pending cancellation. */
  resume(subscriptionId: string): Promise<void>
  /** Newest first. */
  payments(customerId: string): Promise<readonly Payment[]>
  /** Ends everything immediately and deletes the person's data, as far as the law permits. Safe to repeat. */
  removeCustomer(customerId: string): Promise<void>
}
