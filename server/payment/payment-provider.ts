import type { CheckoutSession, Payment } from '#contract/billing.ts'
import type { Locale } from '#contract/preferences.ts'
import type { Currency, PlanSlug, SubscriptionStatus } from '#contract/vocabulary.ts'

export type Payer = { readonly userId: string; readonly email: string }

/** What a plan costs, in cents of each currency it is sold in. */
export type ProviderPrice = {
  readonly id: string
  readonly plan: PlanSlug
  /** In which it is sold where nobody asks for another; null for one that is none of ours. */
  readonly currency: Currency | null
  readonly amounts: Readonly<Partial<Record<Currency, number>>>
  /** A page of the provider that sells the plan to whoever opens it. */
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
  /** Where to pay; null once that is over. */
  readonly url: string | null
  readonly customerId: string | null
  /** Whom the payer says they are: anybody can change it in the address of a payment link. */
  readonly claimedUserId: string | null
  readonly payerEmail: string | null
}

export type ProviderSubscription = {
  readonly id: string
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

/**
 * Who takes the money. Orders and questions reject with what the provider said or did not say; they are safe to repeat with
 * the same idempotency key.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'local'
  /** Whether real money moves: events of the other mode are none of ours. */
  readonly isLive: boolean
  /** With them its events are signed; several while one is being replaced. */
  readonly webhookSecrets: readonly string[]
  prices(): Promise<readonly ProviderPrice[]>
  createCustomer(payer: Payer, idempotencyKey: string): Promise<string>
  /** The customer of a person whose link was lost; null where there is none. */
  findCustomer(payer: Payer): Promise<string | null>
  /** The account of a customer, by the note that was left on them; null where there is none. */
  ownerOf(customerId: string): Promise<string | null>
  /** Leaves that note on a customer who came by a payment link; their mails go to `email` from then on, unless it is null. */
  claimCustomer(customerId: string, claim: { readonly userId: string; readonly email: string | null }): Promise<void>
  openCheckout(order: CheckoutOrder, idempotencyKey: string): Promise<CheckoutSession>
  checkout(id: string): Promise<Checkout | null>
  expireCheckout(id: string): Promise<void>
  openPortal(customerId: string, returnUrl: string, locale: Locale | null): Promise<{ readonly url: string }>
  /** All that a customer ever had, as it is now; null where the customer is gone. */
  subscriptions(customerId: string): Promise<readonly ProviderSubscription[] | null>
  cancel(subscriptionId: string, immediate: boolean): Promise<void>
  /** Takes back a cancellation that has not come into force, and goes on with what is paused. */
  resume(subscriptionId: string): Promise<void>
  /** Newest first. */
  payments(customerId: string): Promise<readonly Payment[]>
  /** Ends everything at once and forgets the person, as far as the law lets it. Safe to repeat. */
  removeCustomer(customerId: string): Promise<void>
}
