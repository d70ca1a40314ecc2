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
    enter(identity)
    void tellServer(identity)
    await navigate(path, { replace: true })
  }
}

/** Reports the sign-in to the server, which starts a new person's trial. Not awaited. */
async function tellServer(identity: Identity): Promise<void> {
  try {
    // Part of the app's own code, which the login must not load.
    const { syncUser } = await import('#platform/account/user.ts')
    await syncUser(identity)
  } catch (cause) {
    console.warn('the server has not heard who signed in', cause)
  }
}
