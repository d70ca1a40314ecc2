import type { Measurement } from '#contract/measurement.ts'
import type { Session, SessionExercise, SessionSet } from '#contract/session.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { withOffset } from '../time/zoned-time.ts'
import { MEASUREMENT_COLUMNS, type MeasurementColumn, SET_COLUMNS, type SetColumn } from './barra-columns.ts'
import { textCell } from './csv-cell.ts'

/** Spreadsheets detect UTF-8 by this mark only. */
const BYTE_ORDER_MARK = '\ufeff'
const ROW_END = '\r\n'

export const SETS_HEADER = BYTE_ORDER_MARK + SET_COLUMNS.join(',') + ROW_END
export const MEASUREMENTS_HEADER = BYTE_ORDER_MARK + MEASUREMENT_COLUMNS.join(',') + ROW_END

type Cells<Column extends string> = { readonly [Name in Column]?: string | number | null }

/** A row per set of a session; one for an exercise without sets, and one for a session without exercises. */
export function sessionRows(session: Session): string {
  const ofSession: Cells<SetColumn> = {
    started_at: withOffset(session.startedAt, session.timeZone),
    ended_at: session.endedAt && withOffset(session.endedAt, session.timeZone),
    time_zone: session.timeZone,
    session: textCell(session.name),
    session_note: textCell(session.note),
    status: session.status,
    session_id: session.id,
    workout_id: session.workoutId,
  }
  if (session.exercises.length === 0) return rowOf(SET_COLUMNS, ofSession)
  return inOrder(session.exercises)
    .map((exercise, index) => exerciseRows(exercise, index + 1, session.timeZone, ofSession))
    .join('')
}

function exerciseRows(exercise: SessionExercise, order: number, timeZone: string, ofSession: Cells<SetColumn>): string {
  const ofExercise: Cells<SetColumn> = {
    ...ofSession,
    exercise_order: order,
    exercise: textCell(exercise.name),
    exercise_note: textCell(exercise.note),
    rest_seconds: exercise.restSeconds,
    exercise_kind: exercise.kind,
    // A spreadsheet would translate TRUE into its own language.
    one_sided: exercise.oneSided === undefined ? null : exercise.oneSided ? 'yes' : 'no',
    superset_id: exercise.supersetId,
    exercise_id: exercise.exerciseId,
    session_exercise_id: exercise.id,
  }
  if (exercise.sets.length === 0) return rowOf(SET_COLUMNS, ofExercise)
  return inOrder(exercise.sets)
    .map((set, index) => rowOf(SET_COLUMNS, { ...ofExercise, ...cellsOfSet(set, index + 1, timeZone) }))
    .join('')
}

function cellsOfSet(set: SessionSet, order: number, timeZone: string): Cells<SetColumn> {
  return {
    set_order: order,
    set_kind: set.kind,
    weight: set.weight?.value ?? null,
    weight_unit: set.weight?.unit ?? null,
    reps: set.reps,
    seconds: set.seconds,
    distance: set.distance?.value ?? null,
    distance_unit: set.distance?.unit ?? null,
    rpe: set.rpe,
    rir: set.rir,
    completed_at: set.completedAt && withOffset(set.completedAt, timeZone),
    set_id: set.id,
  }
}

export function measurementRow(measurement: Measurement): string {
  const cells: Cells<MeasurementColumn> = {
    measured_at: withOffset(measurement.measuredAt, measurement.timeZone),
    time_zone: measurement.timeZone,
    kind: measurement.kind,
    value: measurement.value,
    unit: measurement.unit,
    note: textCell(measurement.note),
    measurement_id: measurement.id,
  }
  return rowOf(MEASUREMENT_COLUMNS, cells)
}

function rowOf<Column extends string>(columns: readonly Column[], cells: Cells<Column>): string {
  return columns.map((column) => String(cells[column] ?? '')).join(',') + ROW_END
}
