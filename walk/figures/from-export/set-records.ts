import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { inPlace } from '../exported.ts'
import { credibleSets, doubtedSets, latestKind, performedSets } from './performed.ts'
import { beats, KINDS, type Measured, measure } from './records.ts'
import { comparableKg, estimatedMax, workingSets } from './sets.ts'

/** One set breaks these, the most telling first; repetitions with a load come between them. */
const OF_SETS = [
  'heaviest',
  'least-assistance',
  'most-reps',
  'longest',
  'farthest',
  'reps-at-weight',
  'one-rep-max',
] as const
type OfSets = (typeof OF_SETS)[number]
type Single = Exclude<OfSets, 'reps-at-weight'>

export type SetRecord = { readonly kind: OfSets; readonly before: SessionSet }

export type Judged = {
  readonly records: ReadonlyMap<SessionSet['id'], SetRecord>
  /** Sets with a load that is rather a slip, with the heaviest set before. */
  readonly doubted: ReadonlyMap<SessionSet['id'], SessionSet>
}

type Best = {
  readonly kind: ExerciseKind
  readonly single: ReadonlyMap<Single, SessionSet>
  readonly atLoad: ReadonlyMap<number, SessionSet>
}

/** The records that the sets of a running session break, each when it was logged. The first time of something is none. */
export function judgedSets(sessions: readonly Session[], exerciseId: ExerciseId, running: Session): Judged {
  const performed = performedSets(
    sessions.filter(({ id }) => id !== running.id),
    exerciseId,
  )
  const kind = latestKind(performed)
  if (kind === undefined) return { records: new Map(), doubted: new Map() }
  const nothing: Best = { kind, single: new Map(), atLoad: new Map() }
  const earlier = credibleSets(performed).reduce((best, { set }) => withSet(best, set), nothing)
  const sets = inOrderDone(running.exercises.filter((each) => each.exerciseId === exerciseId && each.kind === kind))
  const doubted = doubtedAfter(earlier, sets)
  const records = new Map<SessionSet['id'], SetRecord>()
  let best = earlier
  for (const set of sets.filter(({ id }) => !doubted.has(id))) {
    const record = recordOf(set, best, earlier)
    if (record) records.set(set.id, record)
    best = withSet(best, set)
  }
  return { records, doubted }
}

function inOrderDone(exercises: readonly SessionExercise[]): readonly SessionSet[] {
  const doneAt = ({ completedAt }: SessionSet) => Date.parse(completedAt ?? '')
  return inPlace(exercises)
    .flatMap(workingSets)
    .toSorted((one, other) => doneAt(one) - doneAt(other))
}

function doubtedAfter({ kind, single }: Best, sets: readonly SessionSet[]): Judged['doubted'] {
  const heaviest = single.get('heaviest')
  if (!heaviest?.weight) return new Map()
  const { weight, reps } = single.get('one-rep-max') ?? heaviest
  const maximum = estimatedMax(weight ? comparableKg(weight) : 0, reps) ?? 0
  const doubted = doubtedSets(kind, sets, { load: comparableKg(heaviest.weight), maximum })
  return new Map([...doubted].map(({ id }) => [id, heaviest]))
}

function recordOf(set: SessionSet, best: Best, earlier: Best): SetRecord | null {
  for (const kind of OF_SETS) {
    const before = kind === 'reps-at-weight' ? fewerReps(set, best, earlier) : beaten(kind, set, best, earlier)
    if (before) return { kind, before }
  }
  return null
}

function beaten(kind: Single, set: SessionSet, best: Best, earlier: Best): SessionSet | null {
  const held = best.single.get(kind)
  if (!earlier.single.has(kind) || !held) return null
  return isBetter(kind, set, held, best.kind) ? held : null
}

function isBetter(kind: Measured & Single, set: SessionSet, held: SessionSet | undefined, of: ExerciseKind): boolean {
  const value = measure(kind, set, of)
  const before = held ? measure(kind, held, of) : null
  return value !== null && (before === null || beats(kind, value, before))
}

/** The set with this load and the most repetitions so far, if no load as heavy was done as often as now. */
function fewerReps(set: SessionSet, { kind, atLoad }: Best, earlier: Best): SessionSet | null {
  const load = loadOf(set)
  if (!hasRepsAtLoad(kind) || !earlier.atLoad.has(load)) return null
  const isReached = [...atLoad].some(([other, { reps }]) => other >= load && (reps ?? 0) >= (set.reps ?? 0))
  return isReached ? null : (atLoad.get(load) ?? null)
}

function withSet(best: Best, set: SessionSet): Best {
  const { kind, single, atLoad } = best
  const better = KINDS[kind].flatMap((each) =>
    isSingle(each) && isBetter(each, set, single.get(each), kind) ? [[each, set] as const] : [],
  )
  const load = loadOf(set)
  const isMore = hasRepsAtLoad(kind) && load > 0 && (set.reps ?? 0) > (atLoad.get(load)?.reps ?? 0)
  return { kind, single: new Map([...single, ...better]), atLoad: isMore ? new Map([...atLoad, [load, set]]) : atLoad }
}

function isSingle(kind: Measured): kind is Single {
  return kind !== 'best-set' && kind !== 'session-volume'
}

function hasRepsAtLoad(kind: ExerciseKind): boolean {
  return kind === 'weight-reps' || kind === 'weighted-bodyweight'
}

function loadOf({ weight }: SessionSet): number {
  return weight ? comparableKg(weight) : 0
}
