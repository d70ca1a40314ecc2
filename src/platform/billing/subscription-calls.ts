import { createStore } from '#shared/store.ts'
import { IdentityError } from '../identity/identity-error.ts'
import { OfflineError } from '../server/api.ts'

const FAILURES = {
  initialize: 'Failed to initialize subscription',
  status: 'Failed to fetch subscription status',
  current: 'Failed to fetch subscription',
  plans: 'Failed to fetch plans',
  payments: 'Failed to fetch payment history',
  refresh: 'Failed to refresh subscription status',
  checkout: 'Failed to create checkout session',
  portal: 'Failed to open customer portal',
  cancel: 'Failed to cancel subscription',
  reactivate: 'Failed to reactivate subscription',
} as const

export type SubscriptionAct = keyof typeof FAILURES

/** Both load the state. */
const STATE_LOADS: readonly SubscriptionAct[] = ['initialize', 'status']
/** Their answer is the state as well. */
const STATE_ORDERS: readonly SubscriptionAct[] = ['refresh', 'cancel', 'reactivate']

/** `message` is for the log. */
export class SubscriptionError extends Error {
  readonly act: SubscriptionAct
  /** The server was not reached, which is no error to the person. */
  readonly isOffline: boolean

  constructor(act: SubscriptionAct, cause: unknown) {
    super(FAILURES[act], { cause })
    this.name = 'SubscriptionError'
    this.act = act
    this.isOffline = isOfflineFailure(cause)
  }
}

export function isOfflineFailure(cause: unknown): boolean {
  if (cause instanceof SubscriptionError) return cause.isOffline
  return cause instanceof OfflineError || (cause instanceof IdentityError && cause.kind === 'offline')
}

export type CallsState = {
  readonly isLoading: boolean
  /** One for each act, until it works; the latest is the last. */
  readonly failures: readonly SubscriptionError[]
  /** The latest of the failures. */
  readonly error: SubscriptionError | null
}

/** The calls made for one person; those of somebody who has left meanwhile change nothing. */
export function createSubscriptionCalls(owner: () => string | null) {
  const state = createStore<CallsState>({ isLoading: false, failures: [], error: null })
  let running = 0
  const show = (failures: readonly SubscriptionError[]) =>
    state.set({ isLoading: running > 0, failures, error: failures.at(-1) ?? null })
  const failuresBut = (acts: readonly SubscriptionAct[]) =>
    state.current().failures.filter(({ act }) => !acts.includes(act))
  const fail = (failure: SubscriptionError) =>
    show([...failuresBut(STATE_LOADS.includes(failure.act) ? STATE_LOADS : [failure.act]), failure])
  const succeed = (name: SubscriptionAct) => {
    const isState = STATE_LOADS.includes(name) || STATE_ORDERS.includes(name)
    show(failuresBut(isState ? [name, ...STATE_LOADS] : [name]))
  }

  return {
    current: state.current,
    subscribe: state.subscribe,
    fail,
    forget: () => show([]),
    /** Rejects with a SubscriptionError. */
    async act<Payload>(
      name: SubscriptionAct,
      call: () => Promise<Payload>,
      take: (payload: Payload) => Promise<void> | void = () => undefined,
    ): Promise<Payload> {
      const asker = owner()
      running += 1
      show(state.current().failures)
      try {
        const payload = await call()
        if (owner() === asker) {
          await take(payload)
          succeed(name)
        }
        return payload
      } catch (cause) {
        const failure = cause instanceof SubscriptionError ? cause : new SubscriptionError(name, cause)
        if (owner() === asker) fail(failure)
        throw failure
      } finally {
        running -= 1
        show(state.current().failures)
      }
    },
  }
}
