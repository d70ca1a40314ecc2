import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId, SessionId, WorkoutId } from '#contract/id.ts'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { Session, SessionExercise, SessionSet, SessionStatus } from '#contract/session.ts'
import { EXERCISE_KINDS, SESSION_STATUSES, SET_KINDS } from '#contract/vocabulary.ts'
import type { SetKind } from '#contract/workout.ts'
import { firstWhere } from '../list/first-where.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { isSample } from '../session/sample.ts'
import { summarize } from '../session/summary.ts'
import { millisecondsOf } from '../time/instant.ts'
import { sessionDay } from '../time/session-day.ts'
import { ColumnTable, type Row } from './columns.ts'
import { type DayNumber, dayNumberOf } from './day-number.ts'

/** One row per session that is not in the trash. Its id and texts are in `sessionIds` and `texts`. */
export const SESSION_COLUMNS = {
  /** Milliseconds since 1970. */
  startedAt: Float64Array,
  /** The day it belongs to, as days since 1970. */
  day: Int32Array,
  durationMs: Float64Array,
  sets: Uint32Array,
  warmUps: Uint32Array,
  reps: Uint32Array,
  volumeKg: Float64Array,
  /** 1 if it counts as training: completed, or with a logged set that is no warm-up. */
  counts: Uint8Array,
  /** Position in the vocabulary. */
  status: Uint8Array,
} as const

/** `note`: its own and those of its exercises, a line each. */
export type SessionTexts = { readonly workoutId: WorkoutId | ''; readonly name: string; readonly note: string }

/** One row per logged set of one exercise, in the order they were done. */
export const SET_COLUMNS = {
  session: Uint32Array,
  /** Position in `names` of the exercise's name at the time. */
  name: Uint32Array,
  /** Positions in the vocabulary. */
  exerciseKind: Uint8Array,
  kind: Uint8Array,
  /** 2 for one-sided sets: repetitions and seconds are per side. */
  sides: Uint8Array,
  /** As entered, in its unit; NaN and 0 without one. */
  weight: Float64Array,
  weightUnit: Uint8Array,
  distance: Float64Array,
  distanceUnit: Uint8Array,
  /** -1 without a value. */
  reps: Int16Array,
  seconds: Int32Array,
  /** Repetitions in reserve, from RPE or RIR; NaN without effort. */
  inReserve: Float64Array,
  /** 1 if the rule of progression had lowered the load. */
  deload: Uint8Array,
} as const

/** Units by their code; 0 is none. */
export const WEIGHT_UNITS: readonly (WeightUnit | null)[] = [null, 'kg', 'lb']
export const DISTANCE_UNITS: readonly (DistanceUnit | null)[] = [null, 'm', 'km', 'mi', 'yd']
export const WARM_UP = SET_KINDS.indexOf('warm-up')
const WORKING = SET_KINDS.indexOf('working')
/** A status unknown to this version. */
const UNKNOWN = 255

export type SetTable = ColumnTable<typeof SET_COLUMNS>
export type SessionTable = ColumnTable<typeof SESSION_COLUMNS>

/**
 * Every logged set of an account in typed arrays, by exercise, oldest first; some 45 bytes each. Updates session by
 * session; the result does not depend on the order of updates.
 */
export class TrainingIndex {
  readonly sessions: SessionTable
  /** The id in each slot of `sessions`; undefined for a free slot. */
  readonly sessionIds: (SessionId | undefined)[]
  /** The texts of each slot of `sessions`; replaced on each change. Undefined for a free slot. */
  readonly texts: (SessionTexts | undefined)[]
  readonly exercises: Map<ExerciseId, SetTable>
  readonly names: string[]
  readonly #slots: Map<SessionId, number>
  readonly #nameIndex: Map<string, number>
  readonly #free: number[] = []
  readonly #order: number[]
  #revision = 0
  readonly #revisions = new Map<ExerciseId, number>()

  /** From the parts of a snapshot, sessions oldest first; empty without. */
  constructor(
    sessions: SessionTable = new ColumnTable(SESSION_COLUMNS),
    sessionIds: readonly SessionId[] = [],
    exercises: ReadonlyMap<ExerciseId, SetTable> = new Map(),
    names: readonly string[] = [],
    texts: readonly SessionTexts[] = [],
  ) {
    this.sessions = sessions
    this.sessionIds = [...sessionIds]
    this.texts = [...texts]
    this.exercises = new Map(exercises)
    this.names = [...names]
    this.#slots = new Map(sessionIds.map((id, slot) => [id, slot]))
    this.#order = sessionIds.map((_, slot) => slot)
    this.#nameIndex = new Map(names.map((name, index) => [name, index]))
  }

