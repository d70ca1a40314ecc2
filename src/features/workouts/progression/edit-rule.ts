import type { Progression } from '#contract/progression.ts'
import type { SetTarget, Workout } from '#contract/workout.ts'
import { workOf } from '#domain/progression/past.ts'
import { updatePlannedSet } from '#domain/workout/planned-sets.ts'
import { setWorkoutExerciseProgression } from '#domain/workout/workout-exercises.ts'

export type RepRange = NonNullable<SetTarget['reps']>

/** The repetition range is part of the plan. */
export type RuleDraft = { readonly rule: Progression | null; readonly range: RepRange }

export function climbs(rule: Progression | null): boolean {
  return rule?.kind === 'double' || rule?.kind === 'reps'
}

export function withRule(workout: Workout, exerciseId: string, { rule, range }: RuleDraft): Workout {
  const ruled = setWorkoutExerciseProgression(workout, exerciseId, rule)
  if (!climbs(rule)) return ruled
  const sets = workOf(ruled.exercises.find(({ id }) => id === exerciseId)?.sets ?? [])
  return sets.reduce((edited, { id }) => updatePlannedSet(edited, id, { target: { reps: range } }), ruled)
}
