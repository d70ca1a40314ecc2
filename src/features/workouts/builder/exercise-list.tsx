import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import type { Workout, WorkoutExercise } from '#contract/workout.ts'
import { limitOnSets, longestNote } from '#domain/document/size-limits.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { revertChange } from '#domain/merge/three-way.ts'
import { blocksOf } from '#domain/session/superset.ts'
import { supersetLetters } from '#domain/session/superset-letters.ts'
import { moveWorkoutExercise, removeWorkoutExercise } from '#domain/workout/workout-exercises.ts'
import type { Exercises } from '#platform/exercises.ts'
import { useOwnToasts } from '#ui/toasts.tsx'
import styles from './builder.module.css'
import { ExerciseCard } from './exercise-card.tsx'
import type { EditWorkout } from './use-draft.ts'
import { useLastResults } from './use-last-results.ts'
import type { Warming } from './warm-up-sheet.tsx'

type ExerciseListProps = {
  readonly workout: Workout
  readonly exercises: Exercises
  readonly preferences: Preferences
  readonly nameOf: (exercise: WorkoutExercise) => string
  readonly edit: EditWorkout
  readonly endTyping: () => void
  readonly onReplace: (exercise: WorkoutExercise) => void
  readonly onWarmUp: (warming: Warming) => void
  readonly onProgression: (exercise: WorkoutExercise) => void
}

export function ExerciseList(props: ExerciseListProps) {
  const { workout, exercises, preferences, nameOf, edit, endTyping, onReplace, onWarmUp, onProgression } = props
  const { t } = useTranslation('workouts')
  const remove = useRemoval(props)
  const lastResults = useLastResults(workout)
  const [announced, setAnnounced] = useState('')
  const ordered = inOrder(workout.exercises)
  const letters = supersetLetters(workout.exercises)
  const defaults = {
    weightUnit: preferences.weightUnit,
    distanceUnit: preferences.distanceUnit,
    planEffort: preferences.effort === 'rpe',
    restSeconds: preferences.defaultRestSeconds,
  }

  const moveBy = (exercise: WorkoutExercise, by: -1 | 1) => {
    const index = ordered.indexOf(exercise) + by
    if (index < 0 || index >= ordered.length) return
    edit((latest) => moveWorkoutExercise(latest, exercise.id, index))
    setAnnounced(t('builder.moved', { name: nameOf(exercise), position: index + 1, total: ordered.length }))
  }

  return (
    <>
      {blocksOf(workout.exercises).map((block) => (
        <div key={block[0]?.id} className={block.length > 1 ? styles.superset : styles.single}>
          {block.length > 1 && (
            <p className={styles.supersetName}>
              {t('builder.superset', { letter: letters.get(block[0]?.id ?? '') ?? '' })}
            </p>
          )}
          {block.map((exercise) => (
            <ExerciseCard
              key={exercise.id}
              exercise={exercise}
              resolved={exercises.byId.get(exercise.exerciseId)}
              next={ordered[ordered.indexOf(exercise) + 1] ?? null}
              isFirst={ordered[0] === exercise}
              limit={limitOnSets(workout, exercise.id)}
              longestNote={longestNote(workout, exercise.note)}
              last={lastResults(exercise)}
              defaults={defaults}
              edit={edit}
              endTyping={endTyping}
              onMove={(by) => moveBy(exercise, by)}
              onReplace={() => onReplace(exercise)}
              onWarmUp={() => onWarmUp({ exercise, last: lastResults(exercise) })}
              onProgression={() => onProgression(exercise)}
              onRemove={() => remove(exercise)}
            />
          ))}
        </div>
      ))}
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
    </>
  )
}

/** Can be undone, whatever changed since. The offer ends with the draft, and once the exercise is there again. */
function useRemoval({ workout, nameOf, edit }: ExerciseListProps): (exercise: WorkoutExercise) => void {
  const { t } = useTranslation(['workouts', 'shared'])
  const show = useOwnToasts()
  const offer = useRef<{ readonly id: WorkoutExercise['id']; readonly end: () => void } | null>(null)
  useEffect(() => {
    if (!workout.exercises.some(({ id }) => id === offer.current?.id)) return
    offer.current?.end()
    offer.current = null
  }, [workout])
  return (exercise) => {
    const without = removeWorkoutExercise(workout, exercise.id)
    edit((latest) => removeWorkoutExercise(latest, exercise.id))
    const end = show({
      message: t('builder.removed', { name: nameOf(exercise) }),
      action: {
        label: t('shared:undo'),
        onAction: () => edit((latest) => revertChange(workout, without, latest)),
      },
    })
    offer.current = { id: exercise.id, end }
  }
}
