import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/text-field.tsx'

export type EmailFieldProps = { readonly error: string | undefined; readonly defaultValue?: string | undefined }

export function EmailField({ error, defaultValue }: EmailFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <TextField
      label={t('email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      required
      defaultValue={defaultValue}
      error={error}
    />
  )
}

/** The email known to the previous screen, from the navigation state. */
export function emailIn(state: unknown): string | undefined {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : undefined
}
