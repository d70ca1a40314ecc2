import { type FirebaseOptions, initializeApp } from 'firebase/app'
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
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy, unmetNeeds } from '#domain/profile/password-policy.ts'
import { IdentityError, readIdentityError, readRefreshError } from './identity-error.ts'
import { callbackUrl, providerAccount } from './provider-account.ts'

export type Identity = {
  readonly uid: string
  readonly email: string
  readonly name: string
  readonly emailVerified: boolean
  /** Another provider's picture of them. */
  readonly photoUrl: string | null
}

/** A bearer token; its expiry in milliseconds since 1970. */
export type IdToken = { readonly token: string; readonly expiresAtMs: number }

/** Every call rejects with an IdentityError. */
export type IdentityProvider = ReturnType<typeof connectProvider>

/**
 * Never on the way to a set. There is no popup resolver: with one, startup on a hanging network waits forever for a
 * script from Google.
 */
export function connectProvider(config: PublicConfig) {
  // A deployment without a key has no accounts; everything else works.
  if (config.firebase.apiKey === '') {
    console.warn('There is no API key in the public configuration: nobody can sign in')
    throw new IdentityError('misconfigured', 'no API key')
  }
  try {
    return connect(config)
  } catch (cause) {
    console.error('The identity provider could not be set up', cause)
    throw cause
  }
}

function connect(config: PublicConfig) {
  // Omitted options are absent rather than undefined, which the contract's optional fields do not express.
  const auth = initializeAuth(initializeApp(config.firebase as FirebaseOptions), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (config.authEmulatorUrl) connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true })
  void tellUnkeptSession(auth)
  let mailRefused = false
  auth.languageCode = document.documentElement.lang

  return {
    /** Resolves once the provider has read its stored state; on a hanging network that takes half a minute. */
    ready: () => auth.authStateReady(),
    current: () => (auth.currentUser ? identityOf(auth.currentUser) : null),
    follow: (changed: (identity: Identity | null) => void) =>
      onIdTokenChanged(auth, (user) => changed(user ? identityOf(user) : null)),

    signIn: (email: string, password: string) =>
      told(async () => identityOf((await signInWithEmailAndPassword(auth, email, password)).user)),

    /** A refused verification mail is no failure: `wasMailRefused` says so. */
    signUp: (name: string, email: string, password: string) =>
      told(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password)
        const [, mail] = await Promise.allSettled([
          name ? updateProfile(user, { displayName: name }) : undefined,
          sendEmailVerification(user, { url: callbackUrl() }),
        ])
        // Converting it logs a misconfiguration.
        mailRefused = mail.status === 'rejected' && readIdentityError(mail.reason).kind !== 'offline'
        return { ...identityOf(user), name }
      }, password),
    /** On this page's last sign-up. */
    wasMailRefused: async () => mailRefused,

    signOut: () => told(() => signOut(auth)),

    /** Rejects with `ended` only if an explicit renewal was refused for good. */
    idToken: (forceRefresh: boolean) => tokenOf(auth, forceRefresh),

    sendConfirmation: () =>
      told(async () => {
        // A reloaded page has not read the signed-in person yet.
        await auth.authStateReady()
        await sendEmailVerification(somebody(auth), { url: callbackUrl() })
      }),

    sendPasswordReset: (email: string) => told(() => sendPasswordResetEmail(auth, email, { url: callbackUrl() })),

    emailOfResetCode: (code: string) => told(() => verifyPasswordResetCode(auth, code)),

    resetPassword: (code: string, password: string) => told(() => confirmPasswordReset(auth, code, password), password),

    /** Confirms an email, changes it or reverts the change, depending on the code. */
    confirmEmail: (code: string) =>
      told(async () => {
        await applyActionCode(auth, code)
        await meetAgain(auth)
      }),

    passwordPolicy: () => told(() => policyOf(auth)),

    /** Changes of the signed-in person's sign-in methods. */
    account: providerAccount(auth, () => somebody(auth), told),

    social: async () => (await import('./social-sign-in.ts')).connectSocial(auth, config, identityOf),
  }

  async function told<Result>(call: () => Promise<Result>, password?: string): Promise<Result> {
    try {
      return await call()
    } catch (cause) {
      const error = readIdentityError(cause)
      if (error.kind !== 'weak-password' || password === undefined) throw error
      const policy = await policyOf(auth).catch(() => DEFAULT_PASSWORD_POLICY)
      throw new IdentityError('weak-password', error.code, { needs: unmetNeeds(policy, password) })
    }
  }
}

/** Warns if neither database nor local storage is writable: the library silently continues in memory. */
async function tellUnkeptSession(auth: Auth): Promise<void> {
  await auth.authStateReady()
  if (persistenceOf(auth) === 'NONE') console.warn('This browser keeps no sign-in: it ends with the page')
}

/** The library's internal name of its session store; it has no public API. */
function persistenceOf(auth: Auth & { readonly _getPersistenceType?: () => string }): string | undefined {
  return auth._getPersistenceType?.()
}

function identityOf(user: User): Identity {
  return {
    uid: user.uid,
    email: user.email ?? '',
    name: user.displayName ?? '',
    emailVerified: user.emailVerified,
    photoUrl: user.photoURL,
  }
}

/** Reloads the signed-in person after their email was confirmed or changed. */
async function meetAgain({ currentUser }: Auth): Promise<void> {
  try {
    await currentUser?.reload()
    await currentUser?.getIdToken(true)
  } catch (cause) {
    // A changed email ends every session; the provider has reported that to its followers.
    console.warn('after the link of a mail', readIdentityError(cause).code)
  }
}

async function tokenOf(auth: Auth, forceRefresh: boolean): Promise<IdToken> {
  const user = somebody(auth)
  try {
    const { token, expirationTime } = await user.getIdTokenResult(forceRefresh)
    return { token, expiresAtMs: Date.parse(expirationTime) }
  } catch (cause) {
    throw readRefreshError(cause)
  }
}

function somebody(auth: Auth): User {
  if (!auth.currentUser) throw new IdentityError('reauthenticate')
  return auth.currentUser
}

/** The library requests the policy once, to check a password. */
async function policyOf(auth: Auth): Promise<PasswordPolicy> {
  const { passwordPolicy } = await validatePassword(auth, '')
  const wishes = passwordPolicy.customStrengthOptions
  return {
    minLength: wishes.minPasswordLength ?? DEFAULT_PASSWORD_POLICY.minLength,
    maxLength: wishes.maxPasswordLength ?? null,
    lowerCase: wishes.containsLowercaseLetter ?? false,
    upperCase: wishes.containsUppercaseLetter ?? false,
    digit: wishes.containsNumericCharacter ?? false,
    symbol: wishes.containsNonAlphanumericCharacter ?? false,
    symbols: passwordPolicy.allowedNonAlphanumericCharacters || DEFAULT_PASSWORD_POLICY.symbols,
  }
}
