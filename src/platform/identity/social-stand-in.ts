import {
  type Auth,
  linkWithCredential,
  type OAuthCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
} from 'firebase/auth'
import type { SocialProvider } from '#contract/vocabulary.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'
import { IdentityError } from './identity-error.ts'
import { providerId } from './provider-account.ts'
import type { SocialWindows } from './social-windows.ts'

/** The local server's stand-in page for another provider (server/local/social-sign-in). */
const PAGE = '/local/social-sign-in'
/** The page uses the same name for its result without a popup. */
const ANSWER_KEY = 'barra.social-answer'
const WIDTH = 500
const HEIGHT = 600
const LOOK_EVERY_MS = 500
/** A closed window's last message may still arrive. */
const LAST_WORDS_MS = 1_000

type Answer =
  | { readonly kind: 'person'; readonly provider: SocialProvider; readonly claims: Readonly<Record<string, unknown>> }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' }

let cancelEarlier: (() => void) | undefined

/** Sign-in without the internet: the Auth emulator trusts our page's identity. */
export function standInSignIn(auth: Auth): SocialWindows {
  return {
    signIn: async (provider) => signInWithCredential(auth, credentialOf(await askInPopup(provider))),
    link: async (user, provider) => linkWithCredential(user, credentialOf(await askInPopup(provider))),
    reauthenticate: async (user, provider) =>
      reauthenticateWithCredential(user, credentialOf(await askInPopup(provider))),
    redirect: async (provider) => location.assign(`${addressOf(provider)}&return=/auth/callback`),
    finishRedirect: async () => {
      const answer = readAnswer(safeSessionStorage.readJson(ANSWER_KEY))
      safeSessionStorage.remove(ANSWER_KEY)
      return answer && signInWithCredential(auth, credentialOf(answer))
    },
  }
}

function addressOf(provider: SocialProvider): string {
  return `${PAGE}?provider=${provider}&lang=${document.documentElement.lang}`
}

function credentialOf(answer: Answer): OAuthCredential {
  switch (answer.kind) {
    case 'person':
      return new OAuthProvider(providerId(answer.provider)).credential({ idToken: JSON.stringify(answer.claims) })
    case 'cancelled':
      throw new IdentityError('popup-closed', 'auth/user-cancelled')
    case 'failed':
      throw new IdentityError('failed', 'auth/invalid-idp-response')
  }
}

/** Call it directly from a click: otherwise a browser opens no window. */
function askInPopup(provider: SocialProvider): Promise<Answer> {
  cancelEarlier?.()
  return new Promise((resolve, reject) => {
    const left = Math.max(0, (screen.availWidth - WIDTH) / 2)
    const top = Math.max(0, (screen.availHeight - HEIGHT) / 2)
    const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
    const popup = window.open(addressOf(provider), 'barra-social-sign-in', features)
    if (!popup || popup.closed) return reject(new IdentityError('popup-blocked', 'auth/popup-blocked'))

    const end = new AbortController()
    const looking = setInterval(() => {
      if (!popup.closed) return
      clearInterval(looking)
      setTimeout(() => fail('popup-closed', 'auth/popup-closed-by-user'), LAST_WORDS_MS)
    }, LOOK_EVERY_MS)
    const finish = () => {
      clearInterval(looking)
      end.abort()
      popup.close()
    }
    const fail = (kind: 'popup-closed' | 'popup-cancelled', code: string) => {
      finish()
      reject(new IdentityError(kind, code))
    }
    cancelEarlier = () => fail('popup-cancelled', 'auth/cancelled-popup-request')
    const listen = ({ origin, source, data }: MessageEvent) => {
      const answer = origin === location.origin && source === popup ? readAnswer(data) : null
      if (!answer) return
      finish()
      resolve(answer)
    }
    addEventListener('message', listen, { signal: end.signal })
  })
}

/** Other messages arrive on the same channel; they are ignored. */
function readAnswer(value: unknown): Answer | null {
  if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'barra.social-sign-in') {
    return null
  }
  // Our own page wrote it, and the emulator validates its content.
  return (value as { readonly answer?: Answer }).answer ?? null
}
