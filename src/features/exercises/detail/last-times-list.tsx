import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ExerciseId } from '#contract/id.ts'
import { setTextIn } from '#domain/set-text.ts'
import { latestSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { type LastTime, lastTimes } from '../last-times.ts'
import styles from './exercise-detail.module.css'

/** Half a year of training three times a week: never all sessions. */
const SESSIONS_READ = 75
const MOST_SHOWN = 5

/** The last few times that an exercise was done, each with its sets as they were logged. */
export function LastTimes({ exerciseId }: { readonly exerciseId: ExerciseId }) {
  const { t } = useTranslation('exercises')
  const db = useDatabase()
  const sessions = useLiveQuery(useMemo(() => latestSessions(db, { limit: SESSIONS_READ, status: 'completed' }), [db]))
  if (!sessions) return <Skeleton shape="text" count={3} />
  const times = lastTimes(sessions, exerciseId, MOST_SHOWN)
  if (times.length === 0) return <p className={styles.quiet}>{t('detail.neverLogged')}</p>
  return (
    <ul className={styles.times}>
      {times.map((time) => (
        <Time key={time.sessionId} time={time} />
      ))}
    </ul>
  )
}

function Time({ time: { sessionId, startedAt, timeZone, kind, sets } }: { readonly time: LastTime }) {
  const { t, i18n } = useTranslation('shared')
  const numbers = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  const say = setTextIn({
    number: (value) => numbers.format(value),
    unit: (unit) => t(`unit.${unit}`),
    reps: (count) => t('reps', { count }),
  })
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', ...zone(timeZone) })
  return (
    <li>
      <Link to={`/workout/${sessionId}/completed`} className={styles.time}>
        <time dateTime={startedAt}>{day.format(new Date(startedAt))}</time>
        <ul className={styles.sets}>
          {sets.map((set) => (
            <li key={set.id}>{say(kind, set) || '–'}</li>
          ))}
        </ul>
      </Link>
    </li>
  )
}

/** The zone the session was in; this device's own where the browser does not know that one. */
function zone(timeZone: string): { readonly timeZone?: string } {
  try {
    Intl.DateTimeFormat('en-US', { timeZone })
    return { timeZone }
  } catch {
    return {}
  }
}
