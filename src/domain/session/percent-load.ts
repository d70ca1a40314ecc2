import type { ExerciseId } from '#contract/id.ts'
import type { Weight } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { SetTarget } from '#contract/workout.ts'
import type { Bar } from '../gym/bar.ts'
import { nearestLoadable } from '../gym/loadable.ts'

/** What the shares of an exercise's one-repetition maximum come to; without a maximum, `loads` is empty. */
export type PercentLoads = {
  readonly oneRepMax: Weight | null
  /** By the percentage. */
  readonly loads: ReadonlyMap<number, Weight>
}

/** The percentages that a session asks for, by the exercise; exercises without any are not in it. */
export function percentsAsked({ exercises }: Pick<Session, 'exercises'>): ReadonlyMap<ExerciseId, readonly number[]> {
  const asked = new Map<ExerciseId, readonly number[]>()
  for (const { exerciseId, kind, sets } of exercises) {
    // A maximum is known of a load alone, not where the body is part of it.
    if (kind !== 'weight-reps') continue
    const before = asked.get(exerciseId) ?? []
    const percents = new Set([...before, ...sets.flatMap(({ target }) => percentIn(target) ?? [])])
    if (percents.size > 0) asked.set(exerciseId, [...percents])
  }
  return asked
}

/** What percentages of a maximum come to, as there are loads for them, in the unit of the maximum. */
export function percentLoads(percents: readonly number[], oneRepMax: Weight | null, bar: Bar | null): PercentLoads {
  if (!oneRepMax) return { oneRepMax, loads: new Map() }
  const { value, unit } = oneRepMax
  const loadOf = (percent: number) => nearestLoadable({ value: (value * percent) / 100, unit }, bar)
  return { oneRepMax, loads: new Map(percents.map((percent) => [percent, loadOf(percent)])) }
}

/** What a set's share of the maximum comes to; null where it asks for none, or nothing is known of the maximum. */
export function loadAsked(target: SetTarget | null, known: PercentLoads | null): Weight | null {
  const percent = percentIn(target)
  return percent === null ? null : (known?.loads.get(percent) ?? null)
}

/** The share that decides the load of a set: a planned weight goes before it. */
export function percentIn(target: SetTarget | null): number | null {
  return target?.weight ? null : (target?.percentOfOneRepMax ?? null)
}
