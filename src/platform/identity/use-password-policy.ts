import { useEffect, useState } from 'react'
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '#domain/profile/password-policy.ts'
import { identity } from './identity.ts'

/** The default until the provider's is known. */
export function usePasswordPolicy(): PasswordPolicy {
  const [policy, setPolicy] = useState(DEFAULT_PASSWORD_POLICY)
  useEffect(() => {
    let current = true
    void identity.passwordPolicy().then(
      (told) => current && setPolicy(told),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return policy
}
