import type { FastifyInstance } from 'fastify'
import { missingAccess } from '#domain/billing/subscription.ts'
import { Problem } from '../problem.ts'
import type { Billing } from '../subscriptions/billing.ts'
import { subscriptionOf } from '../subscriptions/state.ts'
import { identityOf } from './authentication.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Returns 402. Never on routes with a person's own data: sync, export, profile, history. */
    needsSubscription?: boolean | ((request: import('fastify').FastifyRequest) => boolean)
  }
}

const MESSAGES = {
  SUBSCRIPTION_REQUIRED: 'This needs a subscription',
  SUBSCRIPTION_EXPIRED: 'The subscription is over',
} as const

/** Behind `requireIdentity`: enforces `config: { needsSubscription }` of the scope's routes. */
export function requireSubscriptions(scope: FastifyInstance, billing: Billing): void {
  scope.addHook('preHandler', async (request) => {
    const { needsSubscription = false } = request.routeOptions.config
    if (!(typeof needsSubscription === 'function' ? needsSubscription(request) : needsSubscription)) return
    const code = missingAccess(await subscriptionOf(billing, identityOf(request).uid))
    if (code !== null) throw new Problem(402, code, MESSAGES[code])
  })
}
