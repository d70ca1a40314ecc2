import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { signUp } from '#platform/identity.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { isGuestKept } from './guest-documents.ts'
import { PasswordField } from './password-field.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useEnterApp } from './use-enter-app.ts'

/** A name, an e-mail and a password make an account, and the app is open at once. */
export default function SignUpScreen() {
  const { t } = useTranslation('auth')
  const enterApp = useEnterApp()
  const toasts = useToasts()
  const form = useAuthForm('signup', async ({ name, email, password }) => {
    await enterApp(await signUp(name, email, password))
    toasts.show({ message: t('signup.confirmEmail', { email }), tone: 'success', durationMs: 8_000 })
  })
  return (
    <AuthFrame title={t('signup.title')} lead={t('signup.lead')}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        {form.error && <Banner tone="danger">{form.error}</Banner>}
        {isGuestKept() && <Banner tone="info">{t('signup.guestIsKept')}</Banner>}
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          name="name"
          autoComplete="name"
          required
          error={form.errorOf('name')}
        />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          error={form.errorOf('email')}
        />
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          error={form.errorOf('password')}
        />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('signup.submit')}
        </Button>
      </form>
      <p className={styles.aside}>
        {t('signup.hasAccount')}
        <Link className={styles.link} to="/auth/login">
          {t('signup.toLogin')}
        </Link>
      </p>
    </AuthFrame>
  )
}
