import { BARRA_MEASUREMENTS, BARRA_SETS } from './barra-tables.ts'
import { FIT_NOTES_BODY, HEVY_MEASUREMENTS } from './body-tables.ts'
import { FIT_NOTES } from './fit-notes.ts'
import { type Columns, readHeader } from './header.ts'
import { HEVY } from './hevy.ts'
import { ImportError } from './imported.ts'
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
  FIT_NOTES,
]

/** The reader that a header asks for. Throws ImportError where nobody writes such a header. `line`: where it stands. */
export function readerFor(header: readonly string[], line: number, context: ReadingContext): TableReader {
  const columns = readHeader(header)
  const format = FORMATS.find(({ matches }) => matches(columns))
  if (!format) throw new ImportError({ kind: 'unknown-columns', line, columns: header.map((name) => name.trim()) })
  return withColumnReport(format.read(columns, context), columns)
}

/** Tells of the columns that are missing, and of those that hold something and are not read. */
function withColumnReport(reader: TableReader<ReadRows>, columns: Columns): TableReader {
  const empty = new Set(columns.unread())
  const unread = [...empty]
  return {
    ...reader,
    addRow(row) {
      for (const place of empty) if (row.cells[place]?.trim()) empty.delete(place)
      reader.addRow(row)
    },
    finish: () => ({
      ...reader.finish(),
      columns: {
        missing: columns.missing(),
        unread: unread.flatMap((place) => (empty.has(place) ? [] : [columns.written[place] ?? ''])),
      },
    }),
  }
}
