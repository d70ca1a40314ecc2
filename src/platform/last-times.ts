import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId, SessionId } from '#contract/id.ts'
import { lastTimes } from '#domain/session/last-times.ts'
import { setTextIn } from '#domain/set-text.ts'
import { latestSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'

/** Half a year of training three times a week: never all sessions. */
const SESSIONS_READ = 75
const MOST_SHOWN = 5

/** One time that an exercise was done, in words. */
export type WrittenTime = {
  readonly id: SessionId
  readonly startedAt: string
  readonly day: string
  readonly sets: readonly { readonly id: string; readonly text: string }[]
}

/** The last few times that an exercise was done, newest first, each with its sets as logged; undefined while loading. */
export function useLastTimes(exerciseId: ExerciseId): readonly WrittenTime[] | undefined {
  const { t, i18n } = useTranslation('shared')
  const db = useDatabase()
  const sessions = useLiveQuery(useMemo(() => latestSessions(db, { limit: SESSIONS_READ, status: 'completed' }), [db]))
  return useMemo(() => {
    if (!sessions) return undefined
    const numbers = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
    const say = setTextIn({
      number: (value) => numbers.format(value),
      unit: (unit) => t(`unit.${unit}`),
      reps: (count) => t('reps', { count }),
    })
    return lastTimes(sessions, exerciseId, MOST_SHOWN).map(({ sessionId, startedAt, timeZone, kind, sets }) => ({
      id: sessionId,
      startedAt,
      day: dayFormat(i18n.language, timeZone).format(new Date(startedAt)),
      sets: sets.map((set) => ({ id: set.id, text: say(kind, set) || '–' })),
    }))
  }, [sessions, exerciseId, i18n.language, t])
}

/** In the zone the session was in; in this device's own where the browser does not know that one. */
function dayFormat(language: string, timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone })
  } catch {
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  }
}
