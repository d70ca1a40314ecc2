import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answer } from '#contract/answer.ts'
import { signOutPayload } from '#contract/user.ts'
import type { IdentityAdmin } from '../../identity/identity-admin.ts'
import { identityUnavailable } from '../../identity/identity-unavailable.ts'
import { type Authentication, identityOf, requireFreshIdentity } from '../../plugins/authentication.ts'
import { limitRare, type RateLimits } from '../../plugins/rate-limits.ts'

type SessionOptions = Authentication & { readonly identityAdmin: IdentityAdmin; readonly rateLimits: RateLimits }

/** An issued token stays valid for harmless calls, for five minutes at most. */
export const sessionRoutes: FastifyPluginAsyncZod<SessionOptions> = async (app, options) => {
  const onRequest = [limitRare(app, options.rateLimits), requireFreshIdentity(options)]

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
