import { createStore, type ReadableStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import { currentAccount, rememberAccount, subscribeToAccount } from '../account/account.ts'
import type { TokenAnswer } from '../sync/sync.ts'
import type { AuthEvent, Refuser } from './auth.machine.ts'
import type { AuthSession } from './auth-session.ts'
import { askProvider, loadProvider } from './identity-connection.ts'
import { IdentityError, readIdentityError } from './identity-error.ts'
import type { Identity, IdToken } from './identity-provider.ts'
import { type AuthActor, type IdentityState, identityStateOf } from './identity-state.ts'

// The machine is fetched with the first event: the device's own record (account.ts) opens the app without it.

const running = createStore<AuthActor | null>(null)
/** Null until known. */
const unconfirmed = createStore<boolean | null>(null)
let session: Promise<AuthSession> | undefined
let following: Promise<void> | undefined
let latestToken = ''

subscribeToAccount(() => {
  if (session !== undefined) sendAuthEvent({ type: 'account.changed', uid: currentAccount()?.uid ?? null })
})

/** Null until the machine was fetched. */
export const authActor: ReadableStore<AuthActor | null> = running

export function identityState(): IdentityState {
  return identityStateOf(running.current()?.getSnapshot())
}

export function subscribeToIdentity(listener: () => void): () => void {
  let subscription = running.current()?.subscribe(listener)
  const unfollow = running.subscribe(() => {
    subscription = running.current()?.subscribe(listener)
    listener()
  })
  return () => {
    unfollow()
    subscription?.unsubscribe()
  }
}

/** Null until known. */
export function useUnconfirmedEmail(): boolean | null {
  return useStore(unconfirmed)
}

/** Call it at idle, if an account is stored. Never rejects; offline it retries when the network is back. */
export function followIdentity(): Promise<void> {
  following ??= follow().catch(() => {
    following = undefined
    sendAuthEvent({ type: 'token.missing', why: 'offline' })
    globalThis.addEventListener?.('online', () => void followIdentity(), { once: true })
  })
  return following
}

export function sendAuthEvent(event: AuthEvent): void {
  void loadSession().then(
    (running) => running.send(event),
    (cause: unknown) => console.warn('the session did not hear', event.type, cause),
  )
}

/** Resolves when done, or after a timeout. The caller handles the device's record. */
export async function endSession(): Promise<void> {
  sendAuthEvent({ type: 'signOut.chosen' })
  const running = await loadSession().catch(() => undefined)
  await running?.signedOut()
}

export function sessionEntered({ uid, emailVerified }: Identity): void {
  unconfirmed.set(!emailVerified)
  sendAuthEvent({ type: 'entered', uid })
  void followIdentity()
}

/** `deleted` and `disabled` concern the account, `refused` the session. */
export type ServerStatus = 'accepted' | 'refused' | 'deleted' | 'disabled'

/** Reports the server's response, and through which of our two channels. */
export function reportServerStatus(word: ServerStatus, by: Refuser): void {
  switch (word) {
    case 'accepted':
      // Nearly every response is one; it only matters while waiting for it.
      if (identityState() === 'reauthenticate') sendAuthEvent({ type: 'server.accepted', by })
      break
    case 'refused':
      sendAuthEvent({ type: 'server.refused', by })
      break
    case 'deleted':
    case 'disabled':
      sendAuthEvent({ type: 'account.ended', ending: word })
      break
  }
}

/**
 * Rejects within 10 s with an IdentityError: `offline` (retry later) or `reauthenticate` (a person has to sign in
 * again).
 */
export async function idToken(forceRefresh = false): Promise<IdToken & Pick<Identity, 'uid'>> {
  try {
    const token = await askProvider(async (it) => {
      await it.ready()
      const identity = it.current()
      if (!isOurs(identity)) throw new IdentityError('reauthenticate', 'User not authenticated')
      return { ...(await it.idToken(forceRefresh)), uid: identity.uid }
    })
    if (token.token !== latestToken) {
      latestToken = token.token
      sendAuthEvent({ type: 'token.renewed', lifeMs: token.expiresAtMs - Date.now() })
    }
    return token
  } catch (cause) {
    throw tellTokenFailure(readIdentityError(cause))
  }
}

/**
 * The same, for an account's replication worker. That worker lives a moment longer than its account is signed in: it
 * must not send its outbox as the next person, nor report its failures as theirs.
 */
export async function answerToken(account: string, forceRefresh: boolean): Promise<TokenAnswer> {
  if (currentAccount()?.uid !== account) return { kind: 'offline' }
  try {
    const { uid, ...token } = await idToken(forceRefresh)
    if (uid !== account) return { kind: 'offline' }
    return { kind: 'token', ...token, locale: document.documentElement.lang }
  } catch (cause) {
    return { kind: readIdentityError(cause).kind === 'reauthenticate' ? 'reauthenticate' : 'offline' }
  }
}

/** Rejects like `idToken`. */
export function currentIdentity(): Promise<Identity> {
  return askProvider(async (it) => {
    await it.ready()
    const identity = it.current()
    if (!isOurs(identity)) throw new IdentityError('reauthenticate', 'User not authenticated')
    return identity
  })
}

function tellTokenFailure({ kind, code }: IdentityError): IdentityError {
  switch (kind) {
    case 'disabled':
      sendAuthEvent({ type: 'account.ended', ending: 'disabled' })
      return new IdentityError('reauthenticate', code)
    case 'ended':
      sendAuthEvent({ type: 'account.ended', ending: code === 'auth/user-not-found' ? 'deleted' : 'expired' })
      return new IdentityError('reauthenticate', code)
    case 'reauthenticate':
      sendAuthEvent({ type: 'token.missing', why: 'forgotten', code })
      return new IdentityError('reauthenticate', code)
    default:
      sendAuthEvent({ type: 'token.missing', why: 'offline', code })
      return new IdentityError('offline', code)
  }
}

async function follow(): Promise<void> {
  await loadSession()
  const it = await loadProvider()
  await it.ready()
  it.follow((identity) => {
    const account = currentAccount()
    if (!account) return
    unconfirmed.set(isOurs(identity) ? !identity.emailVerified : null)
    // The email changes at the provider when the link in its mail is opened, on any device.
    if (isOurs(identity) && identity.email && identity.email !== account.email) {
      rememberAccount({ ...account, email: identity.email })
    }
    sendAuthEvent({ type: 'provider.said', uid: identity?.uid ?? null })
  })
}

function isOurs(identity: Identity | null): identity is Identity {
  return identity !== null && identity.uid === currentAccount()?.uid
}

/** A failed load is retried the next time. */
function loadSession(): Promise<AuthSession> {
  const uid = currentAccount()?.uid ?? null
  session ??= import('./auth-session.ts')
    .then(({ startAuthSession }) => {
      globalThis.addEventListener?.('online', () => sendAuthEvent({ type: 'network.returned' }))
      const started = startAuthSession(uid, {
        renewToken: () => void idToken(true).catch(() => undefined),
        leaveProvider: () => askProvider((it) => it.signOut()),
        closeAccount: async (end) => (await import('../account/close-account.ts')).closeAccount(end),
        askStanding: async (asked) => (await import('../account/ask-standing.ts')).askStanding(asked),
      })
      running.set(started.actor)
      return started
    })
    .catch((cause: unknown) => {
      session = undefined
      throw cause
    })
  return session
}
