import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pricingResponse } from '#contract/billing.ts'
import type { Billing } from '../../subscriptions/billing.ts'
import { pricingOf } from '../../subscriptions/plans.ts'
import { countryAskedFor, currencyAskedFor } from './market.ts'

/** Prices are public, even without an account. */
export const pricingRoutes: FastifyPluginAsyncZod<{ billing: Billing }> = async (app, { billing }) => {
  app.get('/dynamic-pricing', { schema: { response: { 200: pricingResponse } } }, async (request) => ({
    success: true as const,
    data: await pricingOf(billing, currencyAskedFor(request), countryAskedFor(request), request.log),
  }))
}
