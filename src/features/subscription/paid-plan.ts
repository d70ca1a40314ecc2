import type { PlanSlug } from '#contract/vocabulary.ts'
import type { SubscriptionView } from '#platform/billing/subscription-view.ts'

/** It is not offered again. */
export function paidPlanOf(view: Pick<SubscriptionView, 'status' | 'isActive' | 'isTrialing'>): PlanSlug | null {
  return view.isActive || view.isTrialing ? view.status.plan : null
}
