import type { FastifyPluginAsync } from 'fastify'
import { exportAccount } from '../../account/export-account.ts'
import type { DatabaseConnection } from '../../database/connection.ts'
import { type Authentication, identityOf, requireFreshIdentity } from '../../plugins/authentication.ts'
import { limitRare, type RateLimits } from '../../plugins/rate-limits.ts'

type ExportOptions = Authentication & { readonly database: DatabaseConnection; readonly rateLimits: RateLimits }

/** With or without a subscription. */
export const exportRoutes: FastifyPluginAsync<ExportOptions> = async (app, options) => {
  const onRequest = [limitRare(app, options.rateLimits, 'export'), requireFreshIdentity(options)]

  app.get('/export', { exposeHeadRoute: false, onRequest }, async (request, reply) => {
    const now = new Date()
    const file = await exportAccount(options.database, identityOf(request).uid, now)
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="barra-${now.toISOString().slice(0, 10)}.json"`)
      .send(file)
  })
}
