import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { PlannedSet, Workout, WorkoutExercise } from '#contract/workout.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { setGroup } from '../session/set-numbers.ts'

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
