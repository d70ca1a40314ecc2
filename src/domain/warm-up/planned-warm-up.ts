import type { SetTarget, Workout, WorkoutExercise } from '#contract/workout.ts'
import type { NewId } from '../document/new-id.ts'
import { limitOnSets } from '../document/size-limits.ts'
import type { Bar } from '../gym/bar.ts'
import { insertAt } from '../list/ordered-list.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { percentIn } from '../session/percent-load.ts'
import { setGroup } from '../session/set-numbers.ts'
import type { SetValues } from '../session/set-values.ts'
import { editPlannedSets } from '../workout/edit-workout.ts'
import { emptyPlannedSet, NO_TARGET } from '../workout/planned-sets.ts'
import { percentLadder, warmUpLadder } from './warm-up.ts'

/** A load that the plan leaves open is as it was last time, by set. */
export function firstWorkingTarget(
  { sets }: Pick<WorkoutExercise, 'sets'>,
  last: readonly (Pick<SetValues, 'weight'> | null)[] = [],
): SetTarget {
  const ordered = inOrder(sets)
  const index = ordered.findIndex(({ kind }) => setGroup(kind) === 'work')
  const target = ordered[index]?.target ?? NO_TARGET
  const isOpen = target.weight === null && percentIn(target) === null
  return isOpen ? { ...target, weight: last[index]?.weight ?? null } : target
}

/** Lightest first: loads or percentages, as in that set. Null if it has neither. */
export function warmUpTargets(working: SetTarget, bar: Bar | null): readonly SetTarget[] | null {
  if (working.weight) return warmUpLadder(working.weight, bar).map(({ weight, reps }) => targetOf({ weight }, reps))
  const percent = percentIn(working)
  if (percent === null) return null
  return percentLadder(percent).map((rung) => targetOf({ percentOfOneRepMax: rung.percent }, rung.reps))
}

export function replacePlannedWarmUps(
  workout: Workout,
  exerciseId: string,
  targets: readonly SetTarget[],
  newId: NewId,
): Workout {
  return editPlannedSets(workout, exerciseId, (sets) => {
    const others = sets.filter(({ kind }) => kind !== 'warm-up')
    if (limitOnSets(workout, exerciseId, targets.length - (sets.length - others.length))) return sets
    const added = targets.map((target) => ({ ...emptyPlannedSet(newId), kind: 'warm-up' as const, target }))
    return insertAt(others, added, 0)
  })
}

function targetOf(load: Partial<SetTarget>, reps: number): SetTarget {
  return { ...NO_TARGET, ...load, reps: { min: reps, max: reps } }
}
