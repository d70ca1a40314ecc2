/**
 * The server's administrative calls at the identity provider: one network call each. Rejects on failure; retries are
 * safe.
 */
export interface IdentityAdmin {
  /** Revokes the refresh tokens of all devices. */
  revokeSessions(uid: string): Promise<void>
  /** Deletes the account at the provider. A missing one counts as deleted. */
  deleteIdentity(uid: string): Promise<void>
}
