import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answer, errorAnswer } from '#contract/answer.ts'
import { liveness, readiness } from '#contract/public-config.ts'
import type { DatabaseConnection } from '../../database/connection.ts'
import { expectMigrated } from '../../database/readiness.ts'

/**
 * For whoever starts and chooses processes. Outside of the limit per address: a busy gym behind the same proxy would
 * have every instance restarted.
 */
export const probeRoutes: FastifyPluginAsyncZod<{ readonly database: DatabaseConnection }> = async (
  app,
  { database },
) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  // One question at a time for all who ask: nobody can occupy the pool with it.
  let asking: Promise<void> | undefined
  const expectReady = () => {
    asking ??= expectMigrated(database).finally(() => {
      asking = undefined
    })
    return asking
  }

  app.get('/live', { schema: { response: { 200: answer(liveness) } } }, () => ({ data: { status: 'live' as const } }))

  app.get('/ready', { schema: { response: { 200: answer(readiness), 503: errorAnswer } } }, async (_request, reply) => {
    // Intended, so not an error for the log.
    if (app.isDraining()) {
      return reply.code(503).send({ error: { code: 'NOT_READY', message: 'This server is ending' } })
    }
    await expectReady()
    return { data: { status: 'ready' as const } }
  })
}
