import type { Plan } from '#contract/billing.ts'
import { CHECKOUT_SUCCESS_PATH, PLANS_PATH } from '#contract/routes.ts'
import type { Currency, PlanSlug } from '#contract/vocabulary.ts'
import { paymentLinkFor } from '#domain/billing/payment-link.ts'
import { checkoutChoice } from '#domain/billing/plan.ts'
import type { Account } from '../account/account.ts'

/** The address at which one person pays by a plan's payment link. Throws a TypeError for a link that is no address. */
export function linkFor(paymentLinkUrl: string, { email, uid }: Account, currency: Currency = 'BRL'): string {
  return paymentLinkFor(paymentLinkUrl, { email, reference: uid, currency })
}

type Terms = { readonly origin: string; readonly currency: Currency | undefined }

/** Returns the parts of a checkout. Throws an error in the words of the catalogue where the plan cannot be bought. */
export function checkoutOrder(plans: readonly Plan[], choice: PlanSlug, { origin, currency }: Terms) {
  const chosen = checkoutChoice(plans, choice)
  if (!chosen.ok) throw new Error(chosen.fault)
  return {
    priceId: chosen.plan.stripePriceId,
    successUrl: origin + CHECKOUT_SUCCESS_PATH,
    cancelUrl: origin + PLANS_PATH,
    ...(currency && { currency }),
  }
}
