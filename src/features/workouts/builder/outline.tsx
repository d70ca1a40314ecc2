import { useTranslation } from 'react-i18next'
import type { WorkoutExercise } from '#contract/workout.ts'
import { SortableList } from '#ui/sortable-list.tsx'
import styles from './builder.module.css'

type OutlineProps = {
  /** In order. */
  readonly exercises: readonly WorkoutExercise[]
  readonly nameOf: (exercise: WorkoutExercise) => string
  /** `A`, `B` …, or undefined outside of supersets. */
  readonly letterOf: (exercise: WorkoutExercise) => string | undefined
  readonly onMove: (id: string, index: number) => void
  readonly onOpen: (id: string) => void
}

/** The exercises as a short sortable list: cards full of sets are too tall to drag. */
export function Outline({ exercises, nameOf, letterOf, onMove, onOpen }: OutlineProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const place = (exercise: WorkoutExercise, position: number, total: number) => ({
    name: nameOf(exercise),
    position,
    total,
  })
  return (
    <SortableList
      items={exercises}
      onMove={onMove}
      className={styles.outline}
      labels={{
        list: t('sort.list'),
        handle: (exercise) => t('sort.handle', { name: nameOf(exercise) }),
        instructions: t('sort.instructions'),
        lifted: (...at) => t('sort.lifted', place(...at)),
        moved: (...at) => t('sort.moved', place(...at)),
        dropped: (...at) => t('sort.dropped', place(...at)),
        cancelled: (exercise) => t('sort.cancelled', { name: nameOf(exercise) }),
      }}
      renderItem={(exercise, handle) => (
        <div className={styles.outlineRow}>
          {handle}
          <button type="button" className={styles.outlineName} onClick={() => onOpen(exercise.id)}>
            {letterOf(exercise) && <span className={styles.letter}>{letterOf(exercise)}</span>}
            {nameOf(exercise)}
          </button>
          <span className="quiet">{t('shared:sets', { count: exercise.sets.length })}</span>
        </div>
      )}
    />
  )
}
