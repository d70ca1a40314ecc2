import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { PROFILE_PATH, SUBSCRIPTION_PATH } from '#contract/routes.ts'
import { isPaywallOpen } from '#platform/billing/paywall.machine.ts'
import { paywallActor } from '#platform/billing/paywall.ts'
import { useSubscription } from '#platform/billing/subscription.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { useStore } from '#shared/use-store.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { LocationDialog } from '../location/location-dialog.tsx'
import { StateCard } from '../manage/state-card.tsx'
import { AccessState } from '../notices/access-state.tsx'
import { LoadFailure } from '../notices/load-failure.tsx'
import { paidPlanOf } from '../paid-plan.ts'
import { PlanCards } from './plan-cards.tsx'
import styles from './plans.module.css'
import { Promises } from './promises.tsx'

/** Also the return page of a cancelled checkout. */
export default function PlansScreen() {
  const { t } = useTranslation('subscription')
  const subscription = useSubscription()
  const isBehindPaywall = useSelector(useStore(paywallActor) ?? undefined, isPaywallOpen)
  const wide = useWide()
  const paidPlan = paidPlanOf(subscription)
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('plans.subtitle')}
        {...(!wide && { back: { to: PROFILE_PATH, label: t('toProfile') } })}
        actions={<ButtonLink to={SUBSCRIPTION_PATH}>{t('manage.title')}</ButtonLink>}
      />
      <div className={styles.screen}>
        <AccessState />
        <LoadFailure />
        {paidPlan !== null && <StateCard />}
        <PlanCards paidPlan={paidPlan} />
        {paidPlan === null && !isBehindPaywall && <LocationDialog />}
        <Promises />
      </div>
    </>
  )
}
