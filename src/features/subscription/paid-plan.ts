import type { PlanSlug } from '#contract/vocabulary.ts'
import type { SubscriptionView } from '#platform/billing/subscription-view.ts'

/** The paid plan, which is not offered again; null without one. */
export function paidPlanOf(view: Pick<SubscriptionView, 'status' | 'isActive' | 'isTrialing'>): PlanSlug | null {
  return view.isActive || view.isTrialing ? view.status.plan : null
}
