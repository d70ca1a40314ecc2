import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { linkPendingSocial } from '#platform/identity.ts'
import { Button } from '#ui/button.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { PROVIDER_NAMES } from './social-providers.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useEnterApp } from './use-enter-app.ts'
import type { PendingLink } from './use-social-sign-in.ts'

export type LinkAccountProps = { readonly link: PendingLink; readonly onBack: () => void }

/** Joins another provider's account to the one that its e-mail has here, once the password has shown whose that is. */
export function LinkAccount({ link, onBack }: LinkAccountProps) {
  const { t } = useTranslation('auth')
  const enterApp = useEnterApp()
  const toasts = useToasts()
  const provider = PROVIDER_NAMES[link.provider]
  const form = useAuthForm('link', async ({ email, password }) => {
    await enterApp(await linkPendingSocial(email, password))
    toasts.show({ message: t('link.done', { provider }), tone: 'success' })
  })
  return (
    <AuthFrame title={t('link.title')} lead={t('link.lead', { provider })}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <FormProblem>{form.error}</FormProblem>
        <EmailField defaultValue={link.email} error={form.errorOf('email')} />
        <PasswordField label={t('password')} autoComplete="current-password" error={form.errorOf('password')} />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('link.submit', { provider })}
        </Button>
        <Button variant="quiet" size="large" onClick={onBack}>
          {t('link.back')}
        </Button>
      </form>
      <Link className={styles.link} to="/auth/forgot-password" state={{ email: link.email }}>
        {t('login.forgot')}
      </Link>
    </AuthFrame>
  )
}
