import type { PlanSlug } from '#contract/vocabulary.ts'
import type { SubscriptionView } from '#platform/billing/subscription-view.ts'

/** The plan that runs and is paid for, and so is not sold again; null where none does. */
export function paidPlanOf(view: Pick<SubscriptionView, 'status' | 'isActive' | 'isTrialing'>): PlanSlug | null {
  return view.isActive || view.isTrialing ? view.status.plan : null
}
