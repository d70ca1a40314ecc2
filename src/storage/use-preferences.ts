import { useMemo } from 'react'
import type { Preferences } from '#contract/preferences.ts'
import { preferencesOf } from './collections/preferences.ts'
import { useDatabase } from './database-context.tsx'
import { useLiveQuery } from './use-live-query.ts'

export function usePreferences(): Preferences | undefined {
  const db = useDatabase()
  return useLiveQuery(useMemo(() => preferencesOf(db), [db]))
}
