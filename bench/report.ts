import { isTooBusy } from './busy.ts'
import type { Figure } from './figures.ts'

/** `busy`: the share of the machine's processors that something else used before the case. */
export type Measured = Figure & { readonly busy: number }

/** A line of `bench/results.json`. */
type Result = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly baseline: number
  readonly ratio: number
  readonly interval: readonly [number, number]
  readonly bar: number | null
  readonly atLeast: boolean
  readonly pass: boolean | null
  readonly n: number
  readonly busy: number
}

export function resultOf({ name, unit, value, baseline, interval, bar, atLeast, pass, n, busy }: Measured): Result {
  return {
    name,
    value: rounded(value),
    unit,
    baseline: rounded(baseline),
    ratio: rounded(interval.value),
    interval: [rounded(interval.low), rounded(interval.high)],
    bar,
    atLeast,
    pass,
    n,
    busy: rounded(busy),
  }
}

const COLUMNS = ['', 'median', 'p95', 'floor', 'ratio', '95 %', 'bar', '', 'n', ''] as const

export function tableOf(figures: readonly Measured[]): string {
  const rows = [COLUMNS, ...figures.map(cellsOf)]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd : cell.padStart).call(cell, widths[column] ?? 0))
        .join('  '),
    )
    .join('\n')
}

function cellsOf(figure: Measured): readonly string[] {
  const { name, unit, value, p95, baseline, interval, bar, atLeast, pass, n, busy } = figure
  const isOwnUnit = baseline === 1
  return [
    name,
    `${shown(value)} ${unit}`,
    isOwnUnit ? '' : shown(p95),
    isOwnUnit ? '' : shown(baseline),
    isOwnUnit ? '' : shown(interval.value),
    isOwnUnit ? '' : `${shown(interval.low)}–${shown(interval.high)}`,
    bar === null ? '' : `${atLeast ? '≥' : '≤'} ${bar}`,
    pass === null ? '' : pass ? 'ok' : 'MISSED',
    String(n),
    isTooBusy(busy) ? `busy ${Math.round(busy * 100)} %` : '',
  ]
}

function shown(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure.toFixed(2)
}

function rounded(figure: number): number {
  return Number(figure.toPrecision(6))
}
