import { useTranslation } from 'react-i18next'
import type { DistanceUnit } from '#contract/quantity.ts'
import type { WorkoutExercise } from '#contract/workout.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { numberSets } from '#domain/session/set-numbers.ts'
import type { SetValues } from '#domain/session/set-values.ts'
import { HeadSelect } from '#shared/set-table/head-select.tsx'
import styles from '#shared/set-table/set-table.module.css'
import { changeDistanceUnit, changeLoadMode, fixReps, type LoadMode } from './edit-targets.ts'
import type { ColumnChoices, SetColumns } from './set-columns.ts'
import { SetRow } from './set-row.tsx'
import type { EditWorkout } from './use-draft.ts'

type SetTableProps = {
  readonly exercise: WorkoutExercise
  readonly name: string
  readonly columns: SetColumns
  readonly last: readonly (SetValues | null)[]
  /** Percent of the one-rep max only applies to lifted weights. */
  readonly offersPercent: boolean
  readonly edit: EditWorkout
  readonly endTyping: () => void
  readonly onChoose: (choices: ColumnChoices) => void
}

const DISTANCES = ['m', 'km', 'mi', 'yd'] as const

/** Column headers show, and change, the notation. */
export function SetTable(props: SetTableProps) {
  const { exercise, name, columns, last, offersPercent, edit, endTyping, onChoose } = props
  const { t } = useTranslation(['workouts', 'shared'])
  const sets = inOrder(exercise.sets)
  const numbers = numberSets(sets)

  const chooseLoad = (load: LoadMode) => {
    onChoose({ load })
    edit((workout) => changeLoadMode(workout, exercise.id, load))
  }
  const chooseReps = (reps: 'fixed' | 'range') => {
    onChoose({ reps })
    if (reps === 'fixed') edit((workout) => fixReps(workout, exercise.id))
  }
  const chooseDistance = (distance: DistanceUnit) => {
    onChoose({ distance })
    edit((workout) => changeDistanceUnit(workout, exercise.id, distance))
  }

  return (
    <table className={styles.table} aria-label={t('builder.sets', { name })}>
      <thead>
        <tr>
          <th scope="col" className={styles.touchColumn}>
            {t('builder.set')}
          </th>
          {columns.load && (
            <th scope="col">
              <HeadSelect<LoadMode>
                label={t('builder.load')}
                value={columns.load}
                onChange={chooseLoad}
                options={[
                  { value: 'kg', label: t('shared:unit.kg') },
                  { value: 'lb', label: t('shared:unit.lb') },
                  ...(offersPercent ? [{ value: 'percent' as const, label: t('builder.percent') }] : []),
                ]}
              />
            </th>
          )}
          {columns.reps && (
            <th scope="col" className={columns.reps === 'range' && columns.load ? styles.rangeColumn : undefined}>
              <HeadSelect<'fixed' | 'range'>
                label={t('builder.repsMode')}
                value={columns.reps}
                onChange={chooseReps}
                options={[
                  { value: 'fixed', label: t('builder.repsFixed') },
                  { value: 'range', label: t('builder.repsRange') },
                ]}
              />
            </th>
          )}
          {columns.distance && (
            <th scope="col">
              <HeadSelect<DistanceUnit>
                label={t('builder.distanceIn')}
                value={columns.distance}
                onChange={chooseDistance}
                options={DISTANCES.map((unit) => ({ value: unit, label: t(`shared:unit.${unit}`) }))}
              />
            </th>
          )}
          {columns.seconds && <th scope="col">{t('builder.time')}</th>}
          {columns.rpe && (
            <th scope="col" className={styles.effortColumn}>
              {t('builder.rpe')}
            </th>
          )}
          <td className={styles.touchColumn} />
        </tr>
      </thead>
      <tbody>
        {sets.map((set, index) => (
          <SetRow
            key={set.id}
            set={set}
            number={numbers.get(set.id)?.number ?? 1}
            columns={columns}
            last={last[index] ?? null}
            edit={edit}
            endTyping={endTyping}
          />
        ))}
      </tbody>
    </table>
  )
}
