import type { ExerciseKind } from '#contract/exercise.ts'
import { convertWeight } from '../units.ts'
import type { ImportedSet } from './imported.ts'

/** Volume as the source app counts it, in kg; loads without a unit are counted as they are. */
export function importedVolume(sets: readonly ImportedSet[]): number {
  let volume = 0
  for (const { kind, weight, reps } of sets) {
    if (!weight || !reps || kind === 'warm-up') continue
    volume += (weight.unit === 'lb' ? convertWeight({ value: weight.value, unit: 'lb' }, 'kg') : weight.value) * reps
  }
  return volume
}

/** A name with its sets and its chosen exercise; null for a new one. */
export type Counted = {
  readonly name: string
  readonly volume: number
  readonly exercise: { readonly kind: ExerciseKind; readonly oneSided: boolean } | null
}

export type VolumeDifference = {
  /** One-sided exercises, counted on both sides. */
  readonly doubled: readonly string[]
  /** Assisted exercises, whose assistance is no load. */
  readonly uncounted: readonly string[]
  /** Relative change of the total volume: -0.1 is a tenth less. */
  readonly share: number
}

export function volumeDifference(names: readonly Counted[]): VolumeDifference | null {
  const loaded = names.filter(({ volume }) => volume > 0)
  const doubled = loaded.filter(({ exercise }) => exercise?.oneSided && exercise.kind !== 'assisted-bodyweight')
  const uncounted = loaded.filter(({ exercise }) => exercise?.kind === 'assisted-bodyweight')
  if (doubled.length + uncounted.length === 0) return null
  const total = sum(loaded)
  const byVolume = (counted: readonly Counted[]) =>
    counted.toSorted((left, right) => right.volume - left.volume).map(({ name }) => name)
  return {
    doubled: byVolume(doubled),
    uncounted: byVolume(uncounted),
    share: (sum(doubled) - sum(uncounted)) / total,
  }
}

function sum(names: readonly Counted[]): number {
  return names.reduce((total, { volume }) => total + volume, 0)
}
