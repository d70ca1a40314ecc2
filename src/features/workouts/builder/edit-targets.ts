import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { PlannedSet, SetTarget, Workout } from '#contract/workout.ts'
import { sameContent } from '#domain/merge/canonical.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { updatePlannedSet } from '#domain/workout/planned-sets.ts'

/** What the load of an exercise is written in: a weight in a unit, or a share of the one-rep max. */
export type LoadMode = WeightUnit | 'percent'

/**
 * Changes the target of a set, and of the sets right below it that asked for the same and are of its kind: three equal
 * sets are typed once.
 */
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

/** Writes the loads of an exercise another way. A weight keeps its figure in another unit: it is what was typed. */
export function changeLoadMode(workout: Workout, exerciseId: string, mode: LoadMode): Workout {
  return editEachSet(workout, exerciseId, ({ target }) => {
    if (mode === 'percent') return { weight: null }
    return { percentOfOneRepMax: null, weight: target.weight && { ...target.weight, unit: mode } }
  })
}

/** Writes the distances of an exercise in another unit; the figures stay as they were typed. */
export function changeDistanceUnit(workout: Workout, exerciseId: string, unit: DistanceUnit): Workout {
  return editEachSet(workout, exerciseId, ({ target }) => ({
    distance: target.distance && { ...target.distance, unit },
  }))
}

/** Makes every rep range of an exercise a fixed number, its lower end. */
export function fixReps(workout: Workout, exerciseId: string): Workout {
  return editEachSet(workout, exerciseId, ({ target }) => ({
    reps: target.reps && { min: target.reps.min, max: target.reps.min },
  }))
}

/** Takes the effort out of every set of an exercise. */
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
