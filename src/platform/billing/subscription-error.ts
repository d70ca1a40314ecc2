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
