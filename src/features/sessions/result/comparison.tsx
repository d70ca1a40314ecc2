import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { volumeAgainstLastTime } from '#domain/session/against-last-time.ts'
import { convertWeight } from '#domain/units.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { latestSessionsOfWorkout } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { useSessionText } from '../use-session-text.ts'
import styles from './result-hero.module.css'

type ComparisonProps = {
  readonly session: Session
  readonly unit: WeightUnit
  /** Whether the figures know the session already. */
  readonly isCounted: boolean
}

/** Which workout it was, and its volume against the same workout's last time. Its line is reserved. */
export function Comparison({ session, unit, isCounted }: ComparisonProps) {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  const words = useSessionText()
  const { workoutId } = session
  // Counted as on the page of records: one that was ended early counts, too, if it was training.
  const { answer: totals, isStale } = useAnalytics({ about: 'totals', unit })
  const latest = useLiveQuery(
    useMemo(() => latestSessionsOfWorkout(db, workoutId, { limit: LOOK_BACK, status: 'completed' }), [db, workoutId]),
  )
  if (!isCounted || !totals || isStale || latest === undefined) return <p className={styles.comparison}>{'\u00a0'}</p>
  const change = volumeAgainstLastTime(session, latest)
  const shown = change === null ? null : Math.round(convertWeight({ value: Math.abs(change), unit: 'kg' }, unit))
  const volume = words.volume(Math.abs(change ?? 0), unit)
  const against =
    shown === null || change === null
      ? null
      : shown === 0
        ? t('hero.sameVolume')
        : t(change > 0 ? 'hero.moreVolume' : 'hero.lessVolume', { volume })
  return (
    <p className={styles.comparison}>
      {[t('hero.nth', { number: words.number(totals.sessions) }), against].filter(Boolean).join(' · ')}
    </p>
  )
}

/** The session itself, and others that run or were begun later on another device. */
const LOOK_BACK = 4
