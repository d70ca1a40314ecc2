import { Problem } from '../problem.ts'

/** One network call each. Rejects on failure; retries are safe. */
export interface IdentityAdmin {
  /** Of all devices. */
  revokeSessions(uid: string): Promise<void>
  /** A missing one counts as deleted. */
  deleteIdentity(uid: string): Promise<void>
}

export const noIdentityAdmin: IdentityAdmin = {
  revokeSessions: () => Promise.reject(new Error('there is no identity provider')),
  deleteIdentity: () => Promise.reject(new Error('there is no identity provider')),
}

/** The provider is unreachable. Not a 401: a device would sign out. */
export function identityUnavailable(cause: unknown): Problem {
  return new Problem(503, 'IDENTITY_UNAVAILABLE', 'Who you are cannot be checked at the moment', {
    retryAfterSeconds: 5,
    cause,
  })
}
