import { badCell, type Row } from './cells.ts'
import { ImportError, type WallClock } from './imported.ts'
import { type DayOrder, readFileDate, withMonthFirst } from './wall-clock.ts'

/**
 * Reads the dates of one file, which are all written alike: one that can only be read one way settles all others, and
 * may come last. So all are read with the day first; where that was wrong, `withMonthFirst` turns all of them round.
 */
export class DateOrderReader {
  readonly #column: string
  readonly #known = new Map<string, WallClock>()
  #order: DayOrder | null = null
  #isOpen = false

  constructor(column: string) {
    this.#column = column
  }

  /** Whether the rows leave the order of day and month open. */
  get isOpen(): boolean {
    return this.#isOpen && this.#order === null
  }

  /** Whether the dates that were read have day and month the wrong way round. */
  get isMonthFirst(): boolean {
    return this.#order === 'month-first'
  }

  /** The date with the first of its numbers as the day. Throws ImportError. */
  read(row: Row, text: string): WallClock {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const date = readFileDate(text)
    if (!date) throw badCell(row, this.#column, text)
    const { wall, order } = date
    if (order === null) this.#isOpen = true
    else if (order !== 'named') this.#settle(order, row, text)
    const read = order === 'month-first' ? withMonthFirst(wall) : wall
    this.#known.set(text, read)
    return read
  }

  #settle(order: DayOrder, row: Row, value: string): void {
    if (this.#order !== null && this.#order !== order) {
      throw new ImportError({ kind: 'mixed-dates', line: row.line, value })
    }
    this.#order = order
  }
}
