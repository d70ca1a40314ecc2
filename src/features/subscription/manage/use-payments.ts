import { useEffect, useEffectEvent, useState } from 'react'
import { subscriptionStore } from '#platform/billing/subscription.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { useFailureToast } from '../use-failure-toast.ts'

/** Loads the state and the payments. Until loaded, the screen shows the known data. */
export function usePayments() {
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
