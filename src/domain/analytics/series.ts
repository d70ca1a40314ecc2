import { DAY_MS } from '../time/instant.ts'
import type { Series } from './questions.ts'

export function seriesOf(points: readonly { readonly at: number; readonly value: number }[]): Series {
  const known = points.filter(({ value }) => !Number.isNaN(value))
  return { at: Float64Array.from(known, ({ at }) => at), values: Float64Array.from(known, ({ value }) => value) }
}

export function seriesFrom({ at, values }: Series, instant: number): Series {
  const first = at.findIndex((each) => each >= instant)
  return first === -1 ? seriesOf([]) : { at: at.slice(first), values: values.slice(first) }
}

/**
 * A line with at most `maxPoints` points (never fewer than 4), extremes kept: the first, lowest, highest and last point
 * of equal stretches of time. Drawn on as many columns, it looks the same as all points. Source: Jugel et al., M4, VLDB
 * 7 (2014).
 */
export function downsample({ at, values }: Series, maxPoints: number): Series {
  if (at.length <= Math.max(maxPoints, 4)) return { at, values }
  const stretches = Math.max(1, Math.floor(maxPoints / 4))
  const first = at[0] ?? 0
  const width = ((at.at(-1) ?? 0) - first) / stretches
  const stretchOf = (index: number) => Math.min(stretches - 1, Math.floor(((at[index] ?? 0) - first) / width) || 0)
  const kept = new Set<number>()
  for (let from = 0; from < at.length; ) {
    let to = from
    let lowest = from
    let highest = from
    for (; to < at.length && stretchOf(to) === stretchOf(from); to++) {
      if ((values[to] ?? 0) < (values[lowest] ?? 0)) lowest = to
      if ((values[to] ?? 0) > (values[highest] ?? 0)) highest = to
    }
    for (const index of [from, lowest, highest, to - 1]) kept.add(index)
    from = to
  }
  const indexes = [...kept].sort((left, right) => left - right)
  return {
    at: Float64Array.from(indexes, (index) => at[index] ?? 0),
    values: Float64Array.from(indexes, (index) => values[index] ?? 0),
  }
}

/** The mean, at each point, of the points of the `days` up to it, however many: it lags by half of them. */
export function movingAverage({ at, values }: Series, days: number): Series {
  const means = new Float64Array(at.length)
  let from = 0
  for (let index = 0; index < at.length; index++) {
    while ((at[index] ?? 0) - (at[from] ?? 0) >= days * DAY_MS) from++
    let total = 0
    for (let within = from; within <= index; within++) total += values[within] ?? 0
    means[index] = total / (index - from + 1)
  }
  return { at, values: means }
}
