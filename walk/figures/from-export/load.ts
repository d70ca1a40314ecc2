import type { Muscle } from '#contract/exercise.ts'
import type { Session } from '#contract/session.ts'
import type { DayNumber } from './days.ts'
import type { MuscleSets } from './muscles.ts'
import { credibleSets, isWorking, latestKind, type Performed, performedSets, trainedIds } from './performed.ts'
import { countedDay, dayNumberOf } from './sessions.ts'
import { comparableKg, estimatedMax, reserveOf } from './sets.ts'

const PUSH: readonly Muscle[] = ['chest', 'front-delts', 'side-delts', 'triceps']
const PULL: readonly Muscle[] = ['lats', 'upper-back', 'traps', 'rear-delts', 'biceps']
const LEGS: readonly Muscle[] = ['glutes', 'quads', 'hamstrings', 'adductors', 'abductors', 'calves', 'shins']

/** Opposites, by the names that screens give them. */
export const PAIRS = {
  'push-pull': [PUSH, PULL],
  'upper-lower': [[...PUSH, ...PULL], LEGS],
  'quads-hamstrings': [['quads'], ['hamstrings']],
  'front-rear-delts': [['front-delts'], ['rear-delts']],
  'chest-back': [['chest'], ['lats', 'upper-back']],
} as const satisfies Readonly<Record<string, readonly [readonly Muscle[], readonly Muscle[]]>>

/** The sets of two opposites. */
export function balanceOf(sets: MuscleSets, pair: keyof typeof PAIRS): readonly [number, number] {
  const sum = (muscles: readonly Muscle[]) => muscles.reduce((total, muscle) => total + (sets.get(muscle) ?? 0), 0)
  const [left, right] = PAIRS[pair]
  return [sum(left), sum(right)]
}

const BANDS = { percent: [0, 50, 60, 70, 80, 90], reps: [1, 4, 7, 10, 13, 21], inReserve: [0, 1, 2, 3, 4] } as const
export type Intensity = keyof typeof BANDS

/** Working sets by how hard they were, in the order of the bands. A share of the maximum looks back 90 days. */
export function intensityOf(
  sessions: readonly Session[],
  view: Intensity,
  { from, today }: { readonly from: DayNumber; readonly today: DayNumber },
): readonly number[] {
  const counts = BANDS[view].map(() => 0)
  for (const exerciseId of trainedIds(sessions)) {
    const performed = performedSets(sessions, exerciseId)
    const maxima = view === 'percent' ? estimatesByDay(performed) : []
    for (const each of performed.filter(isWorking)) {
      const day = countedDay(each.session, today)
      if (day < from || day > today) continue
      const value = measure(each, view, maxima)
      const band = value === null ? -1 : BANDS[view].findLastIndex((start) => value >= start)
      if (band >= 0) counts[band] = (counts[band] ?? 0) + 1
    }
  }
  return counts
}

type Estimate = { readonly day: DayNumber; readonly startedAt: string; readonly kg: number }

function estimatesByDay(performed: readonly Performed[]): readonly Estimate[] {
  const lifted = performed.filter(({ exercise }) => exercise.kind === 'weight-reps')
  if (latestKind(lifted) === undefined) return []
  return credibleSets(lifted).flatMap(({ session, set }) => {
    const kg = set.weight && estimatedMax(comparableKg(set.weight), set.reps)
    return kg ? [{ day: dayNumberOf(session), startedAt: session.startedAt, kg }] : []
  })
}

function measure({ session, exercise, set }: Performed, view: Intensity, maxima: readonly Estimate[]): number | null {
  if (view === 'reps') return set.reps
  if (view === 'inReserve') return reserveOf(set)
  if (exercise.kind !== 'weight-reps' || set.weight === null) return null
  const day = dayNumberOf(session)
  const recent = maxima.filter((other) => other.startedAt <= session.startedAt && day - other.day <= 90)
  return recent.length === 0 ? null : (comparableKg(set.weight) * 100) / Math.max(...recent.map(({ kg }) => kg))
}
