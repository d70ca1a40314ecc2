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

export function firstWorkingSet({ sets }: Pick<SessionExercise, 'sets'>): SessionSet | null {
  return inOrder(sets).find(({ kind }) => setGroup(kind) === 'work') ?? null
}

/** The remaining warm-ups for a working load: those of the ladder that are heavier than the ones already logged. */
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

export function openWarmUps({ sets }: Pick<SessionExercise, 'sets'>): number {
  return sets.filter(isOpenWarmUp).length
}

/** Prefilled and positioned before the first working set. Logged ones stay. The same session without room for them. */
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
