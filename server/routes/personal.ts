import type { FastifyPluginAsync } from 'fastify'
import type { PublicConfig } from '#contract/public-config.ts'
import { requireIdentity, requireOpenAccount } from '../plugins/authentication.ts'
import { limitPerPerson } from '../plugins/rate-limits.ts'
import { requireSubscriptions } from '../plugins/subscription-required.ts'
import type { Billing } from '../subscriptions/billing.ts'
import { createTellStatement } from '../subscriptions/told-statements.ts'
import { createDatabaseSyncStore } from '../sync/database-sync-store.ts'
import type { DocumentVersions } from '../sync/document-versions.ts'
import { analyticsRoutes } from './analytics/analytics.ts'
import { type AuthOptions, authRoutes, sessionRoutes } from './auth/auth.ts'
import { stripeRoutes } from './stripe/stripe.ts'
import { subscriptionRoutes } from './subscriptions/subscriptions.ts'
import { syncRoutes } from './sync/sync.ts'
import { type DeletionOptions, deletionRoutes } from './user/deletion.ts'
import { exportRoutes } from './user/export.ts'
import { userRoutes } from './user/user.ts'

export type PersonalOptions = AuthOptions &
  DeletionOptions & {
    readonly versions: DocumentVersions
    readonly config: PublicConfig
    readonly release: string
    /** Without it nothing is sold and nothing needs a subscription. */
    readonly billing?: Billing | undefined
  }

/** The token identifies the person, whose devices share one rate limit. */
export const personalRoutes: FastifyPluginAsync<PersonalOptions> = async (scope, options) => {
  requireIdentity(scope, options)
  limitPerPerson(scope, options.rateLimits.perPerson)
  // It checks the account in the statement or transaction in which it reads or writes.
  const { billing, versions, release } = options
  await scope.register(syncRoutes, {
    store: createDatabaseSyncStore(options.database),
    versions,
    release,
    tellStatement: billing && createTellStatement(billing),
    prefix: '/sync',
  })
  await scope.register(deletionRoutes, { ...options, prefix: '/user' })
  await scope.register(async (open) => {
    requireOpenAccount(open, options.database)
    if (billing) {
      requireSubscriptions(open, billing)
      await open.register(subscriptionRoutes, { ...options, billing, prefix: '/subscriptions' })
      await open.register(stripeRoutes, { ...options, billing, prefix: '/stripe' })
    }
    await open.register(analyticsRoutes, { ...options, prefix: '/analytics' })
    await open.register(userRoutes, { ...options, prefix: '/user' })
    await open.register(exportRoutes, { ...options, prefix: '/user' })
    await open.register(authRoutes, { ...options, prefix: '/auth' })
    await open.register(sessionRoutes, { ...options, prefix: '/auth' })
  })
}
