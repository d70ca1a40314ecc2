import { useTranslation } from 'react-i18next'
import { PasswordField as UiPasswordField } from '#ui/password-field.tsx'

type PasswordFieldProps = {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: string
  readonly error: string | undefined
}

/** The password of this feature's forms, which read it by its name when they are sent. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('auth')
  return <UiPasswordField {...props} name="password" showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
}
