import { useTranslation } from 'react-i18next'
import { identity } from '#platform/identity/identity.ts'
import { usePasswordPolicy } from '#platform/identity/use-password-policy.ts'
import { Button } from '#ui/button.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useAuthForm } from './use-auth-form.ts'

export type NewPasswordProps = { readonly code: string; readonly email: string; readonly onSaved: () => void }

export function NewPassword({ code, email, onSaved }: NewPasswordProps) {
  const { t } = useTranslation('auth')
  const policy = usePasswordPolicy()
  const form = useAuthForm(
    'reset',
    async ({ password }) => {
      await identity.resetPassword(code, password)
      onSaved()
    },
    { policy },
  )
  return (
    <AuthFrame title={t('callback.newPasswordTitle')} lead={t('callback.newPasswordFor', { email })}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <FormProblem>{form.error}</FormProblem>
        {/* Password managers need the account. */}
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        <NewPasswordField label={t('callback.newPassword')} policy={policy} error={form.errorOf('password')} />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('callback.savePassword')}
        </Button>
      </form>
    </AuthFrame>
  )
}
