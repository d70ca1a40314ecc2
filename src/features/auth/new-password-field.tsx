import { Check, Circle } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PasswordNeed, type PasswordPolicy, unmetNeeds } from '#domain/profile/password-policy.ts'
import styles from './auth.module.css'
import { PasswordField } from './password-field.tsx'

export type NewPasswordFieldProps = {
  readonly label: string
  readonly policy: PasswordPolicy
  readonly error: string | undefined
}

export function NewPasswordField({ label, policy, error }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const rules = useId()
  return (
    <div>
      <PasswordField label={label} autoComplete="new-password" error={error} onType={setPassword} explainedBy={rules} />
      <PasswordRules id={rules} policy={policy} password={password} />
    </div>
  )
}

type PasswordRulesProps = { readonly id: string; readonly policy: PasswordPolicy; readonly password: string }

function PasswordRules({ id, policy, password }: PasswordRulesProps) {
  const { t } = useTranslation('auth')
  const unmet = unmetNeeds(policy, password)
  return (
    <ul id={id} className={styles.rules} aria-label={t('rules')}>
      {toldNeeds(policy, unmet).map((need) => {
        const met = !unmet.includes(need)
        const Icon = met ? Check : Circle
        return (
          <li key={need} data-met={met}>
            <Icon size={16} aria-hidden />
            <span>
              {t(`rule.${need}`, { min: policy.minLength, max: policy.maxLength ?? '' })}
              <span className="visually-hidden"> {met ? t('rules.met') : t('rules.unmet')}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The maximum length is only shown once exceeded. */
function toldNeeds(policy: PasswordPolicy, unmet: readonly PasswordNeed[]): readonly PasswordNeed[] {
  const wanted: Readonly<Record<PasswordNeed, boolean>> = {
    length: true,
    'lower-case': policy.lowerCase,
    'upper-case': policy.upperCase,
    digit: policy.digit,
    symbol: policy.symbol,
    shorter: unmet.includes('shorter'),
  }
  return NEEDS.filter((need) => wanted[need])
}

const NEEDS = ['length', 'lower-case', 'upper-case', 'digit', 'symbol', 'shorter'] as const
