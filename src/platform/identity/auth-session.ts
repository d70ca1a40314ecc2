import { createActor, fromPromise, waitFor } from 'xstate'
import type { AccountStanding } from '#contract/vocabulary.ts'
import { type AccountEnding, type AuthEvent, authMachine } from './auth.machine.ts'
import type { AuthActor } from './identity-state.ts'

export type AuthEffects = {
  readonly renewToken: () => void
  readonly leaveProvider: () => Promise<void>
  readonly closeAccount: (end: { readonly uid: string; readonly ending: AccountEnding }) => Promise<void>
  readonly askStanding: (uid: string) => Promise<AccountStanding>
}

export type AuthSession = {
  readonly actor: AuthActor
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
      askStanding: fromPromise<AccountStanding, { uid: string }>(({ input }) => effects.askStanding(input.uid)),
    },
    actions: {
      renewToken: effects.renewToken,
      tellTimeout: () => console.warn('Authentication timeout'),
      tellStillKnown: (_, { cause }) => console.warn('Sign-out failed', cause),
    },
  })
  const log = tokenLog()
  const actor = createActor(machine, { input: { uid } })
  actor.start()
  return {
    actor,
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
