import { useNavigate } from 'react-router-dom'
import { enter } from '#platform/identity.ts'
import type { Identity } from '#platform/identity-provider.ts'
import { takeLoginRedirect } from '#platform/login-redirect.ts'
import { syncUser } from '#platform/user.ts'
import { moveGuestDocuments } from './guest-documents.ts'

/** Opens the app to somebody who has just proved who they are: at the place they wanted, or first at `by`. */
export function useEnterApp(): (identity: Identity, by?: string) => Promise<void> {
  const navigate = useNavigate()
  return async (identity, by) => {
    await moveGuestDocuments(identity.uid)
    const path = by ?? takeLoginRedirect()
    enter(identity)
    // The server hears of it, and makes the trial of somebody new. Nothing waits for that.
    syncUser(identity).catch((cause: unknown) => console.warn('the server has not heard who signed in', cause))
    await navigate(path, { replace: true })
  }
}