  get size(): number {
    return this.#slots.size
  }

  /** Number of changes, so that derived results can be cached until the next. */
  get revision(): number {
    return this.#revision
  }

  revisionOf(exercise: ExerciseId): number {
    return this.#revisions.get(exercise) ?? 0
  }

  /** Size of the arrays in bytes, without ids and names. */
  get bytes(): number {
    return [...this.exercises.values()].reduce((total, table) => total + table.bytes, this.sessions.bytes)
  }

  has(id: SessionId): boolean {
    return this.#slots.has(id)
  }

  /** Removes a session that is in the trash. */
  put(session: Session): void {
    this.delete(session.id)
    if (session.binnedAt !== '' || Number.isNaN(millisecondsOf(session.startedAt))) return
    const slot = this.#takeSlot(session)
    for (const [exerciseId, rows] of this.#rowsOf(session, slot)) {
      const table = this.#tableOf(exerciseId)
      table.insert(this.#placeIn(table, slot), rows)
      this.#touch(exerciseId)
    }
  }

  delete(id: SessionId): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    for (const [exerciseId, table] of this.exercises) {
      const from = this.#placeIn(table, slot)
      const { session } = table.columns
      let to = from
      while (to < table.length && session[to] === slot) to++
      if (to === from) continue
      table.remove(from, to - from)
      if (table.length === 0) this.exercises.delete(exerciseId)
      this.#touch(exerciseId)
    }
    this.#order.splice(this.#rankOf(slot), 1)
    this.#slots.delete(id)
    this.sessionIds[slot] = undefined
    this.texts[slot] = undefined
    this.#free.push(slot)
    this.#revision += 1
  }

  /** The slots of all sessions, oldest first; the lower id first on a tie. */
  get order(): readonly number[] {
    return this.#order
  }

  /** The exercises with at least one logged set, sorted by id, so that sums are the same everywhere. */
  get exerciseIds(): readonly ExerciseId[] {
    return [...this.exercises.keys()].sort()
  }

  idOf(slot: number): SessionId {
    const id = this.sessionIds[slot]
    if (id === undefined) throw new Error('there is no session in this slot')
    return id
  }

  textsOf(slot: number): SessionTexts {
    const texts = this.texts[slot]
    if (texts === undefined) throw new Error('there is no session in this slot')
    return texts
  }

  /** Undefined for one that only a newer version of the app knows. */
  statusOf(slot: number): SessionStatus | undefined {
    return SESSION_STATUSES[this.sessions.columns.status[slot] ?? UNKNOWN]
  }

  #touch(exercise: ExerciseId): void {
    this.#revisions.set(exercise, this.revisionOf(exercise) + 1)
  }

  #tableOf(exerciseId: ExerciseId): SetTable {
    const known = this.exercises.get(exerciseId)
    if (known) return known
    const table = new ColumnTable(SET_COLUMNS)
    this.exercises.set(exerciseId, table)
    return table
  }

  #takeSlot(session: Session): number {
    const row = sessionRow(session)
    const free = this.#free.pop()
    const slot = free ?? this.sessions.length
    if (free === undefined) this.sessions.insert(slot, [row])
    else this.sessions.set(slot, row)
    this.sessionIds[slot] = session.id
    this.texts[slot] = textsOf(session)
    this.#slots.set(session.id, slot)
    this.#order.splice(this.#rankOf(slot), 0, slot)
    this.#revision += 1
    return slot
  }

  /** The position of a session's sets, or where to insert them: before those of later sessions. */
  #placeIn(table: SetTable, slot: number): number {
    return this.#firstNotBefore(slot, table.columns.session, table.length)
  }

  #rankOf(slot: number): number {
    return this.#firstNotBefore(slot, this.#order, this.#order.length)
  }

  #firstNotBefore(slot: number, slots: ArrayLike<number>, length: number): number {
    return firstWhere(length, (place) => this.#compare(slots[place] ?? 0, slot) >= 0)
  }

  #compare(left: number, right: number): number {
    const { startedAt } = this.sessions.columns
    const difference = (startedAt[left] ?? 0) - (startedAt[right] ?? 0)
    if (difference !== 0 || left === right) return difference
    return this.idOf(left) < this.idOf(right) ? -1 : 1
  }

  #rowsOf(session: Session, slot: number): ReadonlyMap<ExerciseId, Row<typeof SET_COLUMNS>[]> {
    const rows = new Map<ExerciseId, Row<typeof SET_COLUMNS>[]>()
    if (isSample(session)) return rows
    for (const exercise of inOrder(session.exercises)) {
      const logged = inOrder(exercise.sets).filter((set) => set.completedAt !== null)
      // An exercise kind of a newer app version is not counted as one of this version.
      if (logged.length === 0 || !EXERCISE_KINDS.includes(exercise.kind)) continue
      const name = this.#nameOf(exercise.name)
      const known = rows.get(exercise.exerciseId)
      const more = logged.map((set) => setRow(exercise, set, slot, name))
      if (known) known.push(...more)
      else rows.set(exercise.exerciseId, more)
    }
    return rows
  }

  #nameOf(name: string): number {
    const known = this.#nameIndex.get(name)
    if (known !== undefined) return known
    this.names.push(name)
    this.#nameIndex.set(name, this.names.length - 1)
    return this.names.length - 1
  }
}

