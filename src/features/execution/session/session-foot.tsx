import { Check, Flag, Play, Plus } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rest } from '#contract/session.ts'
import { Button } from '#ui/button.tsx'
import type { ActiveSet } from '../sets/active-set.ts'
import { useFigures } from '../sets/figures.ts'
import { fieldLabel } from '../sets/set-row.tsx'
import styles from './foot.module.css'
import { RestFoot } from './rest-foot.tsx'
import { TimedFoot } from './timed-foot.tsx'
import type { TimedSet } from './use-timed-set.ts'

export type FootActions = {
  readonly check: (set: ActiveSet) => void
  readonly startTimer: (set: ActiveSet) => void
  readonly stopTimer: () => void
  readonly adjustRest: (seconds: number) => void
  readonly skipRest: () => void
  readonly resume: () => void
  readonly addExercise: () => void
  readonly finish: () => void
}

type SessionFootProps = {
  readonly where: 'performing' | 'resting' | 'paused'
  readonly rest: Rest | null
  readonly activeSet: ActiveSet | null
  /** The set that is timed, where one is. */
  readonly timed: { readonly clock: TimedSet; readonly set: ActiveSet } | null
  readonly hasExercises: boolean
  readonly actions: FootActions
}

/** What to do next, under the thumb. */
export function SessionFoot(props: SessionFootProps) {
  return (
    <footer className={styles.foot} tabIndex={-1} {...useKeptFocus()}>
      <Content {...props} />
    </footer>
  )
}

/** The focus stays in the foot when the button that had it goes: the next stop is the foot's first button. */
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
    // What React takes away is not blurred.
    onBlur: () => {
      hadFocus.current = false
    },
  }
}

function Content({ where, rest, activeSet, timed, hasExercises, actions }: SessionFootProps) {
  const { t } = useTranslation(['execution', 'shared'])
  if (where === 'paused') {
    return (
      <Single text={t('paused')}>
        <Button variant="primary" icon={Play} className={styles.primary} onClick={actions.resume}>
          {t('resume')}
        </Button>
      </Single>
    )
  }
  if (timed) {
    const { exercise, set, number } = timed.set
    const name = `${exercise.name} · ${t(`shared:setName.${set.kind}`, { number })}`
    return <TimedFoot timed={timed.clock} name={name} onStop={actions.stopTimer} />
  }
  if (where === 'resting' && rest) {
    return <RestFoot rest={rest} next={activeSet} onAdjust={actions.adjustRest} onSkip={actions.skipRest} />
  }
  if (activeSet) return <ToDo activeSet={activeSet} actions={actions} />
  return hasExercises ? (
    <Single text={t('allDoneText')}>
      <Button variant="primary" icon={Flag} className={styles.primary} onClick={actions.finish}>
        {t('finishWorkout')}
      </Button>
    </Single>
  ) : (
    <Single text={t('emptyTitle')}>
      <Button variant="primary" icon={Plus} className={styles.primary} onClick={actions.addExercise}>
        {t('addExercise')}
      </Button>
    </Single>
  )
}

function Single({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.inside}>
      <p className={styles.what}>{text}</p>
      {children}
    </div>
  )
}

/** The active set: logged as it stands with one tap, or held against the clock first. */
function ToDo({ activeSet, actions }: { readonly activeSet: ActiveSet; readonly actions: FootActions }) {
  const { t } = useTranslation(['execution', 'shared'])
  const figures = useFigures()
  const { exercise, set, number, values, missing, isTimed } = activeSet
  const text = figures.values(exercise.kind, values)
  const words = missing
    ? t('enterValues', { field: t(fieldLabel(exercise.kind, missing)).toLocaleLowerCase() })
    : text
      ? t('logSet', { values: text })
      : t('logSetPlain')
  return (
    <Single
      text={
        <>
          <strong>{exercise.name}</strong> · {t(`shared:setName.${set.kind}`, { number })}
        </>
      }
    >
      {isTimed ? (
        <div className={styles.pair}>
          <Button
            variant="primary"
            icon={Play}
            className={styles.primary}
            onClick={() => actions.startTimer(activeSet)}
          >
            {t('startTimer')}
          </Button>
          <Button icon={Check} className={styles.second} onClick={() => actions.check(activeSet)}>
            {words}
          </Button>
        </div>
      ) : (
        <Button variant="primary" icon={Check} className={styles.primary} onClick={() => actions.check(activeSet)}>
          {words}
        </Button>
      )}
    </Single>
  )
}
