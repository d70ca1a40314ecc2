import { SET_COLUMNS } from '../export/barra-columns.ts'
import { BARRA_MEASUREMENTS } from './barra-measurements.ts'
import { BARRA_SETS } from './barra-sets.ts'
import { FIT_NOTES_BODY, HEVY_MEASUREMENTS, STRONG_MEASUREMENTS } from './body-tables.ts'
import { LEFT_OUT_EXAMPLES } from './collector.ts'
import { NumberColumns } from './figure-columns.ts'
import { FIT_NOTES } from './fit-notes.ts'
import { type Columns, readHeader } from './header.ts'
import { HEVY } from './hevy.ts'
import { ImportError, type ImportFormat } from './imported.ts'
import { STRONG } from './strong.ts'
import { STRONG_LIFTS } from './strong-lifts.ts'
import type { ReadingContext, ReadRows, TableReader } from './table-format.ts'

const FORMATS = [
  BARRA_SETS,
  BARRA_MEASUREMENTS,
  STRONG,
  HEVY,
  HEVY_MEASUREMENTS,
  STRONG_LIFTS,
  FIT_NOTES_BODY,
  STRONG_MEASUREMENTS,
  FIT_NOTES,
]

/** The reader for a header. Throws ImportError for an unknown one. `line` is its line. */
export function readerFor(header: readonly string[], line: number, context: ReadingContext): TableReader {
  const columns = readHeader(header, context.columns)
  const format = FORMATS.find(({ matches }) => matches(columns))
  if (!format) throw unknownHeader(header, columns, line)
  return watched(format.read(columns, context), columns)
}

/** Few enough to name a format by what it lacks: an own file, of which most is there, or one column of another app's. */
function unknownHeader(header: readonly string[], columns: Columns, line: number): ImportError {
  const [nearest] = FORMATS.map(({ format, missing }) => ({ format, missing: missing(columns) }))
    .filter(({ format, missing }) => missing.length > 0 && missing.length <= MAX_MISSING_COLUMNS[format])
    .toSorted((left, right) => left.missing.length - right.missing.length)
  if (nearest)
    return new ImportError({ kind: 'missing-columns', line, format: nearest.format, columns: nearest.missing })
  return new ImportError({ kind: 'unknown-columns', line, columns: header.map((name) => name.trim()) })
}

/** Up to how many missing columns a file is taken for one of a format. */
const MAX_MISSING_COLUMNS: Readonly<Record<ImportFormat, number>> = {
  'barra-sets': Math.floor(SET_COLUMNS.length / 2),
  'barra-measurements': 2,
  'barra-json': 0,
  strong: 1,
  'strong-measurements': 0,
  hevy: 1,
  'hevy-measurements': 0,
  'fit-notes': 0,
  'fit-notes-body': 0,
  'strong-lifts': 0,
}

/** Throws the first row's ImportError if more rows are left out than read: that is no table of this format. */
function watched(reader: TableReader<ReadRows>, columns: Columns): TableReader {
  const empty = new Set(columns.unread())
  const unread = [...empty]
  const numbers = new NumberColumns(columns)
  const leftOut: { line: number; detail: string }[] = []
  let first: ImportError | undefined
  let rows = 0
  const leaveOut = (error: ImportError, detail: string, line: number) => {
    first ??= error
    leftOut.push({ line, detail })
  }
  const { mayEndEarly, joinCells } = reader
  return {
    ...(mayEndEarly && { mayEndEarly }),
    ...(joinCells && { joinCells }),
    addRow(row) {
      rows += 1
      for (const place of empty) if (row.cells[place]?.trim()) empty.delete(place)
      numbers.addRow(row)
      try {
        reader.addRow(row)
      } catch (error) {
        if (!(error instanceof ImportError) || error.problem.kind !== 'bad-cell') throw error
        leaveOut(error, `${error.problem.column}: ${error.problem.value}`, row.line)
      }
    },
    leaveOutRow({ cells, line }, expected) {
      rows += 1
      const error = new ImportError({ kind: 'wrong-cells', line, found: cells.length, expected })
      leaveOut(error, cells.join(' · ').slice(0, 200), line)
    },
    finish() {
      if (first && leftOut.length * 2 > rows) throw first
      const read = reader.finish()
      const unreadable = {
        kind: 'unreadable-row' as const,
        count: leftOut.length,
        examples: leftOut.slice(0, LEFT_OUT_EXAMPLES),
      }
      return {
        ...read,
        oddities: leftOut.length === 0 ? read.oddities : [unreadable, ...read.oddities],
        columns: {
          missing: columns.missing(),
          unread: unread.flatMap((place) => (empty.has(place) ? [] : [columns.written[place] ?? ''])),
        },
        figures: numbers.report(),
      }
    },
  }
}
