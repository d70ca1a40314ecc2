import type { ExerciseKind } from '#contract/exercise.ts'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import { clockText } from '../time/duration.ts'
import { roundForDisplay } from '../units.ts'
import type { SetValues } from './set-values.ts'

export type SetWords = {
  /** A number, already rounded for display: `102,5`. */
  readonly number: (value: number) => string
  /** '' where it is known from elsewhere, such as a column's head. */
  readonly unit: (unit: WeightUnit | DistanceUnit) => string
  /** `12 reps`, for sets without other values. `shown` is the formatted count. */
  readonly reps: (count: number, shown: string) => string
}

/** Formats a set's values: `102,5 kg × 5`, `12 reps`, `5 km · 24:30`; '' without any. */
export type SetText = (kind: ExerciseKind, values: Omit<SetValues, 'rpe' | 'rir'>) => string

/** Formats sets in one language, in their original units. Lines only break before the ×: columns are narrow. */
export function setTextIn(words: SetWords): SetText {
  const quantity = (it: { readonly value: number; readonly unit: WeightUnit | DistanceUnit } | null) => {
    const unit = it && words.unit(it.unit)
    const value = it && words.number(roundForDisplay(it.value))
    return unit ? `${value}\u00a0${unit}` : value
  }
  return (kind, { weight, reps, seconds, distance }) => {
    const load = quantity(weight)
    const measures = [
      load && `${signOf(kind)}${load}`,
      quantity(distance),
      seconds === null ? null : clockText(seconds),
    ]
    const measured = measures.filter((measure) => measure !== null).join(' · ')
    if (reps === null) return measured
    const count = words.number(reps)
    return measured === '' ? words.reps(reps, count) : `${measured} ×\u00a0${count}`
  }
}

function signOf(kind: ExerciseKind): string {
  if (kind === 'weighted-bodyweight') return '+'
  return kind === 'assisted-bodyweight' ? '\u2212' : ''
}
