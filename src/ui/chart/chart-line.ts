import type { Points } from './chart-data.ts'

/**
 * A line is a state, bars are sums. Not connected: `points`, single readings beside a line for them; `hollow`, those
 * that do not count for it; `marks`, outstanding ones.
 */
export type Look = 'line' | 'bars' | 'points' | 'hollow' | 'marks'

export type ChartLine = {
  readonly name: string
  readonly points: Points
  readonly look: Look
  /** Formats a value with its unit. */
  readonly format: (value: number) => string
}

export type ChartWords = {
  /** A language tag, for dates and numbers on the axes. */
  readonly locale: string
  /** Tells the day of each point. */
  readonly timeZone: string
  readonly asTable: string
  readonly asChart: string
  readonly date: string
}
