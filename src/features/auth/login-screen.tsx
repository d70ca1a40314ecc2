import { lazy, Suspense, type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { DASHBOARD_PATH, FORGOT_PASSWORD_PATH, SIGN_UP_PATH } from '#contract/routes.ts'
import { useAccount } from '#platform/account/account.ts'
import type { Account } from '#platform/account/account-record.ts'
import { takeLoginRedirect } from '#platform/identity/login-redirect.ts'
import { signIn, signInAgain, signInAgainWithSocial, signInWithSocial } from '#platform/identity/sign-in.ts'
import { syncNow } from '#platform/sync/sync.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField, emailIn } from './email-field.tsx'
import { EndedNotice } from './ended-notice.tsx'
import { FormProblem } from './form-problem.tsx'
import { LinkAccount } from './link-account.tsx'
import { OfflineNote } from './offline-note.tsx'
import { PasswordField } from './password-field.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { StorageNote } from './storage-note.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useEnterApp } from './use-enter-app.ts'
import { useSocialSignIn } from './use-social-sign-in.ts'

// Rarely needed.
const AccountGone = lazy(() => import('./account-gone.tsx'))
const ConfirmFirst = lazy(async () => ({ default: (await import('./confirm-email.tsx')).ConfirmFirst }))

/** The login for a visitor; a password prompt for a person whose provider session was lost. */
export default function LoginScreen() {
  const account = useAccount()
  return account ? <SignInAgain account={account} /> : <Login />
}

function Login() {
  const { t } = useTranslation('auth')
  const enterApp = useEnterApp()
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const social = useSocialSignIn(async (provider) => enterApp(await signInWithSocial(provider)))
  const form = useAuthForm('login', async ({ email, password }) => enterApp(await signIn(email, password)), {
    onRefused: ({ kind }, { email }) => {
      if (kind === 'email-unconfirmed') setUnconfirmed(email)
      return kind === 'email-unconfirmed'
    },
  })
  const knownEmail = emailIn(useLocation().state)
  const [typedEmail, setTypedEmail] = useState<string>()
  const noteEmail = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const form = currentTarget.closest('form')
    if (form) setTypedEmail(String(new FormData(form).get('email') ?? ''))
  }

  if (unconfirmed !== null) {
    return (
      <Suspense>
        <ConfirmFirst email={unconfirmed} onBack={() => setUnconfirmed(null)} />
      </Suspense>
    )
  }
  if (social.link) return <LinkAccount link={social.link} onBack={social.forgetLink} />
  return (
    <AuthFrame title={t('login.title')} lead={t('login.lead')}>
      <EndedNotice />
      <OfflineNote />
      <StorageNote />
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <FormProblem>{form.error}</FormProblem>
        <EmailField defaultValue={knownEmail} error={form.errorOf('email')} />
        <PasswordField label={t('password')} autoComplete="current-password" error={form.errorOf('password')} />
        <Link
          className={styles.link}
          to={FORGOT_PASSWORD_PATH}
          state={{ email: typedEmail }}
          onPointerDown={noteEmail}
          onFocus={noteEmail}
        >
          {t('login.forgot')}
        </Link>
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('login.submit')}
        </Button>
      </form>
      <SocialButtons social={social} />
      <p className={styles.aside}>
        {t('login.noAccount')}
        <Link className={styles.link} to={SIGN_UP_PATH}>
          {t('login.toSignUp')}
        </Link>
      </p>
    </AuthFrame>
  )
}

/** Only for this device's account: another one signs in after a sign-out, which handles unsent changes. */
function SignInAgain({ account }: { readonly account: Account }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const toasts = useToasts()
  const [isGone, setGone] = useState(false)
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
      {isGone ? (
        <Suspense>
          <AccountGone account={account} />
        </Suspense>
      ) : (
        <Button variant="quiet" onClick={() => setGone(true)}>
          {t('again.cannot')}
        </Button>
      )}
    </AuthFrame>
  )
}
