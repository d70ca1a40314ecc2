import { Problem } from '../problem.ts'

/** The provider could not be asked. Not a 401: a device would take that for the end of its session. */
export function identityUnavailable(cause: unknown): Problem {
  return new Problem(503, 'IDENTITY_UNAVAILABLE', 'Who you are cannot be checked at the moment', {
    retryAfterSeconds: 5,
    cause,
  })
}
