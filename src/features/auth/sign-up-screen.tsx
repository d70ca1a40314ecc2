import { type FormEvent, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CONFIRM_EMAIL_PATH, LOGIN_PATH, PRIVACY_PATH, TERMS_PATH } from '#contract/routes.ts'
import { signInWithSocial, signUp } from '#platform/identity/sign-in.ts'
import { usePasswordPolicy } from '#platform/identity/use-password-policy.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './auth.module.css'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField } from './email-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { isGuestKept } from './guest-documents.ts'
import { forgetForm, keepForm, keptForm } from './kept-form.ts'
import { LinkAccount } from './link-account.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { OfflineNote } from './offline-note.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useEnterApp } from './use-enter-app.ts'
import { useSocialSignIn } from './use-social-sign-in.ts'

export default function SignUpScreen() {
  const { t } = useTranslation('auth')
  const enterApp = useEnterApp()
  const policy = usePasswordPolicy()
  const social = useSocialSignIn(async (provider) => enterApp(await signInWithSocial(provider)))
  const form = useAuthForm(
    'signup',
    async ({ name, email, password }) => {
      const identity = await signUp(name, email, password)
      forgetForm()
      await enterApp(identity, CONFIRM_EMAIL_PATH)
    },
    { policy },
  )
  const [kept] = useState(keptForm)
  if (social.link) return <LinkAccount link={social.link} onBack={social.forgetLink} />
  return (
    <AuthFrame title={t('signup.title')} lead={t('signup.lead')}>
      <OfflineNote />
      {isGuestKept() && <Banner tone="info">{t('signup.guestIsKept')}</Banner>}
      <form className={styles.form} noValidate onSubmit={form.onSubmit} onInput={keep}>
        <FormProblem>{form.error}</FormProblem>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          name="name"
          autoComplete="name"
          enterKeyHint="next"
          required
          defaultValue={kept.name}
          error={form.errorOf('name')}
        />
        <EmailField error={form.errorOf('email')} defaultValue={kept.email} />
        <NewPasswordField label={t('password')} policy={policy} error={form.errorOf('password')} />
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('signup.submit')}
        </Button>
      </form>
      <SocialButtons social={social} />
      <p className={styles.accept}>
        <Trans
          t={t}
          i18nKey="signup.accept"
          components={{ terms: <Link to={TERMS_PATH} />, privacy: <Link to={PRIVACY_PATH} /> }}
        />
      </p>
      <p className={styles.aside}>
        {t('signup.hasAccount')}
        <Link className={styles.link} to={LOGIN_PATH}>
          {t('signup.toLogin')}
        </Link>
      </p>
    </AuthFrame>
  )
}

function keep(event: FormEvent<HTMLFormElement>): void {
  keepForm(event.currentTarget)
}
