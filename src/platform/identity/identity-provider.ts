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

/** A signed-in person as the provider knows them. */
export type Identity = {
  readonly uid: string
  readonly email: string
  readonly name: string
  readonly emailVerified: boolean
  /** The address of a picture that another provider has of them. */
  readonly photoUrl: string | null
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
  // A deployment without a key has no accounts to sign in to; everything else goes on without.
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
  // What a deployment leaves out is not there at all, which the compiler does not know of the contract's optional fields.
  const auth = initializeAuth(initializeApp(config.firebase as FirebaseOptions), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (config.authEmulatorUrl) connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true })
  void tellUnkeptSession(auth)
  let mailRefused = false
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

    /** Makes the account and sends the verification mail. One that is refused is no failure: `wasMailRefused` says so. */
    signUp: (name: string, email: string, password: string) =>
      told(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password)
        const [, mail] = await Promise.allSettled([
          name ? updateProfile(user, { displayName: name }) : undefined,
          sendEmailVerification(user, { url: callbackUrl() }),
        ])
        // Reading it names an operator's fault in the log.
        mailRefused = mail.status === 'rejected' && readIdentityError(mail.reason).kind !== 'offline'
        return { ...identityOf(user), name }
      }, password),
    /** Whether the provider refused the mail of the last account that was made on this page. */
    wasMailRefused: async () => mailRefused,

    signOut: () => told(() => signOut(auth)),

    /** Rejects with `ended` only where a new token was asked for and refused for good. */
    idToken: (forceRefresh: boolean) => tokenOf(auth, forceRefresh),

    sendConfirmation: () =>
      told(async () => {
        // A page that was just reloaded has not read yet who is signed in.
        await auth.authStateReady()
        await sendEmailVerification(somebody(auth), { url: callbackUrl() })
      }),

    sendPasswordReset: (email: string) => told(() => sendPasswordResetEmail(auth, email, { url: callbackUrl() })),

    /** Whose password a mailed code resets. */
    emailOfResetCode: (code: string) => told(() => verifyPasswordResetCode(auth, code)),

    resetPassword: (code: string, password: string) => told(() => confirmPasswordReset(auth, code, password), password),

    /** Confirms an e-mail, changes it or takes the change back, whatever the code is for. */
    confirmEmail: (code: string) =>
      told(async () => {
        await applyActionCode(auth, code)
        await meetAgain(auth)
      }),

    passwordPolicy: () => told(() => policyOf(auth)),

    /** What the signed-in person can change about how they sign in. */
    account: providerAccount(auth, () => somebody(auth), told),

    /** Signing in with somebody else's account; fetched where there is a button for it. */
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

/** The library goes on in memory without a word when neither database nor local storage can be written. */
async function tellUnkeptSession(auth: Auth): Promise<void> {
  await auth.authStateReady()
  if (persistenceOf(auth) === 'NONE') console.warn('This browser keeps no sign-in: it ends with the page')
}

/** The library's inner name of where it keeps a session; its public face has none. */
function persistenceOf(auth: Auth & { readonly _getPersistenceType?: () => string }): string | undefined {
  return auth._getPersistenceType?.()
}

/** What Firebase says of a person, in our words. */
function identityOf(user: User): Identity {
  return {
    uid: user.uid,
    email: user.email ?? '',
    name: user.displayName ?? '',
    emailVerified: user.emailVerified,
    photoUrl: user.photoURL,
  }
}

/** Whoever is signed in here is known anew: their e-mail is confirmed, or another one. */
async function meetAgain({ currentUser }: Auth): Promise<void> {
  try {
    await currentUser?.reload()
    await currentUser?.getIdToken(true)
  } catch (cause) {
    // A changed e-mail ends every session; the provider has said so to whoever follows it.
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

/** Throws `reauthenticate` where the provider knows nobody. */
function somebody(auth: Auth): User {
  if (!auth.currentUser) throw new IdentityError('reauthenticate')
  return auth.currentUser
}

/** The library asks for the policy once, to judge a password by it. */
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
