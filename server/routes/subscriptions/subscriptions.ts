import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answer } from '#contract/answer.ts'
import {
  cancelRequest,
  currentSubscription,
  feature,
  featureAccess,
  payment,
  plan,
  refreshRequest,
  subscriptionState as subscriptionStateShape,
} from '#contract/billing.ts'
import { type Authentication, identityOf, requireFreshIdentity } from '../../plugins/authentication.ts'
import { deviceOf } from '../../plugins/device-headers.ts'
import { limitDear, type RateLimits } from '../../plugins/rate-limits.ts'
import type { Billing } from '../../subscriptions/billing.ts'
import { plansOf } from '../../subscriptions/plans.ts'
import {
  cancelSubscription,
  currentSubscriptionOf,
  paymentsOf,
  reactivateSubscription,
  refreshState,
  subscriptionState,
} from '../../subscriptions/state.ts'
import { currencyAskedFor } from './pricing.ts'

const state = { response: { 200: answer(subscriptionStateShape) } }
const featureParams = z.strictObject({ feature })

export type BillingRouteOptions = Authentication & { readonly billing: Billing; readonly rateLimits: RateLimits }

/** Rate-limited, and with a valid sign-in to view or change payments. */
export function guardDearRoute(
  app: FastifyInstance,
  options: BillingRouteOptions,
  kind: Parameters<typeof limitDear>[2],
) {
  const limited = limitDear(app, options.rateLimits, kind)
  return { limited, fresh: [limited, requireFreshIdentity(options)] }
}

export const subscriptionRoutes: FastifyPluginAsyncZod<BillingRouteOptions> = async (app, options) => {
  const { billing } = options
  const { limited, fresh } = guardDearRoute(app, options, 'payments')

  app.get('/plans', { schema: { response: { 200: answer(z.array(plan)) } } }, async (request) => ({
    data: [...(await plansOf(billing, currencyAskedFor(request), deviceOf(request).locale ?? 'pt-BR', request.log))],
  }))

  app.get('/status', { schema: state }, async (request) => ({
    data: await subscriptionState(billing, identityOf(request), request.log),
  }))

  app.get('/current', { schema: { response: { 200: answer(currentSubscription) } } }, async (request) => ({
    data: await currentSubscriptionOf(billing, identityOf(request).uid),
  }))

  app.get(
    '/payments',
    { onRequest: fresh, schema: { response: { 200: answer(z.array(payment)) } } },
    async (request) => ({
      data: [...(await paymentsOf(billing, identityOf(request).uid))],
    }),
  )

  app.post('/cancel', { onRequest: fresh, schema: { body: cancelRequest, ...state } }, async (request) => ({
    data: await cancelSubscription(billing, identityOf(request), request.body.immediate, request.log),
  }))

  app.post('/reactivate', { onRequest: fresh, schema: state }, async (request) => ({
    data: await reactivateSubscription(billing, identityOf(request), request.log),
  }))

  app.post('/refresh', { onRequest: limited, schema: { body: refreshRequest, ...state } }, async (request) => ({
    data: await refreshState(billing, identityOf(request), request.body.sessionId, request.log),
  }))

  app.get(
    '/features/:feature',
    {
      schema: { params: featureParams, response: { 200: answer(featureAccess) } },
      config: { needsSubscription: isForSubscribers },
    },
    async ({ params }) => ({ data: { feature: params.feature, hasAccess: true as const } }),
  )
}

export function payerOf(request: FastifyRequest) {
  const { uid, email } = identityOf(request)
  return { userId: uid, email }
}

/** Everybody may export their own data, with or without a subscription. */
function isForSubscribers({ params }: FastifyRequest): boolean {
  const asked = featureParams.safeParse(params)
  return !asked.success || asked.data.feature !== 'data-export'
}
