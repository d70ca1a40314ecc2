import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answer } from '#contract/answer.ts'
import { checkoutRequest, checkoutSession, portalRequest, portalSession } from '#contract/billing.ts'
import { deviceOf } from '../../plugins/device-headers.ts'
import type { Billing } from '../../subscriptions/billing.ts'
import { openCheckout, openPortal } from '../../subscriptions/checkout.ts'
import { refuseForeignAddress } from '../../subscriptions/own-address.ts'
import { payerOf } from '../subscriptions/subscriptions.ts'

/** The ways out to the payment provider's pages, whoever that is. */
export const stripeRoutes: FastifyPluginAsyncZod<{ billing: Billing }> = async (app, { billing }) => {
  app.post(
    '/checkout',
    { schema: { body: checkoutRequest, response: { 200: answer(checkoutSession) } } },
    async (request) => {
      const { successUrl, cancelUrl } = request.body
      refuseForeignAddress(request, billing.appUrl, { successUrl, cancelUrl })
      const order = { ...request.body, locale: deviceOf(request).locale }
      return { data: await openCheckout(billing, payerOf(request), order, request.log) }
    },
  )

  app.post(
    '/portal',
    { schema: { body: portalRequest, response: { 200: answer(portalSession) } } },
    async (request) => {
      const { returnUrl } = request.body
      refuseForeignAddress(request, billing.appUrl, { returnUrl })
      return { data: await openPortal(billing, payerOf(request), returnUrl, deviceOf(request).locale) }
    },
  )
}
