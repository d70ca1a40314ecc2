import { authActor } from '#platform/identity/identity-session.ts'
import { optionalPart } from '#shared/optional-part.tsx'
import { useStore } from '#shared/use-store.ts'

const IdentityProgress = optionalPart(() => import('./identity-progress.tsx'))

/** Nothing is fetched for it before the machine is. */
export default function IdentityDock() {
  return useStore(authActor) && <IdentityProgress />
}
