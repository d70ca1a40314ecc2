import type { History } from './training-history.ts'

/** Optional parts of a history in a file shape; all have names, loads and repetitions. */
export type Room = 'title' | 'time' | 'minutes' | 'kinds' | 'rpe' | 'rests' | 'notes'
export const ALL_ROOMS: readonly Room[] = ['title', 'time', 'minutes', 'kinds', 'rpe', 'rests', 'notes']
export const without = (...missing: readonly Room[]): readonly Room[] =>
  ALL_ROOMS.filter((room) => !missing.includes(room))

export type Cell = string | number
export type Shape = {
  readonly header: readonly string[]
  readonly room: readonly Room[]
  /** Columns that are ignored here. */
  readonly unread?: readonly string[]
  /** Whether sets are numbered, so that a duplicate row is distinguishable from a repeated set. */
  readonly isNumbered?: false
  readonly rows: (history: History, say: Saying) => readonly (readonly Cell[])[]
}
/** How a file writes loads, dates and numbers. */
export type Saying = { readonly load: (kg: number) => Cell; readonly date: (wall: string) => string }

/** How a language or a spreadsheet writes a moment. */
export const DATES: Readonly<Record<string, (wall: string) => string>> = {
  iso: (wall) => `${wall.replace('T', ' ')}:00`,
  american: (wall) => `${Number(wall.slice(5, 7))}/${Number(wall.slice(8, 10))}/${wall.slice(0, 4)} ${wall.slice(11)}`,
  brazilian: (wall) => `${wall.slice(8, 10)}/${wall.slice(5, 7)}/${wall.slice(0, 4)} ${wall.slice(11)}`,
  german: (wall) => `${wall.slice(8, 10)}.${wall.slice(5, 7)}.${wall.slice(0, 4)} ${wall.slice(11)}`,
}

export function named(language: string): (wall: string) => string {
  const month = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (wall) => {
    const name = month.formatToParts(new Date(`${wall}Z`)).find(({ type }) => type === 'month')?.value ?? ''
    return `${Number(wall.slice(8, 10))} ${name} ${wall.slice(0, 4)}, ${wall.slice(11)}`
  }
}

export const plainLoad = (kg: number) => kg
export const pounds = (kg: number) => Math.round((kg / 0.45359237) * 1e8) / 1e8

export type Writing = { readonly delimiter: ',' | ';' | '\t'; readonly decimal: '.' | ','; readonly lineEnd: string }

/** The file of a history in a shape. `date` writes dates otherwise, as a spreadsheet does that saved the file. */
export function fileOf(
  history: History,
  shape: Shape & Saying,
  { delimiter, decimal, lineEnd }: Writing,
  date = shape.date,
): string {
  const quoted = (cell: Cell) => {
    const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : cell
    return /[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const rows = [shape.header, ...shape.rows(history, { load: shape.load, date })]
  return rows.map((cells) => cells.map(quoted).join(delimiter) + lineEnd).join('')
}
