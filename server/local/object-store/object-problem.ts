import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../problem.ts'

/** In the format of Firebase Storage. */
export class ObjectProblem extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ObjectProblem'
    this.status = status
  }
}

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Bad Request.',
  404: 'Not Found.',
  405: 'Method Not Allowed.',
  408: 'Request Timeout.',
  413: 'The object is larger than this bucket takes.',
  415: 'The body must be multipart/related.',
}

/** `{error: {code: 403, message}}`. */
export function answerObjectError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message } = told(error)
  if (status >= 500) request.log.error({ err: error })
  if (error instanceof Problem && error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', error.retryAfterSeconds)
  }
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error: { code: status, message } })
}

function told(error: unknown): { readonly status: number; readonly message: string } {
  if (error instanceof ObjectProblem || error instanceof Problem) return error
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500
  const isTheirs = status >= 400 && status < 500
  return isTheirs
    ? { status, message: MESSAGES[status] ?? 'Bad Request.' }
    : { status: 500, message: 'Internal error.' }
}
