import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '#platform/account.ts'
import { sendConfirmation, useUnconfirmedEmail } from '#platform/identity.ts'
import { takeLoginRedirect } from '#platform/login-redirect.ts'
import { Button } from '#ui/button.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { SendAgain } from './send-again.tsx'

/** Where somebody who has just signed up is told of the mail, before they go where they wanted. */
export const CONFIRM_EMAIL_PATH = '/auth/callback?mode=confirmEmail'

/** For somebody who is in already: the app does not wait for the link in the mail. */
export function ConfirmEmail() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const email = useAccount()?.email ?? ''
  const unconfirmed = useUnconfirmedEmail()
  return (
    <AuthFrame
      title={t('confirm.title')}
      lead={t('confirm.lead', { email })}
      picture={<MailCheck className={styles.picture} aria-hidden />}
    >
      <p className={styles.quiet}>{t('confirm.hint')}</p>
      <div className={styles.form}>
        <Button variant="primary" size="large" onClick={() => void navigate(takeLoginRedirect(), { replace: true })}>
          {t('confirm.continue')}
        </Button>
        {unconfirmed && <SendAgain send={sendConfirmation} />}
      </div>
    </AuthFrame>
  )
}

export type ConfirmFirstProps = { readonly email: string; readonly onBack: () => void }

/** For somebody whom the provider lets in only once the link in its mail was opened. */
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
        <SendAgain send={sendConfirmation} />
      </div>
    </AuthFrame>
  )
}
