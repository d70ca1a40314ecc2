import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answer } from '#contract/answer.ts'
import { deletionPayload } from '#contract/user.ts'
import { type Deletion, deleteAccount } from '../../account/delete-account.ts'
import { asStorage } from '../../database/transaction.ts'
import { type Authentication, identityOf, refuseOldSignIn, requireFreshIdentity } from '../../plugins/authentication.ts'
import { limitRare, type RateLimits } from '../../plugins/rate-limits.ts'
import { refuseClosedAccount } from '../../stores/account-status.ts'
import { accountStatus } from '../../stores/people.ts'

export type DeletionOptions = Authentication & Deletion & { readonly rateLimits: RateLimits }

export const deletionRoutes: FastifyPluginAsyncZod<DeletionOptions> = async (app, options) => {
  const requireStillSignedIn = requireFreshIdentity(options)

  /** A started deletion may be continued; otherwise a recent sign-in is required. */
  const requireRightToDelete = async (request: FastifyRequest): Promise<void> => {
    const identity = identityOf(request)
    const status = await asStorage(() => accountStatus(options.database.of(identity.uid).kysely, identity.uid))
    if (status === 'deleting') return
    refuseClosedAccount(status)
    refuseOldSignIn(identity, new Date())
    await requireStillSignedIn(request)
  }

  const onRequest = [limitRare(app, options.rateLimits), requireRightToDelete]
  for (const path of ['/profile', '/delete-account']) {
    app.delete(path, { onRequest, schema: { response: { 200: answer(deletionPayload) } } }, async (request) => {
      await deleteAccount(options, identityOf(request).uid)
      return { data: { deleted: true as const } }
    })
  }
}
