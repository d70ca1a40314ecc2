import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { inOrder } from '../merge/keyed-list.ts'
import type { SetPlace } from './edit-session.ts'
import { blocksOf } from './superset.ts'

type RoundPlace = SetPlace & { readonly round: number }

/**
 * Every set in the order it is done, one list per superset or single exercise. A superset goes round by round: warm-ups
 * first, then one set of each exercise in turn, a drop set right after the set it drops from.
 */
export function setBlocks(session: Session): readonly (readonly SetPlace[])[] {
  return blocksOf(session.exercises).map(inRounds)
}

/** Whether a later set of the same round is open, so that no rest is due. */
export function isRoundOpen(session: Session, setId: string): boolean {
  const isIt = ({ id }: SessionSet) => id === setId
  const block = blocksOf(session.exercises).find((exercises) => exercises.some(({ sets }) => sets.some(isIt)))
  const places = inRounds(block ?? [])
  const [it, ...behind] = places.slice(places.findIndex(({ set }) => isIt(set)))
  return behind.some(({ round, set }) => round === it?.round && set.completedAt === null)
}

/** After the last completed set, then open sets of the same block, then the blocks below, then those above. */
export function currentSet(session: Session): SetPlace | null {
  const blocks = setBlocks(session)
  const last = lastCompleted(session)
  const blockAt = blocks.findIndex((block) => block.some((place) => place.set.id === last?.set.id))
  const block = blocks[blockAt] ?? []
  const at = block.findIndex((place) => place.set.id === last?.set.id)
  const nearestFirst = [...block.slice(at + 1), ...block, ...blocks.slice(blockAt + 1).flat(), ...blocks.flat()]
  return nearestFirst.find((place) => place.set.completedAt === null) ?? null
}

/** The last completed set, or null; on a tie in the same millisecond, the last in order. */
export function lastCompleted(session: Session): SetPlace | null {
  let last: SetPlace | null = null
  for (const place of setBlocks(session).flat()) {
    const { completedAt } = place.set
    if (completedAt !== null && completedAt >= (last?.set.completedAt ?? '')) last = place
  }
  return last
}

function inRounds(exercises: readonly SessionExercise[]): readonly RoundPlace[] {
  // Sorting is stable: within a round, the exercises and their sets keep their order.
  return exercises.flatMap(roundsOf).toSorted((left, right) => left.round - right.round)
}

/** A tap changes one exercise: the rounds of all others are known. */
const knownRounds = new WeakMap<SessionExercise, readonly RoundPlace[]>()

function roundsOf(exercise: SessionExercise): readonly RoundPlace[] {
  const rounds = knownRounds.get(exercise) ?? countRounds(exercise)
  knownRounds.set(exercise, rounds)
  return rounds
}

/** Rounds count from the first working set, so that exercises with different numbers of warm-ups align there. */
function countRounds(exercise: SessionExercise): readonly RoundPlace[] {
  const sets = inOrder(exercise.sets)
  const firstWorking = sets.findIndex((set) => set.kind !== 'warm-up')
  const firstRound = -(firstWorking === -1 ? sets.length : firstWorking)
  let round = firstRound - 1
  return sets.map((set: SessionSet) => {
    if (set.kind !== 'drop' || round < firstRound) round++
    return { exercise, set, round }
  })
}
