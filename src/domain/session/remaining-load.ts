import type { SetId } from '#contract/id.ts'
import type { Weight } from '#contract/quantity.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { sameContent } from '../merge/canonical.ts'
import { setGroup } from './set-numbers.ts'
import { updateSet } from './sets.ts'

/** A load that was just lifted instead of the one asked for, and the open sets that ask for the same one. */
type RemainingLoad = { readonly loggedId: SetId; readonly weight: Weight; readonly setIds: readonly SetId[] }

/**
 * The load of the latest logged set, where it is not the one that was asked for, for the later open sets that ask for
 * the same as it did: sets of a ramp keep their own. `asked` has what the plan or the last time asks of each set.
 * Null if there is nothing to offer.
 */
export function remainingLoad(sets: readonly SessionSet[], asked: readonly (Weight | null)[]): RemainingLoad | null {
  const at = latestLogged(sets)
  const logged = sets[at]
  const before = asked[at] ?? null
  if (!logged?.weight || before === null || sameContent(logged.weight, before)) return null
  const { weight } = logged
  const remaining = sets.filter((set, index) => {
    if (index <= at || set.completedAt !== null || setGroup(set.kind) !== setGroup(logged.kind)) return false
    const shown = set.weight ?? asked[index] ?? null
    if (sameContent(shown, weight)) return false
    return sameContent(asked[index] ?? null, before) || sameContent(shown, before)
  })
  return remaining.length === 0 ? null : { loggedId: logged.id, weight, setIds: remaining.map(({ id }) => id) }
}

export function applyRemainingLoad(session: Session, { weight, setIds }: RemainingLoad): Session {
  return setIds.reduce((current, id) => updateSet(current, id, { weight }), session)
}

function latestLogged(sets: readonly SessionSet[]): number {
  return sets.reduce((latest, { completedAt }, index) => {
    if (completedAt === null) return latest
    const known = sets[latest]?.completedAt ?? ''
    return completedAt >= known ? index : latest
  }, -1)
}
