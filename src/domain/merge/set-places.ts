import { groupBy } from '../group-by.ts'
import { isRecord } from '../is-record.ts'
import { sameContent } from './canonical.ts'
import type { Choice } from './choice.ts'
import { contestsOf, type HomeOf, homesIn, type PlacedSet, settleContest } from './contested-exercise.ts'
import type { Keyed } from './keyed-list.ts'
import { exercisesOf, laterOf, movementOf, setsOf, type Versions } from './session-parts.ts'
import { type Fields, fieldOf, IDENTITY, isLogged, pick } from './units.ts'

/** Merges one set; undefined removes it. */
type MergeSet = (base: Keyed | undefined, master: Keyed | undefined, ours: Keyed | undefined) => Keyed | undefined

type SetPlace = { readonly exercise: Keyed; readonly set: Keyed }
type Places = ReadonlyMap<string, SetPlace>

/** So that a merge by exercise and set leaves each logged set with the exercise it was logged for, and has it once. */
export function placeSets(versions: Versions, mergeSet: MergeSet, tell: (choice: Choice) => void): Versions {
  const contests = contestsOf(versions)
  const [base, master, ours] = [placesIn(versions.base), placesIn(versions.master), placesIn(versions.ours)]
  if (contests.length === 0 && !areSetsMoved(base, master, ours)) return versions

  const homeOf = homesIn(versions)
  const placed = [...new Set([...master.keys(), ...ours.keys()])].map((id): PlacedSet => {
    const [before, theirs, own] = [base.get(id), master.get(id), ours.get(id)]
    const merged = mergeSet(before?.set, theirs?.set, own?.set)
    return { id, merged, home: chooseHome(before, theirs, own, merged, homeOf) }
  })
  const outcomes = contests.map((contest) => settleContest(contest, versions, placed, homeOf))
  for (const { choice } of outcomes) if (choice) tell(choice)

  const replaced = [versions.ours, versions.master]
    .flatMap(exercisesOf)
    .filter((exercise) => homeOf(exercise) !== exercise.id)
  const exerciseOf = new Map([
    ...replaced.map((exercise) => [homeOf(exercise), exercise.id] as const),
    ...outcomes.flatMap((outcome) => [...outcome.exerciseOf]),
  ])
  const targets = new Map(placed.map(({ id, home }) => [id, exerciseOf.get(home) ?? home]))
  const added = outcomes.flatMap((outcome) => outcome.added ?? [])
  const keepers = new Map(outcomes.map(({ keeper }) => [keeper.id, keeper]))
  const arrange = arranger(versions, targets, added, keepers)
  const [theirs, own] = [arrange(versions.master), arrange(versions.ours)]
  // An exercise's past shows which side changed it, even if its sets are elsewhere by now.
  const goingOn = new Set([theirs, own].flatMap(exercisesOf).map(({ id }) => id))
  return { base: versions.base && arrange(versions.base, goingOn), master: theirs, ours: own }
}

function arranger(
  { base, master, ours }: Versions,
  targets: ReadonlyMap<string, string>,
  added: readonly Keyed[],
  keepers: ReadonlyMap<string, Keyed>,
): (version: Fields, goingOn?: ReadonlySet<string>) => Fields {
  // For a duplicate id the last one counts: the server's.
  const known = [...exercisesOf(base), ...exercisesOf(ours), ...exercisesOf(master), ...added, ...keepers.values()]
  const exercises = new Map(known.map((exercise) => [exercise.id, exercise]))
  const past = placesIn(base)
  return (version, goingOn = new Set()) => {
    const sets = groupBy(placesIn(version).values(), ({ set, exercise }) => targets.get(set.id) ?? exercise.id)
    // An exercise that all sets have left is removed, unless it keeps the position of two or others continue with it.
    const stays = (exercise: Keyed) =>
      [sets, keepers, goingOn].some((ids) => ids.has(exercise.id)) || setsOf(exercise).length === 0
    const own = exercisesOf(version).filter(stays)
    const has = new Set(own.map(({ id }) => id))
    const lacking = [...new Set([...sets.keys(), ...added.map(({ id }) => id)])].filter((id) => !has.has(id))
    const arranged = [...own, ...lacking.flatMap((id) => exercises.get(id) ?? [])].map((exercise) => {
      const named = withIdentityOf(exercise, keepers.get(exercise.id))
      const places = sets.get(exercise.id) ?? []
      // Stamped as late as the source of its sets, by which the next merge places them.
      const latest = places.reduce((later, place) => laterOf(later, place.exercise), named)
      return { ...named, ...pick(latest, ['updatedAt']), sets: places.map((place) => setFor(named, place, past)) }
    })
    return { ...version, exercises: arranged }
  }
}

/** A logged set belongs to the movement it was logged for; an open one follows a replacement. */
function chooseHome(
  base: SetPlace | undefined,
  master: SetPlace | undefined,
  ours: SetPlace | undefined,
  merged: Keyed | undefined,
  homeOf: HomeOf,
): string {
  const homeIn = (place: SetPlace | undefined) => (place ? homeOf(place.exercise) : '')
  if (!master || !ours) return homeIn(master ?? ours)
  const [before, theirs, own] = [homeIn(base), homeIn(master), homeIn(ours)]
  if (merged && isLogged(merged) && !sameContent(completion(master), completion(ours)))
    return sameContent(completion(master), fieldOf(merged, 'completedAt')) ? theirs : own
  if (before === own) return theirs
  if (before === theirs) return own
  return laterOf(master.exercise, ours.exercise) === master.exercise ? theirs : own
}

function completion({ set }: SetPlace): unknown {
  return fieldOf(set, 'completedAt')
}

/** A planned load was meant for the movement before. A set unchanged on this side stays so: it is no edit. */
function setFor(exercise: Keyed, { exercise: before, set }: SetPlace, past: Places): Keyed {
  if (movementOf(exercise) === movementOf(before) || isLogged(set)) return set
  if (sameContent(set, past.get(set.id)?.set)) return set
  const target = fieldOf(set, 'target')
  return {
    ...set,
    ...(Object.hasOwn(set, 'weight') && { weight: null }),
    ...(isRecord(target) && { target: { ...target, weight: null } }),
  }
}

function withIdentityOf(exercise: Keyed, keeper: Keyed | undefined): Keyed {
  if (!keeper) return exercise
  const others = Object.entries(exercise).filter(([key]) => !IDENTITY.fields.includes(key))
  // The id is among the kept fields.
  return { ...Object.fromEntries(others), ...pick(keeper, IDENTITY.fields) } as Keyed
}

function placesIn(document: Fields | undefined): Places {
  return new Map(
    exercisesOf(document).flatMap((exercise) => setsOf(exercise).map((set) => [set.id, { exercise, set }] as const)),
  )
}

/** Whether a set is in different exercises in the two versions: exercises were split before. */
function areSetsMoved(base: Places, master: Places, ours: Places): boolean {
  const isMoved = (id: string, place: SetPlace) =>
    [base, master, ours].some((places) => (places.get(id) ?? place).exercise.id !== place.exercise.id)
  return [...master, ...ours].some(([id, place]) => isMoved(id, place))
}
