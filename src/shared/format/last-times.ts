import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId, SessionId } from '#contract/id.ts'
import { lastTimes } from '#domain/session/last-times.ts'
import { dayOf } from '#domain/time/session-day.ts'
import { latestSessions, sessionsByIds } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { shortDayText } from './dates.ts'
import { useFormats } from './quantities.ts'
import { useTimeZone, useToday } from './today.ts'

/** Half a year of training three times a week: a bounded number of sessions. */
const SESSIONS_READ = 75
const MAX_SHOWN = 5

export type WrittenTime = {
  readonly id: SessionId
  readonly startedAt: string
  readonly day: string
  readonly sets: readonly { readonly id: string; readonly text: string }[]
  /** Empty without any. */
  readonly note: string
}

/** Newest first, with their logged sets; undefined while loading. */
export function useLastTimes(exerciseId: ExerciseId): readonly WrittenTime[] | undefined {
  const { i18n } = useTranslation()
  const formats = useFormats()
  const today = useToday(useTimeZone())
  const db = useDatabase()
  const sessions = useLiveQuery(useMemo(() => latestSessions(db, { limit: SESSIONS_READ, status: 'completed' }), [db]))
  return useMemo(() => {
    if (!sessions) return undefined
    return lastTimes(sessions, exerciseId, MAX_SHOWN).map(({ sessionId, startedAt, timeZone, kind, sets, note }) => ({
      id: sessionId,
      startedAt,
      day: shortDayText(dayOf(startedAt, timeZone), today, i18n.language),
      sets: sets.map((set) => ({ id: set.id, text: formats.set(kind, set) || '–' })),
      note,
    }))
  }, [sessions, exerciseId, today, i18n.language, formats])
}

/** The notes on an exercise in some sessions, however long ago; empty while loading. */
export function useNotesOf(exerciseId: ExerciseId, ids: readonly SessionId[]): ReadonlyMap<SessionId, string> {
  const db = useDatabase()
  const asked = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids come in other arrays
  const sessions = useLiveQuery(useMemo(() => sessionsByIds(db, ids), [db, asked]))
  return useMemo(
    () =>
      new Map(
        lastTimes(sessions ?? [], exerciseId, ids.length).map(({ sessionId, note }) => [sessionId, note] as const),
      ),
    [sessions, exerciseId, ids.length],
  )
}
