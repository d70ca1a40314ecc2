import { MAX_DISTANCE, MAX_WEIGHT } from '#contract/limits.ts'
import type { Distance, DistanceUnit, LengthUnit, Weight, WeightUnit } from '#contract/quantity.ts'
import { withPlainDigits } from './plain-digits.ts'

const WEIGHT_UNITS: readonly WeightUnit[] = ['kg', 'lb']

/** Exact, by the international yard and pound agreement of 1959. */
const KG_PER_UNIT: Record<WeightUnit, number> = { kg: 1, lb: 0.45359237 }
const METRES_PER_UNIT: Record<DistanceUnit, number> = { m: 1, km: 1_000, mi: 1_609.344, yd: 0.9144 }
const CM_PER_UNIT: Record<LengthUnit, number> = { cm: 1, in: 2.54 }

/** A load in another unit, not rounded. In its own unit it is exact. */
export function convertWeight({ value, unit }: Weight, to: WeightUnit): number {
  return unit === to ? value : (value * KG_PER_UNIT[unit]) / KG_PER_UNIT[to]
}

export function convertDistance({ value, unit }: Distance, to: DistanceUnit): number {
  return unit === to ? value : (value * METRES_PER_UNIT[unit]) / METRES_PER_UNIT[to]
}

export function convertLength(value: number, from: LengthUnit, to: LengthUnit): number {
  return from === to ? value : (value * CM_PER_UNIT[from]) / CM_PER_UNIT[to]
}

/** A number rounded for display: half up to so many decimals, without the noise of binary fractions. */
export function roundForDisplay(value: number, decimals = 2): number {
  const factor = 10 ** decimals
  // 1.005 is a little less in binary: a relative nudge rounds it as expected.
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor
}

/**
 * Plates and stacks come in quarters: those are shown as they are, estimates and conversions in tenths. Above a thousand,
 * a fraction is insignificant.
 */
export function shownLoad(value: number): number {
  if (Math.abs(value) >= 1_000) return roundForDisplay(value, 0)
  const quarter = Math.round(value * 4) / 4
  return Math.abs(value - quarter) < 0.001 ? quarter : roundForDisplay(value, 1)
}

export type ParsedDecimal =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly reason: 'empty' | 'not-a-number' | 'negative' | 'too-large' }

/** A hyphen or a typographic minus. */
const MINUS = /^[-\u2212]/
const SIGN = /^[-+\u2212]/

/** How people write a unit behind a figure, where it is not by its name. */
const SUFFIXES: Readonly<Partial<Record<string, readonly string[]>>> = {
  kg: ['kg', 'kgs'],
  lb: ['lb', 'lbs'],
}

/**
 * A comma or a point is the decimal mark, wherever it is the only one; with both, the last is. Digits of any script are
 * read, and the field's own unit behind them; another unit is refused.
 */
export function parseDecimal(text: string, unit?: string): ParsedDecimal {
  const trimmed = withoutUnit(withPlainDigits(text).trim(), unit)
  if (trimmed === '') return { ok: false, reason: 'empty' }
  const plain = withDecimalPoint(trimmed.replace(SIGN, ''))
  if (plain === undefined) return { ok: false, reason: 'not-a-number' }
  const value = Number(plain)
  if (MINUS.test(trimmed) && value !== 0) return { ok: false, reason: 'negative' }
  return value > MAX_DISTANCE ? { ok: false, reason: 'too-large' } : { ok: true, value }
}

export function parseWeight(
  text: string,
  unit: WeightUnit,
): { readonly ok: true; readonly weight: Weight } | Extract<ParsedDecimal, { ok: false }> {
  // A unit that is written says which one is meant.
  const written = WEIGHT_UNITS.find((other) => withoutUnit(text.trim(), other) !== text.trim()) ?? unit
  const parsed = parseDecimal(text, written)
  if (!parsed.ok) return parsed
  return parsed.value > MAX_WEIGHT
    ? { ok: false, reason: 'too-large' }
    : { ok: true, weight: { value: parsed.value, unit: written } }
}

function withoutUnit(text: string, unit: string | undefined): string {
  if (unit === undefined) return text
  const suffix = (SUFFIXES[unit] ?? [unit]).find((name) => text.toLowerCase().endsWith(name))
  return suffix === undefined ? text : text.slice(0, -suffix.length).trim()
}

/** Digits with a decimal point, or undefined for other text. */
function withDecimalPoint(text: string): string | undefined {
  if (/^(\d+[.,]?\d*|[.,]\d+)$/.test(text)) return text.replace(',', '.')
  if (/^\d{1,3}( \d{3})+([.,]\d*)?$/.test(text)) return text.replaceAll(' ', '').replace(',', '.')
  // Thousands in groups of three with one mark, then the other as decimal mark: 1.234,5 and 1,234.5.
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^\d{1,3}(,\d{3})+\.\d*$/.test(text)) return text.replaceAll(',', '')
  return undefined
}
