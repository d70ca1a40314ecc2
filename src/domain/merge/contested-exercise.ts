import { derivedFromId } from '../document/derived-id.ts'
import { canonicalJson } from './canonical.ts'
import { type Choice, choiceOf } from './choice.ts'
import type { Keyed } from './keyed-list.ts'
import { exercisesOf, laterOf, movementOf, type Versions } from './session-parts.ts'
import { IDENTITY, isLogged, pick } from './units.ts'

/** One exercise of a session that is another movement in each version: one side replaced it, or both did. */
export type Contest = {
  readonly replaced: Keyed
  readonly replacement: Keyed
  readonly haveBothReplaced: boolean
}

/** Which movement the sets of each version are sets of: the exercise's id, or where that is contested, one of its own. */
export type HomeOf = (exercise: Keyed) => string

/** A set, what the merge makes of it (undefined: it goes), and whose it then is. */
export type PlacedSet = { readonly id: string; readonly merged: Keyed | undefined; readonly home: string }

/** What becomes of a contested exercise. */
export type Outcome = {
  /** The movement that has the exercise's place. */
  readonly keeper: Keyed
  /** Leads from each home to the id of the exercise that holds its sets. */
  readonly exerciseOf: ReadonlyMap<string, string>
  /** The other movement, where it becomes an exercise that no version has yet. */
  readonly added: Keyed | undefined
  readonly choice: Choice | undefined
}

export function contestsOf({ base, master, ours }: Versions): readonly Contest[] {
  const past = new Map(exercisesOf(base).map((exercise) => [exercise.id, movementOf(exercise)]))
  const own = new Map(exercisesOf(ours).map((exercise) => [exercise.id, exercise]))
  return exercisesOf(master).flatMap((theirs) => {
    const other = own.get(theirs.id)
    if (!other || typeof movementOf(theirs) !== 'string' || typeof movementOf(other) !== 'string') return []
    if (movementOf(theirs) === movementOf(other)) return []
    const before = past.get(theirs.id)
    const unchanged = [theirs, other].find((exercise) => movementOf(exercise) === before)
    const replacement = unchanged === undefined ? laterOf(theirs, other) : unchanged === theirs ? other : theirs
    const replaced = replacement === theirs ? other : theirs
    return [{ replaced, replacement, haveBothReplaced: unchanged === undefined }]
  })
}

/**
 * The homes of movements. Of an exercise that is not the same movement in all versions they are derived from its id and
 * the movement, alike on every device, and where two were parted before, one of them is an exercise of that very id.
 */
export function homesIn({ base, master, ours }: Versions): HomeOf {
  const all = [base, master, ours].map(
    (version) => new Map(exercisesOf(version).map((exercise) => [exercise.id, canonicalJson(movementOf(exercise))])),
  )
  // Replaced since, or beside the same movement in its old place: then it is another exercise.
  const isAnother = (home: string, id: string, movement: string) =>
    all.some((movements) => movements.has(home) && (movements.get(home) !== movement || movements.get(id) === movement))
  return (exercise) => {
    const movement = canonicalJson(movementOf(exercise))
    if (all.every((movements) => (movements.get(exercise.id) ?? movement) === movement)) return exercise.id
    let home = derivedFromId(exercise.id, 'movement', exercise.id, movement)
    while (isAnother(home, exercise.id, movement)) home = derivedFromId(home, 'movement', home, movement)
    return home
  }
}

/**
 * The replacement takes the sets that are open, and the logged ones stay with the movement before, as `continueWith` does
 * on one device: one of the two has the place, the other is an exercise right behind it. Where nothing was logged before,
 * the replacement has the place alone; where nothing is left for the replacement, it yields.
 */
export function settleContest(
  { replaced, replacement, haveBothReplaced }: Contest,
  versions: Versions,
  sets: readonly PlacedSet[],
  homeOf: HomeOf,
): Outcome {
  const [before, after] = [homeOf(replaced), homeOf(replacement)]
  const parted = new Set([versions.master, versions.ours].flatMap(exercisesOf).map(({ id }) => id))
  const stays = parted.has(before) || sets.some(({ home, merged }) => home === before && merged && isLogged(merged))
  const goesOn = parted.has(after) || sets.some(({ home, merged }) => home === after && merged)
  if (!stays || !goesOn) {
    const [keeper, other] = stays ? [replaced, replacement] : [replacement, replaced]
    const exerciseOf = new Map([before, after].map((home) => [home, keeper.id]))
    const hadToChoose = stays || haveBothReplaced
    const choice = choiceOf(['exercises', keeper.id], pick(keeper, IDENTITY.fields), pick(other, IDENTITY.fields))
    return { keeper, exerciseOf, added: undefined, choice: hadToChoose ? choice : undefined }
  }
  // Parted before, they stay as they are; parted in two ways, every device decides alike.
  const isFirst = !parted.has(before) || (parted.has(after) && before < after)
  const [keeper, other] = isFirst ? [replaced, replacement] : [replacement, replaced]
  const exerciseOf = new Map([
    [homeOf(keeper), keeper.id],
    [homeOf(other), homeOf(other)],
  ])
  const added = parted.has(homeOf(other)) ? undefined : { ...other, id: homeOf(other), ...behind(other) }
  return { keeper, exerciseOf, added, choice: undefined }
}

/** The place right behind, and before whatever comes next. */
function behind({ orderKey }: Keyed): { readonly orderKey?: string } {
  return typeof orderKey === 'string' ? { orderKey: `${orderKey}V` } : {}
}
