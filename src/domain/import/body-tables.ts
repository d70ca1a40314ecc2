import { MAX_MEASUREMENT } from '#contract/limits.ts'
import type { MeasurementKind } from '#contract/measurement.ts'
import { foldText } from '../search/search-text.ts'
import { textIn } from './cells.ts'
import { Collector, settled } from './collector.ts'
import { DateOrderReader } from './date-order.ts'
import type { Columns } from './header.ts'
import { type ImportedMeasurement, NO_QUESTIONS } from './imported.ts'
import { NO_ROWS, type ReadingContext, type ReadRows, type TableFormat, type TableReader } from './table-format.ts'

/** Hevy's body measurements: a column per site, in cm or inches. */
export const HEVY_MEASUREMENTS: TableFormat = {
  format: 'hevy-measurements',
  matches: (columns) =>
    columns.has('date') &&
    columns.has('weight_kg', 'weight_lbs', 'fat_percent') &&
    columns.names.some((name) => /_(cm|in)$/.test(name)),
  missing: () => [],
  read: readHevyMeasurements,
}

/** FitNotes' body tracker: a row per reading. */
export const FIT_NOTES_BODY: TableFormat = {
  format: 'fit-notes-body',
  matches: (columns) => columns.has('date') && columns.has('measurement') && columns.has('value'),
  missing: () => [],
  read: readFitNotesBody,
}

/** Strong's own measurements: one file each, with a day and a value. */
export const STRONG_MEASUREMENTS: TableFormat = {
  format: 'strong-measurements',
  matches: (columns) =>
    columns.names.length === 2 && columns.has('date') && strongReading(columns.names[1] ?? '') !== null,
  missing: () => [],
  read: readStrongMeasurements,
}

function strongReading(heading: string): Pick<ImportedMeasurement, 'kind' | 'unit'> | null {
  const [, name = '', unit = ''] = /^(.*?)(?: \((.+)\))?$/.exec(heading) ?? []
  const kind = FIT_NOTES_KINDS.get(sideFirst(foldText(name.replace(/ percentage$/, ''))))
  const found = kind && unitOf(kind, unit)
  return kind && found ? { kind, unit: found } : null
}

function readStrongMeasurements(columns: Columns, { now }: ReadingContext): TableReader<ReadRows> {
  const collector = new Collector(now)
  const dates = new DateOrderReader('Date')
  const measurements: ImportedMeasurement[] = []
  const heading = columns.names[1] ?? ''
  const [date, place, reading] = [columns.of('date'), columns.of(heading), strongReading(heading)]
  return {
    addRow(row) {
      const { wall: measuredAt, isOpen: isDateOpen, offset } = dates.read(row, textIn(row, date))
      const value = collector.cells.number(row, place, heading)
      if (!value || !reading) return
      take(measurements, collector, { line: row.line, ...reading, value, measuredAt, isDateOpen, offset, note: '' })
    },
    finish: () => finished('strong-measurements', measurements, collector, dates),
  }
}

const HEVY_KINDS: Readonly<Record<string, MeasurementKind>> = {
  weight: 'body-weight',
  fat: 'body-fat',
  neck: 'neck',
  shoulder: 'shoulders',
  chest: 'chest',
  waist: 'waist',
  hips: 'hips',
  left_bicep: 'left-biceps',
  right_bicep: 'right-biceps',
  left_forearm: 'left-forearm',
  right_forearm: 'right-forearm',
  left_thigh: 'left-thigh',
  right_thigh: 'right-thigh',
  left_calf: 'left-calf',
  right_calf: 'right-calf',
}
const HEVY_UNITS: Readonly<Record<string, ImportedMeasurement['unit']>> = {
  kg: 'kg',
  lb: 'lb',
  lbs: 'lb',
  percent: '%',
  cm: 'cm',
  in: 'in',
}

const HEVY_COLUMN = /^(.+)_(kg|lbs?|percent|cm|in)$/

function readHevyMeasurements(columns: Columns, { now }: ReadingContext): TableReader<ReadRows> {
  const collector = new Collector(now)
  const dates = new DateOrderReader('date')
  const measurements: ImportedMeasurement[] = []
  const date = columns.of('date')
  const readings = columns
    .matching((name) => HEVY_COLUMN.test(name))
    .flatMap((place) => {
      const column = columns.names[place] ?? ''
      const [, part = '', ending = ''] = HEVY_COLUMN.exec(column) ?? []
      const unit = HEVY_UNITS[ending]
      return unit ? [{ column, place, unit, kind: HEVY_KINDS[part] }] : []
    })
  return {
    addRow(row) {
      const { wall: measuredAt, isOpen: isDateOpen, offset } = dates.read(row, textIn(row, date))
      for (const { column, place, unit, kind } of readings) {
        const value = collector.cells.number(row, place, column)
        if (!value) continue
        if (kind === undefined) collector.note('unknown-measurement', row.line, `${column} ${value}`)
        else
          take(measurements, collector, { line: row.line, kind, value, unit, measuredAt, isDateOpen, offset, note: '' })
      }
    },
    finish: () => finished('hevy-measurements', measurements, collector, dates),
  }
}

