import type { ExerciseKind } from '#contract/exercise.ts'
import type { SetId } from '#contract/id.ts'
import type { Weight } from '#contract/quantity.ts'
import type { SessionExercise, SessionSet } from '#contract/session.ts'
import { convertWeight } from '../units.ts'
import { doubtfulLoads } from './doubtful-loads.ts'
import { oneRepMax } from './one-rep-max.ts'
import type { BestSets, SetFacts, SetRecordKind } from './questions.ts'
import { beatsRecord, type ComparedSet, comparableLoad, comparedSet, RECORDS_OF, recordValue } from './record-value.ts'

/** What one set can break, the most telling first: a lifter sees a repetition sooner than an estimate. */
const OF_SETS = [
  'heaviest',
  'least-assistance',
  'most-reps',
  'longest',
  'farthest',
  'reps-at-weight',
  'one-rep-max',
] as const

type Single = Exclude<SetRecordKind, 'reps-at-weight'>

/** A record and the set that held it before. `estimates` of the maximum are in the unit of the new set. */
export type SetRecord = {
  readonly kind: SetRecordKind
  readonly before: SetFacts
  readonly estimates: { readonly now: Weight; readonly before: Weight } | null
}

const FORMULA = 'epley'

export function noBestSets(kind: ExerciseKind): BestSets {
  return { kind, single: {}, atWeight: [] }
}

/** With a further working set. The same object if it is no better. */
export function withSet(best: BestSets, set: SetFacts): BestSets {
  const compared = comparedSet(set)
  const better = singlesOf(best.kind).filter((record) => isBetter(record, best.kind, compared, best.single[record]))
  const atWeight = withRepsAtWeight(best, set, compared)
  if (better.length === 0 && atWeight === best.atWeight) return best
  return { ...best, single: { ...best.single, ...Object.fromEntries(better.map((record) => [record, set])) }, atWeight }
}

/**
 * The records of one exercise's sets in a session, each at the moment that it was logged. `earlier` is from before the
 * session, null without any: what was never done before is no record. Neither is equaling one, nor a warm-up.
 */
export function setRecords(
  exercises: readonly Pick<SessionExercise, 'kind' | 'sets'>[],
  earlier: BestSets | null,
): ReadonlyMap<SetId, SetRecord> {
  const records = new Map<SetId, SetRecord>()
  if (!earlier) return records
  const doubtful = doubtfulSets(exercises, earlier)
  let best = earlier
  for (const set of workingSets(exercises, earlier.kind)) {
    if (doubtful.has(set.id)) continue
    const facts = factsOf(set)
    const record = recordOf(best, earlier, facts)
    if (record) records.set(set.id, record)
    best = withSet(best, facts)
  }
  return records
}

/**
 * The sets of one exercise whose load is more likely a slip than a record: to be asked about, and no record until the
 * load is corrected or a second set confirms it.
 */
export function doubtfulSets(
  exercises: readonly Pick<SessionExercise, 'kind' | 'sets'>[],
  earlier: BestSets | null,
): ReadonlySet<SetId> {
  if (!earlier) return new Set()
  const { heaviest, 'one-rep-max': strongest } = earlier.single
  const sets = workingSets(exercises, earlier.kind)
  const doubtful = doubtfulLoads(
    earlier.kind,
    sets.map((set) => comparedSet(factsOf(set))),
    { loadKg: heaviest ? loadOf(heaviest) : 0, oneRepMaxKg: strongest ? oneRepMaxKg(strongest) : 0 },
  )
  return new Set(sets.flatMap(({ id }, index) => (doubtful.has(index) ? [id] : [])))
}

function oneRepMaxKg(set: SetFacts): number {
  return oneRepMax(FORMULA, loadOf(set), set.reps ?? 0)
}

export function factsOf({ weight, reps, seconds, distance, rir, rpe }: Omit<SessionSet, 'id'>): SetFacts {
  return { weight, reps, seconds, distance, repsInReserve: rir ?? (rpe === null ? null : 10 - rpe) }
}

function recordOf(best: BestSets, earlier: BestSets, set: SetFacts): SetRecord | null {
  const compared = comparedSet(set)
  for (const kind of OF_SETS) {
    if (!RECORDS_OF[best.kind].includes(kind)) continue
    const before = kind === 'reps-at-weight' ? fewerReps(best, earlier, compared) : best.single[kind]
    const isRecord =
      kind === 'reps-at-weight' ||
      (earlier.single[kind] !== undefined && isBetter(kind, best.kind, compared, best.single[kind]))
    if (before && isRecord) return { kind, before, estimates: kind === 'one-rep-max' ? estimates(set, before) : null }
  }
  return null
}

function estimates(set: SetFacts, before: SetFacts): SetRecord['estimates'] {
  const unit = set.weight?.unit ?? 'kg'
  const estimate = ({ weight, reps }: SetFacts): Weight => ({
    value: weight ? oneRepMax(FORMULA, convertWeight(weight, unit), reps ?? 0) : 0,
    unit,
  })
  return { now: estimate(set), before: estimate(before) }
}

/** The best set with this load, if this one has more repetitions than any with that load or a heavier one. */
function fewerReps(best: BestSets, earlier: BestSets, { load, reps }: ComparedSet): SetFacts | undefined {
  const isBeaten = best.atWeight.some((other) => loadOf(other) >= load && (other.reps ?? 0) >= reps)
  const wasDone = earlier.atWeight.some((other) => loadOf(other) === load)
  return !isBeaten && wasDone ? best.atWeight.find((other) => loadOf(other) === load) : undefined
}

function withRepsAtWeight(best: BestSets, set: SetFacts, { load, reps }: ComparedSet): readonly SetFacts[] {
  const { kind, atWeight } = best
  if (!RECORDS_OF[kind].includes('reps-at-weight') || !(load > 0) || reps < 1) return atWeight
  const held = atWeight.find((other) => loadOf(other) === load)
  if (held && (held.reps ?? 0) >= reps) return atWeight
  return [...atWeight.filter((other) => other !== held), set]
}

function isBetter(record: Single, kind: ExerciseKind, set: ComparedSet, held: SetFacts | undefined): boolean {
  const value = recordValue(record, kind, set, FORMULA)
  if (Number.isNaN(value) || !held) return !Number.isNaN(value)
  return beatsRecord(record, value, recordValue(record, kind, comparedSet(held), FORMULA))
}

function singlesOf(kind: ExerciseKind): readonly Single[] {
  return OF_SETS.filter((record) => record !== 'reps-at-weight').filter((record) => RECORDS_OF[kind].includes(record))
}

/** Logged, in the order in which they were. */
function workingSets(exercises: readonly Pick<SessionExercise, 'kind' | 'sets'>[], kind: ExerciseKind) {
  return exercises
    .filter((exercise) => exercise.kind === kind)
    .flatMap(({ sets }) => sets.filter((set) => set.completedAt !== null && set.kind !== 'warm-up'))
    .toSorted((one, other) => Date.parse(one.completedAt ?? '') - Date.parse(other.completedAt ?? ''))
}

function loadOf({ weight }: SetFacts): number {
  return weight ? comparableLoad(weight) : Number.NaN
}
