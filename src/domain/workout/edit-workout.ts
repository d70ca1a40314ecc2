import type { PlannedSet, Workout, WorkoutExercise } from '#contract/workout.ts'
import { mapChanged } from '../list/ordered-list.ts'

export function withWorkoutExercises(workout: Workout, exercises: WorkoutExercise[]): Workout {
  return exercises === workout.exercises ? workout : { ...workout, exercises }
}

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