const FIT_NOTES_KINDS: ReadonlyMap<string, MeasurementKind> = new Map([
  ['bodyweight', 'body-weight'],
  ['body weight', 'body-weight'],
  ['weight', 'body-weight'],
  ['body fat', 'body-fat'],
  ['bodyfat', 'body-fat'],
  ['neck', 'neck'],
  ['shoulders', 'shoulders'],
  ['shoulder', 'shoulders'],
  ['chest', 'chest'],
  ['waist', 'waist'],
  ['hips', 'hips'],
  ['hip', 'hips'],
  ...(['left', 'right'] as const).flatMap((side): readonly [string, MeasurementKind][] => [
    [`${side} bicep`, `${side}-biceps`],
    [`${side} biceps`, `${side}-biceps`],
    [`${side} arm`, `${side}-biceps`],
    [`${side} upper arm`, `${side}-biceps`],
    [`${side} forearm`, `${side}-forearm`],
    [`${side} upper leg`, `${side}-thigh`],
    [`${side} thigh`, `${side}-thigh`],
    [`${side} calf`, `${side}-calf`],
    [`${side} wrist`, `${side}-wrist`],
  ]),
])

function readFitNotesBody({ of }: Columns, { now }: ReadingContext): TableReader<ReadRows> {
  const collector = new Collector(now)
  const dates = new DateOrderReader('Date')
  const measurements: ImportedMeasurement[] = []
  const places = {
    date: of('date'),
    time: of('time'),
    kind: of('measurement'),
    value: of('value'),
    unit: of('unit'),
    comment: of('comment', 'notes'),
  }
  return {
    addRow(row) {
      const moment = dates.read(row, `${textIn(row, places.date)} ${textIn(row, places.time)}`)
      const name = textIn(row, places.kind)
      const value = collector.cells.number(row, places.value, 'Value')
      const kind = FIT_NOTES_KINDS.get(sideFirst(foldText(name)))
      if (!value) return
      if (kind === undefined) return collector.note('unknown-measurement', row.line, `${name} ${value}`)
      const unit = unitOf(kind, textIn(row, places.unit))
      if (unit === null) return collector.note('unreadable-cell', row.line, `Unit: ${textIn(row, places.unit)}`)
      take(measurements, collector, {
        line: row.line,
        kind,
        value,
        unit,
        measuredAt: moment.wall,
        isDateOpen: moment.isOpen,
        offset: moment.offset,
        note: textIn(row, places.comment),
      })
    },
    finish: () => finished('fit-notes-body', measurements, collector, dates),
  }
}

/** `upper arm right` is `right upper arm`. */
function sideFirst(name: string): string {
  return name.replace(/^(.+) (left|right)$/, '$2 $1')
}

function unitOf(kind: MeasurementKind, text: string): ImportedMeasurement['unit'] | null {
  const unit = text.toLowerCase().replaceAll('.', '')
  if (kind === 'body-fat') return '%'
  if (kind === 'body-weight') {
    if (unit === 'kg' || unit === 'kgs') return 'kg'
    if (unit === 'lb' || unit === 'lbs') return 'lb'
  } else if (unit === 'cm' || unit === 'in') return unit
  else if (unit === '"' || unit === 'inches') return 'in'
  return null
}

export function take(measurements: ImportedMeasurement[], collector: Collector, reading: ImportedMeasurement): void {
  const noted = { note: '' }
  collector.addNote(noted, reading.note, reading.line)
  if (reading.value > MAX_MEASUREMENT) collector.note('out-of-bounds', reading.line, String(reading.value))
  measurements.push({ ...reading, value: Math.min(reading.value, MAX_MEASUREMENT), note: noted.note })
}

function finished(
  format: 'hevy-measurements' | 'fit-notes-body' | 'strong-measurements',
  measurements: readonly ImportedMeasurement[],
  collector: Collector,
  dates: DateOrderReader,
): ReadRows {
  collector.noteContradictions(dates)
  return {
    ...NO_ROWS,
    format,
    measurements: measurements.map((reading) => settled(reading, 'measuredAt', dates)),
    questions: { ...NO_QUESTIONS, dayOrder: dates.isOpen },
    oddities: collector.oddities,
  }
}