function sessionRow(session: Session): Row<typeof SESSION_COLUMNS> {
  // A finished session lasts until its end; only a running one is measured by its last set.
  const summary = session.endedAt === null ? summarize(session) : summarize(session, 0)
  return {
    startedAt: millisecondsOf(session.startedAt),
    day: dayNumberOf(sessionDay(session)),
    durationMs: summary.durationMs,
    sets: summary.sets,
    warmUps: summary.warmUps,
    reps: summary.reps,
    volumeKg: summary.volume,
    counts: !isSample(session) && (session.status === 'completed' || summary.sets > 0) ? 1 : 0,
    status: SESSION_STATUSES.includes(session.status) ? SESSION_STATUSES.indexOf(session.status) : UNKNOWN,
  }
}

function textsOf({ workoutId, name, note, exercises }: Session): SessionTexts {
  const notes = [note, ...inOrder(exercises).map((exercise) => exercise.note)]
  return { workoutId, name, note: notes.filter((each) => each !== '').join('\n') }
}

function setRow(exercise: SessionExercise, set: SessionSet, session: number, name: number): Row<typeof SET_COLUMNS> {
  return {
    session,
    name,
    exerciseKind: EXERCISE_KINDS.indexOf(exercise.kind),
    kind: SET_KINDS.includes(set.kind) ? SET_KINDS.indexOf(set.kind) : WORKING,
    sides: exercise.oneSided === true ? 2 : 1,
    weight: set.weight?.value ?? Number.NaN,
    weightUnit: WEIGHT_UNITS.indexOf(set.weight?.unit ?? null),
    distance: set.distance?.value ?? Number.NaN,
    distanceUnit: DISTANCE_UNITS.indexOf(set.distance?.unit ?? null),
    reps: set.reps ?? -1,
    seconds: set.seconds ?? -1,
    inReserve: set.rir ?? (set.rpe === null ? Number.NaN : 10 - set.rpe),
    deload: exercise.progression?.reason === 'deloaded' ? 1 : 0,
  }
}

export function exerciseKindAt(table: SetTable, row: number): ExerciseKind {
  return EXERCISE_KINDS[table.columns.exerciseKind[row] ?? 0] ?? 'weight-reps'
}

export function setKindAt(table: SetTable, row: number): SetKind {
  return SET_KINDS[table.columns.kind[row] ?? 0] ?? 'working'
}

/** The slots of sessions that count as training between two days, both included, oldest first. */
export function trainingBetween(training: TrainingIndex, from: DayNumber, to: DayNumber): readonly number[] {
  const { day, counts } = training.sessions.columns
  return training.order.filter((slot) => counts[slot] === 1 && (day[slot] ?? 0) >= from && (day[slot] ?? 0) <= to)
}

/** The sets that make a workout of one that was stopped early. */
const MIN_SETS_OF_WORKOUT = 3

/**
 * The same without a running one, which is counted among workouts once it ends, and without those stopped early after a
 * set or two: their sets count, but they reach no goal.
 */
export function endedBetween(training: TrainingIndex, from: DayNumber, to: DayNumber): readonly number[] {
  const { sets } = training.sessions.columns
  return trainingBetween(training, from, to).filter((slot) => {
    const status = training.statusOf(slot)
    return status === 'abandoned' ? (sets[slot] ?? 0) >= MIN_SETS_OF_WORKOUT : status !== 'active'
  })
}
