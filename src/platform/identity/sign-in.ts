import type { SocialProvider } from '#contract/vocabulary.ts'
import { enterAccount, forgetAccount, nextEmail } from '../account/account.ts'
import type { Account } from '../account/account-record.ts'
import { forgetEnded } from '../account/ended-account.ts'
import { currentShell } from '../device/shell.ts'
import { callApi } from '../server/api.ts'
import { publicConfig } from '../server/public-config.ts'
import { identity } from './identity.ts'
import { askProvider } from './identity-connection.ts'
import { IdentityError, readIdentityError } from './identity-error.ts'
import type { Identity } from './identity-provider.ts'
import { endSession, sendAuthEvent, sessionEntered } from './identity-session.ts'

// Every rejection is an IdentityError.

/** The device stores the person by `enter`. */
export function signIn(email: string, password: string): Promise<Identity> {
  return signingIn(identity.signIn(email, password))
}

/** When it resolves, the verification mail was sent, or `wasConfirmationRefused`. */
export function signUp(name: string, email: string, password: string): Promise<Identity> {
  return signingIn(identity.signUp(name, email, password))
}

export async function enter(person: Identity): Promise<void> {
  const { uid, email, name } = person
  await enterAccount({ uid, email, name: name || nameFromEmail(email) })
  await forgetEnded(uid)
  sessionEntered(person)
}

/** So that syncing continues. Rejects with `other-account` for somebody else's credentials: their data must not mix. */
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

/** Even if the provider fails. The account's database is not touched. */
export async function signOut(): Promise<void> {
  const ended = endSession()
  // If the provider does not respond, its session is replaced at the next sign-in.
  await forgetAccount()
  await ended
}

/** Ends this account's sessions on every device, then signs out here. Rejects like `callApi`. */
export async function signOutEverywhere(): Promise<void> {
  await callApi('/auth/sign-out-everywhere', () => undefined, { method: 'POST' })
  await signOut()
}

/** In button order. Preloads the code for a click, so that the window opens immediately. Never rejects. */
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

/** Call it directly from a click. Rejects with `account-exists` if `linkPendingSocial` needs the account's password. */
export function signInWithSocial(provider: SocialProvider): Promise<Identity> {
  return signingIn(identity.social.signIn(provider))
}

/** Browsers only keep the provider page's state if it is served from the app's own host. */
export async function canRedirectToSocial(): Promise<boolean> {
  const config = await publicConfig().catch(() => null)
  return config !== null && (config.authEmulatorUrl !== null || config.firebase.authDomain === location.host)
}

/** After `account-exists` of an account without a password. Call it straight from a click. */
export function linkPendingSocialBy(provider: SocialProvider): Promise<Identity> {
  return signingIn(identity.social.linkPendingBy(provider))
}

function signingIn(attempt: Promise<Identity>): Promise<Identity> {
  sendAuthEvent({ type: 'signIn.started' })
  attempt.catch(() => sendAuthEvent({ type: 'signIn.failed' }))
  return attempt
}

async function enterAgain(account: Account, person: Identity): Promise<void> {
  if (person.uid !== account.uid) {
    await identity.signOut().catch(() => undefined)
    throw new IdentityError('other-account')
  }
  await enter({ ...person, name: person.name || account.name })
}

/** `ana.lima@example.com` gives `ana.lima`: better than no name. */
function nameFromEmail(email: string): string {
  return email.split('@')[0] ?? ''
}
