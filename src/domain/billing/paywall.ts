import { PLANS_PATH } from '#contract/routes.ts'
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

export function showsPaywall(hasAccess: boolean, isForced: boolean): boolean {
  return !hasAccess || isForced
}

export function closesItself(hasAccess: boolean, trigger: PaywallTrigger): boolean {
  return hasAccess && !isManualTrigger(trigger)
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
