import type { IdentityAdmin } from './identity-admin.ts'

export const noIdentityAdmin: IdentityAdmin = {
  revokeSessions: () => Promise.reject(new Error('there is no identity provider')),
  deleteIdentity: () => Promise.reject(new Error('there is no identity provider')),
}
