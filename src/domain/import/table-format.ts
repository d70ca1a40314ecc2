import type { Row } from './cells.ts'
import type { Columns } from './header.ts'
import type { Imported, ImportFormat, WallClock } from './imported.ts'

/** What a reader needs to know besides the file. */
export type ReadingContext = { readonly now: WallClock }

/** What the rows of a table hold. Which of its columns were read is known to whoever hands the rows over. */
export type ReadRows = Omit<Imported, 'columns'>

/** No row of any kind; each format says which it has. */
export const NO_ROWS = {
  workouts: [],
  measurements: [],
  sessions: [],
  readings: [],
} as const satisfies Partial<ReadRows>

/** Takes a table in row by row, in the order of the file. Throws ImportError where a row cannot be understood. */
export type TableReader<Result = Imported> = {
  readonly addRow: (row: Row) => void
  readonly finish: () => Result
  /** Whether rows leave out what is empty at their end. */
  readonly mayEndEarly?: true
  /** Takes note of a row that has another number of cells than the header, and cannot be read. */
  readonly leaveOutRow?: (row: Row, expected: number) => void
  /** The cells of a row that has more than the header, put together again; null where they cannot be. */
  readonly joinCells?: (cells: readonly string[]) => readonly string[] | null
}

/** One kind of table: how its header is recognised, and how its rows are read. */
export type TableFormat = {
  readonly format: ImportFormat
  readonly matches: (columns: Columns) => boolean
  readonly read: (columns: Columns, context: ReadingContext) => TableReader<ReadRows>
}
