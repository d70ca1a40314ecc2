import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Chart } from './chart.tsx'
import type { ChartLine, ChartWords } from './chart-line.ts'

const WORDS: ChartWords = { locale: 'en-US', asChart: 'As a chart', asTable: 'As a table', date: 'Date' }
const line = (name: string): ChartLine => ({
  name,
  points: { at: [0, 1], values: [1, 2] },
  look: 'line',
  format: String,
})

test('the legend is at the top, before what is drawn', () => {
  const html = renderToStaticMarkup(
    <Chart title="Bench press" lines={[line('Load'), line('Reps')]} words={WORDS} empty="Nothing yet" />,
  )
  expect(html.indexOf('Load')).toBeGreaterThan(0)
  expect(html.indexOf('Reps')).toBeLessThan(html.search(/class="[^"]*plot/))
})
