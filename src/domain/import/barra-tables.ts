import type {
  ExerciseId,
  MeasurementId,
  SessionExerciseId,
  SessionId,
  SetId,
  SupersetId,
  WorkoutId,
} from '#contract/id.ts'
import type { Measurement } from '#contract/measurement.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { EXERCISE_KINDS, MEASUREMENT_KINDS, SESSION_STATUSES, SET_KINDS } from '#contract/vocabulary.ts'
import { MEASUREMENT_COLUMNS, type MeasurementColumn, SET_COLUMNS, type SetColumn } from '../export/barra-columns.ts'
import { textOfCell } from '../export/csv-cell.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import { orderKeysAfter } from '../list/order-key.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { instantOf } from '../time/instant.ts'
import { badCell, type Row } from './cells.ts'
import { Collector } from './collector.ts'
import type { Columns } from './header.ts'
import { NO_QUESTIONS } from './imported.ts'
import { NO_ROWS, type ReadingContext, type ReadRows, type TableFormat, type TableReader } from './table-format.ts'

/** Our own file of sets. */
export const BARRA_SETS: TableFormat = {
  format: 'barra-sets',
  matches: (columns) => SET_COLUMNS.every((column) => columns.has(column)),
  missing: (columns) => SET_COLUMNS.filter((column) => !columns.has(column)),
  read: readSets,
}

/** Our own file of measurements. */
export const BARRA_MEASUREMENTS: TableFormat = {
  format: 'barra-measurements',
  matches: (columns) => MEASUREMENT_COLUMNS.every((column) => columns.has(column)),
  missing: (columns) => MEASUREMENT_COLUMNS.filter((column) => !columns.has(column)),
  read: readMeasurements,
}

/** Reads cells by column name. Throws ImportError for an invalid value. */
type Cells<Column extends string> = {
  readonly text: (column: Column) => string
  readonly number: (column: Column) => number | null
  readonly instant: (column: Column) => string | null
  readonly id: (column: Column) => string
  readonly one: <Value extends string>(column: Column, of: readonly Value[]) => Value
}

function cellsOf<Column extends string>(row: Row, columns: Columns, collector: Collector): Cells<Column> {
  const raw = (column: Column) => row.cells[columns.of(column)] ?? ''
  return {
    text: (column) => textOfCell(raw(column)),
    number: (column) => collector.cells.number(row, columns.of(column), column),
    instant(column) {
      if (raw(column) === '') return null
      const milliseconds = Date.parse(raw(column))
      if (Number.isNaN(milliseconds)) throw badCell(row, column, raw(column))
      return instantOf(milliseconds)
    },
    id(column) {
      if (!/^[0-9a-f-]{36}$/.test(raw(column))) throw badCell(row, column, raw(column))
      return raw(column)
    },
    one(column, of) {
      const value = of.find((candidate) => candidate === raw(column))
      if (value === undefined) throw badCell(row, column, raw(column))
      return value
    },
  }
}

type Growing<Item, Member> = { readonly item: Item; readonly members: Member[] }
type GrowingExercise = Growing<Omit<SessionExercise, 'sets'>, SessionSet>

function readSets(columns: Columns, { now }: ReadingContext): TableReader<ReadRows> {
  for (const column of SET_COLUMNS) columns.of(column)
  const collector = new Collector(now)
  const sessions = new Map<string, Growing<Omit<Session, 'exercises'>, GrowingExercise>>()
  const exercises = new Map<string, GrowingExercise>()
  return {
    addRow(row) {
      const cells = cellsOf<SetColumn>(row, columns, collector)
      const id = cells.id('session_id')
      const session = sessions.get(id) ?? { item: sessionOf(cells, row), members: [] }
      sessions.set(id, session)
      if (cells.text('session_exercise_id') === '') return
      const exerciseId = cells.id('session_exercise_id')
      const known = exercises.get(`${id}|${exerciseId}`)
      const exercise = known ?? { item: exerciseOf(cells), members: [] }
      if (!known) session.members.push(exercise)
      exercises.set(`${id}|${exerciseId}`, exercise)
      if (cells.text('set_id') !== '') exercise.members.push(setOf(cells))
    },
    finish: () => ({
      ...NO_ROWS,
      format: 'barra-sets',
      sessions: [...sessions.values()].map(({ item, members }) => ({
        ...item,
        exercises: placed(members.map((exercise) => ({ ...exercise.item, sets: placed(exercise.members) }))),
      })),
      questions: NO_QUESTIONS,
      oddities: collector.oddities,
    }),
  }
}

