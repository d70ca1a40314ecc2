import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changeEmail } from '#platform/identity/account-mails.ts'
import { readIdentityError } from '#platform/identity/identity-error.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/text-field.tsx'
import { SecretField } from './secret-field.tsx'
import security from './security.module.css'
import { useIdentityText } from './use-identity-text.ts'

type EmailCardProps = {
  readonly email: string
  /** A change requires the password, so there has to be one. */
  readonly hasPassword: boolean
}

type Values = { readonly email: string; readonly password: string }

/** A new one takes effect once the link in its mail has been opened. */
export function EmailCard({ email, hasPassword }: EmailCardProps) {
  const { t } = useTranslation('profile')
  const wordsFor = useIdentityText()
  const [error, setFormError] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, reset, setError, formState } = useForm<Values>({
    defaultValues: { email: '', password: '' },
  })

  const save = async ({ email: typed, password }: Values) => {
    const next = typed.trim()
    setFormError(undefined)
    setSentTo(undefined)
    try {
      await changeEmail(password, next)
      reset()
      setSentTo(next)
    } catch (cause) {
      const words = wordsFor(cause)
      const { kind } = readIdentityError(cause)
      if (kind === 'invalid-credentials') setError('password', { message: words ?? '' }, { shouldFocus: true })
      else if (kind === 'email-in-use' || kind === 'invalid-email')
        setError('email', { message: words ?? '' }, { shouldFocus: true })
      else setFormError(words)
    }
  }

  return (
    <Card as="section" className="card" aria-labelledby="profile-email">
      <h2 id="profile-email">{t('email.title')}</h2>
      <p className={security.email}>{email}</p>
      {sentTo && <Banner tone="success">{t('email.sent', { next: sentTo, email })}</Banner>}
      {error && <Banner tone="danger">{error}</Banner>}
      {hasPassword ? (
        <form className={security.form} noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
          <TextField
            label={t('email.next')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            error={formState.errors.email?.message}
            {...register('email', {
              validate: (text) => /^\S+@\S+$/.test(text.trim()) || t('identity.invalid-email'),
            })}
          />
          <SecretField
            label={t('password.current')}
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register('password', { validate: (text) => text !== '' || t('password.missing') })}
          />
          <div className="actions">
            <Button type="submit" busy={formState.isSubmitting}>
              {t('email.change')}
            </Button>
          </div>
        </form>
      ) : (
        <p className="quiet">{t('email.needsPassword')}</p>
      )}
    </Card>
  )
}
