import type { Weight } from '#contract/quantity.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import type { NewId } from '../document/new-id.ts'
import { limitOnSets } from '../document/size-limits.ts'
import type { Bar } from '../gym/bar.ts'
import { insertAt } from '../list/ordered-list.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { editSets } from '../session/edit-session.ts'
import { setGroup } from '../session/set-numbers.ts'
import { emptySet } from '../session/sets.ts'
import { convertWeight } from '../units.ts'
import { type WarmUp, warmUpLadder } from './warm-up.ts'

/** The set that an exercise is warmed up for. Null where it has no working set. */
export function firstWorkingSet({ sets }: Pick<SessionExercise, 'sets'>): SessionSet | null {
  return inOrder(sets).find(({ kind }) => setGroup(kind) === 'work') ?? null
}

/** The warm-ups still to do for a working load: of the ladder to it, what is heavier than the warm-ups logged already. */
export function warmUpsToDo(
  { sets }: Pick<SessionExercise, 'sets'>,
  working: Weight,
  bar: Bar | null,
): readonly WarmUp[] {
  const logged = sets.flatMap(({ kind, completedAt, weight }) =>
    kind === 'warm-up' && completedAt !== null && weight ? convertWeight(weight, working.unit) : [],
  )
  return warmUpLadder(working, bar).filter(({ weight }) => weight.value > Math.max(0, ...logged))
}

/** How many warm-ups of an exercise are still to do: those that other ones would replace. */
export function openWarmUps({ sets }: Pick<SessionExercise, 'sets'>): number {
  return sets.filter(isOpenWarmUp).length
}

/**
 * Puts these warm-ups before the first working set of an exercise, filled in and still to do, in place of those still to do
 * there. What is logged stays as and where it is. The very same session where there is no room for them.
 */
export function replaceWarmUps(
  session: Session,
  exerciseId: string,
  warmUps: readonly WarmUp[],
  newId: NewId,
): Session {
  return editSets(session, exerciseId, (sets) => {
    const kept = inOrder(sets).filter((set) => !isOpenWarmUp(set))
    if (limitOnSets(session, exerciseId, warmUps.length - (sets.length - kept.length))) return sets
    const firstOther = kept.findIndex(({ kind }) => kind !== 'warm-up')
    const added = warmUps.map(({ weight, reps }) => emptySet(newId, { kind: 'warm-up', weight, reps }))
    return insertAt(kept, added, firstOther === -1 ? kept.length : firstOther)
  })
}

function isOpenWarmUp({ kind, completedAt }: SessionSet): boolean {
  return kind === 'warm-up' && completedAt === null
}
