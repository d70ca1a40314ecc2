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

/** One way in to an account. `email` is the one that this way is known by, '' where it has none. */
export type LinkedProvider = { readonly kind: 'password' | SocialProvider; readonly email: string }

/** Makes a call and rejects with an IdentityError; `password` is the new one, where the call sets it. */
type Told = <Result>(call: () => Promise<Result>, password?: string) => Promise<Result>

/** What a signed-in person can ask of Firebase about their ways in. `somebody` throws where nobody is signed in. */
export function providerAccount(auth: Auth, somebody: () => User, told: Told) {
  return {
    /** Proves once more who is signed in; `invalid-credentials` where the password is wrong. */
    reauthenticate: (password: string) => told(() => proveAgain(somebody(), password)),

    /** Rejects with `invalid-credentials` where the current password is wrong, `weak-password` with what the next one lacks. */
    changePassword: (current: string, next: string) =>
      told(async () => {
        await proveAgain(somebody(), current)
        await updatePassword(somebody(), next)
      }, next),

    // Linking one to the e-mail that the account has already is refused by the emulator, as if somebody else had it.
    /**
     * Gives an account that came by another provider a password of its own. Rejects with `reauthenticate` where the sign-in is
     * too old to be believed.
     */
    setPassword: (password: string) => told(() => updatePassword(somebody(), password), password),

    /** The new address gets a mail, and nothing changes until its link is opened. */
    changeEmail: (current: string, email: string) =>
      told(async () => {
        await proveAgain(somebody(), current)
        await verifyBeforeUpdateEmail(somebody(), email, { url: callbackUrl() })
      }),

    /** The ways in that the signed-in account has. */
    linkedProviders: () =>
      told(async () => {
        await auth.authStateReady()
        return waysIn(somebody())
      }),

    /** Rejects with `failed` where it is the only way in. */
    unlinkSocial: (provider: SocialProvider) =>
      told(async () => {
        // Whoever takes away their only way in is locked out.
        if (waysIn(somebody()).length < 2) throw new IdentityError('failed', 'barra/last-way-in')
        await unlink(somebody(), providerId(provider))
      }),
  }
}

/** What Firebase calls another provider. */
export function providerId(provider: SocialProvider): string {
  return `${provider}.com`
}

/** Where a mail's link leads back to. */
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
