import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { CONFIRM_EMAIL_PATH, DASHBOARD_PATH, FORGOT_PASSWORD_PATH, LOGIN_PATH } from '#contract/routes.ts'
import { useAccount } from '#platform/account/account.ts'
import { identity } from '#platform/identity/identity.ts'
import { usePasswordPolicy } from '#platform/identity/use-password-policy.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { finishRedirect, followLink, type LinkMode, type LinkOutcome, linkModeNamed, once } from './follow-link.ts'
import { FormProblem } from './form-problem.tsx'
import { LinkAccount } from './link-account.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useEnterApp } from './use-enter-app.ts'
import { useProblemText } from './use-problem-text.ts'
import { redirectedTo } from './use-social-sign-in.ts'

/** `mode` and `oobCode` are the provider's names; `mode=confirmEmail` is our own, for a new sign-up. */
export default function CallbackScreen() {
  const [query] = useSearchParams()
  const account = useAccount()
  if (query.get('mode') === 'confirmEmail') return account ? <ConfirmEmail /> : <Navigate to={LOGIN_PATH} replace />
  return <Followed mode={linkModeNamed(query.get('mode'))} code={query.get('oobCode') ?? ''} />
}

type FollowedProps = { readonly mode: LinkMode | null; readonly code: string }

function Followed({ mode, code }: FollowedProps) {
  const { t } = useTranslation(['auth', 'shared'])
  const say = useProblemText()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useOutcome(mode, code)
  const onward = useAccount() ? DASHBOARD_PATH : LOGIN_PATH
  switch (outcome.kind) {
    case 'working':
    case 'signed-in':
      return (
        <Told title={t('callback.title')}>
          <p role="status">{t('callback.working')}</p>
        </Told>
      )
    case 'nothing':
      return <Navigate to={onward} replace />
    case 'link':
      return <LinkAccount link={outcome.link} onBack={() => void navigate(LOGIN_PATH, { replace: true })} />
    case 'choose-password':
      return (
        <NewPassword
          code={code}
          email={outcome.email}
          onSaved={() => setOutcome({ kind: 'done', mode: 'resetPassword', email: outcome.email })}
        />
      )
    case 'done':
      return <Done mode={outcome.mode} email={outcome.email} onward={onward} />
    case 'expired':
      return <Expired mode={outcome.mode} onward={onward} />
    case 'failed':
      return (
        <Told title={t('callback.failedTitle')}>
          <Banner tone="danger">{say(outcome.message, { provider: outcome.provider })}</Banner>
          {mode && (
            <Button variant="primary" size="large" onClick={() => location.reload()}>
              {t('shared:retry')}
            </Button>
          )}
          <Onward to={onward} secondary={mode !== null} />
        </Told>
      )
  }
}

type DoneProps = { readonly mode: LinkMode; readonly email: string | undefined; readonly onward: string }

function Done({ mode, email, onward }: DoneProps) {
  const { t } = useTranslation('auth')
  // The provider has ended every session: sign in with the new address or password.
  const path = mode === 'verifyEmail' ? onward : LOGIN_PATH
  return (
    <Told title={t(`callback.${mode}.title`)}>
      <Banner tone="success">{t(`callback.${mode}.done`)}</Banner>
      {mode === 'recoverEmail' && (
        <ButtonLink to={FORGOT_PASSWORD_PATH} variant="primary" size="large">
          {t('callback.recoverEmail.newPassword')}
        </ButtonLink>
      )}
      <Onward to={path} email={email} secondary={mode === 'recoverEmail'} />
    </Told>
  )
}

function Expired({ mode, onward }: { readonly mode: LinkMode; readonly onward: string }) {
  const { t } = useTranslation('auth')
  const again = waysToNewLink(useAccount() !== null)[mode]
  return (
    <Told title={t('callback.expiredTitle')}>
      <Banner tone="warning">{t('callback.expired')}</Banner>
      {again && (
        <ButtonLink to={again} variant="primary" size="large">
          {t('callback.newLink')}
        </ButtonLink>
      )}
      <Onward to={onward} secondary={again !== undefined} />
    </Told>
  )
}

/** A person who is signed out can ask for another confirmation once they have signed in. */
function waysToNewLink(isSignedIn: boolean): { readonly [Mode in LinkMode]?: string } {
  return { resetPassword: FORGOT_PASSWORD_PATH, ...(isSignedIn && { verifyEmail: CONFIRM_EMAIL_PATH }) }
}

function Told({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <AuthFrame title={title}>
      <div className={styles.form}>{children}</div>
    </AuthFrame>
  )
}

type OnwardProps = { readonly to: string; readonly email?: string | undefined; readonly secondary?: boolean }

function Onward({ to, email, secondary = false }: OnwardProps) {
  const { t } = useTranslation('auth')
  return (
    <ButtonLink to={to} state={{ email }} variant={secondary ? 'quiet' : 'primary'} size="large" replace>
      {to === LOGIN_PATH ? t('login.submit') : t('callback.continue')}
    </ButtonLink>
  )
}

function useOutcome(mode: LinkMode | null, code: string): readonly [LinkOutcome, (next: LinkOutcome) => void] {
  const enterApp = useEnterApp()
  const [outcome, setOutcome] = useState<LinkOutcome>({ kind: 'working' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way into the app is another function at each render
  useEffect(() => {
    let current = true
    const follow = mode && code ? () => followLink(mode, code) : () => finishRedirect(redirectedTo())
    void once(`${mode} ${code}`, follow).then((next) => {
      if (!current) return
      setOutcome(next)
      if (next.kind === 'signed-in') void enterApp(next.identity)
    })
    return () => {
      current = false
    }
  }, [mode, code])
  return [outcome, setOutcome]
}

type NewPasswordProps = { readonly code: string; readonly email: string; readonly onSaved: () => void }

function NewPassword({ code, email, onSaved }: NewPasswordProps) {
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
