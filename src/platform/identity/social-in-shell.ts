import {
  type Auth,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
} from 'firebase/auth'
import type { SocialProvider } from '#contract/vocabulary.ts'
import type { Shell } from '../device/shell.ts'
import { IdentityError } from './identity-error.ts'
import { providerId } from './provider-account.ts'
import type { SocialWindows } from './social-windows.ts'

/** The session is Firebase's own in the page, as in a browser. */
export function shellSignIn(auth: Auth, ask: Shell['askProvider']): SocialWindows {
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
