import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answer } from '#contract/answer.ts'
import { health } from '#contract/public-config.ts'
import type { DatabaseConnection } from '../../database/connection.ts'
import { askDatabase } from '../../database/readiness.ts'

type HealthOptions = { readonly database: DatabaseConnection; readonly version: string }

/** 503 while the database is unavailable. */
export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { database, version }) => {
  app.get('/health', { schema: { response: { 200: answer(health) } } }, async () => {
    await askDatabase(database)
    return { data: { status: 'ok' as const, version, storage: database.kind } }
  })
}
