import type { FastifyInstance, FastifyRequest } from 'fastify'
import { InvalidToken, type TokenFault, type TokenVerifier, type VerifiedIdentity } from '../identity/token-verifier.ts'
import { Problem } from '../problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent the request; only there behind `requireIdentity`. */
    identity: VerifiedIdentity | null
  }
}

const BEARER = /^Bearer ([\w.~+/=-]+)$/i
const MAX_TOKEN_LENGTH = 8_192

const MESSAGES: Readonly<Record<TokenFault, string>> = {
  malformed: 'The bearer token is malformed',
  forged: 'The bearer token was not issued for this service',
  expired: 'The bearer token has expired',
  revoked: 'The bearer token was revoked: sign in again',
  'unknown-person': 'The account of the bearer token does not exist',
  disabled: 'The account is disabled',
}

/** Lets only requests through whose bearer token is good. The person comes from the token and from nowhere else. */
export function requireIdentity(scope: FastifyInstance, verifier: TokenVerifier): void {
  scope.decorateRequest('identity', null)
  scope.addHook('onRequest', async (request) => {
    request.identity = await verify(verifier, bearerToken(request))
  })
}

/** The person of a request behind `requireIdentity`. */
export function identityOf(request: FastifyRequest): VerifiedIdentity {
  if (!request.identity) throw new Error('The route is not behind requireIdentity')
  return request.identity
}

function bearerToken({ headers }: FastifyRequest): string {
  if (headers.authorization === undefined) throw unauthenticated('A bearer token is missing')
  const token = BEARER.exec(headers.authorization)?.[1]
  if (token === undefined || token.length > MAX_TOKEN_LENGTH) throw unauthenticated(MESSAGES.malformed)
  return token
}

async function verify(verifier: TokenVerifier, token: string): Promise<VerifiedIdentity> {
  try {
    return await verifier.verify(token)
  } catch (error) {
    if (!(error instanceof InvalidToken)) throw identityUnavailable(error)
    if (error.fault === 'disabled') throw new Problem(403, 'FORBIDDEN', MESSAGES.disabled)
    throw unauthenticated(MESSAGES[error.fault])
  }
}

function unauthenticated(message: string): Problem {
  return new Problem(401, 'UNAUTHENTICATED', message)
}

/** Not a 401: a device would take that for the end of its session. */
function identityUnavailable(cause: unknown): Problem {
  return new Problem(503, 'IDENTITY_UNAVAILABLE', 'Who you are cannot be checked at the moment', {
    retryAfterSeconds: 5,
    cause,
  })
}
