import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pricingResponse } from '#contract/billing.ts'
import type { Currency } from '#contract/vocabulary.ts'
import { countryCode, currencyOfCountry, DEFAULT_COUNTRY } from '#domain/billing/country.ts'
import { isCurrency } from '#domain/billing/price.ts'
import type { Billing } from '../../subscriptions/billing.ts'
import { pricingOf } from '../../subscriptions/plans.ts'

/** Prices are public, even without an account. */
export const pricingRoutes: FastifyPluginAsyncZod<{ billing: Billing }> = async (app, { billing }) => {
  app.get('/dynamic-pricing', { schema: { response: { 200: pricingResponse } } }, async (request) => ({
    success: true as const,
    data: await pricingOf(billing, currencyAskedFor(request), countryAskedFor(request), request.log),
  }))
}

/** From `X-Country`, else Brazil. Invalid values are no errors. */
function countryAskedFor({ headers }: FastifyRequest): string {
  return countryCode(textOf(headers['x-country'])) ?? DEFAULT_COUNTRY
}

/** From `X-Currency`, else the country's. */
export function currencyAskedFor(request: FastifyRequest): Currency {
  const code = textOf(request.headers['x-currency']).trim().toUpperCase()
  return isCurrency(code) ? code : currencyOfCountry(countryAskedFor(request))
}

function textOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header : ''
}
