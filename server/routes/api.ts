import type { FastifyPluginAsync } from 'fastify'
import { answerNotFound } from '../plugins/errors.ts'
import { limitPerAddress } from '../plugins/rate-limits.ts'
import { healthRoutes } from './health/health.ts'
import { type SyncOptions, syncRoutes } from './sync/sync.ts'

export type ApiOptions = SyncOptions & { readonly version: string }

/** Everything below `/api`. Nothing of it is for a cache. */
export const apiRoutes: FastifyPluginAsync<ApiOptions> = async (api, { version, ...sync }) => {
  api.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  limitPerAddress(api, sync.rateLimits.perAddress)
  api.setNotFoundHandler(answerNotFound)
  await api.register(healthRoutes, { database: sync.database, version })
  await api.register(syncRoutes, { ...sync, prefix: '/sync' })
}
