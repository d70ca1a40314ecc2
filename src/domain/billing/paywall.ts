import { isExecutionPath, PLANS_PATH } from '#contract/routes.ts'

/** After opening, further triggers are ignored for this long, and the guard may open it again. */
export const PAYWALL_DEBOUNCE_MS = 1_000
export const PAYWALL_GUARD_RESET_MS = 500

/** Triggers pressed by the person: such a paywall stays open even with access. */
export const MANUAL_TRIGGERS = ['manual', 'subscription_page', 'view_plans', 'upgrade_button', 'test_button'] as const
export const PAYWALL_TRIGGERS = [...MANUAL_TRIGGERS, 'restricted_route', 'subscription_required'] as const
export type PaywallTrigger = (typeof PAYWALL_TRIGGERS)[number]

export const DEFAULT_TRIGGER: PaywallTrigger = 'manual'
export const DEFAULT_SOURCE = 'unknown'
const PAYMENT_REQUIRED = 402
const SUBSCRIPTION_CODES = ['SUBSCRIPTION_EXPIRED', 'SUBSCRIPTION_REQUIRED']

export function isManualTrigger(trigger: PaywallTrigger): boolean {
  return MANUAL_TRIGGERS.some((manual) => manual === trigger)
}

/** A person who pressed a button for it forces it, also with access. */
export function showsPaywall(hasAccess: boolean, trigger: PaywallTrigger): boolean {
  return !hasAccess || isManualTrigger(trigger)
}

export function closesItself(hasAccess: boolean, trigger: PaywallTrigger): boolean {
  return hasAccess && !isManualTrigger(trigger)
}

/** `workout` and `screen`: what was opened needs a plan; `refused`: the server said so. */
export type PaywallReason = 'workout' | 'screen' | 'refused'

/** Null if the person asked for it: they know why. */
export function paywallReason(trigger: PaywallTrigger | null, source: string | null): PaywallReason | null {
  if (trigger === 'subscription_required') return 'refused'
  if (trigger !== 'restricted_route') return null
  return source !== null && isExecutionPath(source) ? 'workout' : 'screen'
}

export function needsSubscription(failure: { readonly status?: number; readonly code?: string }): boolean {
  return (
    failure.status === PAYMENT_REQUIRED || (failure.code !== undefined && SUBSCRIPTION_CODES.includes(failure.code))
  )
}

/** Whether such an error opens the paywall at the current path: on the plans page it would hide the page itself. */
export function opensPaywall(failure: { readonly status?: number; readonly code?: string }, path: string): boolean {
  return needsSubscription(failure) && path !== PLANS_PATH
}

export function isDebounced(openedAtMs: number | null, nowMs: number): boolean {
  return openedAtMs !== null && nowMs >= openedAtMs && nowMs - openedAtMs < PAYWALL_DEBOUNCE_MS
}
