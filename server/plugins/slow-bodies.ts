import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For slow connections: its body needs a minimum speed instead of a total time limit. */
    readonly takesSlowBodies?: boolean
  }
}

/** Time limits for incoming requests. Devices work with 200 bytes per second, so these are all more patient. */
export type ArrivalBounds = {
  /** For everything before the body, from opening the connection. */
  readonly headersMs: number
  /** For a whole body, unless slow ones are accepted. */
  readonly bodyMs: number
  /** Maximum time without a byte of a body. */
  readonly silenceMs: number
  /** Minimum average speed of a slow body, after `bodyMs`. */
  readonly leastBytesPerSecond: number
  /** For the rest of a body after an early response, so that the sender still gets it. */
  readonly lingerMs: number
  readonly checkMs: number
}

export const DEFAULT_ARRIVAL_BOUNDS: ArrivalBounds = {
  headersMs: 30_000,
  bodyMs: 30_000,
  silenceMs: 30_000,
  leastBytesPerSecond: 100,
  lingerMs: 10_000,
  checkMs: 5_000,
}

export function allowedMs(bytes: number, takesSlowBodies: boolean, bounds: ArrivalBounds): number {
  return bounds.bodyMs + (takesSlowBodies ? (bytes / bounds.leastBytesPerSecond) * 1_000 : 0)
}

/** Ends connections whose body arrives too slowly or not at all. Call it before registering routes. */
export function endSlowBodies(
  app: FastifyInstance,
  bounds: ArrivalBounds,
  answerTooSlow: (error: Error & { readonly code: string }, socket: Socket) => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw: message } = request
    const { socket } = message
    // An injected request is complete, and has no connection to end.
    if (!announcesBody(message) || !(socket instanceof Socket)) return
    const isPatient = request.routeOptions.config.takesSlowBodies === true
    const bytesBefore = socket.bytesRead
    const beganAt = performance.now()
    let bytes = 0
    let heardAt = beganAt
    let answeredAt = Number.POSITIVE_INFINITY
    reply.raw.once('finish', () => {
      answeredAt = performance.now()
    })
    const timer = setInterval(() => {
      if (message.complete || socket.destroyed) return clearInterval(timer)
      const now = performance.now()
      const come = socket.bytesRead - bytesBefore
      // Unread received bytes are this server's delay.
      if (come > bytes || message.readableLength > 0) heardAt = now
      bytes = come
      if (now - answeredAt > bounds.lingerMs) return socket.destroy()
      const isSilent = now - heardAt > bounds.silenceMs
      // Before the first byte of a slow body there is no speed yet, only silence.
      const isSlow = (bytes > 0 || !isPatient) && now - beganAt > allowedMs(bytes, isPatient, bounds)
      if (!isSilent && !isSlow) return
      clearInterval(timer)
      if (reply.raw.headersSent) socket.destroy()
      else answerTooSlow(Object.assign(new Error('The body came too slowly'), { code: TOO_SLOW }), socket)
    }, bounds.checkMs)
    message.once('close', () => clearInterval(timer))
  })
}

/** Node's code for a request it ends itself. */
export const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
