import type { ExerciseKind } from '#contract/exercise.ts'
import type { Deload, Progression, ProgressionStep, WaveProgression } from '#contract/progression.ts'
import type { Weight } from '#contract/quantity.ts'
import type { PlannedSet, SetTarget, WorkoutExercise } from '#contract/workout.ts'
import { assertNever } from '../assert-never.ts'
import type { Bar } from '../gym/bar.ts'
import { nearestLoadable } from '../gym/loadable.ts'
import { differenceOf, heavier, isAtLeast, lighter, sameLoad } from './loads.ts'
import { isDone, type PastPerformance, type PastSet, trackOf, workOf } from './past.ts'
import { canFollow } from './rules.ts'

/** A rule's targets for the next session: one per working set of the plan, in order, and the reason. */
export type NextTargets = { readonly targets: readonly SetTarget[]; readonly step: ProgressionStep }

export type Course = {
  readonly planned: WorkoutExercise
  readonly kind: ExerciseKind
  readonly bar: Bar | null
}

type Answer = Pick<NextTargets, 'targets'> &
  Pick<ProgressionStep, 'reason'> &
  Partial<Pick<ProgressionStep, 'by' | 'misses' | 'week'>>

/**
 * The next targets of a planned exercise by its rule, from earlier targets and results (`pastPerformances`); null without an
 * applicable rule. Without a past it begins with the plan.
 */
export function nextStep({ planned, kind, bar }: Course, performances: readonly PastPerformance[]): NextTargets | null {
  const rule = planned.progression ?? null
  if (!rule || !canFollow(rule.kind, kind, planned)) return null
  const work = workOf(planned.sets)
  const { targets, reason, by = null, misses = 0, week = null } = answer(rule, work, performances, kind, bar)
  return { targets, step: { ...trackOf(planned, rule), sets: work.length, reason, by, misses, week } }
}

function answer(
  rule: Progression,
  work: readonly PlannedSet[],
  performances: readonly PastPerformance[],
  kind: ExerciseKind,
  bar: Bar | null,
): Answer {
  if (rule.kind === 'wave') return waveStep(rule, work, performances, bar)
  const [last] = performances
  if (!last) return { targets: work.map(({ target }) => target), reason: 'start' }
  const least = kind === 'weighted-bodyweight' ? 0 : Number.EPSILON
  switch (rule.kind) {
    case 'linear':
      return linearStep(rule, work, performances, last, { bar, least })
    case 'double':
      return doubleStep(rule, work, performances, last, { bar, least })
    case 'reps':
      return repsStep(work, performances, last)
    default:
      return assertNever(rule)
  }
}

type Loads = { readonly bar: Bar | null; readonly least: number }

function linearStep(
  { step, deload }: Extract<Progression, { kind: 'linear' }>,
  work: readonly PlannedSet[],
  performances: readonly PastPerformance[],
  last: PastPerformance,
  { bar, least }: Loads,
): Answer {
  if (isDone(last)) return raised(work, last, step, { bar, least })
  const misses = missesInARow(performances, isDone, (past) => askedOf(past.sets[0]))
  const lowered = isDue(deload, misses) && loweredBy(deload, work, last, askedOf, step, { bar, least })
  if (lowered) return { ...lowered, misses }
  return { targets: withLoads(work, loadsOf(work, last, askedOf)), reason: 'repeated', misses }
}

/** Continues from the load actually lifted: a correction by the person is right. */
function doubleStep(
  { step, deload }: Extract<Progression, { kind: 'double' }>,
  work: readonly PlannedSet[],
  performances: readonly PastPerformance[],
  last: PastPerformance,
  { bar, least }: Loads,
): Answer {
  if (isToppedOut(work, last)) return raised(work, last, step, { bar, least })
  const misses = stallsInARow(work, performances)
  const lowered = isDue(deload, misses) && loweredBy(deload, work, last, lifted, step, { bar, least })
  if (lowered) return { ...lowered, misses }
  const targets = withLoads(work, loadsOf(work, last, lifted)).map((target, index) => oneRepMore(target, last, index))
  return { targets, reason: misses === 0 ? 'reps-added' : 'repeated', misses }
}

function repsStep(
  work: readonly PlannedSet[],
  performances: readonly PastPerformance[],
  last: PastPerformance,
): Answer {
  const targets = work.map(({ target }, index) => oneRepMore(target, last, index))
  if (isToppedOut(work, last)) return { targets, reason: 'top-reached' }
  const misses = stallsInARow(work, performances)
  return { targets, reason: misses === 0 ? 'reps-added' : 'repeated', misses }
}

/** A missed week is repeated; a deload reduces the maximum and restarts the wave. */
function waveStep(
  rule: WaveProgression,
  work: readonly PlannedSet[],
  performances: readonly PastPerformance[],
  bar: Bar | null,
): Answer {
  const ask = (number: number, trainingMax: Weight): Pick<Answer, 'targets' | 'week'> => {
    const week = rule.weeks[number - 1] ?? rule.weeks[0] ?? { percent: 100, reps: 1 }
    const { value, unit } = trainingMax
    const weight = nearestLoadable({ value: (value * week.percent) / 100, unit }, bar)
    return {
      targets: work.map(({ target }) => ({ ...target, weight, reps: { min: week.reps, max: week.reps } })),
      week: { number, of: rule.weeks.length, percent: week.percent, trainingMax },
    }
  }
  const [last] = performances
  const before = last?.step.week
  if (!last || !before) return { ...ask(1, rule.trainingMax), reason: 'start' }
  const { number, trainingMax } = before
  if (isDone(last)) {
    if (number < rule.weeks.length) return { ...ask(number + 1, trainingMax), reason: 'next-week' }
    const next = heavier(trainingMax, rule.step, null)
    return { ...ask(1, next), reason: 'next-cycle', by: differenceOf(next, trainingMax) }
  }
  const misses = missesInARow(performances, isDone, (past) => askedOf(past.sets[0]))
  const lowered = isDue(rule.deload, misses)
    ? lighter(trainingMax, rule.deload.percent, rule.step, null, Number.EPSILON)
    : null
  if (lowered) return { ...ask(1, lowered), reason: 'deloaded', by: differenceOf(trainingMax, lowered), misses }
  return { ...ask(Math.min(number, rule.weeks.length), trainingMax), reason: 'repeated', misses }
}

