import { useEffect, useEffectEvent, useState } from 'react'
import { subscriptionStore } from '#platform/billing/subscription.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { AccessState } from '../notices/access-state.tsx'
import { useFailureToast } from '../use-failure-toast.ts'
import { PaymentsCard } from './payments-card.tsx'
import { StateCard } from './state-card.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'

export function Management() {
  const { failed, load } = useHistory()
  return (
    <div className="column">
      <AccessState />
      <StateCard>
        <SubscriptionActions />
      </StateCard>
      <PaymentsCard failed={failed} onRetry={load} />
    </div>
  )
}

/** Until loaded, the screen shows the known data. */
function useHistory() {
  const online = useOnline()
  const sayFailure = useFailureToast()
  const [failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    subscriptionStore.loadStatus().catch(sayFailure)
    subscriptionStore.loadPayments().catch((cause: unknown) => {
      sayFailure(cause)
      setFailed(true)
    })
  }
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (online) loadNow()
  }, [online])
  return { failed, load }
}
