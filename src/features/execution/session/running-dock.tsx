import { Dumbbell } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Preferences } from '#contract/preferences.ts'
import { executionPath } from '#contract/routes.ts'
import type { Rest, Session } from '#contract/session.ts'
import { elapsedMs, isForgotten } from '#domain/session/lifecycle.ts'
import { restRemainingMs } from '#domain/session/rest.ts'
import { clockText } from '#domain/time/duration.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { scheduleChime } from '#platform/device/sound.ts'
import { vibrate } from '#platform/device/vibration.ts'
import { holdReload } from '#platform/updates/updates.ts'
import { startText } from '#shared/format/start-text.ts'
import { timeZoneOf } from '#shared/format/today.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import styles from './running-dock.module.css'
import { useNow } from './use-now.ts'

/** The running workouts, on every other screen: one tap returns to one. Nothing without any. */
export default function RunningDock() {
  const { t, i18n } = useTranslation('execution')
  const db = useDatabase()
  const running = useLiveQuery(useMemo(() => runningSessions(db), [db])) ?? []
  const preferences = usePreferences()
  if (running.length === 0) return null
  const hasNamesake = ({ name }: Session) => running.filter((other) => other.name === name).length > 1
  return (
    <nav className={styles.docks} aria-label={t('dockLabel')}>
      {running.map((session) => (
        <Bar
          key={session.id}
          session={session}
          started={
            hasNamesake(session)
              ? startText(session, i18n.language, { timeZone: timeZoneOf(preferences), nowMs: Date.now(), running })
              : undefined
          }
          preferences={preferences}
        />
      ))}
    </nav>
  )
}

type BarProps = {
  readonly session: Session
  readonly started: string | undefined
  readonly preferences: Preferences | undefined
}

function Bar({ session, started, preferences }: BarProps) {
  const { t } = useTranslation('execution')
  const { rest, pausedAt } = session
  const now = useNow(rest ? millisecondsOf(rest.endsAt) : millisecondsOf(session.startedAt) + session.pausedMs)
  // Training is not interrupted by an update on any screen; a forgotten workout does not block updates.
  const isTraining = !isForgotten(session, now)
  useEffect(() => (isTraining ? holdReload('a workout runs') : undefined), [isTraining])
  useRestSignal(pausedAt === null ? rest : null, preferences)
  const restMs = pausedAt === null ? restRemainingMs(rest, now) : 0
  return (
    <Link to={executionPath(session.id)} className={styles.bar}>
      <Dumbbell aria-hidden className={styles.icon} />
      <span className={styles.name}>
        <span className="visually-hidden">{t('dockOpen', { name: session.name })}</span>
        <span aria-hidden>{session.name}</span>
      </span>
      {started && <span className={styles.started}>{t('dockStarted', { time: started })}</span>}
      {restMs > 0 && (
        <span className={styles.rest}>
          {t('resting')} <time>{clockText(Math.ceil(restMs / 1_000))}</time>
        </span>
      )}
      <span className={styles.elapsed}>
        {pausedAt === null ? <time>{clockText(Math.floor(elapsedMs(session, now) / 1_000))}</time> : t('paused')}
      </span>
    </Link>
  )
}

/** Sounds and vibrates at the end of a rest while another screen is open. */
function useRestSignal(rest: Rest | null, preferences: Preferences | undefined): void {
  const endsAtMs = rest ? millisecondsOf(rest.endsAt) : null
  const hasSound = preferences?.sounds ?? false
  const vibrates = preferences?.vibration ?? false
  useEffect(() => {
    const leftMs = endsAtMs === null ? 0 : endsAtMs - Date.now()
    if (leftMs <= 0) return
    const takeBack = hasSound ? scheduleChime(leftMs) : () => undefined
    const timer = setTimeout(() => vibrates && vibrate('rest over'), leftMs)
    return () => {
      takeBack()
      clearTimeout(timer)
    }
  }, [endsAtMs, hasSound, vibrates])
}
