import type { Muscle } from '#contract/exercise.ts'
import { addDays, type Day } from '../time/session-day.ts'
import type { TrainingLoad } from './questions.ts'

/**
 * Hard sets a week that a muscle grows well on: 10 or more grow more than fewer (Schoenfeld, Ogborn and Krieger, J
 * Sports Sci 35, 2017), and beyond 20 little more is found for most (Baz-Valle et al., J Hum Kinet 81, 2022).
 */
export const WEEKLY_SETS = { from: 10, to: 20 } as const

export type WeeklySets = {
  readonly muscle: Muscle
  readonly perWeek: number
  readonly verdict: 'below' | 'within' | 'above'
}

/**
 * Sets of each trained muscle in an average week, the most first. Only completed weeks count, from the one that
 * training began in (`firstDay`, of all training); before the first is complete, the current one counts.
 */
export function weeklySets(
  { weeks, muscles }: Pick<TrainingLoad, 'weeks' | 'muscles'>,
  firstDay: Day,
): readonly WeeklySets[] {
  const last = weeks.length - 1
  const over = weeks.flatMap((start, place) => (place < last && addDays(start, 6) >= firstDay ? [place] : []))
  const counted = over.length > 0 ? over : [last]
  return muscles
    .map(({ muscle, effectiveSets }) => {
      const sets = counted.reduce((total, place) => total + (effectiveSets[place] ?? 0), 0)
      return { muscle, perWeek: sets / counted.length, verdict: verdictOn(sets / counted.length) }
    })
    .filter(({ perWeek }) => perWeek > 0)
    .toSorted((left, right) => right.perWeek - left.perWeek)
}

function verdictOn(perWeek: number): WeeklySets['verdict'] {
  // As displayed: half a set less than ten in a hundred weeks is still ten.
  const sets = Math.round(perWeek * 10) / 10
  if (sets < WEEKLY_SETS.from) return 'below'
  return sets > WEEKLY_SETS.to ? 'above' : 'within'
}
