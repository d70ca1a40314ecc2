import { Problem } from '../problem.ts'

/** The provider is unreachable. Not a 401: a device would sign out. */
export function identityUnavailable(cause: unknown): Problem {
  return new Problem(503, 'IDENTITY_UNAVAILABLE', 'Who you are cannot be checked at the moment', {
    retryAfterSeconds: 5,
    cause,
  })
}
