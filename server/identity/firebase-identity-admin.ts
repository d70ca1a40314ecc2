import { deleteApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type FirebaseOptions, openFirebaseApp, withinFirebaseLimit } from './firebase-app.ts'
import type { IdentityAdmin } from './identity-admin.ts'

/** With a real project it needs a service account's key. */
export function createFirebaseIdentityAdmin(options: FirebaseOptions): IdentityAdmin & { close(): Promise<void> } {
  const app = openFirebaseApp(options)
  const auth = getAuth(app)
  return {
    revokeSessions: (uid) => withinFirebaseLimit(auth.revokeRefreshTokens(uid)),
    deleteIdentity: async (uid) => {
      try {
        await withinFirebaseLimit(auth.deleteUser(uid))
      } catch (error) {
        if (!isUserNotFound(error)) throw error
      }
    },
    close: () => deleteApp(app),
  }
}

function isUserNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
}
