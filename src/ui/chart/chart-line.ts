import type { Points } from './chart-data.ts'

/** One line, or one row of bars. */
export type ChartLine = {
  readonly name: string
  readonly points: Points
  /** `points` are not joined: single readings beside a line that does justice to them. */
  readonly look: 'line' | 'bars' | 'points'
  /** A value as it is read, with its unit. */
  readonly format: (value: number) => string
}

/** What a chart says in the language of the app. */
export type ChartWords = {
  /** A language tag, for dates and figures on the axes. */
  readonly locale: string
  readonly asTable: string
  readonly asChart: string
  readonly date: string
}
