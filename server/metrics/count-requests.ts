import type { FastifyInstance } from 'fastify'
import { WEBHOOK_PATH } from '../payment/meaningful-events.ts'
import type { Metrics } from './metrics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics
  }
}

const STREAM = 'text/event-stream'

/** Call it before registering routes. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorate('metrics', metrics)
  app.addHook('onSend', async (_request, reply) => {
    if (isStream(reply.getHeader('content-type'))) reply.raw.once('close', metrics.openStream())
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? null
    const status = reply.statusCode
    const seconds = isStream(reply.getHeader('content-type')) ? null : reply.elapsedTime / 1_000
    metrics.request({ method, route, status, seconds })
    if (route === WEBHOOK_PATH) metrics.webhook(status)
  })
}

function isStream(type: unknown): boolean {
  return typeof type === 'string' && type.startsWith(STREAM)
}
