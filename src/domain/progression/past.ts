import type { Progression, ProgressionStep } from '#contract/progression.ts'
import type { Weight } from '#contract/quantity.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { SetTarget, WorkoutExercise } from '#contract/workout.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { answeringSets, isPlanned, isSamePlan, pastExercise } from '../session/answering-sets.ts'
import { setGroup } from '../session/set-numbers.ts'
import { NO_TARGET } from '../workout/planned-sets.ts'
import { isAtLeast, sameLoad } from './loads.ts'

/** Without repetitions it was not done. */
export type PastSet = {
  readonly asked: Pick<SetTarget, 'weight' | 'reps'> | null
  readonly weight: Weight | null
  readonly reps: number | null
}

export type PastPerformance = { readonly step: ProgressionStep; readonly sets: readonly PastSet[] }

/** The parts that are equal in every plan of one progression. */
export type Track = Pick<ProgressionStep, 'plannedBy' | 'rule' | 'start' | 'reps'>

/** A rule without targets in this many latest sessions of the exercise starts over. */
export const MAX_TIMES = 12

const NOT_DONE: PastSet = { asked: null, weight: null, reps: null }

/** The planned sets that a rule applies to: neither warm-ups nor drop sets. */
export function workOf<
  Set extends { readonly id: string; readonly orderKey: string; readonly kind: SessionSet['kind'] },
>(sets: readonly Set[]): readonly Set[] {
  return inOrder(sets).filter(({ kind }) => setGroup(kind) === 'work')
}

export function trackOf(planned: WorkoutExercise, rule: Progression): Track {
  const first = workOf(planned.sets)[0]?.target
  return {
    plannedBy: planned.id,
    rule: rule.kind,
    start: rule.kind === 'wave' ? rule.trainingMax : (first?.weight ?? null),
    reps: first?.reps ?? null,
  }
}

/**
 * Targets and results so far, newest first: of this plan, or of another with the same targets for the same exercise, so
 * that a squat on both days of a program progresses every time. Ends at a change of the plan's starting load, or at the
 * start or end of a wave. `sessions` are newest first.
 */
export function pastPerformances(
  sessions: readonly Session[],
  planned: WorkoutExercise,
  rule: Progression,
): readonly PastPerformance[] {
  const track = trackOf(planned, rule)
  const performances: PastPerformance[] = []
  for (const session of sessions) {
    if (session.binnedAt !== '' || session.status === 'active') continue
    const exercise = exerciseOf(session, planned, track)
    if (!exercise?.progression) continue
    const step = exercise.progression
    if (!sameLoad(step.start, track.start) || (step.week !== null) !== (rule.kind === 'wave')) break
    const past = { step, sets: setsOf(session, exercise, step, planned) }
    if (counts(session, past)) performances.push(past)
  }
  return performances
}

/** Whether older sessions would change nothing: a deload takes so many misses, compared with one session before. */
export function knowsEnough(sessions: readonly Session[], planned: WorkoutExercise): boolean {
  const rule = planned.progression
  if (!rule) return sessions.length > 0
  const misses = rule.kind === 'reps' ? 0 : (rule.deload?.afterMisses ?? 0)
  return sessions.length >= MAX_TIMES || pastPerformances(sessions, planned, rule).length >= misses + 2
}

/** Whether every set met its target: at least as many repetitions with no less weight. */
export function isDone({ sets }: PastPerformance): boolean {
  return sets.every(
    ({ asked, weight, reps }) =>
      reps !== null && reps >= (asked?.reps?.min ?? 1) && isAtLeast(weight, asked?.weight ?? null),
  )
}

/** In order of preference: the plan's own, else the one with the same targets. */
function exerciseOf(session: Session, planned: WorkoutExercise, track: Track): SessionExercise | undefined {
  const same = inOrder(session.exercises).filter(
    ({ exerciseId, progression }) => exerciseId === planned.exerciseId && progression,
  )
  return (
    same.find(({ progression }) => progression?.plannedBy === planned.id) ??
    same.find(({ progression }) => progression && asksTheSame(progression, track))
  )
}

function asksTheSame(step: ProgressionStep, track: Track): boolean {
  return (
    step.rule === track.rule &&
    step.reps?.min === track.reps?.min &&
    step.reps?.max === track.reps?.max &&
    sameLoad(step.start, track.start)
  )
}

/** One for each set that was asked for: added sets never count, and a removed one was not done. */
function setsOf(
  session: Session,
  exercise: SessionExercise,
  { sets }: ProgressionStep,
  planned: WorkoutExercise,
): readonly PastSet[] {
  const done = exercise.sets.filter(isPlanned)
  const work = workOf(planned.sets)
  const hasSameSets = work.length === sets && isSamePlan(planned, session.workoutId, pastExercise(session, exercise))
  const asked = hasSameSets ? work : anonymousSets(sets)
  return answeringSets(asked, inOrder(done), { isSamePlan: hasSameSets }).map((set) => (set ? pastSet(set) : NOT_DONE))
}

/** The plan has changed since, so that only the order of its sets is known. */
function anonymousSets(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(4, '0'),
    orderKey: '',
    kind: 'working' as const,
    target: NO_TARGET,
  }))
}

function pastSet({ target, weight, reps, completedAt }: SessionSet): PastSet {
  return completedAt === null ? { ...NOT_DONE, asked: target } : { asked: target, weight, reps: reps ?? 0 }
}

/** Skipping an exercise, or ending the workout before it, is not a failure. */
function counts({ status }: Session, past: PastPerformance): boolean {
  const isSkipped = past.sets.every(({ reps }) => reps === null)
  return !isSkipped && (status === 'completed' || isDone(past))
}
