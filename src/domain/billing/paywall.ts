import {
  ANALYTICS_PATH,
  DASHBOARD_PATH,
  isExecutionPath,
  METRICS_PATH,
  PLANS_PATH,
  PROGRESS_PATH,
  STATISTICS_PATH,
} from '#contract/routes.ts'
import { isRestrictedPath } from './restricted-path.ts'

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

/** Whether a paywall has nothing left to cover once the person went to this path, without query. */
export function isLeftAt(path: string, hasAccess: boolean): boolean {
  return hasAccess || !isRestrictedPath(path)
}

const NAMED_SCREENS = {
  home: DASHBOARD_PATH,
  progress: PROGRESS_PATH,
  metrics: METRICS_PATH,
  analytics: ANALYTICS_PATH,
  statistics: STATISTICS_PATH,
} as const
type NamedScreen = keyof typeof NAMED_SCREENS

/** The screen that was opened and needs a plan, `screen` being one without a name; `refused`: the server said so. */
export type PaywallReason = 'workout' | NamedScreen | 'screen' | 'refused'

/** Null if the person asked for it: they know why. */
export function paywallReason(trigger: PaywallTrigger | null, source: string | null): PaywallReason | null {
  if (trigger === 'subscription_required') return 'refused'
  if (trigger !== 'restricted_route') return null
  if (source === null) return 'screen'
  return isExecutionPath(source) ? 'workout' : (screenAt(source) ?? 'screen')
}

function screenAt(path: string): NamedScreen | undefined {
  const names = Object.keys(NAMED_SCREENS) as readonly NamedScreen[]
  return names.find((name) => path === NAMED_SCREENS[name] || path.startsWith(`${NAMED_SCREENS[name]}/`))
}

/** Anything that was thrown: an error of the server has both. */
export type Failure = { readonly status?: unknown; readonly code?: unknown }

export function needsSubscription({ status, code }: Failure): boolean {
  return status === PAYMENT_REQUIRED || SUBSCRIPTION_CODES.some((known) => known === code)
}

/** Whether such an error opens the paywall at the current path: on the plans page it would hide the page itself. */
export function opensPaywall(failure: Failure, path: string): boolean {
  return needsSubscription(failure) && path !== PLANS_PATH
}

export function isDebounced(openedAtMs: number | null, nowMs: number): boolean {
  return openedAtMs !== null && nowMs >= openedAtMs && nowMs - openedAtMs < PAYWALL_DEBOUNCE_MS
}
