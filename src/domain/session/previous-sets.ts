import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import type { SetKind } from '#contract/workout.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { numberSets, type SetGroup, setGroup } from './set-numbers.ts'

/** The sets of an exercise's last session, in groups that are counted together, each in order. */
export type PreviousSets = {
  readonly sessionId: SessionId
  readonly startedAt: string
  readonly logged: Readonly<Record<SetGroup, readonly SessionSet[]>>
}

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
      logged: {
        'warm-up': ofGroup(logged, 'warm-up'),
        drop: ofGroup(logged, 'drop'),
        work: ofGroup(logged, 'work'),
      },
    }
  }
  return null
}

/** The second working set matches the second one of last time, whatever the warm-ups and drop sets. In set order. */
export function matchPrevious(
  previous: PreviousSets | null,
  sets: readonly { readonly id: string; readonly orderKey: string; readonly kind: SetKind }[],
): readonly (SessionSet | null)[] {
  const ordered = inOrder(sets)
  const numbers = numberSets(ordered)
  return ordered.map(({ id, kind }) => {
    const place = numbers.get(id)
    return (place && previous?.logged[setGroup(kind)][place.number - 1]) ?? null
  })
}

function loggedSets(session: Session, exerciseId: ExerciseId): readonly SessionSet[] {
  return inOrder(session.exercises)
    .filter((exercise) => exercise.exerciseId === exerciseId)
    .flatMap((exercise) => inOrder(exercise.sets).filter((set) => set.completedAt !== null))
}

function ofGroup(sets: readonly SessionSet[], group: SetGroup): readonly SessionSet[] {
  return sets.filter(({ kind }) => setGroup(kind) === group)
}
