import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes as long as a slow line needs: its body is held to a least speed instead of a time for the whole. */
    readonly takesSlowBodies?: boolean
  }
}

/** How long requests may take to arrive. Devices wait for lines of 200 bytes a second, so these are all more patient. */
export type ArrivalBounds = {
  /** For everything before the body, from when the connection opened. */
  readonly headersMs: number
  /** For a whole body, except where slow ones are taken. */
  readonly bodyMs: number
  /** Without a single byte of a body. */
  readonly silenceMs: number
  /** Of a slow body, on the average, once `bodyMs` are over. */
  readonly leastBytesPerSecond: number
  /** For the rest of a body that was answered before it had come: the sender should still hear the answer. */
  readonly lingerMs: number
  /** How often all of this is looked at. */
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

/** How long a body may have taken by the time that so many bytes of it have come. */
export function allowedMs(bytes: number, takesSlowBodies: boolean, bounds: ArrivalBounds): number {
  return bounds.bodyMs + (takesSlowBodies ? (bytes / bounds.leastBytesPerSecond) * 1_000 : 0)
}

/** Ends connections whose body comes too slowly or not at all. To be called before any route is made. */
export function endSlowBodies(
  app: FastifyInstance,
  bounds: ArrivalBounds,
  answerTooSlow: (error: Error & { readonly code: string }, socket: Socket) => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw: message } = request
    const { socket } = message
    // A request that is injected has arrived whole, and has no connection to end.
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
      // Bytes that have come and wait to be read are this server's delay.
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

/** As Node names it where it ends a request itself. */
export const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
