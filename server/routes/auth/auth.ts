import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answer } from '#contract/answer.ts'
import {
  signOutPayload,
  standingPayload,
  standingRequest,
  syncUserRequest,
  trialPayload,
  userPayload,
} from '#contract/user.ts'
import { syncUser } from '../../account/user.ts'
import type { DatabaseConnection } from '../../database/connection.ts'
import { asStorage } from '../../database/transaction.ts'
import { type IdentityAdmin, identityUnavailable } from '../../identity/identity-admin.ts'
import { type Authentication, identityOf, requireFreshIdentity } from '../../plugins/authentication.ts'
import { limitRare, limitStanding, type RateLimits } from '../../plugins/rate-limits.ts'
import { accountStatus } from '../../stores/people.ts'
import type { Billing } from '../../subscriptions/billing.ts'
import { startTrial } from '../../subscriptions/start-trial.ts'
import { subscriptionState } from '../../subscriptions/state.ts'
import { callerOf } from '../caller.ts'

export type AuthOptions = {
  readonly database: DatabaseConnection
  readonly trialDays: number
  readonly billing?: Billing | undefined
}

/** Called right after signing in. */
export const authRoutes: FastifyPluginAsyncZod<AuthOptions> = async (app, { database, trialDays, billing }) => {
  app.post(
    '/sync-user',
    { schema: { body: syncUserRequest, response: { 200: answer(userPayload) } } },
    async (request) => ({
      data: { user: await syncUser(database, callerOf(request), request.body, new Date()) },
    }),
  )

  app.post('/sync-user-trial', { schema: { response: { 200: answer(trialPayload) } } }, async (request) => {
    const { identity } = callerOf(request)
    const trial = await startTrial(database, identity, { trialDays, now: new Date() })
    // The device's first screen for subscribers waits for it.
    const state = billing && (await subscriptionState(billing, identity, request.log))
    return { data: { trial, ...(state && { entitlement: state.entitlement }) } }
  })
}

type SessionOptions = Authentication & { readonly identityAdmin: IdentityAdmin; readonly rateLimits: RateLimits }

/** An issued token stays valid for harmless calls, for five minutes at most. */
export const sessionRoutes: FastifyPluginAsyncZod<SessionOptions> = async (app, options) => {
  const onRequest = [limitRare(app, options.rateLimits, 'sessions'), requireFreshIdentity(options)]

  app.post(
    '/sign-out-everywhere',
    { onRequest, schema: { response: { 200: answer(signOutPayload) } } },
    async (request) => {
      await options.identityAdmin.revokeSessions(identityOf(request).uid).catch((cause: unknown) => {
        throw identityUnavailable(cause)
      })
      return { data: { signedOut: true as const } }
    },
  )
}

type StandingOptions = { readonly database: DatabaseConnection; readonly rateLimits: RateLimits }

/**
 * Without a token: the provider issues none for an account that is gone, and an old one cannot be checked for long.
 * Who knows a uid, which is random, learns only whether its account has ended.
 */
export const standingRoutes: FastifyPluginAsyncZod<StandingOptions> = async (app, { database, rateLimits }) => {
  app.post(
    '/standing',
    {
      onRequest: limitStanding(app, rateLimits),
      schema: { body: standingRequest, response: { 200: answer(standingPayload) } },
    },
    async ({ body: { uid } }) => {
      const status = await asStorage(() => accountStatus(database.of(uid).kysely, uid))
      return { data: { uid, standing: status === 'deleting' ? ('deleted' as const) : status } }
    },
  )
}
