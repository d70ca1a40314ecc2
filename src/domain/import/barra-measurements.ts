import type { MeasurementId } from '#contract/id.ts'
import type { Measurement } from '#contract/measurement.ts'
import { MEASUREMENT_KINDS } from '#contract/vocabulary.ts'
import { derivedId } from '../document/identifier.ts'
import { MEASUREMENT_COLUMNS, type MeasurementColumn } from '../export/barra-columns.ts'
import { newestFirstKey } from '../list/newest-first.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { barraCells, instantOfMoment, type OwnMoment } from './barra-cells.ts'
import { badCell } from './cells.ts'
import { Collector } from './collector.ts'
import { DateOrderReader } from './date-order.ts'
import type { Columns } from './header.ts'
import { NO_QUESTIONS } from './imported.ts'
import type { DayOrder } from './parse-date.ts'
import { NO_ROWS, type ReadingContext, type ReadRows, type TableFormat, type TableReader } from './table-format.ts'

/** Our own file of measurements. */
export const BARRA_MEASUREMENTS: TableFormat = {
  format: 'barra-measurements',
  matches: (columns) => MEASUREMENT_COLUMNS.every((column) => columns.has(column)),
  missing: (columns) => MEASUREMENT_COLUMNS.filter((column) => !columns.has(column)),
  read: readMeasurements,
}

type ReadMeasurement = {
  readonly measurement: Omit<Measurement, 'measuredAt' | 'newestFirst'>
  readonly measuredAt: OwnMoment
}

function readMeasurements(columns: Columns, { now }: ReadingContext): TableReader<ReadRows> {
  for (const column of MEASUREMENT_COLUMNS) columns.of(column)
  const collector = new Collector(now)
  const dates = new DateOrderReader('measured_at')
  const read: ReadMeasurement[] = []
  const ids = new Set<string>()
  return {
    addRow(row) {
      const cells = barraCells<MeasurementColumn>(row, columns, { collector, dates })
      const [measuredAt, value] = [cells.moment('measured_at'), cells.number('value')]
      if (measuredAt === null) throw badCell(row, 'measured_at', '')
      if (value === null) throw badCell(row, 'value', '')
      const kind = cells.one('kind', MEASUREMENT_KINDS)
      const given = cells.text('measurement_id') === '' ? null : cells.id('measurement_id')
      const isNew = given === null || ids.has(given)
      const id = isNew ? derivedId(0, given ?? 'measurement', cells.text('measured_at'), kind, String(value)) : given
      if (isNew) collector.note('new-row', row.line, `${kind} · ${value}`)
      ids.add(id)
      const measurement: ReadMeasurement['measurement'] = {
        id: id as MeasurementId,
        updatedAt: UNSTAMPED,
        binnedAt: '',
        kind,
        value,
        unit: cells.one('unit', ['kg', 'lb', '%', 'cm', 'in']),
        timeZone: cells.text('time_zone'),
        note: cells.text('note'),
      }
      read.push({ measurement, measuredAt })
    },
    finish() {
      collector.noteContradictions(dates)
      const inOrder = (order: DayOrder) => read.map((one) => measurementIn(one, order))
      return {
        ...NO_ROWS,
        format: 'barra-measurements',
        readings: inOrder(dates.order ?? 'day-first'),
        ...(dates.isOpen && { monthFirst: { sessions: [], readings: inOrder('month-first') } }),
        questions: { ...NO_QUESTIONS, dayOrder: dates.isOpen },
        oddities: collector.oddities,
      }
    },
  }
}

function measurementIn({ measurement, measuredAt }: ReadMeasurement, dayOrder: DayOrder): Measurement {
  const instant = instantOfMoment(measuredAt, dayOrder, measurement.timeZone)
  return { ...measurement, measuredAt: instant, newestFirst: newestFirstKey(instant) }
}
