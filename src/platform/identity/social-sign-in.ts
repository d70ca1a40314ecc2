import {
  type Auth,
  type AuthCredential,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth'
import type { PublicConfig } from '#contract/public-config.ts'
import type { SocialProvider } from '#contract/vocabulary.ts'
import { currentShell, type Shell } from '../device/shell.ts'
import { IdentityError, readIdentityError } from './identity-error.ts'
import { providerId } from './provider-account.ts'
import { popupSignIn } from './social-popup.ts'
import { standInSignIn } from './social-stand-in.ts'
import type { SocialWindows } from './social-windows.ts'

/** Not usable yet, because its email has an account here. In memory only. */
let pending: AuthCredential | null = null

/**
 * By Firebase's own windows; with the emulator by a page of our local server, because those need a script from Google
 * even then; in the native app, which has no windows, by the phone itself.
 */
export function connectSocial<Person>(auth: Auth, config: PublicConfig, personOf: (user: User) => Person) {
  const windows = windowsOf(auth, config)

  const joined = async (owner: User, credential: AuthCredential) => {
    const { user: linked } = await linkWithCredential(owner, credential)
    pending = null
    return personOf(linked)
  }
  const user = () => {
    if (!auth.currentUser) throw new IdentityError('reauthenticate')
    return auth.currentUser
  }

  return {
    /** Rejects with `account-exists` and the e-mail whose password `linkPending` wants. */
    signIn: (provider: SocialProvider) => keepingPending(async () => personOf((await windows.signIn(provider)).user)),
    /** Comes back to /auth/callback: for browsers that open no windows. */
    redirect: (provider: SocialProvider) => told(() => windows.redirect(provider)),
    /** Null for somebody who has not come back from `redirect`. Rejects as `signIn` does. */
    finishRedirect: () =>
      keepingPending(async () => {
        const result = await windows.finishRedirect()
        return result && personOf(result.user)
      }),
    link: (provider: SocialProvider) => told(async () => void (await windows.link(user(), provider))),
    reauthenticate: (provider: SocialProvider) =>
      told(async () => void (await windows.reauthenticate(user(), provider))),

    linkPending: (email: string, password: string) =>
      told(async () => {
        if (!pending) throw new IdentityError('failed', 'barra/nothing-pending')
        const signedIn = await signInWithEmailAndPassword(auth, email, password)
        return joined(signedIn.user, pending)
      }),
    /** The same by another provider of the account: one created with Google has no password. */
    linkPendingBy: (provider: SocialProvider) =>
      told(async () => {
        if (!pending) throw new IdentityError('failed', 'barra/nothing-pending')
        return joined((await windows.signIn(provider)).user, pending)
      }),
  }
}

function windowsOf(auth: Auth, config: PublicConfig): SocialWindows {
  const shell = currentShell()
  if (shell) return shellSignIn(auth, shell.askProvider)
  return config.authEmulatorUrl === null ? popupSignIn(auth) : standInSignIn(auth)
}

/** The session is Firebase's own in the page, as in a browser. */
function shellSignIn(auth: Auth, ask: Shell['askProvider']): SocialWindows {
  const credentialOf = async (provider: SocialProvider) =>
    new OAuthProvider(providerId(provider)).credential(await ask(provider))
  return {
    signIn: async (provider) => signInWithCredential(auth, await credentialOf(provider)),
    link: async (user, provider) => linkWithCredential(user, await credentialOf(provider)),
    reauthenticate: async (user, provider) => reauthenticateWithCredential(user, await credentialOf(provider)),
    // There are no windows to be blocked, and no redirects.
    redirect: () => Promise.reject(new IdentityError('failed', 'barra/no-redirect-in-shell')),
    finishRedirect: async () => null,
  }
}

/** As `told`, and stores a credential that can be linked after signing in. */
async function keepingPending<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    const result = await call()
    pending = null
    return result
  } catch (cause) {
    const error = readIdentityError(cause)
    if (error.kind !== 'account-exists' || !isAuthError(cause)) throw error
    pending = OAuthProvider.credentialFromError(cause)
    throw new IdentityError('account-exists', error.code, { email: String(cause.customData['email'] ?? '') })
  }
}

async function told<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (cause) {
    throw readIdentityError(cause)
  }
}

type AuthErrorLike = Parameters<typeof OAuthProvider.credentialFromError>[0] & {
  readonly customData: Record<string, unknown>
}

function isAuthError(cause: unknown): cause is AuthErrorLike {
  return cause instanceof Error && 'customData' in cause && typeof cause.customData === 'object'
}
