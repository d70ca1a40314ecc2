import { Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { clockText } from '#domain/time/duration.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ProgressRing } from '#ui/progress-ring.tsx'
import { useWorkout } from '../sets/workout.ts'
import styles from './footer.module.css'
import { useNow } from './use-now.ts'
import type { TimedSet } from './use-timed-set.ts'

type TimedFooterProps = { readonly timed: TimedSet; readonly name: string }

/** A timed set: counts down to its target, or up until stopped. */
export function TimedFooter({ timed, name }: TimedFooterProps) {
  const { controls } = useWorkout()
  const { t } = useTranslation('execution')
  const { setId, startedAtMs, endsAtMs } = timed
  const now = useNow(endsAtMs ?? startedAtMs)
  const shownMs = endsAtMs === null ? now - startedAtMs : endsAtMs - now
  const fraction = endsAtMs === null ? (shownMs % 60_000) / 60_000 : shownMs / (endsAtMs - startedAtMs)
  return (
    <div className={classNames(styles.inside, styles.withRing)}>
      <ProgressRing className={classNames(styles.ring)} fraction={fraction} label={t('timerRunning')}>
        <span className={styles.time} role="timer" aria-label={t('timerRunning')}>
          {clockText(endsAtMs === null ? Math.floor(shownMs / 1_000) : Math.ceil(shownMs / 1_000))}
        </span>
      </ProgressRing>
      <div className={styles.beside}>
        <p className={styles.what}>{name}</p>
        <Button variant="primary" icon={Square} className={styles.primary} onClick={() => controls.completeSet(setId)}>
          {t('stopTimer')}
        </Button>
      </div>
    </div>
  )
}
