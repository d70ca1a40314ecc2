import type { ExerciseKind } from '#contract/exercise.ts'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import { clockText } from '../time/duration.ts'
import { roundForDisplay } from '../units.ts'
import type { SetValues } from './set-values.ts'

/** How one language writes what sets hold. */
export type SetWords = {
  /** A figure, rounded for display already: `102,5`. */
  readonly number: (value: number) => string
  readonly unit: (unit: WeightUnit | DistanceUnit) => string
  /** `12 reps`, for sets that hold nothing else. `shown` is the count as the language writes it. */
  readonly reps: (count: number, shown: string) => string
}

/** Says what a set holds: `102,5 kg × 5`, `12 reps`, `5 km · 24:30`; '' where it holds nothing. */
export type SetText = (kind: ExerciseKind, values: Omit<SetValues, 'rpe' | 'rir'>) => string

/** Sets in a language, in the units they were entered in. A line breaks before the × at most: columns are narrow. */
export function setTextIn(words: SetWords): SetText {
  const quantity = (it: { readonly value: number; readonly unit: WeightUnit | DistanceUnit } | null) =>
    it && `${words.number(roundForDisplay(it.value))}\u00a0${words.unit(it.unit)}`
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

/** A belt adds to the body's weight, a machine that helps takes away from it. */
function signOf(kind: ExerciseKind): string {
  if (kind === 'weighted-bodyweight') return '+'
  return kind === 'assisted-bodyweight' ? '\u2212' : ''
}
