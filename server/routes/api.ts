import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { ContactServices } from '../contact/receive-contact.ts'
import { answerNotFound } from '../plugins/errors.ts'
import { limitPerAddress } from '../plugins/rate-limits.ts'
import { standingRoutes } from './auth/auth.ts'
import { contactRoutes } from './contact/contact.ts'
import { healthRoutes } from './health/health.ts'
import { type PersonalOptions, personalRoutes } from './personal.ts'
import { webhookRoutes } from './stripe/stripe.ts'
import { pricingRoutes } from './subscriptions/pricing.ts'

export type ApiOptions = PersonalOptions & { readonly desk: ContactServices }

/** Never cached. */
export const apiRoutes: FastifyPluginAsync<ApiOptions> = async (api, { desk, ...personal }) => {
  api.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  takeEmptyBodies(api)
  limitPerAddress(api, personal.rateLimits.perAddress)
  api.setNotFoundHandler(answerNotFound)
  await api.register(healthRoutes, { database: personal.database, version: personal.release })
  await api.register(contactRoutes, { desk, rateLimits: personal.rateLimits })
  await api.register(standingRoutes, { database: personal.database, rateLimits: personal.rateLimits, prefix: '/auth' })
  const { billing } = personal
  if (billing) {
    await api.register(pricingRoutes, { billing, prefix: '/subscriptions' })
    await api.register(webhookRoutes, { billing, prefix: '/stripe' })
  }
  // The rest of the options includes this plugin's own prefix.
  await api.register(personalRoutes, { ...personal, prefix: '' })
}

/** Devices send the JSON content type even without a body. */
function takeEmptyBodies(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('ignore', 'ignore')
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, String(body), done)
  })
}
