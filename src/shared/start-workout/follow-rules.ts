import type { Equipment } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import type { Workout, WorkoutExercise } from '#contract/workout.ts'
import { barFor } from '#domain/gym/bar.ts'
import { type NextTargets, nextStep } from '#domain/progression/next-step.ts'
import { knowsEnough, pastPerformances } from '#domain/progression/past.ts'
import { unitOf } from '#domain/progression/rules.ts'
import type { ExerciseCopy } from '#domain/session/exercises.ts'
import { preferencesOf } from '#storage/collections/preferences.ts'
import type { Database } from '#storage/documents.ts'

export type StartedExercise = ExerciseCopy & { readonly equipment: Equipment | null }

/** How far back the rules of a workout have to look; without a rule, the last session is enough. */
export function isEnoughFor(workout: Workout): (id: ExerciseId, sessions: readonly Session[]) => boolean {
  return (id, sessions) =>
    workout.exercises.every((planned) => planned.exerciseId !== id || knowsEnough(sessions, planned))
}

/** `sessions` are newest first. */
export async function followRules(
  db: Database,
  sessions: ReadonlyMap<ExerciseId, readonly Session[]>,
  exercises: ReadonlyMap<ExerciseId, StartedExercise>,
): Promise<(planned: WorkoutExercise) => NextTargets | null> {
  const preferences = await preferencesOf(db).get()
  return (planned) => {
    const exercise = exercises.get(planned.exerciseId)
    const rule = planned.progression
    if (!exercise || !rule) return null
    const unit = unitOf(rule) ?? preferences.weightUnit
    const bar = barFor(exercise.equipment, exercise.barWeight, preferences, unit)
    return nextStep(
      { planned, kind: exercise.kind, bar },
      pastPerformances(sessions.get(exercise.id) ?? [], planned, rule),
    )
  }
}
