import { assign, fromPromise, setup } from 'xstate'
import type { AccountStanding } from '#contract/vocabulary.ts'
import { backoffMs } from '#domain/time/backoff.ts'

/** Other than signing out, each confirmed by the provider or our server. */
export type AccountEnding = 'deleted' | 'disabled' | 'expired'

/** Our channel that refused a token which the provider had just renewed. */
export type Refuser = 'api' | 'sync'

export type AuthContext = {
  readonly uid: string | null
  readonly ending: AccountEnding | null
  readonly refusedBy: Refuser | null
  /** Consecutive ones to reach the provider. */
  readonly failures: number
  /** Of the latest token, in milliseconds; null before the first. */
  readonly tokenLifeMs: number | null
}

export type AuthEvent =
  | { type: 'signIn.started' }
  | { type: 'signIn.failed' }
  | { type: 'entered'; uid: string }
  | { type: 'signOut.chosen' }
  /** The device's record of the signed-in account changed in another tab. */
  | { type: 'account.changed'; uid: string | null }
  /** The provider's current person; null only means that it knows none, never a sign-out. */
  | { type: 'provider.said'; uid: string | null }
  | { type: 'token.renewed'; lifeMs: number }
  /** `code`: the provider's own, for the log. */
  | { type: 'token.missing'; why: 'offline' | 'forgotten'; code?: string }
  | { type: 'account.ended'; ending: AccountEnding }
  | { type: 'server.refused'; by: Refuser }
  | { type: 'server.accepted'; by: Refuser }
  | { type: 'network.returned' }

export const PROVIDER_WAIT_MS = 3_000
export const RENEW_EVERY_MS = 5 * 60_000
/** Between questions about an account that the provider does not know. */
export const ASK_AGAIN_MS = 5 * 60_000
export const FIRST_PAUSE_MS = 30_000
export const MAX_PAUSE_MS = 16 * 60_000
/** A token counts as expired this long before it is. */
const EARLY_EXPIRY_MS = 30_000
export const LEAVE_LIMIT_MS = 10_000

const NOTHING_KNOWN = { ending: null, refusedBy: null, failures: 0, tokenLifeMs: null }

