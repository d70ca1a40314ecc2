import type { FastifyPluginAsync } from 'fastify'
import type { DatabaseConnection } from '../database/connection.ts'
import type { TokenVerifier } from '../identity/token-verifier.ts'
import { requireIdentity, requireOpenAccount } from '../plugins/authentication.ts'
import { limitPerPerson, type RateLimits } from '../plugins/rate-limits.ts'
import type { DocumentVersions } from '../sync/document-versions.ts'
import { type AuthOptions, authRoutes } from './auth/auth.ts'
import { syncRoutes } from './sync/sync.ts'
import { userRoutes } from './user/user.ts'

export type PersonalOptions = AuthOptions & {
  readonly database: DatabaseConnection
  readonly tokenVerifier: TokenVerifier
  readonly rateLimits: RateLimits
  readonly versions: DocumentVersions
}

/** Everything that belongs to one person: the bearer token says whom, and their devices share one allowance. */
export const personalRoutes: FastifyPluginAsync<PersonalOptions> = async (scope, options) => {
  requireIdentity(scope, options)
  limitPerPerson(scope, options.rateLimits.perPerson)
  // It looks at the account in the very statement or transaction in which it reads or writes.
  await scope.register(syncRoutes, { ...options, prefix: '/sync' })
  await scope.register(async (open) => {
    requireOpenAccount(open, options.database)
    await open.register(userRoutes, { ...options, prefix: '/user' })
    await open.register(authRoutes, { ...options, prefix: '/auth' })
  })
}
