import type { ExerciseKind } from '#contract/exercise.ts'
import { convertWeight } from '../units.ts'
import type { ImportedSet } from './imported.ts'

/** What the app that wrote the sets calls their volume, in kg; loads without a unit are counted as they stand. */
export function importedVolume(sets: readonly ImportedSet[]): number {
  let volume = 0
  for (const { kind, weight, reps } of sets) {
    if (!weight || !reps || kind === 'warm-up') continue
    volume += (weight.unit === 'lb' ? convertWeight({ value: weight.value, unit: 'lb' }, 'kg') : weight.value) * reps
  }
  return volume
}

/** A name of a file, what it weighs, and the exercise it is given to; null for a new one. */
export type Counted = {
  readonly name: string
  readonly volume: number
  readonly exercise: { readonly kind: ExerciseKind; readonly oneSided: boolean } | null
}

/** Names whose volume is another one here than in the app that they come from. */
export type VolumeDifference = {
  /** Both sides of one-sided exercises are counted. */
  readonly doubled: readonly string[]
  /** Help on assisted exercises is no load. */
  readonly uncounted: readonly string[]
  /** How much larger the volume of everything becomes, as a share of it: -0.1 is a tenth less. */
  readonly share: number
}

/** Compares what counts here with what counted there; null where it is the same. */
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
