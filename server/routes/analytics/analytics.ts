import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { analyticsSummary } from '#contract/analytics-summary.ts'
import { answer } from '#contract/answer.ts'
import { summarizeTraining } from '../../analytics/summary.ts'
import type { DatabaseConnection } from '../../database/connection.ts'
import { identityOf } from '../../plugins/authentication.ts'
import { limitDear, type RateLimits } from '../../plugins/rate-limits.ts'
import type { DocumentVersions } from '../../sync/document-versions.ts'

type AnalyticsOptions = {
  readonly database: DatabaseConnection
  readonly versions: DocumentVersions
  readonly rateLimits: RateLimits
}

/** For devices that have not synced yet. The training itself never needs a subscription. */
export const analyticsRoutes: FastifyPluginAsyncZod<AnalyticsOptions> = async (
  app,
  { database, versions, rateLimits },
) => {
  app.get(
    '/summary',
    {
      onRequest: limitDear(app, rateLimits, 'analytics'),
      schema: { response: { 200: answer(analyticsSummary) } },
      config: { needsSubscription: true },
    },
    async (request) => ({ data: await summarizeTraining(database, versions, identityOf(request).uid) }),
  )
}
