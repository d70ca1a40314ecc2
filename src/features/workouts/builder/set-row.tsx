import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_DISTANCE, MAX_PERCENT, MAX_REPS, MAX_WEIGHT, MIN_PERCENT } from '#contract/limits.ts'
import type { PlannedSet, SetTarget } from '#contract/workout.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { clockText } from '#domain/time/duration.ts'
import { convertDistance, convertWeight, roundForDisplay } from '#domain/units.ts'
import { removePlannedSet, updatePlannedSet } from '#domain/workout/planned-sets.ts'
import { typedNumber } from '#shared/format/numbers.ts'
import { KindSelect } from '#shared/set-table/kind-select.tsx'
import styles from '#shared/set-table/set-table.module.css'
import { IconButton } from '#ui/icon-button.tsx'
import { changeTarget } from './edit-targets.ts'
import { readDecimal, readDuration, readEffort, readWhole } from './entry-text.ts'
import { NumberField } from './number-field.tsx'
import type { SetColumns } from './set-columns.ts'
import type { EditWorkout } from './use-draft.ts'

type SetRowProps = {
  readonly set: PlannedSet
  /** Within its group. */
  readonly number: number
  readonly columns: SetColumns
  /** What an open field begins with. */
  readonly last: SetValues | null
  readonly edit: EditWorkout
  readonly endTyping: () => void
}

export function SetRow({ set, number, columns, last, edit, endTyping }: SetRowProps) {
  const { t, i18n } = useTranslation(['workouts', 'shared'])
  const { target } = set
  const name = t(`shared:setName.${set.kind}`, { number })
  const { load, distance } = columns
  const figure = (value: number) => typedNumber(value, i18n.language)
  const converted = (value: number) => figure(roundForDisplay(value))
  const change = (changed: Partial<SetTarget>) =>
    edit((workout) => changeTarget(workout, set.id, changed), `${set.id}.${Object.keys(changed).join()}`)

  return (
    <tr>
      <td>
        <KindSelect
          label={t('builder.kindOfSet', { set: name })}
          kind={set.kind}
          number={number}
          onChange={(kind) => edit((workout) => updatePlannedSet(workout, set.id, { kind }))}
        />
      </td>
      {load && load !== 'percent' && (
        <td>
          <NumberField
            label={t('builder.loadOfSet', { set: name })}
            value={target.weight?.value ?? null}
            placeholder={last?.weight ? converted(convertWeight(last.weight, load)) : undefined}
            text={figure}
            read={(text) => readDecimal(text, 0, MAX_WEIGHT, load)}
            onChange={(value) => change({ weight: value === null ? null : { value, unit: load } })}
            onLeave={endTyping}
          />
        </td>
      )}
      {load === 'percent' && (
        <td>
          <NumberField
            label={t('builder.percentOfSet', { set: name })}
            value={target.percentOfOneRepMax}
            text={figure}
            read={(text) => readDecimal(text, MIN_PERCENT, MAX_PERCENT)}
            onChange={(percentOfOneRepMax) => change({ percentOfOneRepMax })}
            onLeave={endTyping}
          />
        </td>
      )}
      {columns.reps && (
        <td>
          <RepsCell
            name={name}
            reps={target.reps}
            last={last?.reps ?? null}
            isRange={columns.reps === 'range'}
            onChange={(reps) => change({ reps })}
            onLeave={endTyping}
          />
        </td>
      )}
      {distance && (
        <td>
          <NumberField
            label={t('builder.distanceOfSet', { set: name })}
            value={target.distance?.value ?? null}
            placeholder={last?.distance ? converted(convertDistance(last.distance, distance)) : undefined}
            text={figure}
            read={(text) => readDecimal(text, 0, MAX_DISTANCE, distance)}
            onChange={(value) => change({ distance: value === null ? null : { value, unit: distance } })}
            onLeave={endTyping}
          />
        </td>
      )}
      {columns.seconds && (
        <td>
          <NumberField
            label={t('builder.timeOfSet', { set: name })}
            value={target.seconds}
            placeholder={last?.seconds == null ? undefined : clockText(last.seconds)}
            text={clockText}
            read={readDuration}
            onChange={(seconds) => change({ seconds })}
            onLeave={endTyping}
          />
        </td>
      )}
      {columns.rpe && (
        <td>
          <NumberField
            label={t('builder.rpeOfSet', { set: name })}
            value={target.rpe}
            text={figure}
            read={readEffort}
            onChange={(rpe) => change({ rpe })}
            onLeave={endTyping}
          />
        </td>
      )}
      <td>
        <IconButton
          className={styles.remove}
          label={t('builder.removeSet', { set: name })}
          icon={X}
          onClick={() => edit((workout) => removePlannedSet(workout, set.id))}
        />
      </td>
    </tr>
  )
}

type Reps = SetTarget['reps']
type RepsCellProps = {
  readonly name: string
  readonly reps: Reps
  readonly last: number | null
  readonly isRange: boolean
  readonly onChange: (reps: Reps) => void
  readonly onLeave: () => void
}

function RepsCell(props: RepsCellProps) {
  const { name, reps, last, isRange, onChange, onLeave } = props
  const { t } = useTranslation('workouts')
  if (isRange) return <RangeFields {...props} />
  return (
    <NumberField
      label={t('builder.repsOfSet', { set: name })}
      value={reps?.min ?? null}
      placeholder={last === null ? undefined : String(last)}
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
