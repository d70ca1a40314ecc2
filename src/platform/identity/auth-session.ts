import { createActor, fromPromise, waitFor } from 'xstate'
import { type AccountEnding, type AuthEvent, authMachine } from './auth.machine.ts'

/**
 * The provider's state of this device's account. `unknown`: not queried yet. `ready`: it knows the person.
 * `reauthenticate`: it does not, or our server refuses its tokens, so syncing waits until they sign in again.
 * `offline`: unreachable. None of these signs anybody out.
 */
export type IdentityState = 'unknown' | 'ready' | 'reauthenticate' | 'offline'

export type AuthEffects = {
  readonly renewToken: () => void
  readonly leaveProvider: () => Promise<void>
  readonly closeAccount: (end: { readonly uid: string; readonly ending: AccountEnding }) => Promise<void>
  readonly changed: (state: IdentityState) => void
}

export type AuthSession = {
  readonly send: (event: AuthEvent) => void
  /** Resolves once nobody is signed in. */
  readonly signedOut: () => Promise<void>
}

export function startAuthSession(uid: string | null, effects: AuthEffects): AuthSession {
  const machine = authMachine.provide({
    actors: {
      leaveProvider: fromPromise(effects.leaveProvider),
      closeAccount: fromPromise<void, { uid: string; ending: AccountEnding }>(({ input }) =>
        effects.closeAccount(input),
      ),
    },
    actions: {
      renewToken: effects.renewToken,
      tellTimeout: () => console.warn('Authentication timeout'),
      tellStillKnown: (_, { cause }) => console.warn('Sign-out failed', cause),
    },
  })
  const log = tokenLog()
  const actor = createActor(machine, { input: { uid } })
  actor.subscribe((snapshot) => effects.changed(stateOf(snapshot)))
  actor.start()
  return {
    send: (event) => {
      log(event)
      actor.send(event)
    },
    signedOut: async () => void (await waitFor(actor, (snapshot) => snapshot.matches('signedOut'))),
  }
}

/** A sync without a network keeps requesting tokens: equal failures are logged once until a token arrives. */
function tokenLog(): (event: AuthEvent) => void {
  let latest = ''
  return (event) => {
    if (event.type === 'token.renewed') latest = ''
    const failure = failureIn(event)
    if (failure === null || failure === latest) return
    latest = failure
    console.warn('No token', failure)
  }
}

function failureIn(event: AuthEvent): string | null {
  if (event.type === 'account.ended') return event.ending
  return event.type === 'token.missing' ? `${event.why} ${event.code ?? ''}`.trimEnd() : null
}

type Matching = Pick<ReturnType<typeof authMachine.resolveState>, 'matches'>

function stateOf(snapshot: Matching): IdentityState {
  if (snapshot.matches({ signedIn: 'known' })) return 'ready'
  if (snapshot.matches({ signedIn: 'unreachable' })) return 'offline'
  return snapshot.matches({ signedIn: 'again' }) ? 'reauthenticate' : 'unknown'
}