function placed<Item extends { readonly orderKey: string }>(items: readonly Item[]): Item[] {
  const keys = orderKeysAfter(null, items.length)
  return items.map((item, index) => ({ ...item, orderKey: keys[index] ?? item.orderKey }))
}

function sessionOf(cells: Cells<SetColumn>, row: Row): Omit<Session, 'exercises'> {
  const startedAt = cells.instant('started_at')
  if (startedAt === null) throw badCell(row, 'started_at', '')
  return {
    id: cells.id('session_id') as SessionId,
    updatedAt: UNSTAMPED,
    binnedAt: '',
    newestFirst: newestFirstKey(startedAt),
    status: cells.one('status', SESSION_STATUSES),
    workoutId: cells.text('workout_id') === '' ? '' : (cells.id('workout_id') as WorkoutId),
    name: cells.text('session'),
    note: cells.text('session_note'),
    startedAt,
    endedAt: cells.instant('ended_at'),
    timeZone: cells.text('time_zone'),
    rest: null,
    pausedAt: null,
    pausedMs: 0,
  }
}

function exerciseOf(cells: Cells<SetColumn>): Omit<SessionExercise, 'sets'> {
  const oneSided = cells.text('one_sided')
  return {
    id: cells.id('session_exercise_id') as SessionExerciseId,
    updatedAt: UNSTAMPED,
    orderKey: '',
    exerciseId: cells.text('exercise_id') as ExerciseId,
    name: cells.text('exercise'),
    kind: cells.one('exercise_kind', EXERCISE_KINDS),
    supersetId: cells.text('superset_id') === '' ? null : (cells.id('superset_id') as SupersetId),
    restSeconds: cells.number('rest_seconds'),
    note: cells.text('exercise_note'),
    ...(oneSided !== '' && { oneSided: isYes(oneSided) }),
  }
}

/** A yes as we write it, and as spreadsheets translate it: VERDADEIRO, VERDADERO, WAHR. */
function isYes(text: string): boolean {
  return /^(yes|true|1|verdadeiro|verdadero|wahr|vrai|vero|waar|prawda|истина)$/i.test(text.trim())
}

function setOf(cells: Cells<SetColumn>): SessionSet {
  const [weight, distance] = [cells.number('weight'), cells.number('distance')]
  return {
    id: cells.id('set_id') as SetId,
    updatedAt: UNSTAMPED,
    orderKey: '',
    kind: cells.one('set_kind', SET_KINDS),
    target: null,
    weight: weight === null ? null : { value: weight, unit: cells.one('weight_unit', ['kg', 'lb']) },
    reps: cells.number('reps'),
    seconds: cells.number('seconds'),
    distance: distance === null ? null : { value: distance, unit: cells.one('distance_unit', ['m', 'km', 'mi', 'yd']) },
    rpe: cells.number('rpe'),
    rir: cells.number('rir'),
    completedAt: cells.instant('completed_at'),
  }
}

function readMeasurements(columns: Columns, { now }: ReadingContext): TableReader<ReadRows> {
  for (const column of MEASUREMENT_COLUMNS) columns.of(column)
  const collector = new Collector(now)
  const readings: Measurement[] = []
  return {
    addRow(row) {
      const cells = cellsOf<MeasurementColumn>(row, columns, collector)
      const [measuredAt, value] = [cells.instant('measured_at'), cells.number('value')]
      if (measuredAt === null) throw badCell(row, 'measured_at', '')
      if (value === null) throw badCell(row, 'value', '')
      readings.push({
        id: cells.id('measurement_id') as MeasurementId,
        updatedAt: UNSTAMPED,
        binnedAt: '',
        newestFirst: newestFirstKey(measuredAt),
        kind: cells.one('kind', MEASUREMENT_KINDS),
        value,
        unit: cells.one('unit', ['kg', 'lb', '%', 'cm', 'in']),
        measuredAt,
        timeZone: cells.text('time_zone'),
        note: cells.text('note'),
      })
    },
    finish: () => ({
      ...NO_ROWS,
      format: 'barra-measurements',
      readings,
      questions: NO_QUESTIONS,
      oddities: collector.oddities,
    }),
  }
}
