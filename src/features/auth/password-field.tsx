import { useTranslation } from 'react-i18next'
import { PasswordField as UiPasswordField } from '#ui/password-field.tsx'

type PasswordFieldProps = {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly error: string | undefined
  readonly onType?: (password: string) => void
  readonly explainedBy?: string
}

/** The password field of this feature's forms, which read it by name on submit. */
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
