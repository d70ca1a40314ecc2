import type { SocialProvider } from '#contract/vocabulary.ts'
import { type Account, forgetAccount, nextEmail, rememberAccount } from '../account/account.ts'
import { forgetEnded } from '../account/ended-account.ts'
import { currentShell } from '../device/shell.ts'
import { callApi } from '../server/api.ts'
import { publicConfig } from '../server/public-config.ts'
import { identity } from './identity.ts'
import { askProvider } from './identity-connection.ts'
import { IdentityError, readIdentityError } from './identity-error.ts'
import type { Identity } from './identity-provider.ts'
import { endSession, sessionEntered, tellSession } from './identity-session.ts'

// How somebody enters this device, and leaves it. Every rejection is an IdentityError.

/** Proves who somebody is. The device does not know them yet: that is `enter`. */
export function signIn(email: string, password: string): Promise<Identity> {
  return signingIn(identity.signIn(email, password))
}

/** Makes an account. The verification mail is on its way when it resolves, or `wasConfirmationRefused`. */
export function signUp(name: string, email: string, password: string): Promise<Identity> {
  return signingIn(identity.signUp(name, email, password))
}

/** The device's own record of somebody who has just proved who they are: from here on the app is theirs. */
export function enter(person: Identity): void {
  const { uid, email, name } = person
  rememberAccount({ uid, email, name: name || nameFromEmail(email) })
  forgetEnded(uid)
  sessionEntered(person)
}

/**
 * Proves to the provider again who uses this device, so that syncing goes on. Rejects with `other-account` when the
 * e-mail and password belong to somebody else: their data must not mix.
 */
export async function signInAgain(account: Account, password: string): Promise<void> {
  const person = await signIn(account.email, password).catch((cause: unknown) => {
    // The link in the mail to a new address may have been opened since.
    const next = nextEmail()
    if (next === null || readIdentityError(cause).kind !== 'invalid-credentials') throw cause
    return signIn(next, password)
  })
  await enterAgain(account, person)
}

/** The same by another provider's window, for an account without a password. */
export async function signInAgainWithSocial(account: Account, provider: SocialProvider): Promise<void> {
  await enterAgain(account, await signInWithSocial(provider))
}

/** Signs out on this device, whatever the provider says. The account's database is not touched. */
export async function signOut(): Promise<void> {
  const ended = endSession()
  // What the provider still believes, where it does not answer, is put right at the next sign-in.
  forgetAccount()
  await ended
}

/** Ends the sessions of this account on every device, then signs out on this one. Rejects with what `callApi` does. */
export async function signOutEverywhere(): Promise<void> {
  await callApi('/auth/sign-out-everywhere', () => undefined, { method: 'POST' })
  await signOut()
}

/**
 * The other ways to sign in that this deployment offers, in the order of their buttons. What a click on one needs is
 * fetched meanwhile, so that the window opens at once. Never rejects.
 */
export async function enabledSocialProviders(): Promise<readonly SocialProvider[]> {
  const offered = await publicConfig().then(
    (config) => config.socialProviders ?? [],
    () => [],
  )
  const possible = currentShell()?.socialProviders
  const ways = possible ? offered.filter((provider) => possible.includes(provider)) : offered
  if (ways.length > 0) await askProvider((it) => it.social(), 'none').catch(() => undefined)
  return ways
}

/**
 * Asks another provider who somebody is, in a window of its own. Call it straight from a click. Besides the usual kinds:
 * `popup-blocked`, `popup-closed`, `popup-cancelled`, and `account-exists` with the e-mail whose password
 * `linkPendingSocial` wants.
 */
export function signInWithSocial(provider: SocialProvider): Promise<Identity> {
  return signingIn(identity.social.signIn(provider))
}

/**
 * Whether somebody who leaves for another provider can come back: browsers let the provider's pages keep who it was only where
 * they are served from the app's own host.
 */
export async function canRedirectToSocial(): Promise<boolean> {
  const config = await publicConfig().catch(() => null)
  return config !== null && (config.authEmulatorUrl !== null || config.firebase.authDomain === location.host)
}

/**
 * After `account-exists`: adds the other provider to an account without a password, by the window of one that it has. Call it
 * straight from a click.
 */
export function linkPendingSocialBy(provider: SocialProvider): Promise<Identity> {
  return signingIn(identity.social.linkPendingBy(provider))
}

/** Tells the machine of an attempt to sign in, and hands on what comes of it. */
function signingIn(attempt: Promise<Identity>): Promise<Identity> {
  tellSession({ type: 'signIn.started' })
  attempt.catch(() => tellSession({ type: 'signIn.failed' }))
  return attempt
}

async function enterAgain(account: Account, person: Identity): Promise<void> {
  if (person.uid !== account.uid) {
    await identity.signOut().catch(() => undefined)
    throw new IdentityError('other-account')
  }
  enter({ ...person, name: person.name || account.name })
}

/** `ana.lima@example.com` gives `ana.lima`: better than no name. */
function nameFromEmail(email: string): string {
  return email.split('@')[0] ?? ''
}
