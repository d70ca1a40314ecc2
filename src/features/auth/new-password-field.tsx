import { useId, useState } from 'react'
import type { PasswordPolicy } from '#domain/profile/password-policy.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordRules } from './password-rules.tsx'

export type NewPasswordFieldProps = {
  readonly label: string
  readonly policy: PasswordPolicy
  readonly error: string | undefined
}

export function NewPasswordField({ label, policy, error }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const rules = useId()
  return (
    <div>
      <PasswordField label={label} autoComplete="new-password" error={error} onType={setPassword} explainedBy={rules} />
      <PasswordRules id={rules} policy={policy} password={password} />
    </div>
  )
}
