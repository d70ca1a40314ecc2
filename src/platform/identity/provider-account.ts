import {
  type Auth,
  EmailAuthProvider,
  reauthenticateWithCredential,
  type User,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { AUTH_CALLBACK_PATH } from '#contract/routes.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/vocabulary.ts'
import { homeOrigin } from '../server/server-origin.ts'
import { IdentityError } from './identity-error.ts'

/** `email` is its own, '' without one. */
export type LinkedProvider = { readonly kind: 'password' | SocialProvider; readonly email: string }

/** Rejects with an IdentityError; `password` is the new one, if the call sets it. */
type Told = <Result>(call: () => Promise<Result>, password?: string) => Promise<Result>

/** `somebody` throws if nobody is signed in. */
export function providerAccount(auth: Auth, somebody: () => User, told: Told) {
  return {
    /** `invalid-credentials` for a wrong password. */
    reauthenticate: (password: string) => told(() => proveAgain(somebody(), password)),

    /** Rejects with `invalid-credentials` for a wrong current password, `weak-password` with the unmet rules. */
    changePassword: (current: string, next: string) =>
      told(async () => {
        await proveAgain(somebody(), current)
        await updatePassword(somebody(), next)
      }, next),

    // Not a link: the emulator refuses to link the account's existing email, as if somebody else had it.
    /** For an account without one. Rejects with `reauthenticate` where the sign-in is too old to be believed. */
    setPassword: (password: string) => told(() => updatePassword(somebody(), password), password),

    /** Mails the new address; nothing changes until the link is opened. */
    changeEmail: (current: string, email: string) =>
      told(async () => {
        await proveAgain(somebody(), current)
        await verifyBeforeUpdateEmail(somebody(), email, { url: callbackUrl() })
      }),

    linkedProviders: () =>
      told(async () => {
        await auth.authStateReady()
        return waysIn(somebody())
      }),

    unlinkSocial: (provider: SocialProvider) =>
      told(async () => {
        // Removing the last sign-in method would lock the person out.
        if (waysIn(somebody()).length < 2) throw new IdentityError('failed', 'barra/last-way-in')
        await unlink(somebody(), providerId(provider))
      }),
  }
}

export function providerId(provider: SocialProvider): string {
  return `${provider}.com`
}

export function callbackUrl(): string {
  return `${homeOrigin()}${AUTH_CALLBACK_PATH}`
}

function waysIn({ providerData }: User): readonly LinkedProvider[] {
  return providerData.flatMap((info) => {
    const kind = info.providerId === 'password' ? 'password' : SOCIAL_PROVIDERS.find(isNamed(info.providerId))
    return kind ? [{ kind, email: info.email ?? '' }] : []
  })
}

const isNamed = (id: string) => (provider: SocialProvider) => providerId(provider) === id

async function proveAgain(user: User, password: string): Promise<void> {
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
}
