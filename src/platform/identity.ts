import { useSyncExternalStore } from 'react'
import { type Account, currentAccount, forgetAccount, rememberAccount } from './account.ts'
import { IdentityError, readIdentityError } from './identity-error.ts'
import type { Identity, IdentityProvider, IdToken } from './identity-provider.ts'
import { publicConfig } from './public-config.ts'
import type { TokenAnswer } from './sync.ts'
import { withTimeLimit } from './time-limit.ts'

/**
 * What the provider says about the account that this device has signed in.
 * `unknown`: not asked yet. `ready`: it knows the person. `reauthenticate`: it does not, so syncing waits until they
 * sign in again. `offline`: it cannot be reached. None of these signs anybody out.
 */
export type IdentityState = 'unknown' | 'ready' | 'reauthenticate' | 'offline'

const ANSWER_LIMIT_MS = 10_000
/** Signing in and up is several calls, on a slow line. */
const SIGN_IN_LIMIT_MS = 30_000

let state: IdentityState = 'unknown'
let unconfirmed = false
let provider: Promise<IdentityProvider> | undefined
let following: Promise<void> | undefined
const listeners = new Set<() => void>()

export function identityState(): IdentityState {
  return state
}

/** Calls back whenever the state changes, until the returned function is called. */
export function subscribeToIdentity(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the provider still waits for the person to open the link in its mail. False while it has not said so. */
export function useUnconfirmedEmail(): boolean {
  return useSyncExternalStore(subscribeToIdentity, () => unconfirmed)
}

export function useIdentityState(): IdentityState {
  return useSyncExternalStore(subscribeToIdentity, identityState)
}

/**
 * Loads the provider and keeps `identityState` true to it from now on. Call it at idle after the first paint, when an
 * account is remembered. Never rejects; while offline it tries again when the network comes back.
 */
export function followIdentity(): Promise<void> {
  following ??= follow().catch(() => {
    following = undefined
    setState('offline')
    globalThis.addEventListener?.('online', () => void followIdentity(), { once: true })
  })
  return following
}

/** Signs in and remembers the account on this device. Rejects with an IdentityError. */
export async function signIn(email: string, password: string): Promise<Identity> {
  return askProvider((it) => it.signIn(email, password), SIGN_IN_LIMIT_MS)
}

/** Makes an account. The verification mail is on its way when it resolves. Rejects with an IdentityError. */
export async function signUp(name: string, email: string, password: string): Promise<Identity> {
  return askProvider((it) => it.signUp(name, email, password), SIGN_IN_LIMIT_MS)
}

/** The device's own record of somebody who has just proved who they are: from here on the app is theirs. */
export function enter(identity: Identity): void {
  const { uid, email, name } = identity
  rememberAccount({ uid, email, name: name || nameFromEmail(email) })
  unconfirmed = !identity.emailVerified
  setState('ready')
  void followIdentity()
}

/**
 * Proves to the provider again who uses this device, so that syncing goes on. Rejects with `other-account` when the
 * e-mail and password belong to somebody else: their data must not mix.
 */
export async function signInAgain(account: Account, password: string): Promise<void> {
  const identity = await signIn(account.email, password)
  if (identity.uid !== account.uid) {
    await askProvider((it) => it.signOut()).catch(() => undefined)
    throw new IdentityError('other-account')
  }
  enter({ ...identity, name: identity.name || account.name })
}

/** Signs out on this device, whatever the provider says. The account's database is not touched. */
export async function signOut(): Promise<void> {
  forgetAccount()
  unconfirmed = false
  setState('unknown')
  // The record of the device is gone: what the provider still believes is put right at the next sign-in.
  await askProvider((it) => it.signOut()).catch((cause: unknown) => console.warn('sign-out at the provider', cause))
}

/** Sends the mail that confirms the e-mail of the account once more. */
export function sendConfirmation(): Promise<void> {
  return askProvider((it) => it.sendConfirmation())
}

export function sendPasswordReset(email: string): Promise<void> {
  return askProvider((it) => it.sendPasswordReset(email))
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

/**
 * A bearer token of the signed-in account. Rejects within 10 s with an IdentityError: `offline` (try later) or
 * `reauthenticate` (a person has to sign in again). Neither signs anybody out.
 */
export async function idToken(forceRefresh = false): Promise<IdToken> {
  try {
    const token = await askProvider(async (it) => {
      await it.ready()
      if (!isOurs(it.current())) throw new IdentityError('reauthenticate')
      return it.idToken(forceRefresh)
    })
    setState('ready')
    return token
  } catch (cause) {
    const error = readIdentityError(cause)
    const needsPerson = error.kind === 'reauthenticate' || error.kind === 'disabled'
    setState(needsPerson ? 'reauthenticate' : 'offline')
    throw needsPerson ? new IdentityError('reauthenticate', error.code) : new IdentityError('offline', error.code)
  }
}

/** The same, as the replication worker asks for it. */
export async function answerToken(forceRefresh: boolean): Promise<TokenAnswer> {
  try {
    return { kind: 'token', ...(await idToken(forceRefresh)) }
  } catch (cause) {
    return { kind: readIdentityError(cause).kind === 'reauthenticate' ? 'reauthenticate' : 'offline' }
  }
}

/** `ana.lima@example.com` gives `ana.lima`: better than no name. */
export function nameFromEmail(email: string): string {
  return email.split('@')[0] ?? ''
}

async function follow(): Promise<void> {
  const it = await loadProvider()
  const late = setTimeout(() => setState('offline'), ANSWER_LIMIT_MS)
  await it.ready()
  clearTimeout(late)
  it.follow((identity) => {
    if (!currentAccount()) return
    unconfirmed = isOurs(identity) && !identity.emailVerified
    setState(isOurs(identity) ? 'ready' : 'reauthenticate')
  })
}

function isOurs(identity: Identity | null): identity is Identity {
  return identity !== null && identity.uid === currentAccount()?.uid
}

function askProvider<Result>(
  question: (provider: IdentityProvider) => Promise<Result>,
  limitMs = ANSWER_LIMIT_MS,
): Promise<Result> {
  const answer = loadProvider()
    .then(question)
    .catch((cause: unknown) => Promise.reject(readIdentityError(cause)))
  return withTimeLimit(answer, limitMs, () => new IdentityError('offline', 'time-limit'))
}

/** Firebase is a chunk of its own, and is started once. What could not be loaded is tried again the next time. */
function loadProvider(): Promise<IdentityProvider> {
  provider ??= Promise.all([import('./identity-provider.ts'), publicConfig()]).then(
    ([module, config]) => module.connectProvider(config),
    (cause: unknown) => {
      provider = undefined
      throw new IdentityError('offline', String(cause))
    },
  )
  return provider
}

function setState(next: IdentityState): void {
  state = next
  for (const listener of listeners) listener()
}
