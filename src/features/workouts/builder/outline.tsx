import { useTranslation } from 'react-i18next'
import type { WorkoutExercise } from '#contract/workout.ts'
import { blocksOf } from '#domain/session/superset.ts'
import { SortableList } from '#ui/sortable-list.tsx'
import styles from './builder.module.css'

type OutlineProps = {
  /** In order. */
  readonly exercises: readonly WorkoutExercise[]
  readonly nameOf: (exercise: WorkoutExercise) => string
  readonly onMove: (id: string, index: number) => void
  readonly onOpen: (id: string) => void
}

/** Short and sortable: cards full of sets are too tall to drag. */
export function Outline({ exercises, nameOf, onMove, onOpen }: OutlineProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const letters = supersetLetters(exercises)
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
            {letters.has(exercise.id) && <span className={styles.letter}>{letters.get(exercise.id)}</span>}
            {nameOf(exercise)}
          </button>
          <span className="quiet">{t('shared:sets', { count: exercise.sets.length })}</span>
        </div>
      )}
    />
  )
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** By exercise id: `A` for those of the first superset. */
export function supersetLetters(exercises: readonly WorkoutExercise[]): ReadonlyMap<string, string> {
  const supersets = blocksOf(exercises).filter((block) => block.length > 1)
  return new Map(
    supersets.flatMap((block, index) =>
      block.map((exercise) => [exercise.id, LETTERS[index % LETTERS.length] ?? ''] as const),
    ),
  )
}
