import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import type { SetKind } from '#contract/workout.ts'
import { inOrder } from '../merge/keyed-list.ts'

/** What was logged of one exercise the last time, warm-ups and working sets apart, each in order. */
export type PreviousSets = {
  readonly sessionId: SessionId
  readonly startedAt: string
  readonly warmUps: readonly SessionSet[]
  readonly working: readonly SessionSet[]
}

/** The sets of the last session in which an exercise was logged, or null where it never was. */
export function previousSets(
  sessionsNewestFirst: Iterable<Session>,
  exerciseId: ExerciseId,
  excludeSessionId: SessionId | null,
): PreviousSets | null {
  for (const session of sessionsNewestFirst) {
    if (session.id === excludeSessionId || session.binnedAt !== '') continue
    const logged = loggedSets(session, exerciseId)
    if (logged.length === 0) continue
    return {
      sessionId: session.id,
      startedAt: session.startedAt,
      warmUps: logged.filter(isWarmUp),
      working: logged.filter((set) => !isWarmUp(set)),
    }
  }
  return null
}

/**
 * What was done last time in each of an exercise's sets: the second working set meets the second working set of then,
 * however many warm-ups came first. In the order of the sets; null where there was none.
 */
export function matchPrevious(
  previous: PreviousSets | null,
  sets: readonly { readonly id: string; readonly orderKey: string; readonly kind: SetKind }[],
): readonly (SessionSet | null)[] {
  let warmUps = 0
  let working = 0
  return inOrder(sets).map((set) => {
    const match = isWarmUp(set) ? previous?.warmUps[warmUps++] : previous?.working[working++]
    return match ?? null
  })
}

function loggedSets(session: Session, exerciseId: ExerciseId): readonly SessionSet[] {
  return inOrder(session.exercises)
    .filter((exercise) => exercise.exerciseId === exerciseId)
    .flatMap((exercise) => inOrder(exercise.sets).filter((set) => set.completedAt !== null))
}

function isWarmUp(set: Pick<SessionSet, 'kind'>): boolean {
  return set.kind === 'warm-up'
}
