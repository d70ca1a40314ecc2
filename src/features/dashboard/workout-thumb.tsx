import type { Workout } from '#contract/workout.ts'
import { muscleIntensities } from '#domain/analytics/muscle-sets.ts'
import { workoutMuscles } from '#domain/workout/workout-overview.ts'
import { useExercises } from '#platform/exercises.ts'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import { NO_MUSCLES } from './planned-lines.tsx'

type WorkoutThumbProps = { readonly workout: Workout; readonly size?: 'small' | 'large' }

/** The muscles of a workout. The library loads after the screen. */
export default function WorkoutThumb({ workout, size = 'small' }: WorkoutThumbProps) {
  const exercises = useExercises()
  const muscles = exercises ? muscleIntensities(workoutMuscles(workout, (id) => exercises.byId.get(id))) : NO_MUSCLES
  return <BodyThumb size={size} muscles={muscles} />
}
