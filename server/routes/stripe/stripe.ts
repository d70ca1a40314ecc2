import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answer } from '#contract/answer.ts'
import { checkoutRequest, checkoutSession, portalRequest, portalSession } from '#contract/billing.ts'
import { deviceOf } from '../../plugins/device-headers.ts'
import { pseudonymOfAddress, standardProblem } from '../../plugins/errors.ts'
import type { Billing } from '../../subscriptions/billing.ts'
import { openCheckout, openPortal } from '../../subscriptions/checkout.ts'
import { ownAddresses } from '../../subscriptions/own-address.ts'
import { takeWebhook } from '../../subscriptions/webhook.ts'
import { type BillingRouteOptions, guardDearRoute, payerOf } from '../subscriptions/subscriptions.ts'

export const stripeRoutes: FastifyPluginAsyncZod<BillingRouteOptions> = async (app, options) => {
  const { billing } = options
  const { fresh: onRequest } = guardDearRoute(app, options, 'checkout')
  app.post(
    '/checkout',
    { onRequest, schema: { body: checkoutRequest, response: { 200: answer(checkoutSession) } } },
    async (request) => {
      const { successUrl, cancelUrl } = request.body
      const addresses = ownAddresses(request, billing.appUrl, { successUrl, cancelUrl })
      const order = { ...request.body, ...addresses, locale: deviceOf(request).locale }
      return { data: await openCheckout(billing, payerOf(request), order, request.log) }
    },
  )

  app.post(
    '/portal',
    { onRequest, schema: { body: portalRequest, response: { 200: answer(portalSession) } } },
    async (request) => {
      const { returnUrl } = ownAddresses(request, billing.appUrl, request.body)
      return { data: await openPortal(billing, payerOf(request), returnUrl, deviceOf(request).locale) }
    },
  )
}

/** The signature covers the raw bytes, so nothing may parse them first. */
export const webhookRoutes: FastifyPluginAsync<{ billing: Billing }> = async (app, { billing }) => {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post('/webhook', async (request) => {
    if (!Buffer.isBuffer(request.body)) throw standardProblem(400)
    const header = request.headers['stripe-signature']
    const log = request.log.child({ address: pseudonymOfAddress(request, new Date()) })
    await takeWebhook(billing, request.body, typeof header === 'string' ? header : undefined, log)
    return { received: true }
  })
}
