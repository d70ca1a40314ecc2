import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { startText } from '#shared/format/start-text.ts'
import { timeZoneOf } from '#shared/format/today.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import { RunningBar } from './running-bar.tsx'
import styles from './running-dock.module.css'

/** The running workouts: one tap returns to the one that began last, another shows the others. */
export default function RunningBars({ running }: { readonly running: readonly Session[] }) {
  const { t, i18n } = useTranslation('execution')
  const preferences = usePreferences()
  const [showsAll, setShowsAll] = useState(false)
  const others = running.length - 1
  const hasNamesake = ({ name }: Session) => running.filter((other) => other.name === name).length > 1
  return (
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
  )
}
