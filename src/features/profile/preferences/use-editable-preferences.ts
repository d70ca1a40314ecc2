import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import { editPreferences } from '#storage/collections/preferences.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { usePreferences } from '#storage/use-preferences.ts'
import { useToasts } from '#ui/toasts.tsx'

export type EditPreferences = (change: Partial<Preferences> | ((latest: Preferences) => Preferences)) => void

/** Undefined while loading. A failed save is reported. */
export function useEditablePreferences(): {
  readonly preferences: Preferences | undefined
  readonly edit: EditPreferences
} {
  const { t } = useTranslation('profile')
  const toasts = useToasts()
  const db = useDatabase()
  const edit: EditPreferences = (change) => {
    const apply = (latest: Preferences) => (typeof change === 'function' ? change(latest) : { ...latest, ...change })
    editPreferences(db, apply).catch(() => {
      toasts.show({ message: t('notSaved'), tone: 'error' })
    })
  }
  return { preferences: usePreferences(), edit }
}