/**
 * The app belongs to the signed-in person from the start by the device's own record; nothing here opens or blocks their
 * data. Only `signingOut` and `ending` remove it. Timeouts, errors and a provider without a session lead to
 * `unreachable` and `again`, in which everything but syncing works.
 */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent, input: {} as { readonly uid: string | null } },
  actors: {
    /** The device's record is gone by then. */
    leaveProvider: fromPromise<void>(() => Promise.reject(new Error('leaveProvider was not provided'))),
    /** Removes the account from the device, or keeps data missing on the server. */
    closeAccount: fromPromise<void, { uid: string; ending: AccountEnding }>(() =>
      Promise.reject(new Error('closeAccount was not provided')),
    ),
    /** Our server's, for which no token is needed. Rejects if only something else answered. */
    askStanding: fromPromise<AccountStanding, { uid: string }>(() =>
      Promise.reject(new Error('askStanding was not provided')),
    ),
  },
  actions: {
    /** The result arrives as `token.renewed`, `token.missing` or `account.ended`. */
    renewToken: () => undefined,
    tellTimeout: () => undefined,
    /** Logs that the provider missed a sign-out; the person is signed out all the same. */
    tellStillKnown: (_, _failure: { cause: unknown }) => undefined,
    enter: assign((_, { uid }: { uid: string | null }) => ({ uid, ...NOTHING_KNOWN })),
    leave: assign({ uid: null, ...NOTHING_KNOWN }),
    keepLife: assign((_, { lifeMs }: { lifeMs: number }) => ({ tokenLifeMs: lifeMs, failures: 0, refusedBy: null })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  guards: {
    isSomebody: ({ context }) => context.uid !== null,
    isOurs: ({ context }, { uid }: { uid: string | null }) => uid === context.uid,
    isNobody: (_, { uid }: { uid: string | null }) => uid === null,
    isOffline: (_, { why }: { why: 'offline' | 'forgotten' }) => why === 'offline',
    isRefuser: ({ context }, { by }: { by: Refuser }) => by === context.refusedBy,
  },
  delays: {
    providerWait: PROVIDER_WAIT_MS,
    untilAskedAgain: ASK_AGAIN_MS,
    untilRenewal: ({ context }) => renewalDelay(context.tokenLifeMs),
    pause: ({ context }) => pauseAfter(context.failures),
    leaveLimit: LEAVE_LIMIT_MS,
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ uid: input.uid, ...NOTHING_KNOWN }),
  initial: 'starting',
  on: {
    entered: { target: '.signedIn.known', actions: { type: 'enter', params: ({ event }) => event } },
    'account.changed': [
      { guard: { type: 'isOurs', params: ({ event }) => event } },
      { guard: { type: 'isNobody', params: ({ event }) => event }, target: '.signedOut' },
      { target: '.signedIn', actions: { type: 'enter', params: ({ event }) => event } },
    ],
  },
  states: {
    starting: { always: [{ guard: 'isSomebody', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: { entry: 'leave', on: { 'signIn.started': 'signingIn' } },
    signingIn: { on: { 'signIn.failed': 'signedOut' } },
    signedIn: {
      initial: 'waiting',
      on: {
        'signOut.chosen': 'signingOut',
        'account.ended': { target: 'ending', actions: assign({ ending: ({ event }) => event.ending }) },
        'server.refused': { target: '.again.refused', actions: assign({ refusedBy: ({ event }) => event.by }) },
        'token.renewed': { target: '.known', actions: { type: 'keepLife', params: ({ event }) => event } },
        'token.missing': [
          { guard: { type: 'isOffline', params: ({ event }) => event }, target: '.unreachable' },
          { target: '.again' },
        ],
        'provider.said': [
          { guard: { type: 'isOurs', params: ({ event }) => event }, target: '.known' },
          { target: '.again' },
        ],
      },
      states: {
        waiting: { after: { providerWait: { target: 'unreachable', actions: 'tellTimeout' } } },
        known: {
          initial: 'resting',
          // Every renewal makes the provider report them again.
          on: { 'provider.said': { guard: { type: 'isOurs', params: ({ event }) => event } } },
          states: {
            resting: { after: { untilRenewal: 'renewing' } },
            renewing: { entry: 'renewToken' },
          },
        },
        unreachable: {
          entry: 'countFailure',
          initial: 'pausing',
          states: {
            pausing: {
              after: { pause: 'renewing' },
              on: {
                'network.returned': 'renewing',
                // Other callers request tokens more often: their failures do not count.
                'token.missing': { guard: { type: 'isOffline', params: ({ event }) => event } },
              },
            },
            renewing: { entry: 'renewToken' },
          },
        },
        /** The person has to sign in again before anything syncs. */
        again: {
          initial: 'forgotten',
          on: { 'token.missing': {}, 'server.refused': {} },
          states: {
            /** The provider no longer knows them, and does not say why: the account may be gone, which our server knows. */
            forgotten: {
              initial: 'asking',
              states: {
                asking: {
                  invoke: {
                    src: 'askStanding',
                    input: ({ context }) => ({ uid: context.uid ?? '' }),
                    onDone: [
                      {
                        guard: ({ event }) => event.output === 'deleted',
                        target: '#auth.ending',
                        actions: assign({ ending: 'deleted' }),
                      },
                      {
                        guard: ({ event }) => event.output === 'disabled',
                        target: '#auth.ending',
                        actions: assign({ ending: 'disabled' }),
                      },
                      { target: 'waiting' },
                    ],
                    onError: 'waiting',
                  },
                },
                waiting: { after: { untilAskedAgain: 'asking' }, on: { 'network.returned': 'asking' } },
              },
            },
            /** The provider renews the token, but our server refuses it. */
            refused: {
              on: {
                'token.renewed': {},
                'provider.said': {},
                'server.accepted': {
                  guard: { type: 'isRefuser', params: ({ event }) => event },
                  target: '#auth.signedIn.known',
                },
              },
            },
          },
        },
      },
    },
    signingOut: {
      // The device's record is removed first, which is reported here as well.
      on: { 'account.changed': { guard: { type: 'isNobody', params: ({ event }) => event } } },
      invoke: {
        src: 'leaveProvider',
        onDone: 'signedOut',
        onError: {
          target: 'signedOut',
          actions: { type: 'tellStillKnown', params: ({ event }) => ({ cause: event.error }) },
        },
      },
      after: {
        leaveLimit: { target: 'signedOut', actions: { type: 'tellStillKnown', params: { cause: 'no answer' } } },
      },
    },
    ending: {
      on: { 'account.changed': { guard: { type: 'isNobody', params: ({ event }) => event } } },
      invoke: {
        src: 'closeAccount',
        input: ({ context }) => ({ uid: context.uid ?? '', ending: context.ending ?? 'expired' }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
  },
})

/**
 * When to renew a token with a lifetime of `lifeMs`: every 5 minutes, and before it expires. With a wrong device clock
 * every token seems expired; then the shortest pause applies.
 */
export function renewalDelay(lifeMs: number | null): number {
  if (lifeMs === null) return RENEW_EVERY_MS
  return Math.min(RENEW_EVERY_MS, Math.max(FIRST_PAUSE_MS, lifeMs - EARLY_EXPIRY_MS))
}

/** The delay after so many consecutive failures: 30 s, doubling to 16 min. */
export function pauseAfter(failures: number): number {
  return backoffMs(failures, { firstMs: FIRST_PAUSE_MS, longestMs: MAX_PAUSE_MS })
}
