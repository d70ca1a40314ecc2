import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import { identityUnavailable } from '../identity/identity-admin.ts'
import {
  InvalidToken,
  type TokenFault,
  type TokenVerifier,
  type VerifiedIdentity,
  type VerifyOptions,
} from '../identity/token-verifier.ts'
import { Problem } from '../problem.ts'
import { accountDeleted, accountDisabled, refuseClosedAccount } from '../stores/account-status.ts'
import { accountStatus } from '../stores/people.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Only set behind `requireIdentity`. */
    identity: VerifiedIdentity | null
  }
}

const BEARER = /^Bearer ([\w.~+/=-]+)$/i
const MAX_TOKEN_LENGTH = 8_192

/** For actions that need a recent sign-in. */
const RECENT_SIGN_IN_SECONDS = 300

const MESSAGES: Readonly<Record<Exclude<TokenFault, 'disabled'>, string>> = {
  malformed: 'The bearer token is malformed',
  forged: 'The bearer token was not issued for this service',
  expired: 'The bearer token has expired',
  revoked: 'The bearer token was revoked: sign in again',
  'unknown-person': 'The account of the bearer token does not exist',
}

export type Authentication = {
  readonly tokenVerifier: TokenVerifier
  /** Deleted here: the provider no longer knows them. */
  readonly wasDeleted: (uid: string) => Promise<boolean>
}

/** The person comes from the token only. */
export function requireIdentity(scope: FastifyInstance, authentication: Authentication): void {
  scope.decorateRequest('identity', null)
  scope.addHook('onRequest', async (request) => {
    request.identity = await verify(authentication, request)
  })
}

/** Neither deleted nor disabled. Behind `requireIdentity`. */
export function requireOpenAccount(scope: FastifyInstance, database: DatabaseConnection): void {
  scope.addHook('onRequest', async (request) => {
    const { uid } = identityOf(request)
    refuseClosedAccount(await asStorage(() => accountStatus(database.of(uid).kysely, uid)))
  })
}

/**
 * For routes behind `requireIdentity` on which a stolen token would do harm: asks the provider, by one call, whether
 * the sign-in is still valid. 503 if it is unreachable.
 */
export function requireFreshIdentity(authentication: Authentication) {
  return async (request: FastifyRequest): Promise<void> => {
    request.identity = await verify(authentication, request, { checkRevoked: true })
  }
}

/** Throws 403 RECENT_LOGIN_REQUIRED for a sign-in older than five minutes. */
export function refuseOldSignIn({ authTime }: VerifiedIdentity, now: Date): void {
  if (now.getTime() / 1_000 - authTime <= RECENT_SIGN_IN_SECONDS) return
  throw new Problem(403, 'RECENT_LOGIN_REQUIRED', 'Sign in again first')
}

export function identityOf(request: FastifyRequest): VerifiedIdentity {
  if (!request.identity) throw new Error('The route is not behind requireIdentity')
  return request.identity
}

function bearerToken({ headers }: FastifyRequest): string {
  if (headers.authorization === undefined) throw unauthenticated('A bearer token is missing', 'missing')
  const token = BEARER.exec(headers.authorization)?.[1]
  if (token === undefined || token.length > MAX_TOKEN_LENGTH) throw unauthenticated(MESSAGES.malformed, 'malformed')
  return token
}

async function verify(
  { tokenVerifier, wasDeleted }: Authentication,
  request: FastifyRequest,
  options?: VerifyOptions,
): Promise<VerifiedIdentity> {
  const token = bearerToken(request)
  try {
    return await tokenVerifier.verify(token, options)
  } catch (error) {
    if (!(error instanceof InvalidToken)) throw identityUnavailable(error)
    if (error.fault === 'disabled') throw accountDisabled(error.uid)
    const { fault, uid } = error
    if (fault === 'unknown-person' && uid !== undefined && (await wasDeleted(uid))) throw accountDeleted()
    throw unauthenticated(MESSAGES[fault], fault, uid)
  }
}

function unauthenticated(message: string, reason: TokenFault | 'missing', uid?: string): Problem {
  return new Problem(401, 'UNAUTHENTICATED', message, { reason, ...(uid !== undefined && { uid }) })
}
