import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { LOGIN_PATH } from '#contract/routes.ts'
import { sendPasswordReset } from '#platform/identity/account-mails.ts'
import { Button } from '#ui/button.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField, emailIn } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { OfflineNote } from './offline-note.tsx'
import { SendAgain } from './send-again.tsx'
import { useAuthForm } from './use-auth-form.ts'

/** Never reveals whether an account exists. */
export default function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) return <AskForLink onSent={setSentTo} />
  return <LinkIsSent email={sentTo} onOtherEmail={() => setSentTo(null)} />
}

function AskForLink({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation('auth')
  const form = useAuthForm('forgot', async ({ email }) => {
    await sendPasswordReset(email)
    onSent(email)
  })
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <OfflineNote />
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <FormProblem>{form.error}</FormProblem>
        <EmailField defaultValue={emailIn(useLocation().state)} error={form.errorOf('email')} />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('forgot.submit')}
        </Button>
      </form>
      <BackToLogin />
    </AuthFrame>
  )
}

type LinkIsSentProps = { readonly email: string; readonly onOtherEmail: () => void }

function LinkIsSent({ email, onOtherEmail }: LinkIsSentProps) {
  const { t } = useTranslation('auth')
  return (
    <AuthFrame
      title={t('forgot.sentTitle')}
      lead={t('forgot.sent', { email })}
      picture={<MailCheck className={styles.picture} aria-hidden />}
    >
      <div className={styles.form}>
        <SendAgain send={() => sendPasswordReset(email)} />
        <Button variant="quiet" size="large" onClick={onOtherEmail}>
          {t('forgot.otherEmail')}
        </Button>
      </div>
      <BackToLogin />
    </AuthFrame>
  )
}

function BackToLogin() {
  const { t } = useTranslation('auth')
  return (
    <Link className={styles.link} to={LOGIN_PATH}>
      {t('forgot.toLogin')}
    </Link>
  )
}
