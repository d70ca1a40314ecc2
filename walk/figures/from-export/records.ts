import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { credibleSets, latestKind, type Performed, performedSets } from './performed.ts'
import { comparableKg, estimatedMax, inUnit, metresOf, volumeKg } from './sets.ts'

export type RecordKind =
  | 'heaviest'
  | 'least-assistance'
  | 'best-set'
  | 'one-rep-max'
  | 'session-volume'
  | 'most-reps'
  | 'longest'
  | 'farthest'
  | 'reps-at-weight'

/** `set` is null where a whole session made it; `before` is what was beaten, null for a first time. */
export type BrokenRecord = {
  readonly kind: RecordKind
  readonly session: Session
  readonly set: SessionSet | null
  readonly value: number
  readonly before: { readonly set: SessionSet | null; readonly value: number } | null
}

export type Records = {
  /** The current one of each kind, repetitions at a weight left out. */
  readonly standing: readonly BrokenRecord[]
  /** Every time that something was beaten or done first, oldest first. */
  readonly history: readonly BrokenRecord[]
  /** For each load the most repetitions, where no heavier load has as many; the heaviest first. */
  readonly repsAtWeight: readonly BrokenRecord[]
}

export type Measured = Exclude<RecordKind, 'reps-at-weight'>

export const KINDS: Readonly<Record<ExerciseKind, readonly Measured[]>> = {
  'weight-reps': ['heaviest', 'best-set', 'one-rep-max', 'session-volume'],
  'weighted-bodyweight': ['heaviest', 'best-set', 'session-volume', 'most-reps'],
  'assisted-bodyweight': ['least-assistance', 'most-reps'],
  'bodyweight-reps': ['most-reps'],
  'reps-only': ['most-reps'],
  time: ['longest'],
  'distance-time': ['farthest'],
  'weight-distance': ['heaviest', 'farthest'],
  'weight-time': ['heaviest', 'longest'],
}

/** Of one exercise. Equaling a record breaks none: the first to reach it keeps it. `sessions` are oldest first. */
export function recordsOf(sessions: readonly Session[], exerciseId: ExerciseId): Records {
  const performed = performedSets(sessions, exerciseId)
  const kind = latestKind(performed)
  if (kind === undefined) return { standing: [], history: [], repsAtWeight: [] }
  const standing = new Map<Measured, BrokenRecord>()
  const atLoad = new Map<number, BrokenRecord>()
  const history: BrokenRecord[] = []
  for (const ofSession of bySession(credibleSets(performed))) {
    for (const measured of KINDS[kind]) {
      const best = bestOf(ofSession, measured, kind)
      const held = standing.get(measured)
      if (!best || (held && !beats(measured, best.value, held.value))) continue
      const broken = { ...best, before: held ?? null }
      standing.set(measured, broken)
      history.push(broken)
    }
    if (kind === 'weight-reps' || kind === 'weighted-bodyweight') history.push(...repsBroken(ofSession, atLoad))
  }
  return { standing: [...standing.values()], history, repsAtWeight: unbeaten(atLoad) }
}

function bySession(performed: readonly Performed[]): readonly (readonly Performed[])[] {
  return [...Map.groupBy(performed, ({ session }) => session.id).values()]
}

export function beats(kind: Measured, value: number, held: number): boolean {
  return kind === 'least-assistance' ? value < held : value > held
}

function bestOf(performed: readonly Performed[], kind: Measured, of: ExerciseKind): BrokenRecord | null {
  const [first] = performed
  if (!first) return null
  const { session } = first
  if (kind === 'session-volume') {
    const value = performed.reduce((total, { exercise, set }) => total + volumeKg(exercise, set), 0)
    return value > 0 ? { kind, session, set: null, value, before: null } : null
  }
  let best: BrokenRecord | null = null
  for (const { set } of performed) {
    const value = measure(kind, set, of)
    if (value !== null && (!best || beats(kind, value, best.value))) best = { kind, session, set, value, before: null }
  }
  return best
}

