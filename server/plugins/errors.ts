import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorAnswer, ErrorCode } from '#contract/answer.ts'
import { Problem } from '../problem.ts'
import { createPseudonyms, type Pseudonyms } from '../pseudonyms.ts'
import { networkOf } from './network-of.ts'

const CODES: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['BAD_REQUEST', 'The request cannot be understood'],
  401: ['UNAUTHENTICATED', 'Sign in first'],
  403: ['FORBIDDEN', 'This is not allowed'],
  404: ['NOT_FOUND', 'There is nothing here'],
  405: ['METHOD_NOT_ALLOWED', 'This address takes other methods'],
  408: ['BAD_REQUEST', 'The request took too long to arrive'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is too large'],
  414: ['BAD_REQUEST', 'The address is too long'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json'],
  429: ['TOO_MANY_REQUESTS', 'Too many requests'],
  431: ['BAD_REQUEST', 'The headers are too large'],
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods of each path that has routes. Paths with parameters are left out. */
    readonly methodsByPath: ReadonlyMap<string, ReadonlySet<string>>
    readonly pseudonyms: Pseudonyms
  }
}

/** Of somebody unknown, who may not, or too often: the log answers whether they are one or many. */
const LOGGED_REFUSALS = new Set([401, 403, 429])

/** One format. Internal details stay in the log. Registered before any route. */
export function answerErrors(app: FastifyInstance, pseudonyms = createPseudonyms()): void {
  app.decorate('pseudonyms', pseudonyms)
  const methodsByPath = new Map<string, Set<string>>()
  app.decorate('methodsByPath', methodsByPath)
  app.addHook('onRoute', ({ url, method }) => {
    if (/[:*]/.test(url)) return
    const methods = methodsByPath.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    methodsByPath.set(url, methods)
  })
  app.setErrorHandler(answerError)
  // Whichever part of the server has refused it.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode === 413) readOn(request, reply)
    done()
  })
}

/** Also for errors before routing. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error)
  request.server.metrics.refusal(problem.code)
  if (problem.status >= 500) request.log.error({ err: loggable(problem.cause ?? error), code: problem.code })
  if (LOGGED_REFUSALS.has(problem.status)) logRefusal(request, problem)
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  // The failed route's response schema does not apply.
  reply.serializer(JSON.stringify)
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(problem))
}

/**
 * Reads the rest of a body that is too large and throws it away, for as long as `endSlowBodies` lets it come: the sender
 * may look for an answer only at its end, and loses it if the connection is closed with bytes unread.
 */
function readOn({ raw }: FastifyRequest, reply: FastifyReply): void {
  // Fastify's, because of the rest.
  reply.removeHeader('connection')
  raw.unpipe()
  raw.resume()
}

/** By whom a request was made, as far as the log may know: for the address, the network that limits count together. */
export function pseudonymOfAddress({ server, ip }: FastifyRequest, now: Date): string {
  return server.pseudonyms.ofDay('address', networkOf(ip), now)
}

function logRefusal(request: FastifyRequest, { code, reason, uid = request.identity?.uid }: Problem): void {
  const now = new Date()
  const person = uid === undefined ? undefined : request.server.pseudonyms.ofDay('person', uid, now)
  request.log.info({ code, reason, address: pseudonymOfAddress(request, now), person }, 'a request was refused')
}

/** A 404, or a 405 with the allowed methods. The router is not asked: it would read the path as a pattern. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const path = request.url.split('?', 1)[0] ?? ''
  const allowed = request.server.methodsByPath.get(path)
  if (allowed) reply.header('allow', [...allowed].join(', '))
  answerError(standardProblem(allowed ? 405 : 404), request, reply)
}

export function errorBody({ code, message, issues }: Problem): ErrorAnswer {
  return { error: { code, message, ...(issues && { issues: [...issues] }) } }
}

export function standardProblem(status: number, cause?: unknown): Problem {
  const [code, message] = CODES[status] ?? ['INTERNAL', 'Something went wrong here. Nothing was changed.']
  return new Problem(CODES[status] ? status : 500, code, message, { cause })
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error)
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500
  return status >= 400 && status < 500
    ? standardProblem(CODES[status] ? status : 400, error)
    : standardProblem(500, error)
}

function invalidRequest(error: { validation: readonly { instancePath: string; message?: string }[] }): Problem {
  const issues = error.validation.map(({ instancePath, message }) => ({
    path: instancePath.split('/').filter(Boolean).join('.'),
    message: message ?? 'is not valid',
  }))
  return new Problem(400, 'BAD_REQUEST', 'The request is not valid', { issues })
}

/** Of a database error only name and code: the rest may quote a person's content. */
export function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? error.code : undefined
  const isFromDatabase = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
  const frames = error.stack?.slice(error.stack.indexOf('\n    at '))
  return { type: error.name, code, message: isFromDatabase ? undefined : error.message, stack: frames }
}
