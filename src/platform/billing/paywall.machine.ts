import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import {
  closesItself,
  DEFAULT_SOURCE,
  DEFAULT_TRIGGER,
  isDebounced,
  isLeftAt,
  PAYWALL_GUARD_RESET_MS,
  type PaywallReason,
  type PaywallTrigger,
  paywallReason,
  showsPaywall,
} from '#domain/billing/paywall.ts'
import { SUBSCRIPTION_WAIT_MS } from '#domain/billing/subscription.ts'

export type PaywallRequest = {
  readonly trigger?: PaywallTrigger
  readonly source?: string
}

type Context = {
  readonly now: () => number
  readonly hasAccess: boolean
  readonly trigger: PaywallTrigger | null
  readonly source: string | null
  readonly openedAtMs: number | null
  /** When the route guard last requested it. */
  readonly guardedAtMs: number | null
}

export type PaywallEvent =
  | ({ readonly type: 'open' } & PaywallRequest)
  | { readonly type: 'close' }
  | { readonly type: 'access.changed'; readonly hasAccess: boolean }
  /** The person went to another screen. */
  | { readonly type: 'screen.changed'; readonly path: string }

type PaywallInput = Pick<Context, 'now' | 'hasAccess'>

const NO_REQUEST = { trigger: null, source: null } as const

const LEAVING = {
  guard: { type: 'isLeft', params: ({ event }: { readonly event: { readonly path: string } }) => event },
  target: 'closed',
} as const

/** The store has the plans; access is reported to the machine. */
export const paywallMachine = setup({
  types: {} as { input: PaywallInput; context: Context; events: PaywallEvent },
  actors: { loadPlans: fromPromise<unknown>(() => Promise.reject(new Error('loadPlans was not provided'))) },
  guards: {
    isWanted: ({ context }, request: PaywallRequest) => isWanted(context, request),
    isLeft: ({ context: { hasAccess } }, { path }: { readonly path: string }) => isLeftAt(path, hasAccess),
    closesItself: ({ context: { hasAccess, trigger } }) => closesItself(hasAccess, trigger ?? DEFAULT_TRIGGER),
  },
  actions: {
    noteRequest: assign((_, { trigger = DEFAULT_TRIGGER, source = DEFAULT_SOURCE }: PaywallRequest) => ({
      trigger,
      source,
    })),
    noteGuard: assign({
      guardedAtMs: ({ context }, { trigger }: PaywallRequest) =>
        trigger === 'restricted_route' && !isGuardBusy(context) ? context.now() : context.guardedAtMs,
    }),
    noteOpening: assign({ openedAtMs: ({ context }) => context.now() }),
    noteAccess: assign((_, { hasAccess }: Pick<Context, 'hasAccess'>) => ({ hasAccess })),
    forgetRequest: assign(NO_REQUEST),
  },
  delays: { plansLimit: SUBSCRIPTION_WAIT_MS },
}).createMachine({
  id: 'paywall',
  context: ({ input }) => ({ ...input, ...NO_REQUEST, openedAtMs: null, guardedAtMs: null }),
  on: {
    'access.changed': { actions: { type: 'noteAccess', params: ({ event }) => event } },
    open: { actions: { type: 'noteGuard', params: ({ event }) => event } },
  },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetRequest',
      on: {
        open: {
          guard: { type: 'isWanted', params: ({ event }) => event },
          target: 'loading',
          actions: [
            { type: 'noteRequest', params: ({ event }) => event },
            { type: 'noteGuard', params: ({ event }) => event },
          ],
        },
      },
    },
    /** Plans first; offline there are none to wait for. */
    loading: {
      always: { guard: 'closesItself', target: 'closed' },
      invoke: { src: 'loadPlans', onDone: 'open', onError: 'open' },
      after: { plansLimit: 'open' },
      on: { close: 'closed', 'screen.changed': LEAVING },
    },
    open: {
      entry: 'noteOpening',
      always: { guard: 'closesItself', target: 'closed' },
      on: { close: 'closed', 'screen.changed': LEAVING },
    },
  },
})

export type PaywallActor = ActorRefFrom<typeof paywallMachine>

/** Undefined: the paywall was never asked for. */
export function isPaywallOpen(snapshot: SnapshotFrom<typeof paywallMachine> | undefined): boolean {
  return snapshot?.matches('open') ?? false
}

/** Null where the person asked for it, or it is closed. */
export function reasonOfPaywall({ context }: SnapshotFrom<typeof paywallMachine>): PaywallReason | null {
  return paywallReason(context.trigger, context.source)
}

function isWanted(context: Context, { trigger = DEFAULT_TRIGGER }: PaywallRequest): boolean {
  if (isDebounced(context.openedAtMs, context.now())) return false
  if (trigger === 'restricted_route' && isGuardBusy(context)) return false
  return showsPaywall(context.hasAccess, trigger)
}

function isGuardBusy({ guardedAtMs, now }: Context): boolean {
  const passedMs = guardedAtMs === null ? PAYWALL_GUARD_RESET_MS : now() - guardedAtMs
  return passedMs >= 0 && passedMs < PAYWALL_GUARD_RESET_MS
}
