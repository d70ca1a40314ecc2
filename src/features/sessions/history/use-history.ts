import { use, useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import type { WorkoutId } from '#contract/id.ts'
import { useStore } from '#shared/use-store.ts'
import {
  HISTORY_PAGE,
  latestSessions,
  latestSessionsOfWorkout,
  type SessionPlace,
} from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { entryState, HistoryEntry } from '#ui/history-entry.ts'
import { createPagedList, type PagedSessions } from './paged-list.ts'

export type HistoryPages = PagedSessions & { readonly more: () => void; readonly retry: () => void }

/** Of a workout, or of all. Going back, as much is loaded as was before. */
export function useHistory(of: WorkoutId | null): HistoryPages {
  const db = useDatabase()
  const entry = use(HistoryEntry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the same screen goes on with its list
  const list = useMemo(() => {
    const query = (limit: number, after: SessionPlace | undefined) =>
      of === null ? latestSessions(db, { limit, after }) : latestSessionsOfWorkout(db, of, { limit, after })
    const { loaded = 0 } = entry === null ? {} : entryState(entry)
    return createPagedList(HISTORY_PAGE, query, Math.ceil(loaded / HISTORY_PAGE))
  }, [db, of])
  const latest = useStore(list)
  // While a first sync brings in ten years, all cards change many times a second: they render at low priority. The first
  // ones do not: until they are there, the screen would say that nothing was logged.
  const calm = useDeferredValue(latest)
  const paged = calm.sessions.length === 0 ? latest : calm
  const loaded = paged.sessions.length
  useEffect(() => {
    if (entry !== null && loaded > 0) entryState(entry).loaded = loaded
  }, [entry, loaded])
  return { ...paged, more: useCallback(() => list.more(), [list]), retry: list.retry }
}
