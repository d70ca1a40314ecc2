import type { FastifyRequest } from 'fastify'
import { InvalidToken, type TokenVerifier, type VerifiedIdentity } from '../../identity/token-verifier.ts'
import { ObjectProblem } from './object-problem.ts'

const FIREBASE = /^(?:Firebase|Bearer) ([\w.~+/=-]{1,8192})$/i

/** Null if anonymous. A token that cannot be verified is an error, too: it must not look like a refusal. */
export async function senderOf({ headers }: FastifyRequest, verifier: TokenVerifier): Promise<VerifiedIdentity | null> {
  if (headers.authorization === undefined) return null
  const token = FIREBASE.exec(headers.authorization)?.[1]
  if (token === undefined) throw unauthenticated()
  try {
    return await verifier.verify(token)
  } catch (cause) {
    if (cause instanceof InvalidToken) throw unauthenticated(cause)
    throw new ObjectProblem(503, 'Who you are cannot be checked at the moment.', { cause })
  }
}

/** Missing or invalid token: signing in helps. */
export function unauthenticated(cause?: InvalidToken): ObjectProblem {
  return new ObjectProblem(401, 'Invalid or missing authentication token.', { cause })
}
