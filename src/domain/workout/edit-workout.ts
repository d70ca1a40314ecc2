import type { PlannedSet, Workout, WorkoutExercise } from '#contract/workout.ts'
import { mapChanged } from '../list/ordered-list.ts'

/** The workout with other exercises; the same object if the list is the same. */
export function withWorkoutExercises(workout: Workout, exercises: WorkoutExercise[]): Workout {
  return exercises === workout.exercises ? workout : { ...workout, exercises }
}

/** The workout with one exercise changed; the same object if it is unknown or unchanged. */
export function editWorkoutExercise(
  workout: Workout,
  exerciseId: string,
  change: (exercise: WorkoutExercise) => WorkoutExercise,
): Workout {
  return withWorkoutExercises(
    workout,
    mapChanged(workout.exercises, (exercise) => (exercise.id === exerciseId ? change(exercise) : exercise)),
  )
}

/** The workout with one exercise's planned sets changed; the same object if unchanged. */
export function editPlannedSets(
  workout: Workout,
  exerciseId: string,
  change: (sets: PlannedSet[]) => PlannedSet[],
): Workout {
  return editWorkoutExercise(workout, exerciseId, (exercise) => {
    const sets = change(exercise.sets)
    return sets === exercise.sets ? exercise : { ...exercise, sets }
  })
}

export function exerciseOfPlannedSet(workout: Workout, setId: string): WorkoutExercise | undefined {
  return workout.exercises.find((exercise) => exercise.sets.some((set) => set.id === setId))
}
