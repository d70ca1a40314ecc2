import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Progression } from '#contract/progression.ts'
import type { SetTarget, Workout, WorkoutExercise } from '#contract/workout.ts'
import { updatePlannedSet } from '../workout/planned-sets.ts'
import { setWorkoutExerciseProgression } from '../workout/workout-exercises.ts'
import { workOf } from './past.ts'
import { canFollow } from './rules.ts'

export type RepRange = NonNullable<SetTarget['reps']>

/** The repetition range is part of the plan. */
export type RuleDraft = { readonly rule: Progression | null; readonly range: RepRange }

const USUAL_RANGE: RepRange = { min: 8, max: 12 }
const MORE_REPS: Progression = { kind: 'reps' }

export function climbs(rule: Progression | null): boolean {
  return rule?.kind === 'double' || rule?.kind === 'reps'
}

/** The range that a rule begins with: the planned one; a fixed number is no range yet, so it becomes the start of one. */
export function usualRange({ sets, progression }: Pick<WorkoutExercise, 'sets' | 'progression'>): RepRange {
  const planned = workOf(sets)[0]?.target.reps
  if (!planned || planned.max === 0) return USUAL_RANGE
  const isFixed = planned.min === planned.max && !climbs(progression ?? null)
  return isFixed ? { ...planned, max: planned.min + USUAL_RANGE.max - USUAL_RANGE.min } : planned
}

export function withRule(workout: Workout, exerciseId: string, { rule, range }: RuleDraft): Workout {
  const ruled = setWorkoutExerciseProgression(workout, exerciseId, rule)
  if (!climbs(rule)) return ruled
  const sets = workOf(ruled.exercises.find(({ id }) => id === exerciseId)?.sets ?? [])
  return sets.reduce((edited, { id }) => updatePlannedSet(edited, id, { target: { reps: range } }), ruled)
}

/** Whether a rule suits several exercises: a wave is built on the maximum of one. */
export function suitsAll(rule: Progression | null): boolean {
  return rule?.kind !== 'wave'
}

/**
 * Gives an exercise a rule, and every other one, too: each keeps its own range and loads. Those that cannot follow it
 * progress in repetitions, as far as they are counted; the others stay as they are.
 */
export function withRuleForAll(
  workout: Workout,
  exerciseId: string,
  draft: RuleDraft,
  kindOf: (id: ExerciseId) => ExerciseKind | undefined,
): Workout {
  const others = workout.exercises.filter(({ id }) => id !== exerciseId)
  return others.reduce(
    (edited, other) => {
      if (draft.rule === null) return setWorkoutExerciseProgression(edited, other.id, null)
      const kind = kindOf(other.exerciseId)
      const rule = [draft.rule, MORE_REPS].find((candidate) => kind && canFollow(candidate.kind, kind, other))
      return rule ? withRule(edited, other.id, { rule, range: usualRange(other) }) : edited
    },
    withRule(workout, exerciseId, draft),
  )
}
