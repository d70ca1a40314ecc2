import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_REPS } from '#contract/limits.ts'
import type { SetTarget } from '#contract/workout.ts'
import styles from '#shared/set-table/set-table.module.css'
import { readWhole } from './entry-text.ts'
import { NumberField } from './number-field.tsx'

type Reps = SetTarget['reps']
type RepsCellProps = {
  readonly name: string
  readonly reps: Reps
  readonly isRange: boolean
  readonly onChange: (reps: Reps) => void
  readonly onLeave: () => void
}

/** A fixed number of reps, or both ends of a range. */
export function RepsCell({ name, reps, isRange, onChange, onLeave }: RepsCellProps) {
  const { t } = useTranslation('workouts')
  if (isRange) return <RangeFields name={name} reps={reps} isRange={isRange} onChange={onChange} onLeave={onLeave} />
  return (
    <NumberField
      label={t('builder.repsOfSet', { set: name })}
      value={reps?.min ?? null}
      text={String}
      read={readReps}
      whole
      onChange={(value) => onChange(value === null ? null : { min: value, max: value })}
      onLeave={onLeave}
    />
  )
}

/** On the way from 8 to 12 the upper end is briefly 1: input waits here until both ends fit. */
function RangeFields({ name, reps, onChange, onLeave }: RepsCellProps) {
  const { t } = useTranslation('workouts')
  const [waiting, setWaiting] = useState<{ readonly min: number; readonly max: number } | null>(null)
  const ends = waiting ?? reps

  const type = (least: number | null, most: number | null) => {
    if (least === null && most === null) {
      setWaiting(null)
      return onChange(null)
    }
    const next = { min: least ?? most ?? 0, max: most ?? least ?? 0 }
    if (next.min > next.max) return setWaiting(next)
    setWaiting(null)
    onChange(next)
  }
  // The end typed last wins: the other one adapts.
  const leave = (end: 'min' | 'max') => {
    if (waiting) onChange({ min: waiting[end], max: waiting[end] })
    setWaiting(null)
    onLeave()
  }
  return (
    <span className={styles.range}>
      <NumberField
        label={t('builder.leastRepsOfSet', { set: name })}
        value={ends?.min ?? null}
        text={String}
        read={readReps}
        whole
        onChange={(least) => type(least, ends?.max ?? null)}
        onLeave={() => leave('min')}
      />
      <span aria-hidden>–</span>
      <NumberField
        label={t('builder.mostRepsOfSet', { set: name })}
        value={ends?.max ?? null}
        text={String}
        read={readReps}
        whole
        onChange={(most) => type(ends?.min ?? null, most)}
        onLeave={() => leave('max')}
      />
    </span>
  )
}

function readReps(text: string) {
  return readWhole(text, 0, MAX_REPS)
}
