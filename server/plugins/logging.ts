import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { loggable } from './errors.ts'

type LogOptions = {
  readonly level: string
  /** Where lines go; left out, to standard output. */
  readonly stream?: { write(line: string): void }
}

const NOTHING_SAID = { type: '', message: '', stack: '' }

/**
 * What the log says of a request: which route it took, never its address with what is behind the question mark, nor where
 * it came from. A link to set a new password is a key, and an address is a person's.
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

/** A name that nobody chose, so that it can stand in a log beside others. */
export function newRequestId(): string {
  return crypto.randomUUID()
}

/** Tells every caller the name under which the log has their request. */
export function answerWithRequestId(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
