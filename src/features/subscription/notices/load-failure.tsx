import { useTranslation } from 'react-i18next'
import { subscriptionStore, useSubscription } from '#platform/billing/subscription.ts'
import type { SubscriptionAct } from '#platform/billing/subscription-calls.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useFailureToast } from '../use-failure-toast.ts'

/** Payments have a place of their own that says so; what a person pressed says it by a toast alone. */
const AGAIN: { readonly [Act in SubscriptionAct]?: () => Promise<unknown> } = {
  initialize: () => subscriptionStore.init(),
  status: subscriptionStore.loadStatus,
  current: subscriptionStore.loadCurrent,
  plans: subscriptionStore.loadPlans,
}

/** Stays until the next call, while the toast about it goes. Nothing offline: that is said already. */
export function LoadFailure() {
  const { t } = useTranslation('subscription')
  const { error, isLoading } = useSubscription()
  const online = useOnline()
  const sayFailure = useFailureToast()
  const again = error && AGAIN[error.act]
  if (!again || !online) return null
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" busy={isLoading} onClick={() => void again().catch(sayFailure)}>
          {t('retry')}
        </Button>
      }
    >
      {t('loadFailed')}
    </Banner>
  )
}
