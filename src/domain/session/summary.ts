import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { millisecondsOf } from '../time/instant.ts'
import { convertDistance, convertWeight } from '../units.ts'
import { elapsedMs } from './lifecycle.ts'
import { workingSets } from './set-numbers.ts'
import { lastCompleted } from './set-order.ts'

export type SessionSummary = {
  readonly sets: number
  readonly warmUps: number
  /** Repetitions of those sets, on both sides for one-sided exercises. */
  readonly reps: number
  /** Load times repetitions of those sets, in kg, not rounded. */
  readonly volume: number
  readonly durationMs: number
  readonly exercises: number
}

/** Summarizes a session. A running one lasts until `nowMs`; by default, until its last set. */
export function summarize(session: Session, nowMs: number = lastSignMs(session)): SessionSummary {
  const working = session.exercises.flatMap((exercise) =>
    loggedSets(exercise)
      .filter((set) => set.kind !== 'warm-up')
      .map((set) => ({ exercise, set })),
  )
  const logged = session.exercises.map((exercise) => loggedSets(exercise).length)
  return {
    sets: working.length,
    warmUps: sum(logged) - working.length,
    reps: sum(working.map(({ exercise, set }) => sidesOf(exercise) * (set.reps ?? 0))),
    volume: sum(working.map(({ exercise, set }) => setVolume(exercise, set))),
    durationMs: elapsedMs(session, nowMs),
    exercises: logged.filter((count) => count > 0).length,
  }
}

export function loggedSets(exercise: SessionExercise): readonly SessionSet[] {
  return exercise.sets.filter((set) => set.completedAt !== null)
}

/** Load times repetitions per side, in kg. Assistance is no load, and body weight is not counted. */
export function setVolume(
  exercise: Pick<SessionExercise, 'kind' | 'oneSided'>,
  set: Pick<SessionSet, 'weight' | 'reps'>,
): number {
  const isLoaded = exercise.kind === 'weight-reps' || exercise.kind === 'weighted-bodyweight'
  return isLoaded && set.weight && set.reps ? convertWeight(set.weight, 'kg') * set.reps * sidesOf(exercise) : 0
}

function sidesOf({ oneSided }: Pick<SessionExercise, 'oneSided'>): 1 | 2 {
  return oneSided === true ? 2 : 1
}

/**
 * The best logged set of an exercise, or null: the heaviest (for assisted exercises, the least assistance), then the
 * most repetitions; otherwise the farthest, the longest. Warm-ups count only without other sets.
 */
export function bestSet(exercise: SessionExercise): SessionSet | null {
  const logged = loggedSets(exercise)
  const working = workingSets(logged)
  const candidates = working.length > 0 ? working : logged
  return candidates.reduce<SessionSet | null>(
    (best, set) => (best === null || isBetter(scores(exercise, set), scores(exercise, best)) ? set : best),
    null,
  )
}

/** Comparison values in order of importance; more is better. */
function scores({ kind }: SessionExercise, set: SessionSet): readonly number[] {
  const load = set.weight ? convertWeight(set.weight, 'kg') : 0
  const metres = set.distance ? convertDistance(set.distance, 'm') : 0
  const seconds = set.seconds ?? 0
  if (kind === 'distance-time') return [metres, -seconds]
  return [kind === 'assisted-bodyweight' ? -load : load, set.reps ?? 0, metres, seconds]
}

function isBetter(left: readonly number[], right: readonly number[]): boolean {
  const differing = left.findIndex((score, index) => score !== right[index])
  return (left[differing] ?? 0) > (right[differing] ?? 0)
}

function lastSignMs(session: Session): number {
  return millisecondsOf(lastCompleted(session)?.set.completedAt ?? session.startedAt)
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
