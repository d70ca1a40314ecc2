import {
  type Auth,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  linkWithPopup,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
  TwitterAuthProvider,
} from 'firebase/auth'
import { AUTH_CALLBACK_PATH } from '#contract/routes.ts'
import type { SocialProvider } from '#contract/vocabulary.ts'
import type { SocialWindows } from './social-windows.ts'

const PROVIDERS = {
  google: GoogleAuthProvider,
  facebook: FacebookAuthProvider,
  github: GithubAuthProvider,
  twitter: TwitterAuthProvider,
} as const satisfies Record<SocialProvider, unknown>

/** Firebase detects a manually closed window after 8 s. Its resolver is only here: it loads a script from Google. */
export function popupSignIn(auth: Auth): SocialWindows {
  // The window opens only after that script has loaded, and a browser allows it only shortly after the tap.
  for (const origin of ['https://apis.google.com', `https://${auth.config.authDomain}`]) preconnect(origin)
  return {
    signIn: (provider) => signInWithPopup(auth, newProvider(provider), browserPopupRedirectResolver),
    link: (user, provider) => linkWithPopup(user, newProvider(provider), browserPopupRedirectResolver),
    reauthenticate: (user, provider) =>
      reauthenticateWithPopup(user, newProvider(provider), browserPopupRedirectResolver),
    redirect: (provider) => redirect(auth, provider),
    finishRedirect: () => getRedirectResult(auth, browserPopupRedirectResolver),
  }
}

function newProvider(provider: SocialProvider) {
  return new PROVIDERS[provider]()
}

/** Firebase returns to the URL of the call. */
async function redirect(auth: Auth, provider: SocialProvider): Promise<void> {
  const here = location.href
  history.replaceState(history.state, '', AUTH_CALLBACK_PATH)
  try {
    await signInWithRedirect(auth, newProvider(provider), browserPopupRedirectResolver)
  } catch (cause) {
    history.replaceState(history.state, '', here)
    throw cause
  }
}

function preconnect(origin: string): void {
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = origin
  document.head.append(link)
}
