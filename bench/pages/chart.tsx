import '#ui/base.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { downsample } from '#domain/analytics/series.ts'
import { Chart } from '#ui/chart/chart.tsx'
import type { ChartLine } from '#ui/chart/chart-line.ts'
import { diceFrom } from '../../server/local/demo/dice.ts'
import { expose } from '../remote.ts'
import { painted } from '../tapped.ts'

const WEEK_MS = 7 * 86_400_000
const LAST = Date.parse('2026-11-21T12:00:00Z')
const ALL_WEEKS = 520
const SESSIONS_A_WEEK = 3
/** As in the app: more points than a phone has pixels are not drawn. */
const MAX_POINTS = 400
const WORDS = { timeZone: 'UTC', locale: 'en-US', asTable: 'Table', asChart: 'Chart', date: 'Date' }

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
const place = createRoot(root)

const api = {
  /** Draws the chart for the first time. */
  async open() {
    show(linesOf(ALL_WEEKS))
    await painted(() => document.querySelector('canvas') !== null)
  },

  /** Time for repainting a page after only a color change, in milliseconds. */
  async blink() {
    const beganAt = performance.now()
    document.body.style.outlineColor = document.body.style.outlineColor === 'red' ? 'blue' : 'red'
    return (await painted(() => true)) - beganAt
  },

  /** Selects a number of weeks. Milliseconds from the worker's answer until painted, excluding its own work. */
  async choose(weeks: number) {
    const lines = linesOf(weeks)
    const beganAt = performance.now()
    flushSync(() => show(lines))
    return (await painted(() => true)) - beganAt
  },
}

function show(lines: readonly ChartLine[]): void {
  place.render(<Chart title="Am I getting stronger?" lines={lines} words={WORDS} empty={null} />)
}

/** An exercise done three times a week for ten years: its estimated maximum, and a slower line. */
function linesOf(weeks: number): readonly ChartLine[] {
  const dice = diceFrom(1)
  const at = Array.from({ length: weeks * SESSIONS_A_WEEK }, (_, index) => index * (WEEK_MS / SESSIONS_A_WEEK))
  const start = LAST - weeks * WEEK_MS
  const line = (spread: number) =>
    downsample(
      {
        at: Float64Array.from(at, (since) => start + since),
        values: Float64Array.from(at, (since) => 80 + since / (20 * WEEK_MS) + spread * dice.next()),
      },
      MAX_POINTS,
    )
  const format = (value: number) => `${value.toFixed(1)} kg`
  return [
    { name: 'e1RM', look: 'line', points: line(12), format },
    { name: 'Trend', look: 'line', points: line(1), format },
  ]
}

export type ChartPage = typeof api

expose(api)