/** In kg, repetitions, seconds or metres; null for a set that has nothing of this kind. */
export function measure(kind: Exclude<Measured, 'session-volume'>, set: SessionSet, of: ExerciseKind): number | null {
  const load = set.weight ? comparableKg(set.weight) : null
  const metres = set.distance ? Math.round(metresOf(set.distance) * 100) / 100 : 0
  const isDone =
    of === 'weight-distance' ? metres > 0 : of === 'weight-time' ? (set.seconds ?? 0) > 0 : (set.reps ?? 0) >= 1
  switch (kind) {
    case 'heaviest':
      return isDone && load ? load : null
    case 'least-assistance':
      return isDone ? load : null
    case 'best-set':
      return (load ?? 0) * (set.reps ?? 0) || null
    case 'one-rep-max':
      return estimatedMax(load ?? 0, set.reps)
    case 'most-reps':
      return set.reps || null
    case 'longest':
      return set.seconds || null
    case 'farthest':
      return metres || null
  }
}

/** More repetitions with a load than ever with it or a heavier one, the heaviest first; `atLoad` learns of all. */
function repsBroken(performed: readonly Performed[], atLoad: Map<number, BrokenRecord>): readonly BrokenRecord[] {
  const earlier = new Map(atLoad)
  const now = new Map<number, BrokenRecord>()
  for (const { session, set } of performed) {
    const [load, value] = [set.weight ? comparableKg(set.weight) : 0, set.reps ?? 0]
    if (load === 0 || value < 1 || value <= (now.get(load)?.value ?? 0)) continue
    now.set(load, { kind: 'reps-at-weight', session, set, value, before: earlier.get(load) ?? null })
  }
  for (const [load, broken] of now) if (broken.value > (atLoad.get(load)?.value ?? 0)) atLoad.set(load, broken)
  const isNew = (load: number, { value }: BrokenRecord) =>
    ![...earlier].some(([other, held]) => other >= load && held.value >= value)
  return unbeaten(new Map([...now].filter(([load, broken]) => isNew(load, broken))))
}

function unbeaten(atLoad: ReadonlyMap<number, BrokenRecord>): readonly BrokenRecord[] {
  const all = [...atLoad].toSorted(([one], [other]) => other - one)
  return all
    .filter(([load, { value }]) => !all.some(([other, held]) => other > load && held.value >= value))
    .map(([, broken]) => broken)
}

/** A record's figure in a unit: a load that was entered in it stays exactly as entered. */
export function recordFigure(
  kind: RecordKind,
  { set, value }: Pick<BrokenRecord, 'set' | 'value'>,
  unit: WeightUnit,
): number {
  if (set === null) return inUnit({ value, unit: 'kg' }, unit)
  const load = set.weight ? inUnit(set.weight, unit) : 0
  switch (kind) {
    case 'heaviest':
    case 'least-assistance':
      return load
    case 'best-set':
      return load * (set.reps ?? 0)
    case 'one-rep-max':
      return estimatedMax(load, set.reps) ?? 0
    default:
      return value
  }
}

/** Records that beat an earlier one, of every exercise: the first time of something is none. */
export function beatenRecords(
  sessions: readonly Session[],
  exerciseIds: readonly ExerciseId[],
): readonly { readonly exerciseId: ExerciseId; readonly record: BrokenRecord }[] {
  return exerciseIds.flatMap((exerciseId) =>
    recordsOf(sessions, exerciseId)
      .history.filter(({ before }) => before !== null)
      .map((record) => ({ exerciseId, record })),
  )
}

/** The most telling first. */
const TELLING: readonly RecordKind[] = [
  'heaviest',
  'least-assistance',
  'one-rep-max',
  'most-reps',
  'longest',
  'farthest',
  'reps-at-weight',
  'best-set',
  'session-volume',
]

/** Of several, the one to tell of. */
export function mostTelling(records: readonly BrokenRecord[]): BrokenRecord | undefined {
  return TELLING.flatMap((kind) => records.find((record) => record.kind === kind) ?? [])[0]
}
