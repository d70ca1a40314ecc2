import type { ExerciseId } from '#contract/id.ts'
import type { Rest, Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'

export type Renaming = {
  readonly idOf: <Id extends string>(id: Id) => Id
  readonly exerciseIdOf: (id: ExerciseId) => ExerciseId
}

export function renameWorkoutIds(workout: Workout, { idOf, exerciseIdOf }: Renaming): Workout {
  return {
    ...workout,
    id: idOf(workout.id),
    exercises: workout.exercises.map((exercise) => ({
      ...exercise,
      id: idOf(exercise.id),
      exerciseId: exerciseIdOf(exercise.exerciseId),
      supersetId: exercise.supersetId && idOf(exercise.supersetId),
      sets: exercise.sets.map((set) => ({ ...set, id: idOf(set.id) })),
    })),
  }
}

export function renameSessionIds(session: Session, { idOf, exerciseIdOf }: Renaming): Session {
  return {
    ...session,
    id: idOf(session.id),
    workoutId: session.workoutId && idOf(session.workoutId),
    rest: session.rest && renameRest(session.rest, idOf),
    exercises: session.exercises.map((exercise) => ({
      ...exercise,
      id: idOf(exercise.id),
      exerciseId: exerciseIdOf(exercise.exerciseId),
      supersetId: exercise.supersetId && idOf(exercise.supersetId),
      ...(exercise.progression && {
        progression: { ...exercise.progression, plannedBy: idOf(exercise.progression.plannedBy) },
      }),
      sets: exercise.sets.map((set) => ({ ...set, id: idOf(set.id) })),
    })),
  }
}

export function idsInSession({ id, workoutId, exercises }: Session): readonly string[] {
  const inside = exercises.flatMap((exercise) => [
    exercise.id,
    ...(exercise.supersetId ? [exercise.supersetId] : []),
    ...(exercise.progression ? [exercise.progression.plannedBy] : []),
    ...exercise.sets.map((set) => set.id),
  ])
  return [id, ...(workoutId ? [workoutId] : []), ...inside]
}

function renameRest(rest: Rest, idOf: Renaming['idOf']): Rest {
  return { ...rest, afterSetId: idOf(rest.afterSetId) }
}
