import type { PlannedSetId } from '#contract/id.ts'
import { MAX_PERCENT, MIN_PERCENT } from '#contract/limits.ts'
import type { PlannedSet, SetKind, SetTarget, Workout } from '#contract/workout.ts'
import type { NewId } from '../document/new-id.ts'
import { limitOnSets } from '../document/size-limits.ts'
import { append, mapChanged, moveTo, removeById, UNPLACED } from '../list/ordered-list.ts'
import { sameContent } from '../merge/canonical.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { areStorable } from '../session/set-values.ts'
import { editPlannedSets, exerciseOfPlannedSet } from './edit-workout.ts'

export const NO_TARGET: SetTarget = {
  reps: null,
  weight: null,
  percentOfOneRepMax: null,
  seconds: null,
  distance: null,
  rpe: null,
}

/** Change of a planned set; omitted target fields stay. */
export type PlannedSetChange = { readonly kind?: SetKind; readonly target?: Partial<SetTarget> }

/** Appends a planned set with the kind and target of the last one. Does nothing without room. */
export function addPlannedSet(workout: Workout, exerciseId: string, newId: NewId): Workout {
  if (limitOnSets(workout, exerciseId)) return workout
  return editPlannedSets(workout, exerciseId, (sets) => {
    const last = inOrder(sets).at(-1)
    const added = emptyPlannedSet(newId)
    return append(sets, [last ? { ...added, kind: last.kind, target: last.target } : added])
  })
}

/** Changes a set's target. Refuses all of it if any part cannot be stored. */
export function updatePlannedSet(workout: Workout, setId: string, change: PlannedSetChange): Workout {
  const exercise = exerciseOfPlannedSet(workout, setId)
  if (!exercise || !isStorableTarget(change.target ?? {})) return workout
  return editPlannedSets(workout, exercise.id, (sets) =>
    mapChanged(sets, (set) => (set.id === setId ? changed(set, change) : set)),
  )
}

export function removePlannedSet(workout: Workout, setId: string): Workout {
  const exercise = exerciseOfPlannedSet(workout, setId)
  return exercise ? editPlannedSets(workout, exercise.id, (sets) => removeById(sets, setId)) : workout
}

export function movePlannedSet(workout: Workout, setId: string, index: number): Workout {
  const exercise = exerciseOfPlannedSet(workout, setId)
  return exercise ? editPlannedSets(workout, exercise.id, (sets) => moveTo(sets, setId, index)) : workout
}

export function emptyPlannedSet(newId: NewId): PlannedSet {
  return {
    id: newId() as PlannedSetId,
    updatedAt: UNSTAMPED,
    orderKey: UNPLACED,
    kind: 'working',
    target: NO_TARGET,
  }
}

function changed(set: PlannedSet, change: PlannedSetChange): PlannedSet {
  const next = { ...set, kind: change.kind ?? set.kind, target: { ...set.target, ...change.target } }
  return sameContent(set, next) ? set : next
}

function isStorableTarget({ reps, percentOfOneRepMax, ...values }: Partial<SetTarget>): boolean {
  const percent = percentOfOneRepMax ?? 100
  const isRange = !reps || (areStorable({ reps: reps.min }) && areStorable({ reps: reps.max }) && reps.min <= reps.max)
  return areStorable(values) && isRange && percent >= MIN_PERCENT && percent <= MAX_PERCENT
}
