import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { exercisesToChoose, NO_FILTER } from '#domain/exercise/exercise-filter.ts'
import { usualExercises } from '#domain/exercise/exercise-groups.ts'
import { useExercises } from '#platform/exercises.ts'
import { useExerciseUse } from '#shared/exercise-picker/use-exercise-use.ts'
import { usePickerItem } from '#shared/exercise-picker/use-picker-item.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { List } from '#ui/list.tsx'
import { PickerRow } from '#ui/picker-row.tsx'
import { useWorkout } from '../sets/workout.ts'
import styles from './empty-workout.module.css'

/** A workout without an exercise: the usual ones are one tap away, all others behind the button below. */
export function EmptyWorkout() {
  const { t } = useTranslation('parts')
  return (
    <>
      <EmptyState drawing="bar" title={t('emptyWorkout.title')} text={t('emptyWorkout.text')} />
      <UsualExercises />
    </>
  )
}

/** With the drawing and the button, about as many as a phone shows. */
const MAX_SHOWN = 6
/** Nothing is below that they would push away. */
const PATIENCE_MS = 6_000

function UsualExercises() {
  const { actions } = useWorkout()
  const { t } = useTranslation('parts')
  const exercises = useExercises()
  const use = useExerciseUse(PATIENCE_MS)
  const itemOf = usePickerItem()
  const usual = useMemo(
    () => (exercises && use ? usualExercises(exercisesToChoose(exercises.all, '', NO_FILTER), use, MAX_SHOWN) : []),
    [exercises, use],
  )
  if (usual.length === 0) return null
  return (
    <section className={styles.usual} aria-labelledby="usual-exercises">
      <h3 id="usual-exercises" className={styles.heading}>
        {t('group.usual')}
      </h3>
      <List>
        {usual.map((exercise) => {
          const item = itemOf(exercise)
          return (
            <li key={exercise.id}>
              <PickerRow
                item={{ ...item, mark: <Plus aria-hidden className={styles.plus} /> }}
                thumb={item.thumb}
                mode="one"
                onToggle={() => actions.addExercises([exercise])}
              />
            </li>
          )
        })}
      </List>
    </section>
  )
}
