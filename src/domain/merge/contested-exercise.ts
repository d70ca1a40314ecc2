import { derivedFromId } from '../document/identifier.ts'
import { canonicalJson } from './canonical.ts'
import { type Choice, choiceOf } from './choice.ts'
import type { Keyed } from './keyed-list.ts'
import { exercisesOf, laterOf, movementOf, type Versions } from './session-parts.ts'
import { IDENTITY, isLogged, pick } from './units.ts'

/** One exercise of a session that is a different movement in each version: one side replaced it, or both did. */
export type Contest = {
  readonly replaced: Keyed
  readonly replacement: Keyed
  readonly haveBothReplaced: boolean
}

/** The movement that a version's sets belong to: the exercise's id, or a separate one if it is contested. */
export type HomeOf = (exercise: Keyed) => string

/** A set, its merged version (undefined: removed), and its movement. */
export type PlacedSet = { readonly id: string; readonly merged: Keyed | undefined; readonly home: string }

export type Outcome = {
  /** The movement that keeps the exercise's position. */
  readonly keeper: Keyed
  /** Maps each home to the id of the exercise that holds its sets. */
  readonly exerciseOf: ReadonlyMap<string, string>
  /** The other movement, if it becomes a new exercise. */
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
 * The homes of movements. For an exercise that is not the same movement in all versions, they are derived from its id
 * and the movement, equally on every device; if the two were split before, one of them is an exercise of that very id.
 */
export function homesIn({ base, master, ours }: Versions): HomeOf {
  const all = [base, master, ours].map(
    (version) => new Map(exercisesOf(version).map((exercise) => [exercise.id, canonicalJson(movementOf(exercise))])),
  )
  // Replaced since, or next to the same movement in its old position: then it is another exercise.
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
 * Gives the open sets to the replacement and leaves the logged ones with the movement before, as `continueWith` does on
 * one device: one keeps the position, the other becomes an exercise right behind it. Without logged sets before, the
 * replacement has the position alone; without sets for the replacement, it is dropped.
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
  // Exercises split before stay so; if split in two ways, every device decides alike.
  const isFirst = !parted.has(before) || (parted.has(after) && before < after)
  const [keeper, other] = isFirst ? [replaced, replacement] : [replacement, replaced]
  const exerciseOf = new Map([
    [homeOf(keeper), keeper.id],
    [homeOf(other), homeOf(other)],
  ])
  const added = parted.has(homeOf(other)) ? undefined : { ...other, id: homeOf(other), ...behind(other) }
  return { keeper, exerciseOf, added, choice: undefined }
}

function behind({ orderKey }: Keyed): { readonly orderKey?: string } {
  return typeof orderKey === 'string' ? { orderKey: `${orderKey}V` } : {}
}
