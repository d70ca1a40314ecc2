import type { Points } from './chart-data.ts'

export type ChartLine = {
  readonly name: string
  readonly points: Points
  /** `points` are not connected: single readings beside a line for them. */
  readonly look: 'line' | 'bars' | 'points'
  /** Formats a value with its unit. */
  readonly format: (value: number) => string
}

export type ChartWords = {
  /** A language tag, for dates and numbers on the axes. */
  readonly locale: string
  readonly asTable: string
  readonly asChart: string
  readonly date: string
}
