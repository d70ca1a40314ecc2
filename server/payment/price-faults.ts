import { CURRENCIES, PLAN_SLUGS } from '#contract/vocabulary.ts'
import type { ProviderPrice } from './payment-provider.ts'

/** Prices missing for selling both plans in every currency, for an operator. */
export function priceFaults(prices: readonly ProviderPrice[]): readonly string[] {
  return PLAN_SLUGS.flatMap((plan) => {
    const price = prices.find((sold) => sold.plan === plan)
    return price ? currencyFaults(price) : [`there is no active price for the ${plan} plan`]
  })
}

export function currencyFaults({ id, plan, amounts }: ProviderPrice): readonly string[] {
  return CURRENCIES.filter((currency) => amounts[currency] === undefined).map(
    (currency) => `the price ${id} of the ${plan} plan has no amount in ${currency}`,
  )
}
