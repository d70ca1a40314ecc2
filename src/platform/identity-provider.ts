import { initializeApp } from 'firebase/app'
import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  type PasswordValidationStatus,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth'
import type { PublicConfig } from '#contract/public-config.ts'
import { IdentityError, type PasswordNeed, readIdentityError } from './identity-error.ts'

/** A signed-in person as the provider knows them. */
export type Identity = {
  readonly uid: string
  readonly email: string
  readonly name: string
  readonly emailVerified: boolean
}

/** A bearer token and when it ends, in milliseconds since 1970. */
export type IdToken = { readonly token: string; readonly expiresAtMs: number }

/** The identity provider, spoken to in our words. Every call rejects with an IdentityError. */
export type IdentityProvider = ReturnType<typeof connectProvider>

/**
 * Starts Firebase Auth. It is loaded only where somebody signs in or syncs, never on the way to a set. There is no popup
 * resolver: with one, a start on a hanging network waits for a script from Google for ever.
 */
export function connectProvider(config: PublicConfig) {
  const { apiKey, authDomain, projectId } = config.firebase
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (config.authEmulatorUrl) connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true })
  // Mails come in the language of the app.
  auth.languageCode = document.documentElement.lang

  return {
    /** Resolves once the provider has read what it kept; on a hanging network that takes it half a minute. */
    ready: () => auth.authStateReady(),
    current: () => (auth.currentUser ? identityOf(auth.currentUser) : null),
    /** Calls back now and whenever the provider's mind changes. */
    follow: (changed: (identity: Identity | null) => void) =>
      onIdTokenChanged(auth, (user) => changed(user ? identityOf(user) : null)),

    signIn: (email: string, password: string) =>
      told(async () => identityOf((await signInWithEmailAndPassword(auth, email, password)).user)),

    /** Makes the account and sends the verification mail; a mail that does not go out is no failure. */
    signUp: (name: string, email: string, password: string) =>
      told(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password)
        await Promise.allSettled([
          name ? updateProfile(user, { displayName: name }) : undefined,
          sendEmailVerification(user, { url: callbackUrl() }),
        ])
        return { ...identityOf(user), name }
      }, password),

    signOut: () => told(() => signOut(auth)),

    idToken: (forceRefresh: boolean) => told(() => tokenOf(auth, forceRefresh)),

    sendConfirmation: () => told(() => confirmationTo(auth)),

    sendPasswordReset: (email: string) => told(() => sendPasswordResetEmail(auth, email, { url: callbackUrl() })),

    /** Whose password a mailed code resets. */
    emailOfResetCode: (code: string) => told(() => verifyPasswordResetCode(auth, code)),

    resetPassword: (code: string, password: string) => told(() => confirmPasswordReset(auth, code, password), password),

    confirmEmail: (code: string) => told(() => applyActionCode(auth, code)),
  }

  async function told<Result>(call: () => Promise<Result>, password?: string): Promise<Result> {
    try {
      return await call()
    } catch (cause) {
      const error = readIdentityError(cause)
      if (error.kind !== 'weak-password' || password === undefined) throw error
      throw new IdentityError('weak-password', error.code, await needsOf(auth, password))
    }
  }
}

async function tokenOf(auth: Auth, forceRefresh: boolean): Promise<IdToken> {
  if (!auth.currentUser) throw new IdentityError('reauthenticate')
  const { token, expirationTime } = await auth.currentUser.getIdTokenResult(forceRefresh)
  return { token, expiresAtMs: Date.parse(expirationTime) }
}

async function confirmationTo(auth: Auth): Promise<void> {
  if (!auth.currentUser) throw new IdentityError('reauthenticate')
  await sendEmailVerification(auth.currentUser, { url: callbackUrl() })
}

/** Asks the provider for its policy; none where it does not say. */
async function needsOf(auth: Auth, password: string): Promise<readonly PasswordNeed[]> {
  try {
    return unmetNeeds(await validatePassword(auth, password))
  } catch {
    return []
  }
}

function unmetNeeds(status: PasswordValidationStatus): readonly PasswordNeed[] {
  const rules: readonly (readonly [PasswordNeed, boolean | undefined])[] = [
    ['length', status.meetsMinPasswordLength],
    ['shorter', status.meetsMaxPasswordLength],
    ['lower-case', status.containsLowercaseLetter],
    ['upper-case', status.containsUppercaseLetter],
    ['digit', status.containsNumericCharacter],
    ['symbol', status.containsNonAlphanumericCharacter],
  ]
  return rules.filter(([, met]) => met === false).map(([need]) => need)
}

function identityOf(user: User): Identity {
  return {
    uid: user.uid,
    email: user.email ?? '',
    name: user.displayName ?? '',
    emailVerified: user.emailVerified,
  }
}

/** Where a mail's link leads back to. */
function callbackUrl(): string {
  return `${location.origin}/auth/callback`
}
