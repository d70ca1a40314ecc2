import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { SessionExercise } from '#contract/session.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { numberSets } from '#domain/session/set-numbers.ts'
import type { SetFigure, SetUnits } from '#domain/session/set-values.ts'
import { HeadSelect } from '#shared/set-table/head-select.tsx'
import table from '#shared/set-table/set-table.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from './editor.module.css'
import { distanceUnitOf, figuresOf, weightUnitOf } from './figures.ts'
import { correctDistanceUnit, correctWeightUnit } from './past-edits.ts'
import { SetRow } from './set-row.tsx'
import type { EditSession } from './use-session-edits.ts'

const WEIGHT_UNITS: readonly WeightUnit[] = ['kg', 'lb']
const DISTANCE_UNITS: readonly DistanceUnit[] = ['m', 'km', 'mi', 'yd']

type SetTableProps = {
  readonly exercise: SessionExercise
  readonly preferences: Preferences
  readonly edit: EditSession
}

/** Column headers show, and correct, the unit of the values. */
export function SetTable({ exercise, preferences, edit }: SetTableProps) {
  const { t } = useTranslation('sessions')
  const sets = inOrder(exercise.sets)
  const numbers = numberSets(sets)
  const figures = figuresOf(exercise, preferences.effort)
  const units: SetUnits = {
    weight: weightUnitOf(exercise, preferences.weightUnit),
    distance: distanceUnitOf(exercise, preferences.distanceUnit),
  }
  return (
    <table className={table.table} aria-label={t('editor.setsOf', { name: exercise.name })}>
      <thead>
        <tr>
          <th scope="col" className={classNames(table.touchColumn, styles.narrow)}>
            {t('editor.set')}
          </th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              <Head figure={figure} units={units} exercise={exercise} edit={edit} />
            </th>
          ))}
          <th scope="col" className={classNames(table.touchColumn, styles.narrow)}>
            {t('editor.done')}
          </th>
          <td className={table.touchColumn} />
        </tr>
      </thead>
      <tbody>
        {sets.map((set) => (
          <SetRow
            key={set.id}
            kind={exercise.kind}
            set={set}
            number={numbers.get(set.id)?.number ?? 1}
            figures={figures}
            units={units}
            edit={edit}
          />
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = {
  readonly figure: SetFigure
  readonly units: SetUnits
  readonly exercise: SessionExercise
  readonly edit: EditSession
}

function Head({ figure, units, exercise, edit }: HeadProps) {
  const { t } = useTranslation('sessions')
  if (figure === 'weight')
    return (
      <UnitSelect
        label={t('editor.weightUnit', { name: exercise.name })}
        value={units.weight}
        units={WEIGHT_UNITS}
        onChange={(unit) => void edit((session) => correctWeightUnit(session, exercise.id, unit))}
      />
    )
  if (figure === 'distance')
    return (
      <UnitSelect
        label={t('editor.distanceUnit', { name: exercise.name })}
        value={units.distance}
        units={DISTANCE_UNITS}
        onChange={(unit) => void edit((session) => correctDistanceUnit(session, exercise.id, unit))}
      />
    )
  return t(`column.${figure}`)
}

type UnitSelectProps<Unit extends WeightUnit | DistanceUnit> = {
  readonly label: string
  readonly value: Unit
  readonly units: readonly Unit[]
  readonly onChange: (unit: Unit) => void
}

function UnitSelect<Unit extends WeightUnit | DistanceUnit>({ label, value, units, onChange }: UnitSelectProps<Unit>) {
  const { t } = useTranslation('shared')
  return (
    <HeadSelect
      label={label}
      value={value}
      onChange={onChange}
      options={units.map((unit) => ({ value: unit, label: t(`unit.${unit as WeightUnit | DistanceUnit}`) }))}
    />
  )
}
