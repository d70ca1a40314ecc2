import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { answer } from '#contract/answer.ts'
import { health } from '#contract/public-config.ts'
import type { DatabaseConnection } from '../../database/connection.ts'
import { storageUnavailable } from '../../problem.ts'

type HealthOptions = { readonly database: DatabaseConnection; readonly version: string }

const PATIENCE_MS = 2_000

/** 503 while the database is unavailable. */
export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { database, version }) => {
  app.get('/health', { schema: { response: { 200: answer(health) } } }, async () => {
    await askDatabase(database)
    return { data: { status: 'ok' as const, version, storage: database.kind } }
  })
}

async function askDatabase({ kysely }: DatabaseConnection): Promise<void> {
  try {
    await sql`SELECT 1`.execute(kysely, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    throw storageUnavailable(error)
  }
}
