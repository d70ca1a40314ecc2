import { createStore } from '#shared/store.ts'

/** The toast for a failure, always with the detail `tryAgain`. */
export type FailureToast =
  | 'fetchFailed'
  | 'checkoutFailed'
  | 'portalFailed'
  | 'cancelFailed'
  | 'reactivateFailed'
  | 'historyFailed'

const FAILURES = {
  initialize: ['fetchFailed', 'Failed to initialize subscription'],
  status: ['fetchFailed', 'Failed to fetch subscription status'],
  current: ['fetchFailed', 'Failed to fetch subscription'],
  plans: ['fetchFailed', 'Failed to fetch plans'],
  payments: ['historyFailed', 'Failed to fetch payment history'],
  checkout: ['checkoutFailed', 'Failed to create checkout session'],
  portal: ['portalFailed', 'Failed to open customer portal'],
  cancel: ['cancelFailed', 'Failed to cancel subscription'],
  reactivate: ['reactivateFailed', 'Failed to reactivate subscription'],
} as const satisfies Record<string, readonly [FailureToast, string]>

export type SubscriptionAct = keyof typeof FAILURES

/** `message` is for the log, `toast` for the person. */
export class SubscriptionError extends Error {
  readonly act: SubscriptionAct
  readonly toast: FailureToast

  constructor(act: SubscriptionAct, cause: unknown) {
    const [toast, message] = FAILURES[act]
    super(message, { cause })
    this.name = 'SubscriptionError'
    this.act = act
    this.toast = toast
  }
}

export type CallsState = { readonly isLoading: boolean; readonly error: SubscriptionError | null }

/** The calls made for one person; those of somebody who has left meanwhile change nothing. */
export function createSubscriptionCalls(owner: () => string | null) {
  const state = createStore<CallsState>({ isLoading: false, error: null })
  let running = 0
  const show = (error: SubscriptionError | null) => state.set({ isLoading: running > 0, error })

  return {
    current: state.current,
    subscribe: state.subscribe,
    show,
    /** Rejects with a SubscriptionError. */
    async act<Payload>(
      name: SubscriptionAct,
      call: () => Promise<Payload>,
      take: (payload: Payload) => Promise<void> | void = () => undefined,
    ): Promise<Payload> {
      const asker = owner()
      running += 1
      show(null)
      try {
        const payload = await call()
        if (owner() === asker) await take(payload)
        return payload
      } catch (cause) {
        const failure = cause instanceof SubscriptionError ? cause : new SubscriptionError(name, cause)
        if (owner() === asker) show(failure)
        throw failure
      } finally {
        running -= 1
        show(state.current().error)
      }
    },
  }
}
