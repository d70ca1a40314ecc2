import { paywallActor } from '#platform/billing/paywall.ts'
import { optionalPart } from '#shared/optional-part.tsx'
import { useStore } from '#shared/use-store.ts'

// With the machine that says when it opens: most people never see either.
const Paywall = optionalPart(() => import('./paywall-dialog.tsx'))

export default function PaywallDock() {
  const actor = useStore(paywallActor)
  return actor && <Paywall actor={actor} />
}
