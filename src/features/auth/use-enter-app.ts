import { useNavigate } from 'react-router-dom'
import type { Identity } from '#platform/identity/identity-provider.ts'
import { takeLoginRedirect } from '#platform/identity/login-redirect.ts'
import { enter } from '#platform/identity/sign-in.ts'
import { moveGuestDocuments } from './guest-documents.ts'

export function useEnterApp(): (identity: Identity, by?: string) => Promise<void> {
  const navigate = useNavigate()
  return async (identity, by) => {
    await moveGuestDocuments(identity.uid)
    const path = by ?? takeLoginRedirect()
    await enter(identity)
    void tellServer(identity)
    await navigate(path, { replace: true })
  }
}

/** Reports the sign-in to the server, which starts a new person's trial and states what is open. Not awaited. */
async function tellServer(identity: Identity): Promise<void> {
  try {
    // Part of the app's own code, which the login must not load.
    const [{ syncUser }, { subscriptionStore }] = await Promise.all([
      import('#platform/account/user.ts'),
      import('#platform/billing/subscription.ts'),
    ])
    await syncUser(identity, subscriptionStore.hearStatement)
  } catch (cause) {
    console.warn('the server has not heard who signed in', cause)
  }
}
