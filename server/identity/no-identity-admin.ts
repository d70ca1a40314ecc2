import type { IdentityAdmin } from './identity-admin.ts'

/** For a server without an identity provider: nothing that needs one can be done. */
export const noIdentityAdmin: IdentityAdmin = {
  revokeSessions: () => Promise.reject(new Error('there is no identity provider')),
  deleteIdentity: () => Promise.reject(new Error('there is no identity provider')),
}
