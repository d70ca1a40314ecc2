import { useSyncExternalStore } from 'react'
import { currentAccount } from './account.ts'
import { askProvider, loadProvider } from './identity-connection.ts'
import { IdentityError, readIdentityError } from './identity-error.ts'
import type { Identity, IdToken } from './identity-provider.ts'
import type { TokenAnswer } from './sync.ts'

/**
 * What the provider says about the account that this device has signed in.
 * `unknown`: not asked yet. `ready`: it knows the person. `reauthenticate`: it does not, so syncing waits until they
 * sign in again. `offline`: it cannot be reached. None of these signs anybody out.
 */
export type IdentityState = 'unknown' | 'ready' | 'reauthenticate' | 'offline'

const ANSWER_LIMIT_MS = 10_000

let state: IdentityState = 'unknown'
let unconfirmed = false
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

/** Somebody has just proved to the provider who they are. */
export function sessionEntered(emailVerified: boolean): void {
  unconfirmed = !emailVerified
  setState('ready')
  void followIdentity()
}

/** Nobody is signed in on this device any more. */
export function sessionLeft(): void {
  unconfirmed = false
  setState('unknown')
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
    const needsPerson = error.kind === 'reauthenticate' || error.kind === 'disabled' || error.kind === 'ended'
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

function setState(next: IdentityState): void {
  state = next
  for (const listener of listeners) listener()
}
