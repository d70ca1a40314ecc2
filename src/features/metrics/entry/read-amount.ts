import { MAX_MEASUREMENT } from '#contract/limits.ts'
import type { MeasurementUnit } from '#contract/measurement.ts'
import type { Amount } from '#domain/measurement/amount.ts'
import { parseDecimal } from '#domain/units.ts'

export type ReadAmount =
  | { readonly ok: true; readonly amount: Amount }
  | { readonly ok: false; readonly problem: 'empty' | 'not-a-number' | 'not-above-nought' | 'too-large' }

/** With a comma or a point. It has to be above 0. */
export function readAmount(text: string, unit: MeasurementUnit): ReadAmount {
  const parsed = parseDecimal(text, unit)
  if (!parsed.ok) return { ok: false, problem: parsed.reason === 'negative' ? 'not-above-nought' : parsed.reason }
  if (parsed.value <= 0) return { ok: false, problem: 'not-above-nought' }
  if (parsed.value > MAX_MEASUREMENT) return { ok: false, problem: 'too-large' }
  return { ok: true, amount: { value: parsed.value, unit } }
}
