import type { ExerciseId } from '#contract/id.ts'
import type { Progression, ProgressionStep } from '#contract/progression.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { SetKind, SetTarget } from '#contract/workout.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { type SetGroup, setGroup } from './set-numbers.ts'

/** An exercise of a workout, or of a session, that asks for its last time. */
export type AskingExercise = {
  readonly id: string
  readonly exerciseId: ExerciseId
  readonly orderKey: string
  readonly progression?: Progression | ProgressionStep | null | undefined
}

/** The workout or session that an exercise is in. */
export type AskingPlan = {
  readonly workoutId: Session['workoutId']
  readonly exercises: readonly AskingExercise[]
}

/** An exercise of an earlier session, with its sets in order. */
export type PastExercise = {
  readonly workoutId: Session['workoutId']
  readonly plannedBy: string | null
  readonly orderKey: string
  readonly note: string
  readonly sets: readonly SessionSet[]
}

/** A set that an earlier one can answer. One of a session without a target was added during training. */
export type AskingSet = {
  readonly id: string
  readonly orderKey: string
  readonly kind: SetKind
  readonly target: SetTarget | null
}

const GROUPS: readonly SetGroup[] = ['warm-up', 'drop', 'work']

/** The exercises of an earlier session for this exercise: more than one if the session had it more than once. */
export function pastExercises(session: Session, exerciseId: ExerciseId): readonly PastExercise[] {
  return inOrder(session.exercises)
    .filter((exercise) => exercise.exerciseId === exerciseId)
    .map((exercise) => pastExercise(session, exercise))
}

export function pastExercise({ workoutId }: Session, exercise: SessionExercise): PastExercise {
  const { progression, orderKey, note, sets } = exercise
  return { workoutId, plannedBy: progression?.plannedBy ?? null, orderKey, note, sets: inOrder(sets) }
}

/**
 * The earlier exercise that answers the one of today: the one that the same exercise of the plan asked for, otherwise the
 * nth answers the nth. Null if there are fewer of them than today.
 */
export function answeringExercise(
  exercise: AskingExercise,
  plan: AskingPlan,
  past: readonly PastExercise[],
): PastExercise | null {
  const asking = inOrder(plan.exercises).filter(({ exerciseId }) => exerciseId === exercise.exerciseId)
  const answers = paired(asking, past, (today, then) => isSamePlan(today, plan.workoutId, then))
  return answers[asking.findIndex(({ id }) => id === exercise.id)] ?? null
}

/** Whether the plan's very same exercise asked for both. */
export function isSamePlan(
  { id, orderKey, progression }: Omit<AskingExercise, 'exerciseId'>,
  workoutId: Session['workoutId'],
  past: PastExercise,
): boolean {
  const plannedBy = progression && 'plannedBy' in progression ? progression.plannedBy : id
  return (
    plannedBy === past.plannedBy || (workoutId !== '' && workoutId === past.workoutId && orderKey === past.orderKey)
  )
}

/**
 * Per set, in order, the earlier set that answers it; warm-ups, drop sets and the others apart. A planned set is answered
 * by a planned one, wherever it was moved to, and a set added between them by one added between them. Sets added at the
 * end continue the planned ones. With the same plan, a set that was removed leaves its place empty.
 */
export function answeringSets(
  asking: readonly AskingSet[],
  past: readonly SessionSet[],
  options: { readonly isSamePlan: boolean },
): readonly (SessionSet | null)[] {
  const ordered = inOrder(asking)
  const answers = new Map(GROUPS.flatMap((group) => answersInGroup(ordered, past, group, options.isSamePlan)))
  return ordered.map(({ id }) => answers.get(id) ?? null)
}

function answersInGroup(
  asking: readonly AskingSet[],
  past: readonly SessionSet[],
  group: SetGroup,
  ofSamePlan: boolean,
): readonly (readonly [string, SessionSet | null])[] {
  const [today, then] = [splitSets(asking, group), splitSets(past, group)]
  const planned = paired(today.planned, then.planned, (set, earlier) => ofSamePlan && isSameSet(set, earlier))
  const answered = planned.findLastIndex((answer) => answer !== null) + 1
  const atEnd = [...then.planned.filter((set) => !planned.includes(set)), ...then.after]
  const withAnswer = ({ id }: AskingSet, answer: SessionSet | null | undefined) => [id, answer ?? null] as const
  return [
    ...today.planned.slice(0, answered).map((set, index) => withAnswer(set, planned[index])),
    ...[...today.planned.slice(answered), ...today.after].map((set, index) => withAnswer(set, atEnd[index])),
    ...today.between.map((set, index) => withAnswer(set, then.between[index])),
  ]
}

/** Whether the plan asked for the set; the others were added during training. */
export function isPlanned({ target }: Pick<AskingSet, 'target'>): boolean {
  return target !== null
}

type Split<Set> = { readonly planned: readonly Set[]; readonly between: readonly Set[]; readonly after: readonly Set[] }

function splitSets<Set extends AskingSet>(ordered: readonly Set[], group: SetGroup): Split<Set> {
  const sets = ordered.filter(({ kind }) => setGroup(kind) === group)
  const behind = sets.findLastIndex(isPlanned) + 1
  return {
    planned: sets.filter(isPlanned),
    between: sets.slice(0, behind).filter((set) => !isPlanned(set)),
    after: sets.slice(behind),
  }
}

/** A set starts with its order key of the plan, and loses it once it is moved. */
function isSameSet(today: AskingSet, then: AskingSet): boolean {
  return today.orderKey === then.orderKey
}

/** Pairs what is known to be the same, and the rest in order. */
function paired<Today, Then>(
  today: readonly Today[],
  then: readonly Then[],
  isSame: (today: Today, then: Then) => boolean,
): readonly (Then | null)[] {
  const rest = [...then]
  const known = today.map((one) => takeFirst(rest, (earlier) => isSame(one, earlier)))
  return known.map((answer) => answer ?? rest.shift() ?? null)
}

function takeFirst<Item>(items: Item[], belongs: (item: Item) => boolean): Item | null {
  const at = items.findIndex(belongs)
  return (at === -1 ? undefined : items.splice(at, 1)[0]) ?? null
}
