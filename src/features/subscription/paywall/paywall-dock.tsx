import { lazy, Suspense } from 'react'
import { usePaywall } from '#platform/billing/paywall.ts'

const PaywallDialog = lazy(() => import('./paywall-dialog.tsx'))

/** Fetches the paywall when it is first to be seen, and no earlier. */
export default function PaywallDock() {
  const { visible } = usePaywall()
  return visible ? (
    <Suspense fallback={null}>
      <PaywallDialog />
    </Suspense>
  ) : null
}
