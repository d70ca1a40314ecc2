import { Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import field from '#ui/field.module.css'
import { describedBy, Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './auth.module.css'

export type PasswordFieldProps = {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: string
  readonly error: string | undefined
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, autoComplete, hint, error }: PasswordFieldProps) {
  const { t } = useTranslation('auth')
  const [visible, setVisible] = useState(false)
  const id = useId()
  // The error says the same with more force.
  const shownHint = error ? undefined : hint
  return (
    <Field id={id} label={label} hint={shownHint} error={error}>
      <span className={styles.password}>
        <input
          id={id}
          name="password"
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          className={field['control']}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, shownHint, error)}
        />
        <IconButton
          className={styles.reveal}
          label={visible ? t('hidePassword') : t('showPassword')}
          icon={visible ? EyeOff : Eye}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      </span>
    </Field>
  )
}
