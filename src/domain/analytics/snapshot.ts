import type { ExerciseId, MeasurementId, SessionId } from '#contract/id.ts'
import type { MeasurementKind } from '#contract/measurement.ts'
import { EXERCISE_KINDS, SESSION_STATUSES, SET_KINDS } from '#contract/vocabulary.ts'
import { isRecord } from '../is-record.ts'
import { type Columns, ColumnTable, type Shape } from './columns.ts'
import { MEASUREMENT_COLUMNS, MEASUREMENT_UNITS, MeasurementIndex, type Readings } from './measurement-index.ts'
import {
  DISTANCE_UNITS,
  SESSION_COLUMNS,
  SET_COLUMNS,
  type SessionTexts,
  TrainingIndex,
  WEIGHT_UNITS,
} from './training-index.ts'

export type AnalyticsIndex = { readonly training: TrainingIndex; readonly measurements: MeasurementIndex }

/** Raised whenever the same documents would give a different index. */
const VERSION = 3
const MAGIC = 0x4241_5252
const HEADER_WORDS = 4
const SUM_AT = 2
const CELL = 8

/** Meaning of the codes in the columns: positions in these lists, in columns of these types. */
const MEANING = JSON.stringify([
  EXERCISE_KINDS,
  SET_KINDS,
  SESSION_STATUSES,
  WEIGHT_UNITS,
  DISTANCE_UNITS,
  MEASUREMENT_UNITS,
  [SESSION_COLUMNS, SET_COLUMNS, MEASUREMENT_COLUMNS].map((shape) =>
    Object.entries<Shape[string]>(shape).map(([name, type]) => `${name} ${type.name}`),
  ),
])

/** The JSON part of a snapshot; the columns follow in the order of these lists. */
type Words = {
  readonly meaning: string
  readonly sessionIds: readonly SessionId[]
  /** Workout, name and note of each session, in the same order. */
  readonly texts: readonly (readonly [SessionTexts['workoutId'], string, string])[]
  readonly names: readonly string[]
  readonly exercises: readonly (readonly [ExerciseId, number])[]
  readonly measurements: readonly (readonly [MeasurementKind, readonly MeasurementId[]])[]
}

export function emptyIndex(): AnalyticsIndex {
  return { training: new TrainingIndex(), measurements: new MeasurementIndex() }
}

/** Two indexes of the same documents give the same bytes, whatever their history. */
export function encodeIndex({ training, measurements }: AnalyticsIndex): ArrayBuffer {
  const exerciseIds = training.exerciseIds
  const names = usedNames(training)
  const ranks = rankBySlot(training)
  const places = new Map(names.map((name, place) => [name, place]))
  const kinds = [...measurements.kinds].sort(([left], [right]) => (left < right ? -1 : 1))
  const words: Words = {
    meaning: MEANING,
    sessionIds: training.order.map((slot) => training.idOf(slot)),
    texts: training.order.map((slot) => {
      const { workoutId, name, note } = training.textsOf(slot)
      return [workoutId, name, note]
    }),
    names,
    exercises: exerciseIds.map((id) => [id, training.exercises.get(id)?.length ?? 0]),
    measurements: kinds.map(([kind, { ids }]) => [kind, ids]),
  }
  const text = new TextEncoder().encode(JSON.stringify(words))
  const columns = [
    ...sessionColumns(training),
    ...exerciseIds.flatMap((id) => setColumns(training, id, ranks, places)),
    ...kinds.flatMap(([, { table }]) => columnsOf(table)),
  ]
  const buffer = new ArrayBuffer(
    columns.reduce((total, column) => total + padded(column.byteLength), HEADER_WORDS * 4 + padded(text.byteLength)),
  )
  const bytes = new Uint8Array(buffer)
  let at = HEADER_WORDS * 4
  for (const column of [text, ...columns]) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at)
    at += padded(column.byteLength)
  }
  const header = new Uint32Array(buffer, 0, HEADER_WORDS)
  header.set([MAGIC, VERSION, 0, text.byteLength])
  header[SUM_AT] = checksum(buffer)
  return buffer
}

