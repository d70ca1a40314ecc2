import type { IdentityAdmin } from './identity-admin.ts'

/** For a server without an identity provider: every call fails. */
export const noIdentityAdmin: IdentityAdmin = {
  revokeSessions: () => Promise.reject(new Error('there is no identity provider')),
  deleteIdentity: () => Promise.reject(new Error('there is no identity provider')),
}
