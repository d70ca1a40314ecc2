import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Closes the app without cutting anybody off: it takes no more connections and ends the streams, whose devices come
     * back by themselves elsewhere. Requests that are still under way after the limit are cut.
     */
    drain(limitMs: number): Promise<void>
  }
}

/** Adds `drain`. To be called before any route is made. */
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
    // The next request is for another instance.
    if (isEnding) reply.header('connection', 'close')
  })

  app.decorate('drain', async (limitMs: number) => {
    isEnding = true
    const closed = app.close()
    // Only what is connected by then has to be waited for.
    while (app.server.listening) await setImmediate()
    const limit = Promise.withResolvers<void>()
    const timer = setTimeout(limit.resolve, limitMs)
    if (underWay.size > 0) await Promise.race([isEmpty.promise, limit.promise])
    clearTimeout(timer)
    // Connections on which nothing is asked, or nothing was ever said, would be waited for as long as they like.
    app.server.closeAllConnections()
    await closed
  })
}
