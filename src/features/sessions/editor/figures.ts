import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import type { SessionExercise, SessionSet } from '#contract/session.ts'
import {
  areStorable,
  numberIn,
  type SetFigure,
  type SetUnits,
  type SetValues,
  setFields,
  valuesWith,
} from '#domain/session/set-values.ts'
import { clockText, parseDuration } from '#domain/time/duration.ts'
import { parseDecimal, roundForDisplay } from '#domain/units.ts'
import { typedNumber } from '#shared/format/numbers.ts'

/** An empty field clears the value. */
export type TypedFigure = { readonly ok: true; readonly values: Partial<SetValues> } | { readonly ok: false }

export function figuresOf(exercise: SessionExercise, effort: 'off' | 'rpe' | 'rir'): readonly SetFigure[] {
  const isUsed = (figure: 'rpe' | 'rir') => effort === figure || exercise.sets.some((set) => set[figure] !== null)
  return [...setFields(exercise.kind), ...(['rpe', 'rir'] as const).filter(isUsed)]
}

/** '' without a value; no thousands separators, because it is parsed again. */
export function figureText(set: SessionSet, figure: SetFigure, locale: string): string {
  const value = numberIn(set, figure)
  if (value === null) return ''
  if (figure === 'seconds') return clockText(value)
  return typedNumber(roundForDisplay(value), locale)
}

/** Comma and point are equal; only storable values are valid. */
export function readFigure(text: string, figure: SetFigure, units: SetUnits): TypedFigure {
  const read = figure === 'seconds' ? readSeconds(text) : readNumber(text, unitOf(figure, units))
  if (read === undefined) return { ok: false }
  const values = valuesWith(figure, read, units)
  return areStorable(values) ? { ok: true, values } : { ok: false }
}

export function weightUnitOf({ sets }: Pick<SessionExercise, 'sets'>, preferred: WeightUnit): WeightUnit {
  return sets.find((set) => set.weight !== null)?.weight?.unit ?? preferred
}

/** A loaded carry is measured in metres. */
export function distanceUnitOf(
  { kind, sets }: Pick<SessionExercise, 'kind' | 'sets'>,
  preferred: DistanceUnit,
): DistanceUnit {
  const used = sets.find((set) => set.distance !== null)?.distance?.unit
  return used ?? (kind === 'weight-distance' ? 'm' : preferred)
}

function unitOf(figure: SetFigure, units: SetUnits): string | undefined {
  return figure === 'weight' || figure === 'distance' ? units[figure] : undefined
}

/** Undefined: invalid; null: empty. */
function readNumber(text: string, unit: string | undefined): number | null | undefined {
  const parsed = parseDecimal(text, unit)
  if (parsed.ok) return parsed.value
  return parsed.reason === 'empty' ? null : undefined
}

function readSeconds(text: string): number | null | undefined {
  const parsed = parseDuration(text)
  if (parsed.ok) return parsed.seconds
  return parsed.reason === 'empty' ? null : undefined
}
