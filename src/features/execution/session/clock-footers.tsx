import { Flag, Square } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
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

/** One line, cut off where it is too long. */
export function What({ text, children = text }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <p className={styles.what} title={text}>
      {children}
    </p>
  )
}

type RestFooterProps = { readonly rest: Rest; readonly next: ActiveSet | null }

export function RestFooter({ rest, next }: RestFooterProps) {
  const { machine } = useWorkout()
  const { t } = useTranslation('execution')
  const adjust = (seconds: number) => machine.send({ type: 'rest.adjusted', seconds })
  if (next === null) return <LastRest rest={rest} />
  return (
    <div className={classNames(styles.inside, styles.withRing)}>
      <RestRing rest={rest} />
      <div className={styles.beside}>
        <NextSet next={next} />
        <div className={styles.buttons}>
          <Button aria-label={t('minusRestLabel', STEP)} onClick={() => adjust(-REST_STEP_SECONDS)}>
            {t('minusRest', STEP)}
          </Button>
          <Button aria-label={t('plusRestLabel', STEP)} onClick={() => adjust(REST_STEP_SECONDS)}>
            {t('plusRest', STEP)}
          </Button>
          <Button aria-label={t('skipRestLabel')} onClick={() => machine.send({ type: 'rest.skipped' })}>
            {t('skipRest')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function NextSet({ next }: { readonly next: ActiveSet }) {
  const { t } = useTranslation('execution')
  const { name } = usePhrases()
  const formatters = useSetFormatters()
  const values = formatters.values(next.exercise.kind, next.values)
  return (
    <div>
      {/* The set comes first: a long name is cut. */}
      <What text={t('next', { exercise: `${name(next)} · ${next.exercise.name}` })} />
      {/* Reserves the line even if empty, so that the buttons stay in place. */}
      <p className={styles.nextValues} title={values ?? undefined}>
        {values ?? '\u00a0'}
      </p>
    </div>
  )
}

/** All sets are done: nothing has to be waited for. */
function LastRest({ rest }: { readonly rest: Rest }) {
  const { t } = useTranslation('execution')
  return (
    <div className={classNames(styles.inside, styles.withRing)}>
      <RestRing rest={rest} isSmall />
      <div className={styles.beside}>
        <What text={t('lastRest')} />
        <FinishButton />
      </div>
    </div>
  )
}

export function FinishButton() {
  const { open } = useWorkout()
  const { t } = useTranslation('execution')
  const finish = () => open({ type: 'ending', outcome: 'completed' })
  return (
    <Button variant="primary" icon={Flag} className={styles.primary} onClick={finish}>
      {t('finishWorkout')}
    </Button>
  )
}

/** Time to get ready. */
const ENDING_MS = 10_000

function RestRing({ rest, isSmall = false }: { readonly rest: Rest; readonly isSmall?: boolean }) {
  const { t } = useTranslation('execution')
  const now = useNow(millisecondsOf(rest.endsAt))
  const leftMs = restRemainingMs(rest, now)
  const wholeMs = millisecondsOf(rest.endsAt) - millisecondsOf(rest.startedAt)
  return (
    <Ring
      className={classNames(isSmall && styles.small, leftMs < ENDING_MS && styles.ending)}
      fraction={wholeMs > 0 ? leftMs / wholeMs : 0}
      label={t('restLeft')}
      time={clockText(Math.ceil(leftMs / 1_000))}
    />
  )
}

type RingProps = {
  readonly fraction: number
  readonly label: string
  readonly time: string
  readonly className?: string
}

function Ring({ fraction, label, time, className }: RingProps) {
  // React's types do not include custom properties.
  const letters = { '--letters': Math.max(4, time.length) } as CSSProperties
  return (
    <ProgressRing className={classNames(styles.ring, className)} fraction={fraction} label={label}>
      <span className={styles.time} style={letters} role="timer" aria-label={label}>
        {time}
      </span>
    </ProgressRing>
  )
}

type TimedFooterProps = { readonly timed: TimedSet; readonly name: string }

/** A timed set: counts down to its target, or up until stopped. */
export function TimedFooter({ timed, name }: TimedFooterProps) {
  const { controls } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  const { setId, startedAtMs, endsAtMs } = timed
  const now = useNow(endsAtMs ?? startedAtMs)
  const shownMs = endsAtMs === null ? now - startedAtMs : endsAtMs - now
  const fraction = endsAtMs === null ? (shownMs % 60_000) / 60_000 : shownMs / (endsAtMs - startedAtMs)
  return (
    <div className={classNames(styles.inside, styles.withRing)}>
      <Ring
        fraction={fraction}
        label={t('timerRunning')}
        time={clockText(endsAtMs === null ? Math.floor(shownMs / 1_000) : Math.ceil(shownMs / 1_000))}
      />
      <div className={styles.beside}>
        <What text={name} />
        <div className={styles.pair}>
          <Button
            variant="primary"
            icon={Square}
            className={styles.primary}
            onClick={() => controls.completeSet(setId)}
          >
            {t('stopTimer')}
          </Button>
          <Button className={styles.second} onClick={controls.cancelTimer}>
            {t('shared:cancel')}
          </Button>
        </div>
      </div>
    </div>
  )
}
