/**
 * What the server asks the identity provider to do about a person: one network call each. Rejects where it could not be
 * done; asking again is safe.
 */
export interface IdentityAdmin {
  /** Ends the sign-ins of all devices: their refresh tokens are good for nothing from now on. */
  revokeSessions(uid: string): Promise<void>
  /** Deletes the account at the provider. One that is not there counts as deleted. */
  deleteIdentity(uid: string): Promise<void>
}
