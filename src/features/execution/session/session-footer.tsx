import { Check, Play, Plus } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rest, Session } from '#contract/session.ts'
import { clockText } from '#domain/time/duration.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { COMPLETES } from '#shared/still-ticks.ts'
import { Button } from '#ui/button.tsx'
import type { ActiveSet } from '../sets/active-set.ts'
import { useSetFormatters } from '../sets/set-formatters.ts'
import { fieldLabel } from '../sets/set-row.tsx'
import { useWorkout } from '../sets/workout.ts'
import { FinishButton, RestFooter, TimedFooter, What } from './clock-footers.tsx'
import type { SessionPhase } from './execution.machine.ts'
import styles from './footer.module.css'
import { useNow } from './use-now.ts'
import { usePhrases } from './use-phrases.ts'
import type { TimedSet } from './use-timed-set.ts'

type SessionFooterProps = {
  readonly where: SessionPhase
  readonly session: Session
  readonly activeSet: ActiveSet | null
  readonly timed: { readonly clock: TimedSet; readonly set: ActiveSet } | null
}

type FooterProps = SessionFooterProps & {
  /** The keypad is over it. */
  readonly isCovered: boolean
  readonly children: ReactNode
}

/** The next action, in thumb reach; `children` are above it. */
export function SessionFooter({ isCovered, children, ...props }: FooterProps) {
  return (
    <footer className={styles.footer} tabIndex={-1} inert={isCovered} {...useKeptFocus()}>
      {children}
      <Content {...props} />
    </footer>
  )
}

/** The focus stays in the footer when the button that had it goes: the next stop is the footer's first button. */
function useKeptFocus() {
  const ref = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  })
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true
    },
    // React's removal of an element fires no blur.
    onBlur: () => {
      hadFocus.current = false
    },
  }
}

function Content({ where, session, activeSet, timed }: SessionFooterProps) {
  const { machine, open } = useWorkout()
  const { t } = useTranslation('execution')
  const { name } = usePhrases()
  if (where === 'paused') {
    return (
      <Single text={t('paused')}>
        <Button
          variant="primary"
          icon={Play}
          className={styles.primary}
          onClick={() => machine.send({ type: 'workout.resumed' })}
        >
          {t('resume')}
        </Button>
      </Single>
    )
  }
  if (timed) return <TimedFooter timed={timed.clock} name={`${name(timed.set)} · ${timed.set.exercise.name}`} />
  if (where === 'resting' && session.rest) return <RestFooter rest={session.rest} next={activeSet} />
  if (activeSet) return <ToDo activeSet={activeSet} rest={session.rest} />
  return session.exercises.length > 0 ? (
    <Single text={t('allDoneText')}>
      <FinishButton />
    </Single>
  ) : (
    <div className={styles.inside}>
      <Button
        variant="primary"
        icon={Plus}
        className={styles.primary}
        data-adds-exercise
        onClick={() => open({ type: 'add' })}
      >
        {t('addExercise')}
      </Button>
    </div>
  )
}

type SingleProps = { readonly text: string; readonly shown?: ReactNode; readonly children: ReactNode }

function Single({ text, shown = text, children }: SingleProps) {
  return (
    <div className={styles.inside}>
      <What text={text}>{shown}</What>
      {children}
    </div>
  )
}

type ToDoProps = { readonly activeSet: ActiveSet; readonly rest: Rest | null }

function ToDo({ activeSet, rest }: ToDoProps) {
  const { controls } = useWorkout()
  const { t } = useTranslation('execution')
  const formatters = useSetFormatters()
  const { name } = usePhrases()
  const { exercise, set, values, missing, isTimed } = activeSet
  const text = formatters.values(exercise.kind, values)
  const words = missing
    ? t('enterValues', { field: t(fieldLabel(exercise.kind, missing)).toLocaleLowerCase() })
    : text
      ? t('logSet', { values: text })
      : t('logSetPlain')
  const onComplete = () => controls.completeSet(set.id)
  return (
    <Single
      text={`${name(activeSet)} · ${exercise.name}`}
      shown={
        <span className={styles.line}>
          {/* The set comes first: what is too long is cut at the end. */}
          <span className={styles.cut}>
            <strong>{name(activeSet)}</strong> · {exercise.name}
          </span>
          {rest && <RestOver rest={rest} />}
        </span>
      }
    >
      {isTimed ? (
        <div className={styles.pair}>
          <Button variant="primary" icon={Play} className={styles.primary} onClick={() => controls.startTimer(set.id)}>
            {t('startTimer')}
          </Button>
          <Button icon={Check} className={styles.second} onClick={onComplete}>
            {words}
          </Button>
        </div>
      ) : (
        <Button
          variant="primary"
          icon={Check}
          className={styles.primary}
          onClick={onComplete}
          {...{ [COMPLETES]: set.id }}
        >
          {words}
        </Button>
      )}
    </Single>
  )
}

/** Later, the lifter was away. */
const MAX_OVER_MS = 15 * 60_000

/** A rest that has ended, and how long ago: it may have been heard by nobody. */
function RestOver({ rest }: { readonly rest: Rest }) {
  const { t } = useTranslation('execution')
  const endedAtMs = millisecondsOf(rest.endsAt)
  const now = useNow(endedAtMs)
  // It still runs while the lifter is asked whether to finish.
  if (now < endedAtMs || now - endedAtMs > MAX_OVER_MS) return null
  return (
    <span className={styles.over}>
      {t('notice.title')} <time>+{clockText(Math.floor((now - endedAtMs) / 1_000))}</time>
    </span>
  )
}
