import { useCallback, useMemo } from 'react'
import type { WorkoutId } from '#contract/id.ts'
import { useStore } from '#shared/use-store.ts'
import {
  HISTORY_PAGE,
  latestSessions,
  latestSessionsOfWorkout,
  type SessionPlace,
} from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { createPagedList, type PagedSessions } from './paged-list.ts'

export type HistoryPages = PagedSessions & { readonly more: () => void; readonly retry: () => void }

/** Of a workout, or of all. */
export function useHistory(of: WorkoutId | null): HistoryPages {
  const db = useDatabase()
  const list = useMemo(() => {
    const query = (after: SessionPlace | undefined) =>
      of === null
        ? latestSessions(db, { limit: HISTORY_PAGE, after })
        : latestSessionsOfWorkout(db, of, { limit: HISTORY_PAGE, after })
    return createPagedList(HISTORY_PAGE, query)
  }, [db, of])
  const paged = useStore(list)
  return { ...paged, more: useCallback(() => list.more(), [list]), retry: list.retry }
}
