import type { Row } from './cells.ts'
import type { ColumnChoices, Columns } from './header.ts'
import type { Imported, ImportFormat, WallClock } from './imported.ts'

export type ReadingContext = {
  readonly now: WallClock
  readonly columns?: ColumnChoices
}

/** The caller knows which columns were read. */
export type ReadRows = Omit<Imported, 'columns' | 'figures'>

/** No row of any kind; each format says which it has. */
export const NO_ROWS = {
  workouts: [],
  measurements: [],
  sessions: [],
  readings: [],
} as const satisfies Partial<ReadRows>

/** Reads a table row by row, in file order. Throws ImportError for an unreadable row. */
export type TableReader<Result = Imported> = {
  readonly addRow: (row: Row) => void
  readonly finish: () => Result
  /** Whether rows omit trailing empty cells. */
  readonly mayEndEarly?: true
  /** Notes an unreadable row with a wrong number of cells. */
  readonly leaveOutRow?: (row: Row, expected: number) => void
  /** Rejoins the cells of a row with more than the header; null if impossible. */
  readonly joinCells?: (cells: readonly string[]) => readonly string[] | null
}

export type TableFormat = {
  readonly format: ImportFormat
  readonly matches: (columns: Columns) => boolean
  /** The columns that a header lacks to match; none where names are too common to say. */
  readonly missing: (columns: Columns) => readonly string[]
  readonly read: (columns: Columns, context: ReadingContext) => TableReader<ReadRows>
}
