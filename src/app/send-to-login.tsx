import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ACCOUNT_DELETED_PATH, LOGIN_PATH } from '#contract/routes.ts'
import { endedAccount } from '#platform/account/ended-account.ts'
import { saveLoginRedirect } from '#platform/identity/login-redirect.ts'

type SendToLoginProps = { readonly left: string | null }

/**
 * Remembers where a visitor wanted to go and sends them to the login. Who has signed out here did not want to come:
 * whoever logs in next starts at the dashboard; and whose account was deleted is told so.
 */
export function SendToLogin({ left }: SendToLoginProps) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const hasLeft = pathname === left
    if (!hasLeft) saveLoginRedirect(`${pathname}${search}${hash}`)
    const isDeleted = hasLeft && endedAccount()?.ending === 'deleted'
    void navigate(isDeleted ? ACCOUNT_DELETED_PATH : LOGIN_PATH, { replace: true })
  }, [pathname, search, hash, left, navigate])
  return null
}
