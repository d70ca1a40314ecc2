import { MAX_RPE, MIN_RPE } from '#contract/limits.ts'
import { parseDuration } from '#domain/time/duration.ts'
import { parseDecimal } from '#domain/units.ts'

/** Null for an empty field. */
export type ReadField<Value> = { readonly ok: true; readonly value: Value | null } | { readonly ok: false }

const EMPTY = { ok: true, value: null } as const
const NOT_UNDERSTOOD = { ok: false } as const

/** With comma or point; `unit` may be written behind it. */
export function readDecimal(text: string, least: number, most: number, unit?: string): ReadField<number> {
  const parsed = parseDecimal(text, unit)
  if (!parsed.ok) return parsed.reason === 'empty' ? EMPTY : NOT_UNDERSTOOD
  return parsed.value >= least && parsed.value <= most ? parsed : NOT_UNDERSTOOD
}

export function readWhole(text: string, least: number, most: number): ReadField<number> {
  const entry = readDecimal(text, least, most)
  return entry.ok && entry.value !== null && !Number.isInteger(entry.value) ? NOT_UNDERSTOOD : entry
}

/** From 1 to 10 in halves. */
export function readEffort(text: string): ReadField<number> {
  const entry = readDecimal(text, MIN_RPE, MAX_RPE)
  return entry.ok && entry.value !== null && !Number.isInteger(entry.value * 2) ? NOT_UNDERSTOOD : entry
}

/** In seconds: `90`, `1:30` or `1:02:03`. */
export function readDuration(text: string): ReadField<number> {
  const parsed = parseDuration(text)
  if (parsed.ok) return { ok: true, value: parsed.seconds }
  return parsed.reason === 'empty' ? EMPTY : NOT_UNDERSTOOD
}
