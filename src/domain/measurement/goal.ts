import type { MeasurementGoal, MeasurementKind, MeasurementUnit } from '#contract/measurement.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import { roundForDisplay } from '../units.ts'
import { convertAmount } from './amount.ts'

export type GoalTarget = MeasurementGoal['target']

/** Goals with another target for one kind, or none for null. An empty list means that there is none any more. */
export function withGoal(
  goals: readonly MeasurementGoal[] | undefined,
  kind: MeasurementKind,
  target: GoalTarget | null,
): MeasurementGoal[] {
  const others = (goals ?? []).filter(({ id }) => id !== kind)
  return target ? [...others, { id: kind, updatedAt: UNSTAMPED, target }] : others
}

/** Status of a goal. `amount` is above 0, in the requested unit; `direction` is the remaining way. */
export type GoalStanding =
  | { readonly state: 'unmeasured' }
  | { readonly state: 'reached' }
  | { readonly state: 'to-go'; readonly amount: number; readonly direction: 'up' | 'down' }

/** Both shown in `unit` to a tenth: equal display means reached. A goal passed on the way from its start is reached. */
export function goalStanding(target: GoalTarget, latest: number | undefined, unit: MeasurementUnit): GoalStanding {
  if (latest === undefined) return { state: 'unmeasured' }
  const goal = goalIn(target, unit)
  const remaining = roundForDisplay(goal - latest, 1)
  const from = target.from === null ? null : convertAmount({ value: target.from, unit: target.unit }, unit)
  const wasPassed = from !== null && (from > goal ? latest <= goal : from < goal && latest >= goal)
  if (remaining === 0 || wasPassed) return { state: 'reached' }
  return { state: 'to-go', amount: Math.abs(remaining), direction: remaining > 0 ? 'up' : 'down' }
}

export function goalIn({ value, unit }: GoalTarget, to: MeasurementUnit): number {
  return convertAmount({ value, unit }, to)
}
