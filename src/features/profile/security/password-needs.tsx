import { Check, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type PasswordNeed, type PasswordPolicy, unmetNeeds } from '#domain/profile/password-policy.ts'
import security from './security.module.css'

type PasswordNeedsProps = { readonly policy: PasswordPolicy; readonly password: string }

/** The policy's rules, with those met by the typed password. */
export function PasswordNeeds({ policy, password }: PasswordNeedsProps) {
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
