import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FORGOT_PASSWORD_PATH } from '#contract/routes.ts'
import { identity } from '#platform/identity/identity.ts'
import type { Identity } from '#platform/identity/identity-provider.ts'
import { linkPendingSocialBy } from '#platform/identity/sign-in.ts'
import { Button } from '#ui/button.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { PROVIDER_NAMES } from './social-providers.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useEnterApp } from './use-enter-app.ts'
import { type PendingLink, useSocialSignIn } from './use-social-sign-in.ts'

export type LinkAccountProps = { readonly link: PendingLink; readonly onBack: () => void }

/** Links another provider's account to the existing one of its email, after proof by password or its own provider. */
export function LinkAccount({ link, onBack }: LinkAccountProps) {
  const { t } = useTranslation('auth')
  const enterApp = useEnterApp()
  const toasts = useToasts()
  const provider = PROVIDER_NAMES[link.provider]
  const enterLinked = async (linking: Promise<Identity>) => {
    await enterApp(await linking)
    toasts.show({ message: t('link.done', { provider }), tone: 'success' })
  }
  const form = useAuthForm('link', ({ email, password }) => enterLinked(identity.social.linkPending(email, password)))
  const social = useSocialSignIn((other) => enterLinked(linkPendingSocialBy(other)))
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
      <SocialButtons social={social} except={link.provider} />
      <Link className={styles.link} to={FORGOT_PASSWORD_PATH} state={{ email: link.email }}>
        {t('login.forgot')}
      </Link>
    </AuthFrame>
  )
}
