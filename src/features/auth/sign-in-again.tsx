import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DASHBOARD_PATH } from '#contract/routes.ts'
import type { Account } from '#platform/account/account.ts'
import { takeLoginRedirect } from '#platform/identity/login-redirect.ts'
import { signInAgain, signInAgainWithSocial } from '#platform/identity/sign-in.ts'
import { syncNow } from '#platform/sync/sync.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useSocialSignIn } from './use-social-sign-in.ts'

/** Only for this device's account: another one signs in after a sign-out, which handles unsent changes. */
export function SignInAgain({ account }: { readonly account: Account }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const toasts = useToasts()
  const goOn = async () => {
    syncNow()
    toasts.show({ message: t('again.done'), tone: 'success' })
    await navigate(takeLoginRedirect(), { replace: true })
  }
  const form = useAuthForm('again', async ({ email, password }) => {
    await signInAgain({ ...account, email }, password)
    await goOn()
  })
  const social = useSocialSignIn(async (provider) => {
    await signInAgainWithSocial(account, provider)
    await goOn()
  })
  return (
    <AuthFrame title={t('again.title')} lead={t('again.lead', { email: account.email })}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <FormProblem>{form.error}</FormProblem>
        {/* Editable: it may have changed. */}
        <EmailField defaultValue={account.email} error={form.errorOf('email')} />
        <PasswordField label={t('password')} autoComplete="current-password" error={form.errorOf('password')} />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('again.submit')}
        </Button>
        <ButtonLink to={DASHBOARD_PATH} variant="quiet" size="large">
          {t('again.later')}
        </ButtonLink>
      </form>
      <SocialButtons social={social} />
    </AuthFrame>
  )
}
