import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { loggable } from './errors.ts'

type LogOptions = {
  readonly level: string
  /** Target of log lines; standard output by default. */
  readonly stream?: { write(line: string): void }
}

const NOTHING_SAID = { type: '', message: '', stack: '' }

/**
 * The logged fields of a request: the route, never the URL with its query, nor the client's address. A password reset
 * link is a secret, and an address is personal.
 */
export function logOptions({
  level,
  stream,
}: LogOptions): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? null }),
      err: (error: object) => ({ ...NOTHING_SAID, ...(error instanceof Error ? loggable(error) : error) }),
    },
  }
}

/** A random request id, so that it can be logged. */
export function newRequestId(): string {
  return crypto.randomUUID()
}

/** Sends the request id used in the log. */
export function answerWithRequestId(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
