import type { SocialProvider } from '#contract/vocabulary.ts'
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '#domain/profile/password-policy.ts'
import { type Account, forgetAccount, nextEmail, rememberAccount, rememberNextEmail } from '../account/account.ts'
import { forgetEnded } from '../account/ended-account.ts'
import { currentShell } from '../device/shell.ts'
import { callApi } from '../server/api.ts'
import { publicConfig } from '../server/public-config.ts'
import { askProvider, askWithPatience, SIGN_IN_LIMIT_MS } from './identity-connection.ts'
import { IdentityError, readIdentityError } from './identity-error.ts'
import type { Identity } from './identity-provider.ts'
import { endSession, sessionEntered, tellSession } from './identity-session.ts'
import type { LinkedProvider } from './provider-account.ts'

// The session is a file of its own because every API call needs it; screens need not know.
// biome-ignore lint/performance/noBarrelFile: see above
export { useIdentityState, useUnconfirmedEmail } from './identity-session.ts'
export type { LinkedProvider } from './provider-account.ts'

// Who somebody is: everything that screens ask of the identity provider. Every rejection is an IdentityError.

/** Proves who somebody is. The device does not know them yet: that is `enter`. */
export function signIn(email: string, password: string): Promise<Identity> {
  return signingIn(askProvider((it) => it.signIn(email, password), SIGN_IN_LIMIT_MS))
}

/** Makes an account. The verification mail is on its way when it resolves, or `wasConfirmationRefused`. */
export function signUp(name: string, email: string, password: string): Promise<Identity> {
  return signingIn(askProvider((it) => it.signUp(name, email, password), SIGN_IN_LIMIT_MS))
}

/** The device's own record of somebody who has just proved who they are: from here on the app is theirs. */
export function enter(identity: Identity): void {
  const { uid, email, name } = identity
  rememberAccount({ uid, email, name: name || nameFromEmail(email) })
  forgetEnded(uid)
  sessionEntered(identity)
}

/**
 * Proves to the provider again who uses this device, so that syncing goes on. Rejects with `other-account` when the
 * e-mail and password belong to somebody else: their data must not mix.
 */
