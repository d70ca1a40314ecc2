import { Check, CheckCheck, CircleAlert } from 'lucide-react'
import { memo, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionSet } from '#contract/session.ts'
import { COMPLETES } from '#shared/still-ticks.ts'
import { classNames } from '#ui/class-names.ts'
import type { SetMark } from '../editing/session-edits.ts'
import styles from './set-row.module.css'
import { type SetState, useSetState } from './set-state.tsx'
import { useWorkout } from './workout.ts'

/** The look of a tick and its row in a state after the tap, for a still of the screen. */
export const tickClasses = {
  row: styles.done ?? '',
  saving: classNames(styles.tick, styles.ticked, styles['state-saving']) ?? '',
  device: classNames(styles.tick, styles.ticked, styles['state-device']) ?? '',
}

type TickProps = { readonly set: SessionSet; readonly number: number; readonly mark: SetMark }

/** The tick. Icon and label show where the set is stored: nowhere yet, on this phone, on the server. */
export function Tick({ set, number, mark }: TickProps) {
  return <TickButton set={set} number={number} state={useSetState(set, mark)} />
}

const CHECK = <Check aria-hidden className="large-icon" />
// Made once: a tick of which only the color changes does not draw its icon again.
const ICONS: { readonly [State in SetState]: ReactNode } = {
  open: CHECK,
  saving: CHECK,
  device: CHECK,
  server: <CheckCheck aria-hidden className="large-icon" />,
  'not-saved': <CircleAlert aria-hidden className="large-icon" />,
}

type TickButtonProps = Omit<TickProps, 'mark'> & { readonly state: SetState }

const TickButton = memo(function TickButton({ set, number, state }: TickButtonProps) {
  const { store, actions, controls, say } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  const name = useMemo(() => t(`shared:setName.${set.kind}`, { number }), [t, set.kind, number])
  const isDone = set.completedAt !== null
  const onComplete = () => controls.completeSet(set.id)
  const onUncomplete = () => {
    actions.uncompleteSet(set.id)
    say(t('say.uncompleted', { set: name }))
  }
  return (
    <button
      type="button"
      className={classNames(styles.tick, isDone && styles.ticked, styles[`state-${state}`])}
      aria-label={t(tickLabel(isDone, state), { set: name })}
      aria-pressed={isDone && state !== 'not-saved'}
      {...{ [COMPLETES]: set.id }}
      onClick={state === 'not-saved' ? store.retry : isDone ? onUncomplete : onComplete}
    >
      {ICONS[state]}
    </button>
  )
})

function tickLabel(isDone: boolean, state: SetState) {
  if (state === 'not-saved') return 'check.failed'
  if (!isDone || state === 'open') return 'check.open'
  return `check.${state}` as const
}
