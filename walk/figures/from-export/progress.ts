import type { ExerciseKind } from '#contract/exercise.ts'
import type { ExerciseId } from '#contract/id.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import type { DayNumber } from './days.ts'
import { credibleSets, isWorking, latestKind, type Performed, performedSets } from './performed.ts'
import { countedDay } from './sessions.ts'
import { estimatedMax, inUnit, metresOf, volumeKg } from './sets.ts'

export type Measure = 'one-rep-max' | 'load' | 'reps' | 'seconds' | 'distance'

/** The most telling measure of each kind of exercise. */
export const MEASURE: Readonly<Record<ExerciseKind, Measure>> = {
  'weight-reps': 'one-rep-max',
  'weighted-bodyweight': 'load',
  'assisted-bodyweight': 'load',
  'bodyweight-reps': 'reps',
  'reps-only': 'reps',
  time: 'seconds',
  'distance-time': 'distance',
  'weight-distance': 'load',
  'weight-time': 'load',
}

export type Period = {
  readonly sessions: number
  readonly sets: number
  readonly volumeKg: number
  /** In the unit asked for, in metres, seconds or repetitions; null without any. */
  readonly best: number | null
}

type Asked = { readonly today: DayNumber; readonly unit: WeightUnit }

/** The last four weeks of an exercise and the four before; null without a working set. */
export function change(
  sessions: readonly Session[],
  exerciseId: ExerciseId,
  { today, unit }: Asked,
): { readonly recent: Period | null; readonly before: Period | null } {
  const performed = performedSets(sessions, exerciseId)
  const within = (after: DayNumber, until: DayNumber): Period | null => {
    const isWithin = ({ session }: Performed) => {
      const day = countedDay(session, today)
      return day > after && day <= until
    }
    const working = performed.filter(isWorking).filter(isWithin)
    if (working.length === 0) return null
    return {
      sessions: new Set(working.map(({ session }) => session.id)).size,
      sets: working.length,
      volumeKg: working.reduce((total, { exercise, set }) => total + volumeKg(exercise, set), 0),
      best: bestOf(credibleSets(performed).filter(isWithin), unit),
    }
  }
  return { recent: within(today - 28, today), before: within(today - 56, today - 28) }
}

/** The best of some working sets of one kind. */
function bestOf(performed: readonly Performed[], unit: WeightUnit): number | null {
  const values = performed.flatMap((each) => {
    const value = measured(each, unit)
    return value === null ? [] : [value]
  })
  if (values.length === 0) return null
  return latestKind(performed) === 'assisted-bodyweight' ? Math.min(...values) : Math.max(...values)
}

function measured({ exercise, set }: Performed, unit: WeightUnit): number | null {
  switch (MEASURE[exercise.kind]) {
    case 'one-rep-max':
      return set.weight && estimatedMax(inUnit(set.weight, unit), set.reps)
    case 'load':
      return set.weight && inUnit(set.weight, unit)
    case 'reps':
      return set.reps || null
    case 'seconds':
      return set.seconds || null
    case 'distance':
      return set.distance && Math.round(metresOf(set.distance) * 100) / 100
  }
}

const DAY_MS = 86_400_000

/**
 * How strong somebody is now: the best of the 28 days up to the last session that was not light. Light is a deload below
 * the best of the 56 days before it, and anything below 85 % of that; of assistance only a deload. `weeks` back at most.
 */
export function presentBest(
  sessions: readonly Session[],
  exerciseId: ExerciseId,
  { today, unit }: Asked,
  weeks: number,
): number | null {
  const performed = performedSets(sessions, exerciseId)
  const isLess = latestKind(performed) === 'assisted-bodyweight'
  const pick = (values: readonly number[]) => (isLess ? Math.min(...values) : Math.max(...values))
  const full: { readonly at: number; readonly day: DayNumber; readonly value: number }[] = []
  for (const ofSession of Map.groupBy(credibleSets(performed), ({ session }) => session).entries()) {
    const [session, sets] = ofSession
    const value = bestOf(sets, unit)
    if (value === null) continue
    const at = Date.parse(session.startedAt)
    const isDeload = sets.every(({ exercise }) => exercise.progression?.reason === 'deloaded')
    const lately = full.filter((other) => at - other.at < 56 * DAY_MS).map((other) => other.value)
    if (lately.length > 0) {
      const running = pick(lately)
      if (isLess ? isDeload && value > running : value < running * (isDeload ? 1 : 0.85)) continue
    }
    full.push({ at, day: countedDay(session, today), value })
  }
  const last = full.at(-1)
  if (!last || last.day <= today - 7 * weeks) return null
  const within = full.filter(({ at, day }) => last.at - at < 28 * DAY_MS && day > today - 7 * weeks)
  return pick(within.map(({ value }) => value))
}