export async function signInAgain(account: Account, password: string): Promise<void> {
  const identity = await signIn(account.email, password).catch((cause: unknown) => {
    // The link in the mail to a new address may have been opened since.
    const next = nextEmail()
    if (next === null || readIdentityError(cause).kind !== 'invalid-credentials') throw cause
    return signIn(next, password)
  })
  await enterAgain(account, identity)
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

export function emailOfResetCode(code: string): Promise<string> {
  return askProvider((it) => it.emailOfResetCode(code))
}

export function resetPassword(code: string, password: string): Promise<void> {
  return askProvider((it) => it.resetPassword(code, password))
}

export function confirmEmail(code: string): Promise<void> {
  return askProvider((it) => it.confirmEmail(code))
}

/** What the provider wants of a password; six characters where it does not say. Never rejects. */
export function passwordPolicy(): Promise<PasswordPolicy> {
  return askProvider((it) => it.passwordPolicy()).catch(() => DEFAULT_PASSWORD_POLICY)
}

/** Proves once more who is signed in; `invalid-credentials` where the password is wrong. */
export function reauthenticate(password: string): Promise<void> {
  return askProvider((it) => it.account.reauthenticate(password), SIGN_IN_LIMIT_MS)
}

/** The same by another provider's window. Call it straight from a click. */
export function reauthenticateWithSocial(provider: SocialProvider): Promise<void> {
  return askWithPatience(async (it) => (await it.social()).reauthenticate(provider))
}

/** Rejects with `invalid-credentials` where the current password is wrong, `weak-password` with what the next one lacks. */
export function changePassword(current: string, next: string): Promise<void> {
  return askProvider((it) => it.account.changePassword(current, next), SIGN_IN_LIMIT_MS)
}

/**
 * Gives an account without a password one. Rejects with `reauthenticate` where the sign-in is too old: prove it again with
 * `reauthenticateWithSocial`.
 */
export function setPassword(password: string): Promise<void> {
  return askProvider((it) => it.account.setPassword(password), SIGN_IN_LIMIT_MS)
}

/** Mails the new address; the e-mail of the account changes when the link in that mail is opened. */
export async function changeEmail(current: string, email: string): Promise<void> {
  await askProvider((it) => it.account.changeEmail(current, email), SIGN_IN_LIMIT_MS)
  rememberNextEmail(email)
}

/** The ways in that the signed-in account has. */
export function linkedProviders(): Promise<readonly LinkedProvider[]> {
  return askProvider(async (it) => {
    await it.ready()
    return it.account.linkedProviders()
  })
}

/** Adds another provider to the signed-in account. Call it straight from a click. */
export function linkSocial(provider: SocialProvider): Promise<void> {
  return askWithPatience(async (it) => (await it.social()).link(provider))
}

/** Takes another provider away from the signed-in account; rejects with `failed` where it is the only way in. */
export function unlinkSocial(provider: SocialProvider): Promise<void> {
  return askProvider((it) => it.account.unlinkSocial(provider), SIGN_IN_LIMIT_MS)
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
  if (ways.length > 0) await askWithPatience((it) => it.social()).catch(() => undefined)
  return ways
}

/**
 * Asks another provider who somebody is, in a window of its own. Call it straight from a click. Besides the usual kinds:
 * `popup-blocked`, `popup-closed`, `popup-cancelled`, and `account-exists` with the e-mail whose password
 * `linkPendingSocial` wants.
 */
export function signInWithSocial(provider: SocialProvider): Promise<Identity> {
  return signingIn(askWithPatience(async (it) => (await it.social()).signIn(provider)))
}

/**
 * Whether somebody who leaves for another provider can come back: browsers let the provider's pages keep who it was only where
 * they are served from the app's own host.
 */
export async function canRedirectToSocial(): Promise<boolean> {
  const config = await publicConfig().catch(() => null)
  return config !== null && (config.authEmulatorUrl !== null || config.firebase.authDomain === location.host)
}

/** The same where windows do not open: leaves the page, and comes back to /auth/callback. */
export function redirectToSocial(provider: SocialProvider): Promise<void> {
  return askWithPatience(async (it) => (await it.social()).redirect(provider))
}

/** Who has come back from `redirectToSocial`; null where nobody has. Rejects as `signInWithSocial` does. */
export function finishSocialRedirect(): Promise<Identity | null> {
  return askProvider(async (it) => (await it.social()).finishRedirect(), SIGN_IN_LIMIT_MS)
}

/** After `account-exists`: signs in with the password and adds the other provider to that account. */
export function linkPendingSocial(email: string, password: string): Promise<Identity> {
  return askProvider(async (it) => (await it.social()).linkPending(email, password), SIGN_IN_LIMIT_MS)
}

/** The same for an account without a password, by the other provider's window that it has. Call it straight from a click. */
export function linkPendingSocialBy(provider: SocialProvider): Promise<Identity> {
  return signingIn(askWithPatience(async (it) => (await it.social()).linkPendingBy(provider)))
}

/** Tells the machine of an attempt to sign in, and hands on what comes of it. */
function signingIn(attempt: Promise<Identity>): Promise<Identity> {
  tellSession({ type: 'signIn.started' })
  attempt.catch(() => tellSession({ type: 'signIn.failed' }))
  return attempt
}

async function enterAgain(account: Account, identity: Identity): Promise<void> {
  if (identity.uid !== account.uid) {
    await askProvider((it) => it.signOut()).catch(() => undefined)
    throw new IdentityError('other-account')
  }
  enter({ ...identity, name: identity.name || account.name })
}

/** `ana.lima@example.com` gives `ana.lima`: better than no name. */
function nameFromEmail(email: string): string {
  return email.split('@')[0] ?? ''
}
