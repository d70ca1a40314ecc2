import { useEffect } from 'react'
import { subscriptionStore } from '#platform/billing/subscription.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { logFailure } from '../log-failure.ts'

/** Loads the state and the payments. Until loaded, the screen shows the known data. */
export function usePayments(): void {
  const online = useOnline()
  useEffect(() => {
    if (!online) return
    subscriptionStore.loadStatus().catch(logFailure)
    subscriptionStore.loadPayments().catch(logFailure)
  }, [online])
}
