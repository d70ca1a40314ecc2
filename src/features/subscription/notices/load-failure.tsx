import { useTranslation } from 'react-i18next'
import { subscriptionStore, useSubscription } from '#platform/billing/subscription.ts'
import type { SubscriptionAct } from '#platform/billing/subscription-calls.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

/** Payments have a place of their own that says so, and so has each button. */
const LOADS: readonly SubscriptionAct[] = ['initialize', 'status', 'current', 'plans']

/** Stays until it is loaded. Being offline is no failure: what is missing comes with the network. */
export function LoadFailure() {
  const { t } = useTranslation('subscription')
  const { failures, isLoading } = useSubscription()
  const online = useOnline()
  const failed = failures.filter(({ act }) => LOADS.includes(act))
  if (failed.length === 0) return null
  if (!online || failed.every(({ isOffline }) => isOffline)) return <Banner tone="info">{t('offline.load')}</Banner>
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" busy={isLoading} onClick={() => void subscriptionStore.retry()}>
          {t('retry')}
        </Button>
      }
    >
      {t('loadFailed')}
    </Banner>
  )
}
