import type { Dice } from '../server/local/demo/dice.ts'
import { type Interval, median, quantile, ratioOfMedians } from './statistics.ts'

/** The limit of a figure. `atLeast`: the ratio must not be below; otherwise it must not be above. */
export type Bar = { readonly bar: number; readonly atLeast?: boolean }

/** One line of the report. `interval` is that of the ratio. Without a bar it is informational only. */
export type Figure = {
  readonly name: string
  readonly unit: string
  readonly value: number
  readonly p95: number
  readonly baseline: number
  readonly interval: Interval
  readonly bar: number | null
  readonly atLeast: boolean
  readonly pass: boolean | null
  /** The number of rounds behind it. */
  readonly n: number
}

type Compared = {
  readonly name: string
  readonly unit: string
  /** The project's and the baseline's values, by round. */
  readonly values: readonly number[]
  readonly baselines: readonly number[]
  readonly bar?: Bar | null
}

/** Compares the project with a baseline of the same rounds: the far end of the interval has to reach the bar. */
export function compare({ name, unit, values, baselines, bar = null }: Compared, dice: Dice): Figure {
  const interval = ratioOfMedians(values, baselines, dice)
  return {
    name,
    unit,
    value: median(values),
    p95: quantile(values, 0.95),
    baseline: median(baselines),
    interval,
    ...judge(interval, bar),
    n: values.length,
  }
}

/** The maximum of values with a bar in their own unit. The baseline is 1, so that the ratio is the value itself. */
export function atMost(name: string, unit: string, values: readonly number[], bar: Bar | null): Figure {
  const most = Math.max(...values)
  const interval = { value: most, low: most, high: most }
  return { name, unit, value: most, p95: most, baseline: 1, interval, ...judge(interval, bar), n: values.length }
}

function judge({ low, high }: Interval, bar: Bar | null): Pick<Figure, 'bar' | 'atLeast' | 'pass'> {
  if (!bar) return { bar: null, atLeast: false, pass: null }
  const atLeast = bar.atLeast ?? false
  return { bar: bar.bar, atLeast, pass: atLeast ? low >= bar.bar : high <= bar.bar }
}
