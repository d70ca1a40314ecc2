import { DAY_MS } from '../time/instant.ts'
import type { Series, Trend } from './questions.ts'

const WEEK_MS = 7 * DAY_MS
/** Limit, because all pairs of points are compared. */
const MAX_POINTS = 200
/** Below this, a line is meaningless. */
const MIN_POINTS = 5
const MIN_SPAN_MS = 3 * WEEK_MS
/** The duration without progress that makes a plateau, and the range searched for it. */
const PLATEAU_MS = 6 * WEEK_MS
const PLATEAU_WITHIN_MS = 8 * WEEK_MS
/** For a 90 % interval: 5 % on each side. */
const Z = 1.645

export type Better = 'higher' | 'lower'

/** A line through points: the value at the first instant, and the change per week. */
export type Line = {
  readonly slope: number
  readonly intercept: number
  /** The 90 % confidence interval of the slope. */
  readonly low: number
  readonly high: number
}

/** Trend of a measure; null with fewer than two points. `better` is the direction of progress, if it has one. */
export function trendOf({ at, values }: Series, better: Better | null = null): Trend | null {
  const line = theilSen(at, values)
  if (!line) return null
  return {
    perWeek: line.slope,
    from: line.intercept,
    to: line.intercept + (line.slope * lengthMs(at)) / WEEK_MS,
    direction: directionOf({ at, values }, line, better),
    daysSinceBest: Math.round(lengthMs(at.slice(bestOf(values, better ?? 'higher'))) / DAY_MS),
  }
}

/**
 * The median of the slopes between all pairs of points; its interval by Kendall's variance. Robust against bad days and
 * typing errors: up to 29 % of the points may be wrong. Many points are sampled evenly. Sources: Theil, Indagationes
 * Mathematicae 12 (1950); Sen, J. Am. Stat. Assoc. 63 (1968).
 */
export function theilSen(at: Float64Array, values: Float64Array): Line | null {
  const chosen = evenly(at.length)
  const first = at[0] ?? 0
  const slopes: number[] = []
  for (const [place, left] of chosen.entries()) {
    for (const right of chosen.slice(place + 1)) {
      const weeks = ((at[right] ?? 0) - (at[left] ?? 0)) / WEEK_MS
      if (weeks > 0) slopes.push(((values[right] ?? 0) - (values[left] ?? 0)) / weeks)
    }
  }
  if (slopes.length === 0) return null
  const sorted = Float64Array.from(slopes).sort()
  const slope = medianOf(sorted)
  const rests = Float64Array.from(
    chosen,
    (index) => (values[index] ?? 0) - (slope * ((at[index] ?? 0) - first)) / WEEK_MS,
  )
  const count = chosen.length
  const spread = Z * Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18)
  const low = sorted[Math.max(0, Math.floor((sorted.length - spread) / 2))] ?? slope
  const high = sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length + spread) / 2))] ?? slope
  return { slope, intercept: medianOf(rests.sort()), low, high }
}

/** A plateau is six weeks or more, of the last eight, nearly level and without a better value since. */
function directionOf(series: Series, line: Line, better: Better | null): Trend['direction'] {
  const { at } = series
  const improves = better !== null && hasNewBest(series, better)
  if (!improves && isLevel(lately(series))) return 'plateau'
  if (at.length < MIN_POINTS || lengthMs(at) < MIN_SPAN_MS) return 'unclear'
  if (line.low > 0) return 'rising'
  if (line.high < 0) return 'falling'
  return lengthMs(at) >= PLATEAU_MS && !improves ? 'plateau' : 'unclear'
}

/** Whether the last six weeks brought a better value than all before them. */
function hasNewBest({ at, values }: Series, better: Better): boolean {
  const from = at.findIndex((time) => time > (at.at(-1) ?? 0) - PLATEAU_MS)
  const bestIn = (part: Float64Array) => part[bestOf(part, better)]
  const [before, since] = [bestIn(values.slice(0, from)), bestIn(values.slice(from))]
  if (before === undefined || since === undefined) return false
  return better === 'higher' ? since > before : since < before
}

function isLevel({ at, values }: Series): boolean {
  if (at.length < MIN_POINTS || lengthMs(at) < PLATEAU_MS) return false
  const line = theilSen(at, values)
  return line !== null && line.low <= 0 && line.high >= 0
}

function lately({ at, values }: Series): Series {
  const since = (at.at(-1) ?? 0) - PLATEAU_WITHIN_MS
  const from = at.findIndex((time) => time >= since)
  return { at: at.slice(from), values: values.slice(from) }
}

function lengthMs(at: Float64Array): number {
  return (at.at(-1) ?? 0) - (at[0] ?? 0)
}

/** The latest of equal ones: whoever reaches a best again is not weeks behind it. */
function bestOf(values: Float64Array, better: Better): number {
  let best = 0
  for (const [index, value] of values.entries()) {
    const standing = values[best] ?? value
    if (better === 'higher' ? value >= standing : value <= standing) best = index
  }
  return best
}

function evenly(length: number): readonly number[] {
  const count = Math.min(length, MAX_POINTS)
  return Array.from({ length: count }, (_, place) =>
    count === 1 ? 0 : Math.round((place * (length - 1)) / (count - 1)),
  )
}

/** Median of a sorted list; NaN of an empty one. */
function medianOf(sorted: Float64Array): number {
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle] ?? Number.NaN
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}
