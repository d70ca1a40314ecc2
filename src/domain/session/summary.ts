import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { millisecondsOf } from '../time/instant.ts'
import { convertDistance, convertWeight } from '../units.ts'
import { elapsedMs } from './lifecycle.ts'
import { lastCompleted } from './set-order.ts'

/** What was done in a session. Warm-ups are told apart: they are no work. */
export type SessionSummary = {
  /** Logged sets that are not warm-ups. */
  readonly sets: number
  readonly warmUps: number
  /** Repetitions of those sets, of both sides where they were done one after the other. */
  readonly reps: number
  /** Load times repetitions of those sets, in kg, not rounded. */
  readonly volume: number
  readonly durationMs: number
  /** Exercises with at least one logged set. */
  readonly exercises: number
}

/** Sums a session up. One that still runs lasts until `nowMs`; where that is left out, until its last set. */
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

/** The logged sets of an exercise, warm-ups too. */
export function loggedSets(exercise: SessionExercise): readonly SessionSet[] {
  return exercise.sets.filter((set) => set.completedAt !== null)
}

/** Load times repetitions of each side in kg. What helps a lifter up is no load, and the own body is not weighed here. */
export function setVolume(
  exercise: Pick<SessionExercise, 'kind' | 'oneSided'>,
  set: Pick<SessionSet, 'weight' | 'reps'>,
): number {
  const isLoaded = exercise.kind === 'weight-reps' || exercise.kind === 'weighted-bodyweight'
  return isLoaded && set.weight && set.reps ? convertWeight(set.weight, 'kg') * set.reps * sidesOf(exercise) : 0
}

/** How often the repetitions of a set were done. */
function sidesOf({ oneSided }: Pick<SessionExercise, 'oneSided'>): 1 | 2 {
  return oneSided === true ? 2 : 1
}

/**
 * The best logged set of an exercise, or null where there is none: the heaviest (with help: the least help), of equal
 * ones that with more repetitions; else the farthest, the longest. Warm-ups count only where nothing else was done.
 */
export function bestSet(exercise: SessionExercise): SessionSet | null {
  const logged = loggedSets(exercise)
  const working = logged.filter((set) => set.kind !== 'warm-up')
  const candidates = working.length > 0 ? working : logged
  return candidates.reduce<SessionSet | null>(
    (best, set) => (best === null || isBetter(scores(exercise, set), scores(exercise, best)) ? set : best),
    null,
  )
}

/** What counts, first things first; more is better. */
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
