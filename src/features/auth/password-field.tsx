import { useTranslation } from 'react-i18next'
import { PasswordField as UiPasswordField } from '#ui/password-field.tsx'

type PasswordFieldProps = {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly error: string | undefined
  /** Hears what stands in the field at every key. */
  readonly onType?: (password: string) => void
  /** The id of what explains the password further, such as the list of what it needs. */
  readonly explainedBy?: string
}

/** The password of this feature's forms, which read it by its name when they are sent. */
export function PasswordField({ onType, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <UiPasswordField
      {...rest}
      name="password"
      enterKeyHint="go"
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      capsLockLabel={t('capsLock')}
      onInput={(event) => onType?.(event.currentTarget.value)}
    />
  )
}
