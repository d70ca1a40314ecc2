import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Account } from '#platform/account.ts'
import { signInAgain } from '#platform/identity.ts'
import { takeLoginRedirect } from '#platform/login-redirect.ts'
import { syncNow } from '#platform/sync.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { useAuthForm } from './use-auth-form.ts'

/**
 * The password once more, so that syncing goes on. Everything else works without it. Only the account that uses this
 * device can: another one signs in after a sign-out, which looks after what is unsent.
 */
export function SignInAgain({ account }: { readonly account: Account }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const toasts = useToasts()
  const form = useAuthForm('again', async ({ password }) => {
    await signInAgain(account, password)
    syncNow()
    toasts.show({ message: t('again.done'), tone: 'success' })
    await navigate(takeLoginRedirect(), { replace: true })
  })
  return (
    <AuthFrame title={t('again.title')} lead={t('again.lead', { email: account.email })}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        {form.error && <Banner tone="danger">{form.error}</Banner>}
        {/* Password managers want to know whose password it is. */}
        <input type="email" name="email" value={account.email} autoComplete="username" readOnly hidden />
        <PasswordField label={t('password')} autoComplete="current-password" error={form.errorOf('password')} />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('again.submit')}
        </Button>
        <ButtonLink to="/dashboard" variant="quiet" size="large">
          {t('again.later')}
        </ButtonLink>
      </form>
    </AuthFrame>
  )
}
