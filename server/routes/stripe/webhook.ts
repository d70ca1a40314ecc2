import type { FastifyPluginAsync } from 'fastify'
import { standardProblem } from '../../plugins/errors.ts'
import type { Billing } from '../../subscriptions/billing.ts'
import { takeWebhook } from '../../subscriptions/webhook.ts'

/** The signature covers the raw bytes, so nothing may parse them first. */
export const webhookRoutes: FastifyPluginAsync<{ billing: Billing }> = async (app, { billing }) => {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post('/webhook', async (request) => {
    if (!Buffer.isBuffer(request.body)) throw standardProblem(400)
    const header = request.headers['stripe-signature']
    await takeWebhook(billing, request.body, typeof header === 'string' ? header : undefined, request.log)
    return { received: true }
  })
}
