import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { PlannedSet, SetTarget, Workout } from '#contract/workout.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { updatePlannedSet } from '#domain/workout/planned-sets.ts'

export type LoadMode = WeightUnit | 'percent'

/** And the equal sets of its kind right below: three equal sets are typed once. */
export function changeTarget(workout: Workout, setId: string, change: Partial<SetTarget>): Workout {
  const sets = setsAround(workout, setId)
  const start = sets.findIndex((set) => set.id === setId)
  const first = sets[start]
  if (!first) return workout
  const asksTheSame = (set: PlannedSet) =>
    set.kind === first.kind && keysOf(change).every((key) => sameContent(set.target[key], first.target[key]))
  const below = sets.slice(start + 1)
  const end = below.findIndex((set) => !asksTheSame(set))
  const targets = [first, ...(end === -1 ? below : below.slice(0, end))]
  return targets.reduce((edited, set) => updatePlannedSet(edited, set.id, { target: change }), workout)
}

/** A weight keeps its number in another unit: it was typed. */
export function changeLoadMode(workout: Workout, exerciseId: string, mode: LoadMode): Workout {
  return editEachSet(workout, exerciseId, ({ target }) => {
    if (mode === 'percent') return { weight: null }
    return { percentOfOneRepMax: null, weight: target.weight && { ...target.weight, unit: mode } }
  })
}

export function changeDistanceUnit(workout: Workout, exerciseId: string, unit: DistanceUnit): Workout {
  return editEachSet(workout, exerciseId, ({ target }) => ({
    distance: target.distance && { ...target.distance, unit },
  }))
}

/** A range becomes its lower end. */
export function fixReps(workout: Workout, exerciseId: string): Workout {
  return editEachSet(workout, exerciseId, ({ target }) => ({
    reps: target.reps && { min: target.reps.min, max: target.reps.min },
  }))
}

export function clearEffort(workout: Workout, exerciseId: string): Workout {
  return editEachSet(workout, exerciseId, () => ({ rpe: null }))
}

function editEachSet(workout: Workout, exerciseId: string, change: (set: PlannedSet) => Partial<SetTarget>): Workout {
  const sets = workout.exercises.find((exercise) => exercise.id === exerciseId)?.sets ?? []
  return sets.reduce((edited, set) => updatePlannedSet(edited, set.id, { target: change(set) }), workout)
}

function setsAround(workout: Workout, setId: string): readonly PlannedSet[] {
  const exercise = workout.exercises.find(({ sets }) => sets.some((set) => set.id === setId))
  return exercise ? inOrder(exercise.sets) : []
}

function keysOf(change: Partial<SetTarget>): readonly (keyof SetTarget)[] {
  // An object literal of this type has no other keys.
  return Object.keys(change) as (keyof SetTarget)[]
}
