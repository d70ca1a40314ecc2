import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { startText } from '#shared/format/start-text.ts'
import { timeZoneOf } from '#shared/format/today.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import styles from './running-dock.module.css'

// Most of the time nothing runs.
const RunningBar = lazy(() => import('./running-bar.tsx'))

/**
 * The running workouts, on every other screen: one tap returns to the one that began last, another shows the others.
 * Nothing without any.
 */
export default function RunningDock() {
  const { t, i18n } = useTranslation('execution')
  const db = useDatabase()
  const running = useLiveQuery(useMemo(() => runningSessions(db), [db])) ?? []
  const preferences = usePreferences()
  const [showsAll, setShowsAll] = useState(false)
  const others = running.length - 1
  if (others < 0) return null
  const hasNamesake = ({ name }: Session) => running.filter((other) => other.name === name).length > 1
  return (
    <Suspense fallback={null}>
      <nav className={styles.docks} aria-label={t('dockLabel')}>
        {running.map((session, index) => (
          <RunningBar
            key={session.id}
            session={session}
            isShown={index === 0 || showsAll}
            started={
              hasNamesake(session)
                ? startText(session, i18n.language, { timeZone: timeZoneOf(preferences), nowMs: Date.now(), running })
                : undefined
            }
            preferences={preferences}
          />
        ))}
        {others > 0 && (
          <button
            type="button"
            className={styles.more}
            aria-label={t('dockMore', { count: others })}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            +{others}
          </button>
        )}
      </nav>
    </Suspense>
  )
}
