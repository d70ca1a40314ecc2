import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlanSlug } from '#contract/vocabulary.ts'
import { formattedPlan } from '#domain/billing/plan.ts'
import type { KnownPricing } from '#platform/billing/price-list.ts'
import { askForLocation, useLocationQuestion, usePricing } from '#platform/billing/pricing.ts'
import { useSubscription } from '#platform/billing/subscription.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useOrders } from '../use-orders.ts'
import { PlanCard, type PlanChoice } from './plan-card.tsx'
import styles from './plans.module.css'

type PlanCardsProps = {
  /** The current paid plan, which is not sold twice; null without one. */
  readonly paidPlan: PlanSlug | null
}

/** Both plans at this country's prices, each with its button. */
export function PlanCards({ paidPlan }: PlanCardsProps) {
  const { t } = useTranslation('subscription')
  const known = usePricing()
  const { isOpen } = useLocationQuestion()
  const online = useOnline()
  const { busy, buy, openPortal } = useOrders()
  const { plans } = useSubscription()
  return (
    <section aria-label={t('plans.region')} className={styles.offer}>
      {!online && <Banner tone="info">{t('offline.pay')}</Banner>}
      {known.pricing.plans.length === 0 && <Banner tone="warning">{t('plans.none')}</Banner>}
      <div className={styles.cards}>
        {inOrder(known).map((plan) => {
          const choice = choiceOf(plan.type, paidPlan)
          const listed = plans.find(({ slug, currency }) => slug === plan.type && currency === plan.currency)
          return (
            <PlanCard
              key={plan.type}
              plan={plan}
              listed={listed && formattedPlan(listed)}
              choice={choice}
              online={online}
              busy={busy === (choice === 'switch' ? 'portal' : plan.type)}
              onChoose={() => void (choice === 'switch' ? openPortal() : buy(plan.type))}
            />
          )
        })}
      </div>
      {known.source === 'built-in' && <p className="quiet">{t('plan.notCertain')}</p>}
      {isOpen && paidPlan === null && (
        <Button variant="quiet" size="small" icon={MapPin} className={styles.currency} onClick={askForLocation}>
          {t('location.ask')}
        </Button>
      )}
    </section>
  )
}

/** A subscriber switches plans on the provider's page: nobody pays for two. */
function choiceOf(plan: PlanSlug, paidPlan: PlanSlug | null): PlanChoice {
  if (paidPlan === null) return 'buy'
  return plan === paidPlan ? 'current' : 'switch'
}

/** The recommended one first: on a phone it is visible without scrolling. */
function inOrder({ pricing }: KnownPricing) {
  return pricing.plans.toSorted((left, right) => Number(right.type === 'annual') - Number(left.type === 'annual'))
}
