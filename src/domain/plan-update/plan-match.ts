import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { PlannedSet, Workout, WorkoutExercise } from '#contract/workout.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { setGroup } from '../session/set-numbers.ts'

/** An exercise as it was planned and as it was done. */
export type ExercisePair = { readonly planned: WorkoutExercise; readonly done: SessionExercise }

type Matches<Planned, Done> = {
  readonly pairs: readonly { readonly planned: Planned; readonly done: Done }[]
  /** Planned, and not in the session. */
  readonly missing: readonly Planned[]
  /** In the session, and not planned. */
  readonly extra: readonly Done[]
}

/**
 * Which exercise of a workout each exercise of a session comes from. A session copies no ids of its workout, but it copies
 * its order keys: the same exercise in the same place, else the same exercise, else another one in its place. Exercises
 * without a set count as missing: none of theirs was done, or was to be done. In the order of the session.
 */
export function matchExercises(workout: Workout, session: Session): Matches<WorkoutExercise, SessionExercise> {
  const done = inOrder(session.exercises).filter(({ sets }) => sets.length > 0)
  return match(inOrder(workout.exercises), done, [
    (one, other) => one.exerciseId === other.exerciseId && one.orderKey === other.orderKey,
    (one, other) => one.exerciseId === other.exerciseId,
    (one, other) => one.orderKey === other.orderKey,
  ])
}

/** Which planned set each set comes from, found as exercises are: place and group, then group, then place alone. */
export function matchSets({ planned, done }: ExercisePair): Matches<PlannedSet, SessionSet> {
  return match(inOrder(planned.sets), inOrder(done.sets), [
    (one, other) => one.orderKey === other.orderKey && setGroup(one.kind) === setGroup(other.kind),
    (one, other) => setGroup(one.kind) === setGroup(other.kind),
    (one, other) => one.orderKey === other.orderKey,
  ])
}

/** What an earlier rule brings together stays together. */
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
