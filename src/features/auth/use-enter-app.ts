import { useNavigate } from 'react-router-dom'
import type { Identity } from '#platform/identity/identity-provider.ts'
import { takeLoginRedirect } from '#platform/identity/login-redirect.ts'
import { enter } from '#platform/identity/sign-in.ts'
import { moveGuestDocuments } from './guest-documents.ts'

/** Opens the app to somebody who has just proved who they are: at the place they wanted, or first at `by`. */
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

/** The server hears who has signed in, and makes the trial of somebody new. Nothing waits for that. */
async function tellServer(identity: Identity): Promise<void> {
  try {
    // It comes with the code of the app itself, which the way in is not to fetch.
    const { syncUser } = await import('#platform/account/user.ts')
    await syncUser(identity)
  } catch (cause) {
    console.warn('the server has not heard who signed in', cause)
  }
}
