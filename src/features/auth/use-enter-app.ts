import { useNavigate } from 'react-router-dom'
import { enter } from '#platform/identity.ts'
import type { Identity } from '#platform/identity-provider.ts'
import { takeLoginRedirect } from '#platform/login-redirect.ts'
import { moveGuestDocuments } from './guest-documents.ts'

/** Opens the app to somebody who has just proved who they are, at the place they wanted. */
export function useEnterApp(): (identity: Identity) => Promise<void> {
  const navigate = useNavigate()
  return async (identity) => {
    await moveGuestDocuments(identity.uid)
    const path = takeLoginRedirect()
    enter(identity)
    await navigate(path, { replace: true })
  }
}
