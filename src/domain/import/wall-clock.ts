import { foldText } from '../search-text.ts'
import type { WallClock } from './imported.ts'

/** Which number of `3/4/2026` is the day. */
export type DayOrder = 'day-first' | 'month-first'

/**
 * A date of a file. `order` is what its numbers prove about the order of day and month: null where they prove nothing,
 * and then `wall` has the day first.
 */
export type FileDate = {
  readonly wall: WallClock
  readonly order: DayOrder | 'named' | null
}

/**
 * Reads `2026-03-02`, `2026/03/02 18:00`, `23/12/2025 6:05 PM`, `5 out 2026, 17:18`, `Apr 8, 2026` and their like; null
 * where it is no date. A zone in the text is left out: times in files are those on the wall.
 */
export function readFileDate(text: string): FileDate | null {
  const trimmed = text.trim()
  return readIso(trimmed) ?? readNumbers(trimmed) ?? readNamed(trimmed)
}

/** The same date with day and month the other way round. Only for one whose numbers prove nothing. */
export function withMonthFirst(wall: WallClock): WallClock {
  return `${wall.slice(0, 5)}${wall.slice(8, 10)}-${wall.slice(5, 7)}${wall.slice(10)}`
}

function readIso(text: string): FileDate | null {
  const parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,]+(.*))?$/.exec(text)
  if (!parts) return null
  const [, year = '', month = '', day = '', time = ''] = parts
  return dated('named', year, month, day, time)
}

function readNumbers(text: string): FileDate | null {
  const parts = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,]+(.*))?$/.exec(text)
  if (!parts) return null
  const [, first = '', separator, second = '', shortYear = '', time = ''] = parts
  // No app that writes files is older than this century.
  const year = shortYear.length === 2 ? `20${shortYear}` : shortYear
  if (separator === '.' || Number(first) > 12)
    return dated(separator === '.' ? 'named' : 'day-first', year, second, first, time)
  if (Number(second) > 12) return dated('month-first', year, first, second, time)
  return dated(first === second ? 'named' : null, year, second, first, time)
}

function readNamed(text: string): FileDate | null {
  const dayFirst =
    /^(\d{1,2})\.?º?(?:\s+de)?\s+(\p{L}+)\.?,?(?:\s+(?:de|del))?\s+(\d{4})(?:[T ,]+(?:às\s+|a las\s+|um\s+)?(.*))?$/iu.exec(
      text,
    )
  const monthFirst = dayFirst ? null : /^(\p{L}+)\.?\s+(\d{1,2}),?\s+(\d{4})(?:[T ,]+(.*))?$/u.exec(text)
  const [, day = '', name = '', year = '', time = ''] = dayFirst ?? swapped(monthFirst)
  const month = MONTHS.get(foldText(name))
  return month === undefined ? null : dated('named', year, String(month), day, time)
}

function swapped(found: RegExpExecArray | null): readonly (string | undefined)[] {
  return found ? [found[0], found[2], found[1], found[3], found[4]] : []
}

function dated(order: FileDate['order'], year: string, month: string, day: string, timeText: string): FileDate | null {
  const time = readTime(timeText)
  if (time === null) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const milliseconds = Date.parse(`${date}T00:00:00.000Z`)
  // 31 February rolls over instead of failing.
  if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString().slice(0, 10) !== date) return null
  return { wall: `${date}T${time}`, order }
}

/** `18:02:11`, `6:05 PM`, `6.05`, with a zone or without; midnight where there is none. */
function readTime(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return '00:00:00'
  const parts =
    /^(\d{1,2})[:.h](\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap])?\.?\s?(?:m\.?)?\s*(?:Z|UTC|GMT)?(?:[+-]\d{2}:?\d{2})?$/i.exec(
      trimmed,
    )
  if (!parts) return null
  const [, hourText = '', minutes = '', seconds = '00', half] = parts
  const hour = half ? (Number(hourText) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hourText)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`
}

/** Full and short names of the months in pt, es, en, de, fr, it and nl, folded. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'jan january janeiro enero ene januar janvier janv gennaio gen januari',
    'feb february fevereiro fev febrero februar fevrier fevr fev febbraio februari',
    'mar march marco marzo marz mrz mars maart mrt',
    'apr april abril abr avril avr aprile',
    'may maio mai mayo maggio mag mei',
    'jun june junho junio juni juin giugno giu',
    'jul july julho julio juli juillet juil luglio lug',
    'aug august agosto ago aout augustus',
    'sep sept september setembro set septiembre setiembre septembre settembre',
    'oct october outubro out octubre oktober okt octobre ottobre ott',
    'nov november novembro noviembre novembre',
    'dec december dezembro dez diciembre dic dezember decembre dicembre',
  ].flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
)
