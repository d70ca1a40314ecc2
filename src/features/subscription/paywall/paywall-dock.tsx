import { lazy, Suspense } from 'react'
import { usePaywall } from '#platform/billing/paywall.ts'

const PaywallDialog = lazy(() => import('./paywall-dialog.tsx'))

export default function PaywallDock() {
  const { visible } = usePaywall()
  return visible ? (
    <Suspense fallback={null}>
      <PaywallDialog />
    </Suspense>
  ) : null
}
