import { assign, fromPromise, setup } from 'xstate'
import { backoffMs } from '#domain/time/backoff.ts'

/** How a session ends without the person's wish: each only on the word of the provider or of our server. */
export type AccountEnding = 'deleted' | 'disabled' | 'expired'

/** Whose word it is that a token is no good, although the provider has just renewed it. */
export type Refuser = 'api' | 'sync'

export type AuthContext = {
  /** Whose session it is; null for a visitor. */
  readonly uid: string | null
  readonly ending: AccountEnding | null
  readonly refusedBy: Refuser | null
  /** How often in a row the provider could not be reached. */
  readonly failures: number
  /** How long the latest token holds, in milliseconds from when it came; null while none has come. */
  readonly tokenLifeMs: number | null
}

export type AuthEvent =
  | { type: 'signIn.started' }
  | { type: 'signIn.failed' }
  /** Somebody has proved who they are, and the device remembers them. */
  | { type: 'entered'; uid: string }
  | { type: 'signOut.chosen' }
  /** The device's record of who is signed in went, or changed, in another tab. */
  | { type: 'account.changed'; uid: string | null }
  /** Whom the provider knows; null says only that it does not know, never that somebody signed out. */
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
export const FIRST_PAUSE_MS = 30_000
export const MAX_PAUSE_MS = 16 * 60_000
/** A token counts as run out this long before it does. */
export const EARLY_EXPIRY_MS = 30_000
export const LEAVE_LIMIT_MS = 10_000

const NOTHING_KNOWN = { ending: null, refusedBy: null, failures: 0, tokenLifeMs: null }

/**
 * Where this device stands with the identity provider. The app is the signed-in person's from the first moment by the
 * device's own record; nothing here opens or waits for their data. Only `signingOut` and `ending` take it away: the
 * person's own wish, or a confirmed end of the account or of its session. Silence, errors and a forgetful provider lead
 * to `unreachable` and `again`, where everything but syncing goes on.
 */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent, input: {} as { readonly uid: string | null } },
  actors: {
    /** Ends the session at the provider. The device's record is gone by then. */
    leaveProvider: fromPromise<void>(() => Promise.reject(new Error('leaveProvider was not provided'))),
    /** Takes the account off the device, or keeps what the server does not have. */
    closeAccount: fromPromise<void, { uid: string; ending: AccountEnding }>(() =>
      Promise.reject(new Error('closeAccount was not provided')),
    ),
  },
  actions: {
    /** Asks for a new token; the answer comes back as `token.renewed`, `token.missing` or `account.ended`. */
    renewToken: () => undefined,
    tellTimeout: () => undefined,
    /** Says for the log that the provider was not told of a sign-out; the person is gone all the same. */
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
        /** The provider has not said anything yet. */
        waiting: { after: { providerWait: { target: 'unreachable', actions: 'tellTimeout' } } },
        /** It knows the person. */
        known: {
          initial: 'resting',
          // Every renewal makes the provider say it again.
          on: { 'provider.said': { guard: { type: 'isOurs', params: ({ event }) => event } } },
          states: {
            resting: { after: { untilRenewal: 'renewing' } },
            renewing: { entry: 'renewToken' },
          },
        },
        /** No network, a time-out, a provider in trouble, a portal's page. */
        unreachable: {
          entry: 'countFailure',
          initial: 'pausing',
          states: {
            pausing: {
              after: { pause: 'renewing' },
              on: {
                'network.returned': 'renewing',
                // Others ask for tokens as well, and more often: their failures do not count.
                'token.missing': { guard: { type: 'isOffline', params: ({ event }) => event } },
              },
            },
            renewing: { entry: 'renewToken' },
          },
        },
        /** A person has to sign in again before anything syncs. */
        again: {
          initial: 'forgotten',
          on: { 'token.missing': {}, 'server.refused': {} },
          states: {
            /** The provider does not know them any more, and has not said that their session is over. */
            forgotten: {},
            /** The provider renews the token, and our server takes none. */
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
      // The device's record goes first, and that is told here as well.
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
 * When a token is renewed that holds for `lifeMs` from now: every 5 minutes, and before it runs out. Where the device's
 * clock is wrong every token seems to have run out; then it is the shortest pause.
 */
export function renewalDelay(lifeMs: number | null): number {
  if (lifeMs === null) return RENEW_EVERY_MS
  return Math.min(RENEW_EVERY_MS, Math.max(FIRST_PAUSE_MS, lifeMs - EARLY_EXPIRY_MS))
}

/** How long to wait after so many failures in a row: 30 s, doubling to 16 min. */
export function pauseAfter(failures: number): number {
  return backoffMs(failures, { firstMs: FIRST_PAUSE_MS, longestMs: MAX_PAUSE_MS })
}
