import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { authMachine } from './auth.machine.ts'

export type AuthActor = ActorRefFrom<typeof authMachine>

/**
 * The state of this device's account, as screens tell it apart. `unknown`: the provider has not been asked, or nobody is
 * signed in. `ready`: it knows the person. `reauthenticate`: it does not, or our server refuses its tokens, so syncing
 * waits until they sign in again. `offline`: unreachable. None of these signs anybody out; `signingOut` and `ending` do.
 */
export type IdentityState = 'unknown' | 'signingIn' | 'ready' | 'reauthenticate' | 'offline' | 'signingOut' | 'ending'

/** Undefined: the machine has heard of nothing yet, and is not fetched. */
export function identityStateOf(snapshot: SnapshotFrom<typeof authMachine> | undefined): IdentityState {
  if (!snapshot) return 'unknown'
  if (snapshot.matches({ signedIn: 'known' })) return 'ready'
  if (snapshot.matches({ signedIn: 'unreachable' })) return 'offline'
  if (snapshot.matches({ signedIn: 'again' })) return 'reauthenticate'
  if (snapshot.matches('signingIn')) return 'signingIn'
  if (snapshot.matches('signingOut')) return 'signingOut'
  return snapshot.matches('ending') ? 'ending' : 'unknown'
}
