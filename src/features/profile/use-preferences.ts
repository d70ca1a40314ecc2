import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import { editPreferences, preferencesOf } from '#storage/collections/preferences.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { useToasts } from '#ui/toasts.tsx'

export type EditPreferences = (changes: Partial<Preferences>) => void

/** The preferences, undefined while they load, and how to change them. A change that does not reach the disk is said. */
export function usePreferences(): { readonly preferences: Preferences | undefined; readonly edit: EditPreferences } {
  const { t } = useTranslation('profile')
  const toasts = useToasts()
  const db = useDatabase()
  const query = useMemo(() => preferencesOf(db), [db])
  const edit: EditPreferences = (changes) => {
    editPreferences(db, (preferences) => ({ ...preferences, ...changes })).catch(() => {
      toasts.show({ message: t('notSaved'), tone: 'error' })
    })
  }
  return { preferences: useLiveQuery(query), edit }
}
