/** One network call each. Rejects on failure; retries are safe. */
export interface IdentityAdmin {
  /** Of all devices. */
  revokeSessions(uid: string): Promise<void>
  /** A missing one counts as deleted. */
  deleteIdentity(uid: string): Promise<void>
}