/** Undefined on any doubt: then the index has to be rebuilt. */
export function decodeIndex(buffer: ArrayBuffer): AnalyticsIndex | undefined {
  if (buffer.byteLength < HEADER_WORDS * 4 || buffer.byteLength % CELL !== 0) return undefined
  const [magic, version, sum, textLength = 0] = new Uint32Array(buffer, 0, HEADER_WORDS)
  if (magic !== MAGIC || version !== VERSION || sum !== checksum(buffer)) return undefined
  if (HEADER_WORDS * 4 + textLength > buffer.byteLength) return undefined
  const words = wordsOf(new Uint8Array(buffer, HEADER_WORDS * 4, textLength))
  if (!words) return undefined
  const reader = { buffer, at: HEADER_WORDS * 4 + padded(textLength) }
  const sessions = read(reader, SESSION_COLUMNS, words.sessionIds.length)
  const exercises = words.exercises.map(([id, length]) => [id, read(reader, SET_COLUMNS, length)] as const)
  const measurements = words.measurements.map(([kind, ids]): [MeasurementKind, Readings] => [
    kind,
    { table: read(reader, MEASUREMENT_COLUMNS, ids.length), ids: [...ids] },
  ])
  return {
    training: new TrainingIndex(
      sessions,
      words.sessionIds,
      new Map(exercises),
      words.names,
      words.texts.map(([workoutId, name, note]) => ({ workoutId, name, note })),
    ),
    measurements: new MeasurementIndex(new Map(measurements)),
  }
}

function wordsOf(text: Uint8Array): Words | undefined {
  try {
    const words: unknown = JSON.parse(new TextDecoder().decode(text))
    // The checksum has shown that `encodeIndex` wrote these words.
    return isRecord(words) && words['meaning'] === MEANING ? (words as Words) : undefined
  } catch {
    return undefined
  }
}

function usedNames({ exercises, names }: TrainingIndex): readonly string[] {
  const used = new Set<string>()
  for (const table of exercises.values()) {
    for (let row = 0; row < table.length; row++) used.add(names[table.columns.name[row] ?? 0] ?? '')
  }
  return [...used].sort()
}

function sessionColumns({ sessions, order }: TrainingIndex): readonly ArrayBufferView[] {
  return Object.entries<Shape[string]>(SESSION_COLUMNS).map(([name, type]) => {
    const column = sessions.columns[name as keyof typeof SESSION_COLUMNS]
    const sorted = new type(order.length)
    for (const [rank, slot] of order.entries()) sorted[rank] = column[slot] ?? 0
    return sorted
  })
}

/** The columns of one exercise, with slots and names by their positions in the snapshot. */
function setColumns(
  training: TrainingIndex,
  id: ExerciseId,
  ranks: Uint32Array,
  places: ReadonlyMap<string, number>,
): readonly ArrayBufferView[] {
  const table = training.exercises.get(id)
  if (!table) return []
  const { session, name, ...others } = table.columns
  return [
    session.slice(0, table.length).map((slot) => ranks[slot] ?? 0),
    name.slice(0, table.length).map((index) => places.get(training.names[index] ?? '') ?? 0),
    ...Object.values(others).map((column) => column.subarray(0, table.length)),
  ]
}

function rankBySlot({ sessions, order }: TrainingIndex): Uint32Array {
  const ranks = new Uint32Array(sessions.length)
  for (const [rank, slot] of order.entries()) ranks[slot] = rank
  return ranks
}

function columnsOf<Table extends Shape>(table: ColumnTable<Table>): readonly ArrayBufferView[] {
  return Object.keys(table.shape).map((name) => table.columns[name as keyof Table].subarray(0, table.length))
}

function read<Table extends Shape>(
  reader: { readonly buffer: ArrayBuffer; at: number },
  shape: Table,
  length: number,
): ColumnTable<Table> {
  const entries = Object.entries(shape).map(([name, type]) => {
    const column = new type(reader.buffer, reader.at, length)
    reader.at += padded(column.byteLength)
    return [name, column]
  })
  // One array of its own type for each name of the shape.
  return new ColumnTable(shape, Object.fromEntries(entries) as Columns<Table>, length)
}

function padded(bytes: number): number {
  return Math.ceil(bytes / CELL) * CELL
}

/** FNV-1a over words of 32 bits, all but the sum itself. Source: Fowler, Noll, Vo, draft-eastlake-fnv. */
function checksum(buffer: ArrayBuffer): number {
  const words = new Uint32Array(buffer)
  let sum = 0x811c_9dc5
  for (let index = 0; index < words.length; index++) {
    if (index !== SUM_AT) sum = Math.imul(sum ^ (words[index] ?? 0), 0x0100_0193)
  }
  return sum >>> 0
}
