import { useTranslation } from 'react-i18next'
import { PasswordField, type PasswordFieldProps } from '#ui/password-field.tsx'

export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const { t } = useTranslation('profile')
  return <PasswordField {...props} showLabel={t('password.show')} hideLabel={t('password.hide')} />
}
