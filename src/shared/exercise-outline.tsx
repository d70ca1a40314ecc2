import { useTranslation } from 'react-i18next'
import type { SupersetId } from '#contract/id.ts'
import type { SetKind } from '#contract/workout.ts'
import { workingSets } from '#domain/session/set-numbers.ts'
import { supersetLetters } from '#domain/session/superset-letters.ts'
import type { SortableListProps } from '#ui/draggable-list.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import styles from './exercise-outline.module.css'

type OutlineExercise = {
  readonly id: string
  readonly orderKey: string
  readonly supersetId: SupersetId | null
  readonly sets: readonly { readonly kind: SetKind }[]
}

type ExerciseOutlineProps<Exercise extends OutlineExercise> = Pick<SortableListProps<Exercise>, 'onMove' | 'labels'> & {
  /** In order. */
  readonly exercises: readonly Exercise[]
  readonly nameOf: (exercise: Exercise) => string
  /** Without it, a name leads nowhere. */
  readonly onOpen?: (id: string) => void
}

/** Short and sortable: cards full of sets are too tall to drag. */
export function ExerciseOutline<Exercise extends OutlineExercise>(props: ExerciseOutlineProps<Exercise>) {
  const { exercises, nameOf, onMove, onOpen, labels } = props
  const { t } = useTranslation('shared')
  const letters = supersetLetters(exercises)
  const words = (exercise: Exercise) => (
    <>
      {letters.has(exercise.id) && <span className={styles.letter}>{letters.get(exercise.id)}</span>}
      {nameOf(exercise)}
    </>
  )
  return (
    <SortableList
      items={exercises}
      onMove={onMove}
      className={styles.outline}
      labels={labels}
      renderItem={(exercise, handle) => (
        <div className={styles.row}>
          {handle}
          {onOpen ? (
            <button type="button" className={styles.name} onClick={() => onOpen(exercise.id)}>
              {words(exercise)}
            </button>
          ) : (
            <span className={styles.name}>{words(exercise)}</span>
          )}
          <span className={styles.sets}>{t('sets', { count: workingSets(exercise.sets).length })}</span>
        </div>
      )}
    />
  )
}
