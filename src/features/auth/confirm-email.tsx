import { MailCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '#platform/account/account.ts'
import { sendConfirmation, wasConfirmationRefused } from '#platform/identity/account-mails.ts'
import { useUnconfirmedEmail } from '#platform/identity/identity-session.ts'
import { takeLoginRedirect } from '#platform/identity/login-redirect.ts'
import { useIdentityState } from '#platform/identity/use-identity-state.ts'
import { Button } from '#ui/button.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { SendAgain } from './send-again.tsx'

/** For a signed-in person: the app does not require the confirmation. */
export function ConfirmEmail() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const email = useAccount()?.email ?? ''
  const isUnconfirmed = useUnconfirmedEmail()
  // A provider without a session cannot report the confirmation.
  const isOpen = useIdentityState() !== 'ready' || isUnconfirmed !== false
  const [refused, setRefused] = useState(false)
  useEffect(() => void wasConfirmationRefused().then(setRefused), [])
  return (
    <AuthFrame
      title={t('confirm.title')}
      lead={t(refused ? 'confirm.refused' : 'confirm.lead', { email })}
      picture={<MailCheck className={styles.picture} aria-hidden />}
    >
      {!refused && <p className={styles.quiet}>{t('confirm.hint')}</p>}
      <div className={styles.form}>
        <Button variant="primary" size="large" onClick={() => void navigate(takeLoginRedirect(), { replace: true })}>
          {t('confirm.continue')}
        </Button>
        {isOpen && <SendAgain send={() => sendConfirmation(email)} />}
      </div>
    </AuthFrame>
  )
}

export type ConfirmFirstProps = { readonly email: string; readonly onBack: () => void }

/** For a person whom the provider only admits after the confirmation. */
export function ConfirmFirst({ email, onBack }: ConfirmFirstProps) {
  const { t } = useTranslation('auth')
  return (
    <AuthFrame
      title={t('confirm.title')}
      lead={t('confirm.first', { email })}
      picture={<MailCheck className={styles.picture} aria-hidden />}
    >
      <p className={styles.quiet}>{t('confirm.hint')}</p>
      <div className={styles.form}>
        <Button variant="primary" size="large" onClick={onBack}>
          {t('forgot.toLogin')}
        </Button>
        <SendAgain send={() => sendConfirmation(email)} />
      </div>
    </AuthFrame>
  )
}
