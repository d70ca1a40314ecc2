import { Activity, ChevronRight, Pause } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Preferences } from '#contract/preferences.ts'
import { executionPath } from '#contract/routes.ts'
import type { Rest, Session } from '#contract/session.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { elapsedMs, isForgotten } from '#domain/session/lifecycle.ts'
import { restRemainingMs } from '#domain/session/rest.ts'
import { numberSets } from '#domain/session/set-numbers.ts'
import { currentSet } from '#domain/session/set-order.ts'
import { clockText } from '#domain/time/duration.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { scheduleChime } from '#platform/device/sound.ts'
import { vibrate } from '#platform/device/vibration.ts'
import { holdReload } from '#platform/updates/updates.ts'
import styles from './running-dock.module.css'
import { useNow } from './use-now.ts'

type BarProps = {
  readonly session: Session
  /** A hidden one still signals the end of its rest. */
  readonly isShown: boolean
  readonly started: string | undefined
  readonly preferences: Preferences | undefined
}

/** One running workout: what comes next, and its clocks. Without being shown it still signals the end of its rest. */
export function RunningBar({ session, isShown, started, preferences }: BarProps) {
  const { t } = useTranslation('execution')
  const { rest, pausedAt } = session
  const isPaused = pausedAt !== null
  const now = useNow(rest ? millisecondsOf(rest.endsAt) : millisecondsOf(session.startedAt) + session.pausedMs)
  // Training is not interrupted by an update on any screen; a forgotten workout does not block updates.
  const isTraining = !isForgotten(session, now)
  useEffect(() => (isTraining ? holdReload('a workout runs') : undefined), [isTraining])
  useRestSignal(isPaused ? null : rest, preferences)
  if (!isShown) return null
  const restMs = isPaused ? 0 : restRemainingMs(rest, now)
  const Icon = isPaused ? Pause : Activity
  return (
    <Link to={executionPath(session.id)} className={styles.bar}>
      <Done session={session} />
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name} title={session.name}>
          <span className="visually-hidden">{t('dockOpen', { name: session.name })}</span>
          <span aria-hidden>{session.name}</span>
        </span>
        <Next session={session} />
      </span>
      <span className={styles.clocks}>
        <span className={styles.elapsed}>
          {started && `${t('dockStarted', { time: started })} · `}
          {isPaused ? t('paused') : <time>{clockText(Math.floor(elapsedMs(session, now) / 1_000))}</time>}
        </span>
        {restMs > 0 && (
          <span className={styles.rest}>
            {t('resting')} <time>{clockText(Math.ceil(restMs / 1_000))}</time>
          </span>
        )}
      </span>
      <ChevronRight aria-hidden className={styles.chevron} />
    </Link>
  )
}

/** The share of sets that are done, as the upper edge. */
function Done({ session }: { readonly session: Session }) {
  const sets = session.exercises.flatMap((exercise) => exercise.sets)
  const done = sets.filter((set) => set.completedAt !== null).length
  return (
    <span className={styles.track} aria-hidden>
      <span className={styles.done} style={{ transform: `scaleX(${sets.length === 0 ? 0 : done / sets.length})` }} />
    </span>
  )
}

/** The set before its exercise: a long name is cut off at its end. */
function Next({ session }: { readonly session: Session }) {
  const { t } = useTranslation('shared')
  const next = currentSet(session)
  if (!next) return null
  const number = numberSets(inOrder(next.exercise.sets)).get(next.set.id)?.number ?? 1
  const words = `${t(`setName.${next.set.kind}`, { number })} · ${next.exercise.name}`
  return (
    <span className={styles.cut} title={words}>
      {words}
    </span>
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
