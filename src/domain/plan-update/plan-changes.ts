import type { Stamp } from '#contract/document.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { PlannedSet, Workout, WorkoutExercise } from '#contract/workout.ts'
import { stampMilliseconds } from '../merge/hybrid-clock.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { setGroup } from '../session/set-numbers.ts'
import { millisecondsOf } from '../time/instant.ts'
import { targetAfter } from './plan-targets.ts'

/**
 * Comparable apps ask two questions at the end: keep the structure, keep the values. Here each difference is a line to
 * apply or not. Whether left-out sets were dropped for good or for lack of time, only the lifter knows. Values count if
 * they exceed the plan (see `targetAfter`), and are one line for all exercises.
 */
export type PlanChange = { readonly key: string } & (
  | { readonly type: 'replaced'; readonly planned: WorkoutExercise; readonly done: SessionExercise }
  | { readonly type: 'added' | 'more-sets' | 'more-warm-ups'; readonly done: SessionExercise; readonly count: number }
  | { readonly type: 'other-kinds'; readonly done: SessionExercise }
  | { readonly type: 'left-out'; readonly exercises: readonly WorkoutExercise[]; readonly sets: readonly LeftOutSets[] }
  | { readonly type: 'order' | 'supersets' }
  | { readonly type: 'rests' | 'values'; readonly done: readonly SessionExercise[] }
)

export type LeftOutSets = { readonly done: SessionExercise; readonly count: number }

/** The default rest of an exercise if the plan has none; null if only the preferences have one. */
export type UsualRest = (id: ExerciseId) => number | null

export function planChanges(workout: Workout, session: Session, usualRest: UsualRest): readonly PlanChange[] {
  if (!session.exercises.some(({ sets }) => sets.some(isDone))) return []
  const { pairs, missing, extra } = matchExercises(workout, session)
  const rested = pairs.filter((pair) => !isReplaced(pair) && hasOtherRest(pair, usualRest)).map(({ done }) => done)
  const raised = pairs.filter(hasOtherValues).map(({ done }) => done)
  const fewer = pairs
    .map((pair) => ({ done: pair.done, count: matchSets(pair).missing.length }))
    .filter(({ count }) => count > 0)
  const changes: readonly (PlanChange | false)[] = [
    ...pairs
      .filter(isReplaced)
      .map(({ planned, done }) => ({ type: 'replaced' as const, key: keyOf('replaced', planned), planned, done })),
    ...extra.map((done) => addition('added', done, done.sets.filter(isDone))),
    ...pairs.flatMap(setChanges),
    missing.length + fewer.length > 0 && { type: 'left-out', key: 'left-out', exercises: missing, sets: fewer },
    isReordered(session, pairs) && { type: 'order', key: 'order' },
    isRegrouped(pairs) && { type: 'supersets', key: 'supersets' },
    rested.length > 0 && { type: 'rests', key: 'rests', done: rested },
    raised.length > 0 && { type: 'values', key: 'values', done: raised },
  ]
  return changes.filter((change) => change !== false)
}

/**
 * Whether a workout was edited after one of its sessions began, here or on another device: then its latest version is
 * not the one the session started from, and stays. `own` is a stamp to ignore, of an edit that only undid one.
 */
export function isEditedSince(workout: Workout, session: Session, own: Stamp | null): boolean {
  return workout.updatedAt !== own && stampMilliseconds(workout.updatedAt) > millisecondsOf(session.startedAt)
}

export function isReplaced({ planned, done }: ExercisePair): boolean {
  return planned.exerciseId !== done.exerciseId
}

/** Whether a rule sets the targets: it evaluates the results itself, and would restart with other values. */
export function followsRule(planned: WorkoutExercise): boolean {
  return Boolean(planned.progression)
}

/** Whether a set was completed: an open one says nothing about the plan. */
export function isDone({ completedAt }: SessionSet): boolean {
  return completedAt !== null
}

/** Whether the exercise's rest differed from the plan's, or from the default if the plan has none. */
export function hasOtherRest({ planned, done }: ExercisePair, usualRest: UsualRest): boolean {
  if (planned.restSeconds !== null) return done.restSeconds !== planned.restSeconds
  return ![planned, done].some(({ exerciseId }) => done.restSeconds === usualRest(exerciseId))
}

export function isWarmUp({ kind }: SessionSet): boolean {
  return kind === 'warm-up'
}

/** The key of a change of one exercise: the planned one's if it was replaced, else the performed one's. */
export function keyOf(type: PlanChange['type'], { id }: { readonly id: string }): string {
  return `${type} ${id}`
}

