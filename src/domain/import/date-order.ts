import { instantOf, millisecondsOf } from '../time/instant.ts'
import { instantAtWallTime, wallTimeOf } from '../time/zoned-time.ts'
import { badCell, type Row } from './cells.ts'
import type { WallClock } from './imported.ts'
import { type DayOrder, readFileDate, withMonthFirst } from './parse-date.ts'

/** A moment in a file. `isOpen`: day and month may be swapped; `wall` has the day first. */
export type FileMoment = {
  readonly wall: WallClock
  readonly isOpen: boolean
  /** Minutes east of UTC, if the file names a zone; otherwise the time is local. */
  readonly offset?: number | undefined
}

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

  /** Throws ImportError, which names the column. */
  read(row: Row, text: string, column = this.#column): FileMoment {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const date = readFileDate(text)
    if (!date) throw badCell(row, column, text)
    const { wall, order, offset } = date
    if (order === null) this.#hasOpen = true
    else if (order !== 'named') {
      const proofs = this.#proofs[order]
      proofs.count += 1
      if (proofs.examples.length < 20) proofs.examples.push({ line: row.line, text })
    }
    const moment = { wall, isOpen: order === null, ...(offset !== undefined && { offset }) }
    this.#known.set(text, moment)
    return moment
  }
}

export function wallIn({ wall, isOpen }: FileMoment, order: DayOrder): WallClock {
  return isOpen && order === 'month-first' ? withMonthFirst(wall) : wall
}

type Place = { readonly dayOrder: DayOrder; readonly timeZone: string }

/** The instant of a moment in a file: a local one is meant in the person's zone. */
export function instantIn(moment: FileMoment, { dayOrder, timeZone }: Place): string {
  const wall = wallIn(moment, dayOrder)
  if (moment.offset !== undefined) return instantOf(Date.parse(`${wall}.000Z`) - moment.offset * MINUTE_MS)
  const minute = instantAtWallTime(wall.slice(0, 16), timeZone) ?? instantOf(0)
  return instantOf(millisecondsOf(minute) + Number(wall.slice(17, 19)) * 1_000)
}

/** The local time of a moment in a file, in the person's zone. */
export function localWall(moment: FileMoment, place: Place): WallClock {
  const wall = wallIn(moment, place.dayOrder)
  if (moment.offset === undefined) return wall
  return `${wallTimeOf(instantIn(moment, place), place.timeZone)}:${wall.slice(17, 19)}`
}

const MINUTE_MS = 60_000

/** The seconds between two moments of a file. If ambiguous, the shorter duration counts. */
export function secondsBetween(from: FileMoment, to: FileMoment): number | null {
  const orders: readonly DayOrder[] = from.isOpen || to.isOpen ? ['day-first', 'month-first'] : ['day-first']
  const lasted = orders
    .map((order) => {
      const minutesApart = (from.offset ?? 0) - (to.offset ?? 0)
      const wallSeconds = (Date.parse(`${wallIn(to, order)}.000Z`) - Date.parse(`${wallIn(from, order)}.000Z`)) / 1_000
      return wallSeconds + minutesApart * 60
    })
    .filter((seconds) => seconds >= 0)
  return lasted.length === 0 ? null : Math.min(...lasted)
}
