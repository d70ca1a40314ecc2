import type { ExerciseId } from '#contract/id.ts'
import type { Weight } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { SetTarget } from '#contract/workout.ts'
import type { Bar } from '../gym/bar.ts'
import { nearestLoadable } from '../gym/loadable.ts'

/** Loads of an exercise's percentages of its one-rep maximum; without a maximum, `loads` is empty. */
export type PercentLoads = {
  readonly oneRepMax: Weight | null
  readonly loads: ReadonlyMap<number, Weight>
}

export function percentsAsked({ exercises }: Pick<Session, 'exercises'>): ReadonlyMap<ExerciseId, readonly number[]> {
  const asked = new Map<ExerciseId, readonly number[]>()
  for (const { exerciseId, kind, sets } of exercises) {
    // A maximum is only known for a pure load, not with body weight.
    if (kind !== 'weight-reps') continue
    const before = asked.get(exerciseId) ?? []
    const percents = new Set([...before, ...sets.flatMap(({ target }) => percentIn(target) ?? [])])
    if (percents.size > 0) asked.set(exerciseId, [...percents])
  }
  return asked
}

/** In the unit of the maximum. */
export function percentLoads(percents: readonly number[], oneRepMax: Weight | null, bar: Bar | null): PercentLoads {
  if (!oneRepMax) return { oneRepMax, loads: new Map() }
  const { value, unit } = oneRepMax
  const loadOf = (percent: number) => nearestLoadable({ value: (value * percent) / 100, unit }, bar)
  return { oneRepMax, loads: new Map(percents.map((percent) => [percent, loadOf(percent)])) }
}

/** The load of a set's percentage; null without one, or without a known maximum. */
export function loadAsked(target: SetTarget | null, known: PercentLoads | null): Weight | null {
  const percent = percentIn(target)
  return percent === null ? null : (known?.loads.get(percent) ?? null)
}

/** The percentage that decides the load of a set: a planned weight takes precedence. */
export function percentIn(target: SetTarget | null): number | null {
  return target?.weight ? null : (target?.percentOfOneRepMax ?? null)
}
