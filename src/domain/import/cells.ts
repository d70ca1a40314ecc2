import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import { MAX_CELL_LENGTH } from './cell-length.ts'
import { ImportError } from './imported.ts'

export type Row = { readonly cells: readonly string[]; readonly line: number }

const PLAIN_NUMBER = /^\d{1,40}(?:\.\d{0,40})?$|^\.\d{1,40}$/

/** A sign, digits or a placeholder, and a unit. */
const LOAD = /^(?:([-−–])\s*(?=[\d.,]))?(.*?)(?:\s*(kgs?|lbs?)\.?)?$/i

export type Unreadable = (line: number, detail: string) => void

export type Load = { readonly value: number; readonly unit: WeightUnit | null }

/** Reads cells of a table. An unreadable one counts as empty, and is reported. */
export class CellReader {
  readonly #unreadable: Unreadable

  constructor(unreadable: Unreadable) {
    this.#unreadable = unreadable
  }

  /** A number written as `82.5`, `82,5`, `1.234,5` or `13.0`; null for an empty cell. */
  number(row: Row, column: number, name: string): number | null {
    const text = row.cells[column]
    if (text === undefined || text === '') return null
    // Most cells are plain numbers, and there are many.
    return PLAIN_NUMBER.test(text)
      ? Number(text)
      : this.#read(row, name, text, numberOf(text.slice(0, MAX_CELL_LENGTH)))
  }

  /** As `number`, or with its unit, as in `60 kg`. A minus is only readable as the help of an assisted exercise. */
  load(row: Row, column: number, name: string, isAssisted: boolean): Load | null {
    const text = row.cells[column]
    if (text === undefined || text === '') return null
    if (PLAIN_NUMBER.test(text)) return { value: Number(text), unit: null }
    const [, sign, digits = '', unit = ''] = LOAD.exec(text.slice(0, MAX_CELL_LENGTH).trim()) ?? []
    const value = this.#read(row, name, text, sign && !isAssisted ? undefined : numberOf(digits))
    return value === null ? null : { value, unit: weightUnitOf(unit) }
  }

  /** `42m`, `1h 5m 3s`, `1 Std. 5 Min.`, `1小时13分钟`, `1:05` (hours), `1:05:03` or whole seconds. */
  span(row: Row, column: number, name: string): number | null {
    const text = textIn(row, column)
    return text === '' ? null : this.#read(row, name, text, spanOf(text.toLowerCase().slice(0, MAX_CELL_LENGTH)))
  }

  /** `1:02:03`, `12:30` (minutes and seconds) or seconds. */
  clock(row: Row, column: number, name: string): number | null {
    const text = textIn(row, column)
    return text === '' ? null : this.#read(row, name, text, clockOf(text.slice(0, MAX_CELL_LENGTH)))
  }

  #read(row: Row, name: string, text: string, value: number | null | undefined): number | null {
    if (value !== undefined && text.length <= MAX_CELL_LENGTH) return value
    this.#unreadable(row.line, `${name}: ${text.slice(0, 80)}`)
    return null
  }
}

/** Null for a placeholder sign; undefined if it is no number, or an impossible one. */
function numberOf(text: string): number | null | undefined {
  const plain = text.replace(/\s/g, '')
  if (PLAIN_NUMBER.test(plain)) return Number(plain)
  if (/^$|^(-|–|—|null|n\/a)$/i.test(plain)) return null
  if (/^\d*,\d+$|^\d+,$/.test(plain)) return Number(plain.replace(',', '.'))
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  if (/^\d{1,3}(,\d{3})+\.\d*$/.test(plain)) return Number(plain.replaceAll(',', ''))
  if (!/^\d+(?:\.\d+)?e[+-]?\d+$/i.test(plain)) return undefined
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}

export function badCell(row: Pick<Row, 'line'>, column: string, value: string): ImportError {
  return new ImportError({ kind: 'bad-cell', line: row.line, column, value: value.slice(0, 80) })
}

export function textIn({ cells }: Row, column: number): string {
  return (cells[column] ?? '').trim()
}

/** Abbreviations of hours, minutes and seconds in the formats' languages. */
const SPAN_UNITS: readonly (readonly [seconds: number, sign: RegExp])[] = [
  [3_600, /^(h|std|stund|u\b|uur|sa\b|saat|ч|час|год|godz|小时|小時|時間|시간|時|时)/],
  [60, /^(m|dk|dak|мин|хв|分|분)/],
  [1, /^(s|sn|с|сек|秒|초)/],
]

function spanOf(text: string): number | undefined {
  if (/^\d+([.,]\d+)?$/.test(text)) return Math.round(Number(text.replace(',', '.')))
  const clock = /^(\d+):(\d{2})(?::(\d{2}))?$/.exec(text)
  if (clock) return Number(clock[1]) * 3_600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0)
  const parts = [...text.matchAll(/(\d+)\s*([\p{L}]+)\.?,?\s*/gu)]
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text) return undefined
  let seconds = 0
  for (const [, amount, word = ''] of parts) {
    const unit = SPAN_UNITS.find(([, sign]) => sign.test(word))
    if (!unit) return undefined
    seconds += Number(amount) * unit[0]
  }
  return seconds
}

function clockOf(text: string): number | undefined {
  if (!/^\d+(:\d{1,2}){0,2}(\.\d+)?$/.test(text)) return undefined
  return Math.round(text.split(':').reduce((total, part) => total * 60 + Number(part), 0))
}

/** `kg`, `kgs`, `lb`, `lbs`, in any case; null for an unknown unit. */
export function weightUnitOf(text: string): WeightUnit | null {
  const unit = text.trim().toLowerCase().replaceAll('.', '')
  if (unit === 'kg' || unit === 'kgs') return 'kg'
  return unit === 'lb' || unit === 'lbs' ? 'lb' : null
}

/** The weight unit among the words of a heading, as in `Peso (kg)` or `carga_kg`. */
export function weightUnitIn(heading: string): WeightUnit | null {
  return (
    heading
      .split(WORD_BREAK)
      .map(weightUnitOf)
      .find((unit) => unit !== null) ?? null
  )
}

/** The distance unit among the words of a heading, or ''. */
export function distanceUnitIn(heading: string): string {
  return heading.split(WORD_BREAK).find((word) => distanceOf(1, word).unit !== null) ?? ''
}

const WORD_BREAK = /[^\p{L}]+/u

const METRES: Readonly<Record<string, number>> = { ft: 0.3048, feet: 0.3048, in: 0.0254, cm: 0.01 }
const DISTANCE_UNITS: Readonly<Record<string, DistanceUnit>> = {
  m: 'm',
  meter: 'm',
  meters: 'm',
  metre: 'm',
  metres: 'm',
  km: 'km',
  kms: 'km',
  kilometers: 'km',
  mi: 'mi',
  mile: 'mi',
  miles: 'mi',
  yd: 'yd',
  yds: 'yd',
  yards: 'yd',
}

/** A distance in a unit as written in files (`mi.` with a dot too); feet and inches become metres. */
export function distanceOf(value: number, unitText: string): { value: number; unit: DistanceUnit | null } {
  const name = unitText.trim().toLowerCase().replaceAll('.', '')
  const metres = METRES[name]
  if (metres !== undefined) return { value: Math.round(value * metres * 1_000) / 1_000, unit: 'm' }
  return { value, unit: DISTANCE_UNITS[name] ?? null }
}
