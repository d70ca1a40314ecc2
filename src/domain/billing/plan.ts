import type { Plan } from '#contract/billing.ts'
import type { PlanSlug } from '#contract/vocabulary.ts'
import { formatPrice } from './price.ts'

export function annualPerMonth(annualCents: number): number {
  return Math.round(annualCents / 12)
}

/** Whole percent below the original price; 0 without one, or if it is not higher. */
export function discountPercent(cents: number, originalCents: number | null): number {
  if (originalCents === null || originalCents <= cents) return 0
  return Math.round(((originalCents - cents) / originalCents) * 100)
}

export function monthsFree(percentage: number): number {
  return Math.round((percentage / 100) * 12)
}

/** Whether a year saves less than that many of its months. Both amounts in cents. */
export function isRoundedUp(months: number, annual: number, saved: number): boolean {
  return saved * 12 < months * (annual + saved)
}

export type FormattedPlan = Plan & {
  readonly price: string
  readonly originalPrice: string | null
  readonly discount: number
}

export function formattedPlan(plan: Plan): FormattedPlan {
  const discount = discountPercent(plan.priceCents, plan.originalPriceCents)
  return {
    ...plan,
    price: formatPrice(plan.priceCents, plan.currency),
    originalPrice: plan.originalPriceCents === null ? null : formatPrice(plan.originalPriceCents, plan.currency),
    discount,
  }
}

/** Reasons why a plan cannot be bought, by their keys in the error catalogue. */
export type CheckoutFault = 'Monthly plan not available' | 'Annual plan not available' | 'Invalid plan'
export type CheckoutChoice =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly fault: CheckoutFault }

const NOT_AVAILABLE: Readonly<Record<PlanSlug, CheckoutFault>> = {
  monthly: 'Monthly plan not available',
  annual: 'Annual plan not available',
}

export function checkoutChoice(plans: readonly Plan[], choice: string): CheckoutChoice {
  if (choice !== 'monthly' && choice !== 'annual') return { ok: false, fault: 'Invalid plan' }
  const plan = plans.find(({ slug, stripePriceId }) => slug === choice && stripePriceId !== '')
  return plan ? { ok: true, plan } : { ok: false, fault: NOT_AVAILABLE[choice] }
}
