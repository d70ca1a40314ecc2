import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useAccount } from '#platform/account.ts'
import { confirmEmail, emailOfResetCode, resetPassword } from '#platform/identity.ts'
import { readIdentityError } from '#platform/identity-error.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { useAuthForm } from './use-auth-form.ts'

const LOGIN = '/auth/login'

type Outcome =
  | { readonly kind: 'working' | 'confirmed' | 'expired' | 'failed' | 'saved' | 'nothing' }
  | { readonly kind: 'choose-password'; readonly email: string }

/**
 * Where the links of the provider's mails lead: it confirms an e-mail (`mode=verifyEmail`), takes a new password
 * (`mode=resetPassword`), or simply leads back into the app once the provider's own page has done its work.
 */
export default function CallbackScreen() {
  const { t } = useTranslation('auth')
  const [query] = useSearchParams()
  const mode = query.get('mode') ?? ''
  const code = query.get('oobCode') ?? ''
  const onward = useOnwardPath()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' })

  useEffect(() => {
    let current = true
    const show = (next: Outcome) => current && setOutcome(next)
    followLink(mode, code).then(show, (cause: unknown) => {
      show({ kind: readIdentityError(cause).kind === 'expired-code' ? 'expired' : 'failed' })
    })
    return () => {
      current = false
    }
  }, [mode, code])

  if (outcome.kind === 'nothing') return <Navigate to={onward} replace />
  if (outcome.kind === 'choose-password') {
    return <NewPassword code={code} email={outcome.email} onSaved={() => setOutcome({ kind: 'saved' })} />
  }
  return (
    <AuthFrame title={t('callback.title')}>
      <div role="status">
        {outcome.kind === 'working' && <p>{t('callback.working')}</p>}
        {outcome.kind === 'confirmed' && <Banner tone="success">{t('callback.confirmed')}</Banner>}
        {outcome.kind === 'saved' && <Banner tone="success">{t('callback.passwordSaved')}</Banner>}
        {outcome.kind === 'expired' && <Banner tone="warning">{t('callback.expired')}</Banner>}
        {outcome.kind === 'failed' && <Banner tone="danger">{t('callback.failed')}</Banner>}
      </div>
      {outcome.kind !== 'working' && <Onward />}
    </AuthFrame>
  )
}

function Onward() {
  const { t } = useTranslation('auth')
  const path = useOnwardPath()
  return (
    <ButtonLink to={path} variant="primary" size="large" replace>
      {path === LOGIN ? t('login.submit') : t('callback.continue')}
    </ButtonLink>
  )
}

function useOnwardPath(): string {
  return useAccount() ? '/dashboard' : LOGIN
}

type NewPasswordProps = { readonly code: string; readonly email: string; readonly onSaved: () => void }

function NewPassword({ code, email, onSaved }: NewPasswordProps) {
  const { t } = useTranslation('auth')
  const form = useAuthForm('reset', async ({ password }) => {
    await resetPassword(code, password)
    onSaved()
  })
  return (
    <AuthFrame title={t('callback.newPasswordTitle')} lead={t('callback.newPasswordFor', { email })}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        {form.error && <Banner tone="danger">{form.error}</Banner>}
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          label={t('callback.newPassword')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          error={form.errorOf('password')}
        />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('callback.savePassword')}
        </Button>
      </form>
    </AuthFrame>
  )
}

async function followLink(mode: string, code: string): Promise<Outcome> {
  if (mode === 'resetPassword' && code) return { kind: 'choose-password', email: await emailOfResetCode(code) }
  if (mode === 'verifyEmail' && code) return confirmOnce(code)
  return { kind: 'nothing' }
}

const confirmations = new Map<string, Promise<Outcome>>()

/** A code works once, and an effect may run twice. */
function confirmOnce(code: string): Promise<Outcome> {
  const started = confirmations.get(code) ?? confirmEmail(code).then((): Outcome => ({ kind: 'confirmed' }))
  confirmations.set(code, started)
  return started
}
