import type { FastifyRequest } from 'fastify'
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
import { identityOf } from '../../plugins/authentication.ts'
import { deviceOf } from '../../plugins/device-headers.ts'
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
import { currencyAskedFor } from './market.ts'

const state = { response: { 200: answer(subscriptionStateShape) } }
const featureParams = z.strictObject({ feature })

/** A person's own subscription. Handlers only translate. */
export const subscriptionRoutes: FastifyPluginAsyncZod<{ billing: Billing }> = async (app, { billing }) => {
  app.get('/plans', { schema: { response: { 200: answer(z.array(plan)) } } }, async (request) => ({
    data: [...(await plansOf(billing, currencyAskedFor(request), deviceOf(request).locale ?? 'pt-BR'))],
  }))

  app.get('/status', { schema: state }, async (request) => ({
    data: await subscriptionState(billing, identityOf(request).uid, request.log),
  }))

  app.get('/current', { schema: { response: { 200: answer(currentSubscription) } } }, async (request) => ({
    data: await currentSubscriptionOf(billing, identityOf(request).uid),
  }))

  app.get('/payments', { schema: { response: { 200: answer(z.array(payment)) } } }, async (request) => ({
    data: [...(await paymentsOf(billing, identityOf(request).uid))],
  }))

  app.post('/cancel', { schema: { body: cancelRequest, ...state } }, async (request) => ({
    data: await cancelSubscription(billing, identityOf(request).uid, request.body.immediate, request.log),
  }))

  app.post('/reactivate', { schema: state }, async (request) => ({
    data: await reactivateSubscription(billing, identityOf(request).uid, request.log),
  }))

  app.post('/refresh', { schema: { body: refreshRequest, ...state } }, async (request) => ({
    data: await refreshState(billing, payerOf(request), request.body.sessionId, request.log),
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

/** Who pays, as the token has it. */
export function payerOf(request: FastifyRequest) {
  const { uid, email } = identityOf(request)
  return { userId: uid, email }
}

/** Everybody may take what is theirs along, with a subscription or without. */
function isForSubscribers({ params }: FastifyRequest): boolean {
  const asked = featureParams.safeParse(params)
  return !asked.success || asked.data.feature !== 'data-export'
}
