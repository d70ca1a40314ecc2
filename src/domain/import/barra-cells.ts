import { textOfCell } from '../export/csv-cell.ts'
import { instantOf } from '../time/instant.ts'
import { badCell, type Load, type Row } from './cells.ts'
import type { Collector } from './collector.ts'
import { type DateOrderReader, type FileMoment, instantIn } from './date-order.ts'
import type { Columns } from './header.ts'
import type { DayOrder } from './parse-date.ts'

/** A moment in our own files: an exact instant as we write it, or a local time as people and spreadsheets do. */
export type OwnMoment = { readonly instant: string } | FileMoment

/** The instant of a moment. A local time is meant in its row's time zone. */
export function instantOfMoment(moment: OwnMoment, dayOrder: DayOrder, timeZone: string): string {
  return 'instant' in moment ? moment.instant : instantIn(moment, { dayOrder, timeZone })
}

/** Reads cells by column name. Throws ImportError for an invalid value. */
export type BarraCells<Column extends string> = {
  readonly text: (column: Column) => string
  readonly number: (column: Column) => number | null
  readonly load: (column: Column) => Load | null
  readonly moment: (column: Column) => OwnMoment | null
  readonly id: (column: Column) => string
  readonly one: <Value extends string>(column: Column, of: readonly Value[]) => Value
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

export function barraCells<Column extends string>(
  row: Row,
  columns: Columns,
  { collector, dates }: { readonly collector: Collector; readonly dates: DateOrderReader },
): BarraCells<Column> {
  const raw = (column: Column) => (row.cells[columns.of(column)] ?? '').trim()
  return {
    text: (column) => textOfCell(row.cells[columns.of(column)] ?? ''),
    number: (column) => collector.cells.number(row, columns.of(column), column),
    load: (column) => collector.cells.load(row, columns.of(column), column, false),
    moment(column) {
      const text = raw(column)
      if (text === '') return null
      const milliseconds = INSTANT.test(text) ? Date.parse(text) : Number.NaN
      return Number.isNaN(milliseconds) ? dates.read(row, text, column) : { instant: instantOf(milliseconds) }
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
