import { useTranslation } from 'react-i18next'
import type { Workout } from '#contract/workout.ts'
import { muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { workingSets } from '#domain/session/set-numbers.ts'
import { workoutMuscles } from '#domain/workout/workout-overview.ts'
import { useExercises } from '#platform/exercises.ts'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import { List } from '#ui/list.tsx'
import styles from './dashboard.module.css'
import { PlannedLines, plannedLines } from './planned-lines.tsx'

/** A workout's exercises by name. The library loads after the screen: until then the lines reserve their space. */
export default function PlannedExercises({ workout }: { readonly workout: Workout }) {
  const { t } = useTranslation('dashboard')
  const exercises = useExercises()
  if (!exercises) return <PlannedLines workout={workout} />
  const { shown, hidden } = plannedLines(workout)
  return (
    <div className={styles.plan}>
      <List className={styles.planned}>
        {inOrder(workout.exercises)
          .slice(0, shown)
          .map(({ id, exerciseId, sets }) => (
            <li key={id}>
              <span className={styles.plannedSets}>{workingSets(sets).length} ×</span>
              <span className={styles.plannedName}>{exercises.byId.get(exerciseId)?.name ?? t('next.unknown')}</span>
            </li>
          ))}
        {hidden > 0 && <li className="quiet">{t('next.more', { count: hidden })}</li>}
      </List>
      <BodyThumb size="large" muscles={muscleIntensities(workoutMuscles(workout, (id) => exercises.byId.get(id)))} />
    </div>
  )
}
