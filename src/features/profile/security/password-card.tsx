import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SocialProvider } from '#contract/vocabulary.ts'
import { type PasswordNeed, type PasswordPolicy, unmetNeeds } from '#domain/profile/password-policy.ts'
import { identity } from '#platform/identity/identity.ts'
import { readIdentityError } from '#platform/identity/identity-error.ts'
import { usePasswordPolicy } from '#platform/identity/use-password-policy.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { SecretField } from './secret-field.tsx'
import security from './security.module.css'
import { useIdentityText } from './use-identity-text.ts'

type PasswordCardProps = {
  /** Null if the account has a password; else the provider for reauthentication. */
  readonly provedBy: SocialProvider | null
  readonly email: string
  readonly onChanged: () => Promise<void>
}

type Passwords = { readonly current: string; readonly next: string }

export function PasswordCard({ provedBy, email, onChanged }: PasswordCardProps) {
  const { t } = useTranslation('profile')
  const toasts = useToasts()
  const policy = usePasswordPolicy()
  const wordsFor = useIdentityText()
  const [error, setFormError] = useState<string>()
  const form = useForm<Passwords>({ defaultValues: { current: '', next: '' } })
  const { register, handleSubmit, reset, setError, watch, formState } = form
  const isFirst = provedBy !== null

  const save = async ({ current, next }: Passwords) => {
    setFormError(undefined)
    try {
      if (provedBy) await setFirstPassword(provedBy, next)
      else await identity.account.changePassword(current, next)
      reset()
      toasts.show({ message: isFirst ? t('password.isSet') : t('password.changed'), tone: 'success' })
      await onChanged()
    } catch (cause) {
      const words = wordsFor(cause)
      const { kind } = readIdentityError(cause)
      if (kind === 'invalid-credentials') setError('current', { message: words ?? '' }, { shouldFocus: true })
      else if (kind === 'weak-password') setError('next', { message: words ?? '' }, { shouldFocus: true })
      else setFormError(words)
    }
  }
  const isGoodEnough = (password: string) => unmetNeeds(policy, password).length === 0 || t('identity.weak-password')

  return (
    <Card as="section" className="card" aria-labelledby="profile-password">
      <h2 id="profile-password">{isFirst ? t('password.setTitle') : t('password.title')}</h2>
      {isFirst && <p className="quiet">{t('password.setLead')}</p>}
      <form className={security.form} noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        {error && <Banner tone="danger">{error}</Banner>}
        {/* Password managers need the account. */}
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        {!isFirst && (
          <SecretField
            label={t('password.current')}
            autoComplete="current-password"
            error={formState.errors.current?.message}
            {...register('current', { validate: (text) => text !== '' || t('password.missing') })}
          />
        )}
        <SecretField
          label={t('password.next')}
          autoComplete="new-password"
          error={formState.errors.next?.message}
          {...register('next', { validate: isGoodEnough })}
        />
        <PasswordNeeds policy={policy} password={watch('next')} />
        <div className="actions">
          <Button type="submit" variant="primary" busy={formState.isSubmitting}>
            {isFirst ? t('password.set') : t('password.change')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** An old sign-in is confirmed first, in the provider's window. */
async function setFirstPassword(provedBy: SocialProvider, password: string): Promise<void> {
  try {
    await identity.account.setPassword(password)
  } catch (cause) {
    if (readIdentityError(cause).kind !== 'reauthenticate') throw cause
    await identity.social.reauthenticate(provedBy)
    await identity.account.setPassword(password)
  }
}

type PasswordNeedsProps = { readonly policy: PasswordPolicy; readonly password: string }

function PasswordNeeds({ policy, password }: PasswordNeedsProps) {
  const { t } = useTranslation('profile')
  const unmet = unmetNeeds(policy, password)
  return (
    <ul className={security.needs} aria-label={t('need.title')}>
      {needsOf(policy).map((need) => {
        const isMet = password !== '' && !unmet.includes(need)
        const Icon = isMet ? Check : Circle
        return (
          <li key={need} className={isMet ? security.met : undefined}>
            <Icon className={security.icon} aria-hidden />
            {t(`need.${need}`, { count: (need === 'shorter' ? policy.maxLength : policy.minLength) ?? 0 })}
            <span className="visually-hidden">{isMet ? t('need.met') : t('need.open')}</span>
          </li>
        )
      })}
    </ul>
  )
}

function needsOf(policy: PasswordPolicy): readonly PasswordNeed[] {
  const asked: readonly (readonly [PasswordNeed, boolean])[] = [
    ['length', true],
    ['shorter', policy.maxLength !== null],
    ['lower-case', policy.lowerCase],
    ['upper-case', policy.upperCase],
    ['digit', policy.digit],
    ['symbol', policy.symbol],
  ]
  return asked.filter(([, isAsked]) => isAsked).map(([need]) => need)
}
