import type { ExerciseKind } from '#contract/exercise.ts'
import type { SessionSet } from '#contract/session.ts'
import type { PlannedSet, SetTarget } from '#contract/workout.ts'
import { sameContent } from '../merge/canonical.ts'
import { convertDistance, convertWeight } from '../units.ts'
import { NO_TARGET } from '../workout/planned-sets.ts'

/** Tolerance for unit conversions. */
const EXACT = 0.01

/**
 * A planned load becomes the lifted one, heavier or lighter: it was a choice. For repetitions, time and distance only
 * more than the target counts: a miss is not intended. Open targets, repetition ranges, percentages of the maximum and
 * efforts stay, as do the repetitions of sets to failure.
 */
export function targetAfter(planned: PlannedSet, done: SessionSet, kind: ExerciseKind): SetTarget {
  const { target } = planned
  if (done.completedAt === null) return target
  const next: SetTarget = {
    ...target,
    weight: target.weight && done.weight && !isSameWeight(target.weight, done.weight) ? done.weight : target.weight,
    reps: repsAfter(planned, done),
    seconds: kind === 'distance-time' ? target.seconds : more(target.seconds, done.seconds),
    distance: isFarther(done.distance, target.distance) ? done.distance : target.distance,
  }
  return sameContent(next, target) ? target : next
}

/**
 * The target of an added set. `like` is the target of the most similar planned set: its open parts stay open, and a
 * range that fits stays a range. Null: without such a set, everything done becomes the target.
 */
export function targetOfAdded(done: SessionSet, like: SetTarget | null): SetTarget {
  const { reps, weight, seconds, distance } = done
  const fixed = reps === null ? null : { min: reps, max: reps }
  if (!like) return { ...NO_TARGET, reps: fixed, weight, seconds, distance }
  const isInRange = like.reps !== null && reps !== null && reps >= like.reps.min && reps <= like.reps.max
  return {
    ...like,
    reps: like.reps && !isInRange ? (fixed ?? like.reps) : like.reps,
    weight: like.weight && (weight ?? like.weight),
    seconds: like.seconds === null ? null : (seconds ?? like.seconds),
    distance: like.distance && (distance ?? like.distance),
  }
}

function repsAfter({ kind, target }: PlannedSet, { reps }: SessionSet): SetTarget['reps'] {
  const isOpenEnded = kind === 'amrap' || kind === 'failure' || kind === 'myo'
  if (!target.reps || reps === null || isOpenEnded || target.reps.min !== target.reps.max) return target.reps
  const most = Math.max(target.reps.max, reps)
  return { min: most, max: most }
}

function more(planned: number | null, done: number | null): number | null {
  return planned === null ? null : Math.max(planned, done ?? planned)
}

function isSameWeight(left: NonNullable<SetTarget['weight']>, right: NonNullable<SetTarget['weight']>): boolean {
  return Math.abs(convertWeight(left, right.unit) - right.value) < (left.unit === right.unit ? Number.EPSILON : EXACT)
}

function isFarther(done: SetTarget['distance'], planned: SetTarget['distance']): boolean {
  return done !== null && planned !== null && convertDistance(done, planned.unit) > planned.value + EXACT
}
