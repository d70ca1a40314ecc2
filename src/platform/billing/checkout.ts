import type { Plan, PricingPlan } from '#contract/billing.ts'
import { CHECKOUT_SUCCESS_PATH, PLANS_PATH } from '#contract/routes.ts'
import type { Currency, PlanSlug } from '#contract/vocabulary.ts'
import { paymentLinkFor } from '#domain/billing/payment-link.ts'
import { checkoutChoice } from '#domain/billing/plan.ts'
import type { Account } from '../account/account-record.ts'
import type { CallApi } from '../server/api.ts'
import { readAddress } from './read-billing.ts'

export type CheckoutOffer = Partial<Pick<PricingPlan, 'paymentLinkUrl' | 'currency'>>

export type CheckoutParts = {
  readonly callApi: CallApi
  readonly account: () => Account | null
  readonly plans: () => Promise<readonly Plan[]>
  /** The server asks the payment provider now. */
  readonly isBought: () => Promise<boolean>
  readonly origin: string
}

/** A plan's own payment link, else a checkout made for this person. Null where it is paid for already. */
export async function checkoutAddress(
  choice: PlanSlug,
  { paymentLinkUrl, currency }: CheckoutOffer,
  { callApi, account, plans, isBought, origin }: CheckoutParts,
): Promise<string | null> {
  const person = account()
  if (!person) throw new Error('User not authenticated')
  if (paymentLinkUrl) {
    // A payment link does not know of other purchases, such as on another phone.
    return (await isBought()) ? null : linkFor(paymentLinkUrl, person, currency)
  }
  const body = checkoutOrder(await plans(), choice, { origin, currency })
  return callApi('/stripe/checkout', readAddress, { method: 'POST', body })
}

/** Throws a TypeError for an invalid URL. */
function linkFor(paymentLinkUrl: string, { email, uid }: Account, currency: Currency = 'BRL'): string {
  return paymentLinkFor(paymentLinkUrl, { email, reference: uid, currency })
}

type Terms = { readonly origin: string; readonly currency: Currency | undefined }

/** Throws an error of the catalogue if the plan cannot be bought. */
function checkoutOrder(plans: readonly Plan[], choice: PlanSlug, { origin, currency }: Terms) {
  const chosen = checkoutChoice(plans, choice)
  if (!chosen.ok) throw new Error(chosen.fault)
  return {
    priceId: chosen.plan.stripePriceId,
    successUrl: origin + CHECKOUT_SUCCESS_PATH,
    cancelUrl: origin + PLANS_PATH,
    ...(currency && { currency }),
  }
}
