import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The devices of ended streams reconnect elsewhere. Requests still running after the limit are cut. Everything is
     * still taken during the notice.
     */
    drain(limitMs: number, noticeMs?: number): Promise<void>
    isDraining(): boolean
  }
}

/** Call it before registering routes. */
export function drainable(app: FastifyInstance): void {
  const underWay = new Set<ServerResponse>()
  let isEmpty = Promise.withResolvers<void>()
  app.addHook('onRequest', async (_request, { raw }) => {
    underWay.add(raw)
    raw.once('close', () => {
      underWay.delete(raw)
      if (underWay.size > 0) return
      isEmpty.resolve()
      isEmpty = Promise.withResolvers()
    })
  })

  let isEnding = false
  app.addHook('onSend', async (_request, reply) => {
    // The next request goes to another instance.
    if (isEnding) reply.header('connection', 'close')
  })

  app.decorate('isDraining', () => isEnding)
  app.decorate('drain', async (limitMs: number, noticeMs = 0) => {
    isEnding = true
    if (noticeMs > 0) await new Promise((resolve) => setTimeout(resolve, noticeMs))
    const closed = app.close()
    // Only existing connections have to be awaited.
    while (app.server.listening) await setImmediate()
    const limit = Promise.withResolvers<void>()
    const timer = setTimeout(limit.resolve, limitMs)
    if (underWay.size > 0) await Promise.race([isEmpty.promise, limit.promise])
    clearTimeout(timer)
    // Idle connections would otherwise be awaited indefinitely.
    app.server.closeAllConnections()
    await closed
  })
}
