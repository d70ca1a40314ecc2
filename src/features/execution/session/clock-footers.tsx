import { Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Rest } from '#contract/session.ts'
import { REST_STEP_SECONDS, restRemainingMs } from '#domain/session/rest.ts'
import { clockText } from '#domain/time/duration.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ProgressRing } from '#ui/progress-ring.tsx'
import type { ActiveSet } from '../sets/active-set.ts'
import { useSetFormatters } from '../sets/set-formatters.ts'
import { useWorkout } from '../sets/workout.ts'
import styles from './footer.module.css'
import { useNow } from './use-now.ts'
import { usePhrases } from './use-phrases.ts'
import type { TimedSet } from './use-timed-set.ts'

const STEP = { seconds: REST_STEP_SECONDS }

type RestFooterProps = { readonly rest: Rest; readonly next: ActiveSet | null }

export function RestFooter({ rest, next }: RestFooterProps) {
  const { actions } = useWorkout()
  const { t } = useTranslation('execution')
  const { name } = usePhrases()
  const formatters = useSetFormatters()
  const values = next && formatters.values(next.exercise.kind, next.values)
  return (
    <div className={classNames(styles.inside, styles.withRing)}>
      <RestRing rest={rest} />
      <div className={styles.beside}>
        <div>
          <p className={styles.what}>
            {next ? t('next', { exercise: `${next.exercise.name} · ${name(next)}` }) : t('lastRest')}
          </p>
          {/* Reserves the line even if empty, so that the buttons stay in place. */}
          <p className={styles.nextValues}>{values ?? '\u00a0'}</p>
        </div>
        <div className={styles.buttons}>
          <Button aria-label={t('minusRestLabel', STEP)} onClick={() => actions.adjustRest(-REST_STEP_SECONDS)}>
            {t('minusRest', STEP)}
          </Button>
          <Button aria-label={t('plusRestLabel', STEP)} onClick={() => actions.adjustRest(REST_STEP_SECONDS)}>
            {t('plusRest', STEP)}
          </Button>
          <Button aria-label={t('skipRestLabel')} onClick={actions.skipRest}>
            {t('skipRest')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function RestRing({ rest }: { readonly rest: Rest }) {
  const { t } = useTranslation('execution')
  const now = useNow(millisecondsOf(rest.endsAt))
  const leftMs = restRemainingMs(rest, now)
  const wholeMs = millisecondsOf(rest.endsAt) - millisecondsOf(rest.startedAt)
  return (
    <ProgressRing
      className={classNames(styles.ring)}
      fraction={wholeMs > 0 ? leftMs / wholeMs : 0}
      label={t('restLeft')}
    >
      <span className={styles.time} role="timer" aria-label={t('restLeft')}>
        {clockText(Math.ceil(leftMs / 1_000))}
      </span>
    </ProgressRing>
  )
}

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
