import { useTranslation } from 'react-i18next'
import type { WorkoutExercise } from '#contract/workout.ts'
import { ExerciseOutline } from '#shared/exercise-outline.tsx'

type OutlineProps = {
  /** In order. */
  readonly exercises: readonly WorkoutExercise[]
  readonly nameOf: (exercise: WorkoutExercise) => string
  readonly onMove: (id: string, index: number) => void
  readonly onOpen: (id: string) => void
}

export function Outline({ exercises, nameOf, onMove, onOpen }: OutlineProps) {
  const { t } = useTranslation('workouts')
  const place = (exercise: WorkoutExercise, position: number, total: number) => ({
    name: nameOf(exercise),
    position,
    total,
  })
  return (
    <ExerciseOutline
      exercises={exercises}
      nameOf={nameOf}
      onMove={onMove}
      onOpen={onOpen}
      labels={{
        list: t('sort.list'),
        handle: (exercise) => t('sort.handle', { name: nameOf(exercise) }),
        instructions: t('sort.instructions'),
        lifted: (...at) => t('sort.lifted', place(...at)),
        moved: (...at) => t('sort.moved', place(...at)),
        dropped: (...at) => t('sort.dropped', place(...at)),
        cancelled: (exercise) => t('sort.cancelled', { name: nameOf(exercise) }),
      }}
    />
  )
}