type LoadOf = (set: PastSet | undefined) => Weight | null

/** A set's target load; if open, the lifted one. */
const askedOf: LoadOf = (set) => set?.asked?.weight ?? set?.weight ?? null
/** A set's lifted load; if it was not done, the target. */
const lifted: LoadOf = (set) => set?.weight ?? set?.asked?.weight ?? null

/** The last load of each planned set. Sets added to the plan since use the last one available. */
function loadsOf(work: readonly PlannedSet[], { sets }: PastPerformance, loadOf: LoadOf): readonly (Weight | null)[] {
  const known = sets.map(loadOf)
  const last = known.findLast((load) => load !== null) ?? null
  return work.map((_, index) => (index < known.length ? (known[index] ?? lightestLike(work, known, index)) : last))
}

/** A set that was left out says no load: the lightest of those that the plan gives the same one. */
function lightestLike(work: readonly PlannedSet[], known: readonly (Weight | null)[], index: number): Weight | null {
  const plannedLoad = (at: number) => work[at]?.target.weight ?? null
  return known
    .filter((load, at) => load !== null && sameLoad(plannedLoad(at), plannedLoad(index)))
    .reduce((least, load) => (least === null || !isAtLeast(load, least) ? load : least), null)
}

function withLoads(work: readonly PlannedSet[], loads: readonly (Weight | null)[]): readonly SetTarget[] {
  return work.map(({ target }, index) => ({ ...target, weight: loads[index] ?? target.weight }))
}

function raised(work: readonly PlannedSet[], last: PastPerformance, step: Weight, { bar, least }: Loads): Answer {
  // With body weight as load, no value means nothing added.
  const none = least === 0 ? { value: 0, unit: step.unit } : null
  const before = loadsOf(work, last, lifted).map((load) => load ?? none)
  const after = before.map((load) => load && heavier(load, step, bar))
  const by = differenceOf(after[0] ?? null, before[0] ?? null)
  return { targets: withLoads(work, after), reason: by ? 'weight-added' : 'repeated', by }
}

/** Null without a lighter load. */
function loweredBy(
  { percent }: NonNullable<Deload>,
  work: readonly PlannedSet[],
  last: PastPerformance,
  loadOf: LoadOf,
  step: Weight,
  { bar, least }: Loads,
): Answer | null {
  const before = loadsOf(work, last, loadOf)
  const after = before.map((load) => load && (lighter(load, percent, step, bar, least) ?? load))
  const by = differenceOf(before[0] ?? null, after[0] ?? null)
  return by && { targets: withLoads(work, after), reason: 'deloaded', by }
}

function isDue(deload: Deload, misses: number): deload is NonNullable<Deload> {
  return deload !== null && misses >= deload.afterMisses
}

/** Number of newest sessions, with the latest load, that were missed. */
function missesInARow(
  performances: readonly PastPerformance[],
  done: (past: PastPerformance, older: readonly PastPerformance[]) => boolean,
  loadOf: (past: PastPerformance) => Weight | null,
): number {
  const [last] = performances
  if (!last) return 0
  const others = performances.findIndex((past) => !sameLoad(loadOf(past), loadOf(last)))
  const alike = others === -1 ? performances : performances.slice(0, others)
  const reached = alike.findIndex((past, index) => done(past, alike.slice(index + 1)))
  return reached === -1 ? alike.length : reached
}

/** Number of sessions without more repetitions; the first with a load counts from the lower end of the range. */
function stallsInARow(work: readonly PlannedSet[], performances: readonly PastPerformance[]): number {
  const gained = (past: PastPerformance, older: readonly PastPerformance[]) =>
    older.length === 0
      ? past.sets.every(({ reps }, index) => (reps ?? 0) >= (work[index]?.target.reps?.min ?? 1))
      : totalReps(past) > Math.max(...older.map(totalReps))
  return missesInARow(performances, gained, (past) => lifted(past.sets[0]))
}

function totalReps({ sets }: PastPerformance): number {
  return sets.reduce((sum, { reps }) => sum + (reps ?? 0), 0)
}

/** Whether every planned set reached the top of its range. */
function isToppedOut(work: readonly PlannedSet[], { sets }: PastPerformance): boolean {
  return (
    sets.length >= work.length &&
    sets.every(({ reps }, index) => reps !== null && reps >= (work[index]?.target.reps?.max ?? 1))
  )
}

/** One repetition more than last time, within the range. The target keeps the top of the range. */
function oneRepMore(target: SetTarget, { sets }: PastPerformance, index: number): SetTarget {
  const done = sets[index]?.reps ?? null
  if (!target.reps || done === null) return target
  const { min, max } = target.reps
  return { ...target, reps: { min: Math.min(Math.max(done + 1, min), max), max } }
}
