import { useTranslation } from 'react-i18next'
import { editPreferences } from '#storage/collections/preferences.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { usePreferences } from '#storage/use-preferences.ts'
import { useToasts } from '#ui/toasts.tsx'

export function useCopyReminder(): { readonly isOn: boolean; readonly setOn: (on: boolean) => void } {
  const { t } = useTranslation('data')
  const toasts = useToasts()
  const db = useDatabase()
  const preferences = usePreferences()
  const setOn = (on: boolean) => {
    editPreferences(db, (latest) => ({ ...latest, copyReminder: on })).catch(() => {
      toasts.show({ message: t('failed'), tone: 'error' })
    })
  }
  return { isOn: preferences?.copyReminder ?? false, setOn }
}
