import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { saveLoginRedirect } from '#platform/login-redirect.ts'

type SendToLoginProps = { readonly left: string | null }

/**
 * Remembers where a visitor wanted to go and sends them to the login. Who has signed out here did not want to come:
 * whoever logs in next starts at the dashboard.
 */
export function SendToLogin({ left }: SendToLoginProps) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (pathname !== left) saveLoginRedirect(`${pathname}${search}${hash}`)
    void navigate('/auth/login', { replace: true })
  }, [pathname, search, hash, left, navigate])
  return null
}
