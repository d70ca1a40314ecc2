import type { MeasurementKind } from '#contract/measurement.ts'

export const PAIRS = ['biceps', 'forearm', 'thigh', 'calf', 'wrist'] as const
export type Pair = (typeof PAIRS)[number]

/** One measurement, or the left and right of one. */
export type MeasurementGroup =
  | {
      readonly name: Exclude<MeasurementKind, `left-${Pair}` | `right-${Pair}`>
      readonly kinds: readonly [MeasurementKind]
    }
  | { readonly name: Pair; readonly kinds: readonly [left: MeasurementKind, right: MeasurementKind] }

const ALONE = ['body-weight', 'body-fat', 'neck', 'shoulders', 'chest', 'waist', 'hips'] as const

/** Every kind, left and right paired, in vocabulary order. */
export const MEASUREMENT_GROUPS: readonly MeasurementGroup[] = [
  ...ALONE.map((name) => ({ name, kinds: [name] as const })),
  ...PAIRS.map((name) => ({ name, kinds: [`left-${name}`, `right-${name}`] as const })),
]

export function groupOf(kind: MeasurementKind): MeasurementGroup {
  const found = MEASUREMENT_GROUPS.find(({ kinds }) => (kinds as readonly MeasurementKind[]).includes(kind))
  if (!found) throw new Error(`${kind} is in no group`)
  return found
}
