import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAccount } from '#platform/account.ts'
import { signIn } from '#platform/identity.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useEnterApp } from './use-enter-app.ts'

/** For a visitor the login; for somebody whom only the identity provider has forgotten, the password once more. */
export default function LoginScreen() {
  const account = useAccount()
  return account ? <SignInAgain account={account} /> : <Login />
}

/** E-mail and password; afterwards to where the person wanted to go. */
function Login() {
  const { t } = useTranslation('auth')
  const enterApp = useEnterApp()
  const form = useAuthForm('login', async ({ email, password }) => enterApp(await signIn(email, password)))
  return (
    <AuthFrame title={t('login.title')} lead={t('login.lead')}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        {form.error && <Banner tone="danger">{form.error}</Banner>}
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
        <PasswordField label={t('password')} autoComplete="current-password" error={form.errorOf('password')} />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('login.submit')}
        </Button>
      </form>
      <div>
        <Link className={styles.link} to="/auth/forgot-password">
          {t('login.forgot')}
        </Link>
        <p className={styles.aside}>
          {t('login.noAccount')}
          <Link className={styles.link} to="/auth/signup">
            {t('login.toSignUp')}
          </Link>
        </p>
      </div>
    </AuthFrame>
  )
}
