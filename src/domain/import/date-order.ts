import { badCell, type Row } from './cells.ts'
import type { WallClock } from './imported.ts'
import { type DayOrder, readFileDate, withMonthFirst } from './parse-date.ts'

/** A moment in a file. `isOpen`: day and month may be swapped; `wall` has the day first. */
export type FileMoment = { readonly wall: WallClock; readonly isOpen: boolean }

/** A single unambiguous date resolves all others, and may come last: ambiguous ones stay open until the end. */
export class DateOrderReader {
  readonly #column: string
  readonly #known = new Map<string, FileMoment>()
  readonly #proofs: Record<DayOrder, { count: number; readonly examples: { line: number; text: string }[] }> = {
    'day-first': { count: 0, examples: [] },
    'month-first': { count: 0, examples: [] },
  }
  #hasOpen = false

  constructor(column: string) {
    this.#column = column
  }

  /** The order proved by the whole file; null if none or both are. */
  get order(): DayOrder | null {
    const { 'day-first': day, 'month-first': month } = this.#proofs
    if (day.count > 0 === month.count > 0) return null
    return day.count > 0 ? 'day-first' : 'month-first'
  }

  get isOpen(): boolean {
    return this.#hasOpen && this.order === null
  }

  /** In a file that proves both orders: the dates of the less frequent one, with their first lines. */
  get contradictions(): { readonly count: number; readonly examples: readonly { line: number; text: string }[] } {
    const { 'day-first': day, 'month-first': month } = this.#proofs
    return day.count < month.count ? day : month
  }

  /** Throws ImportError. */
  read(row: Row, text: string): FileMoment {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const date = readFileDate(text)
    if (!date) throw badCell(row, this.#column, text)
    const { wall, order } = date
    if (order === null) this.#hasOpen = true
    else if (order !== 'named') {
      const proofs = this.#proofs[order]
      proofs.count += 1
      if (proofs.examples.length < 20) proofs.examples.push({ line: row.line, text })
    }
    const moment = { wall, isOpen: order === null }
    this.#known.set(text, moment)
    return moment
  }
}

export function wallIn({ wall, isOpen }: FileMoment, order: DayOrder): WallClock {
  return isOpen && order === 'month-first' ? withMonthFirst(wall) : wall
}

/** The seconds between two moments of a file. If ambiguous, the shorter duration counts. */
export function secondsBetween(from: FileMoment, to: FileMoment): number | null {
  const orders: readonly DayOrder[] = from.isOpen || to.isOpen ? ['day-first', 'month-first'] : ['day-first']
  const lasted = orders
    .map((order) => (Date.parse(`${wallIn(to, order)}.000Z`) - Date.parse(`${wallIn(from, order)}.000Z`)) / 1_000)
    .filter((seconds) => seconds >= 0)
  return lasted.length === 0 ? null : Math.min(...lasted)
}