function setChanges(pair: ExercisePair): readonly (PlanChange | false)[] {
  const { pairs, extra } = matchSets(pair)
  const { done } = pair
  const [warmUps, others] = [extra.filter(isWarmUp), extra.filter((set) => !isWarmUp(set))]
  const hasOtherKinds = pairs.some((sets) => isDone(sets.done) && sets.planned.kind !== sets.done.kind)
  return [
    addition('more-warm-ups', done, warmUps.filter(isDone)),
    addition('more-sets', done, others.filter(isDone)),
    hasOtherKinds && { type: 'other-kinds', key: keyOf('other-kinds', done), done },
  ]
}

function addition(
  type: 'added' | 'more-sets' | 'more-warm-ups',
  done: SessionExercise,
  { length: count }: readonly SessionSet[],
): PlanChange | false {
  return count > 0 && { type, key: keyOf(type, done), done, count }
}

function hasOtherValues(pair: ExercisePair): boolean {
  return (
    !isReplaced(pair) &&
    !followsRule(pair.planned) &&
    matchSets(pair).pairs.some(({ planned, done }) => targetAfter(planned, done, pair.done.kind) !== planned.target)
  )
}

function isReordered({ exercises }: Session, pairs: readonly ExercisePair[]): boolean {
  const places = new Map<SessionExercise, WorkoutExercise>(pairs.map(({ planned, done }) => [done, planned]))
  const done = inOrder(exercises).filter(({ sets }) => sets.length > 0)
  const standing = done.map((exercise) => ({
    id: exercise.id,
    orderKey: places.get(exercise)?.orderKey ?? exercise.orderKey,
  }))
  // Their ids would decide which of the two comes first, and the plan has others.
  const isTied = ({ orderKey }: { readonly orderKey: string }, index: number) =>
    orderKey === standing[index + 1]?.orderKey && done[index]?.orderKey !== done[index + 1]?.orderKey
  return inOrder(standing).some((place, index) => place !== standing[index]) || standing.some(isTied)
}

function isRegrouped(pairs: readonly ExercisePair[]): boolean {
  const together = (side: 'planned' | 'done', one: ExercisePair, other: ExercisePair) =>
    one[side].supersetId !== null && one[side].supersetId === other[side].supersetId
  return pairs.some((one, index) =>
    pairs.slice(index + 1).some((other) => together('planned', one, other) !== together('done', one, other)),
  )
}

export type ExercisePair = { readonly planned: WorkoutExercise; readonly done: SessionExercise }

type Matches<Planned, Done> = {
  readonly pairs: readonly { readonly planned: Planned; readonly done: Done }[]
  readonly missing: readonly Planned[]
  readonly extra: readonly Done[]
}

/**
 * A session copies its workout's order keys but not its ids: the same exercise in the same position, else the same
 * exercise, else another in its position. Exercises without sets count as missing. In session order.
 */
export function matchExercises(workout: Workout, session: Session): Matches<WorkoutExercise, SessionExercise> {
  const done = inOrder(session.exercises).filter(({ sets }) => sets.length > 0)
  return match(inOrder(workout.exercises), done, [
    (one, other) => one.exerciseId === other.exerciseId && one.orderKey === other.orderKey,
    (one, other) => one.exerciseId === other.exerciseId,
    (one, other) => one.orderKey === other.orderKey,
  ])
}

/** Matches sets in the same way: position and group, then group, then position alone. */
export function matchSets({ planned, done }: ExercisePair): Matches<PlannedSet, SessionSet> {
  return match(inOrder(planned.sets), inOrder(done.sets), [
    (one, other) => one.orderKey === other.orderKey && setGroup(one.kind) === setGroup(other.kind),
    (one, other) => setGroup(one.kind) === setGroup(other.kind),
    (one, other) => one.orderKey === other.orderKey,
  ])
}

/** Matches of an earlier rule take precedence. */
function match<Planned, Done>(
  planned: readonly Planned[],
  done: readonly Done[],
  rules: readonly ((planned: Planned, done: Done) => boolean)[],
): Matches<Planned, Done> {
  const found = new Map<Done, Planned>()
  const missing = new Set(planned)
  for (const belongs of rules) {
    for (const item of done) {
      if (found.has(item)) continue
      const partner = [...missing].find((candidate) => belongs(candidate, item))
      if (partner === undefined) continue
      found.set(item, partner)
      missing.delete(partner)
    }
  }
  const pairs = done.flatMap((item) => {
    const partner = found.get(item)
    return partner === undefined ? [] : [{ planned: partner, done: item }]
  })
  return { pairs, missing: [...missing], extra: done.filter((item) => !found.has(item)) }
}
