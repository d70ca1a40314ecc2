import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { loggable } from './errors.ts'

type LogOptions = {
  readonly level: string
  /** Standard output by default. */
  readonly stream?: { write(line: string): void }
}

const NOTHING_SAID = { type: '', message: '', stack: '' }

/** The route, never the URL with its query (a reset link is a secret), nor the client's address (it is personal). */
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

export function newRequestId(): string {
  return crypto.randomUUID()
}

export function answerWithRequestId(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
