import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type PublicConfig, publicConfig } from '#contract/public-config.ts'

export const configRoutes: FastifyPluginAsyncZod<{ config: PublicConfig }> = async (app, { config }) => {
  app.get('/config.json', { schema: { response: { 200: publicConfig } } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return config
  })
}
