import type { ExerciseKind } from '#contract/exercise.ts'
import { oneRepMax } from './one-rep-max.ts'
import type { ComparedSet } from './record-value.ts'

/** A load so far above everything before is more often a slip of the finger than a record. */
const DOUBTFUL_RATIO = 1.3
/** With light weights, the next dumbbell is a third heavier. */
const DOUBTFUL_JUMP_KG = 5

type EarlierBest = { readonly loadKg: number; readonly oneRepMaxKg: number }
type LiftedSet = Pick<ComparedSet, 'load' | 'reps'>

const NOTHING_EARLIER: EarlierBest = { loadKg: 0, oneRepMaxKg: 0 }

/**
 * Indices of the sets whose load is doubtful: beyond 1.3 times the best weight before, and beyond the estimated maximum,
 * until a second set confirms it with nearly as much. `sets` are working sets of one exercise in the order in which they
 * were done. Only pure loads are judged: weight on a belt may well double.
 */
export function doubtfulLoads(
  kind: ExerciseKind,
  sets: readonly LiftedSet[],
  earlier: EarlierBest = NOTHING_EARLIER,
): ReadonlySet<number> {
  const doubtful = new Set<number>()
  if (kind !== 'weight-reps') return doubtful
  const [heaviest, second] = twoHeaviest(sets)
  let { loadKg, oneRepMaxKg } = earlier
  for (const [index, { load, reps }] of sets.entries()) {
    if (!(load > 0) || reps < 1) continue
    const others = load === heaviest ? second : heaviest
    if (isBeyond(load, loadKg, oneRepMaxKg) && others < load / DOUBTFUL_RATIO) {
      doubtful.add(index)
      continue
    }
    loadKg = Math.max(loadKg, load)
    oneRepMaxKg = Math.max(oneRepMaxKg, orZero(oneRepMax('epley', load, reps)))
  }
  return doubtful
}

function isBeyond(load: number, bestLoad: number, bestOneRepMax: number): boolean {
  return bestLoad > 0 && load > Math.max(bestLoad * DOUBTFUL_RATIO, bestLoad + DOUBTFUL_JUMP_KG, bestOneRepMax)
}

function twoHeaviest(sets: readonly LiftedSet[]): readonly [number, number] {
  let [heaviest, second] = [0, 0]
  for (const { load, reps } of sets) {
    if (!(load > 0) || reps < 1) continue
    if (load > heaviest) [heaviest, second] = [load, heaviest]
    else second = Math.max(second, load)
  }
  return [heaviest, second]
}

function orZero(value: number): number {
  return Number.isNaN(value) ? 0 : value
}
