import type { ExerciseId, SetId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { inPlace, newestFirst } from '../exported.ts'
import { isSample } from './sessions.ts'
import { groupOf, loggedSets } from './sets.ts'

/** Further back, nobody looks: an exercise not done for so many sessions starts over. */
const SESSIONS_READ = 120
/** Clocks of several devices differ by less. */
const CLOCKS_DIFFER_MS = 120_000

/** The newest ended session in which the exercise was logged; those of a clock that was ahead do not count. */
export function lastSession(
  sessions: readonly Session[],
  exerciseId: ExerciseId,
  { running, now }: { readonly running: Session; readonly now: number },
): Session | undefined {
  return newestFirst(sessions)
    .slice(0, SESSIONS_READ)
    .find(
      (session) =>
        session.id !== running.id &&
        session.status !== 'active' &&
        !isSample(session) &&
        Date.parse(session.startedAt) <= now + CLOCKS_DIFFER_MS &&
        session.exercises.some((exercise) => exercise.exerciseId === exerciseId && loggedSets(exercise).length > 0),
    )
}

/** The exercise of the last time: the one from the same place of the same plan, otherwise the nth answers the nth. */
export function answeringExercise(exercise: SessionExercise, running: Session, last: Session): SessionExercise | null {
  const isIt = ({ exerciseId }: SessionExercise) => exerciseId === exercise.exerciseId
  const today = inPlace(running.exercises).filter(isIt)
  const then = inPlace(last.exercises).filter(isIt)
  const answers = paired(today, then, (one, other) => isSamePlan({ running, last }, one, other))
  return answers[today.findIndex(({ id }) => id === exercise.id)] ?? null
}

type Both = { readonly running: Session; readonly last: Session }

export function isSamePlan({ running, last }: Both, today: SessionExercise, then: SessionExercise): boolean {
  const plannedBy = today.progression?.plannedBy
  if (plannedBy !== undefined && plannedBy === then.progression?.plannedBy) return true
  return running.workoutId !== '' && running.workoutId === last.workoutId && today.orderKey === then.orderKey
}

/** The last time's set of each of today's, warm-ups and drop sets apart; sets without one are left out. */
export function answeringSets(
  today: readonly SessionSet[],
  then: readonly SessionSet[],
  ofSamePlan: boolean,
): ReadonlyMap<SetId, SessionSet> {
  // Added and not logged, it never happened; a planned one keeps its place.
  const past = inPlace(then).filter(({ target, completedAt }) => target !== null || completedAt !== null)
  const pairs = (['warm-up', 'drop', 'work'] as const).flatMap((group) => {
    const ofGroup = (sets: readonly SessionSet[]) => sets.filter((set) => groupOf(set) === group)
    return pairsOfGroup(split(ofGroup(inPlace(today))), split(ofGroup(past)), ofSamePlan)
  })
  return new Map(pairs.flatMap(([{ id }, answer]) => (answer?.completedAt ? [[id, answer] as const] : [])))
}

/** Sets that the plan asked for, those added between them, and those added behind the last of them. */
type Split = Readonly<Record<'planned' | 'between' | 'behind', readonly SessionSet[]>>

function split(sets: readonly SessionSet[]): Split {
  const end = sets.findLastIndex(({ target }) => target !== null) + 1
  return {
    planned: sets.filter(({ target }) => target !== null),
    between: sets.slice(0, end).filter(({ target }) => target === null),
    behind: sets.slice(end),
  }
}

type Pair = readonly [SessionSet, SessionSet | null | undefined]

function pairsOfGroup(today: Split, then: Split, ofSamePlan: boolean): readonly Pair[] {
  const planned = paired(today.planned, then.planned, (one, other) => ofSamePlan && one.orderKey === other.orderKey)
  const end = planned.findLastIndex((answer) => answer !== null) + 1
  const left = [...then.planned.filter((set) => !planned.includes(set)), ...then.behind]
  return [
    ...today.planned.slice(0, end).map((set, place): Pair => [set, planned[place]]),
    ...[...today.planned.slice(end), ...today.behind].map((set, place): Pair => [set, left[place]]),
    ...today.between.map((set, place): Pair => [set, then.between[place]]),
  ]
}

/** First those that belong together, then the others in order. */
function paired<Item>(
  today: readonly Item[],
  then: readonly Item[],
  belong: (one: Item, other: Item) => boolean,
): readonly (Item | null)[] {
  const free = [...then]
  const known = today.map((one) => {
    const at = free.findIndex((other) => belong(one, other))
    return at < 0 ? null : (free.splice(at, 1)[0] ?? null)
  })
  return known.map((answer) => answer ?? free.shift() ?? null)
}
