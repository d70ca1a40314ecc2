import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { sendPasswordReset } from '#platform/identity.ts'
import { readIdentityError } from '#platform/identity-error.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { useAuthForm } from './use-auth-form.ts'

/** Sends the link for a new password. It never tells whether an e-mail has an account. */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation('auth')
  const [sentTo, setSentTo] = useState('')
  const form = useAuthForm('forgot', async ({ email }) => {
    await sendPasswordReset(email).catch(unlessUnknown)
    setSentTo(email)
  })
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        {form.error && <Banner tone="danger">{form.error}</Banner>}
        {sentTo && <Banner tone="success">{t('forgot.sent', { email: sentTo })}</Banner>}
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
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('forgot.submit')}
        </Button>
      </form>
      <Link className={styles.link} to="/auth/login">
        {t('forgot.toLogin')}
      </Link>
    </AuthFrame>
  )
}

function unlessUnknown(cause: unknown): void {
  const error = readIdentityError(cause)
  if (error.kind !== 'invalid-credentials') throw error
}
