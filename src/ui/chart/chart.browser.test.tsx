import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#ui/base.css'
import { render } from '../../../tests/support/render.tsx'
import { Chart } from './chart.tsx'
import type { ChartLine } from './chart-line.ts'

const WORDS = { locale: 'en-US', timeZone: 'UTC', asTable: 'As a table', asChart: 'As a chart', date: 'Date' }
const DAY_MS = 86_400_000

beforeAll(() => {
  document.documentElement.dataset['theme'] = 'dark'
})

function line(name: string, look: ChartLine['look']): ChartLine {
  const at = [0, 30, 60, 90].map((day) => Date.UTC(2026, 0, 1) + day * DAY_MS)
  return { name, look, points: { at, values: [100, 104, 102, 110] }, format: (value) => `${value} kg` }
}

function show(lines: readonly ChartLine[], inlineSize = '600px', isTurned = false): HTMLElement {
  const place = render(
    <div style={{ display: 'grid', inlineSize }}>
      <Chart
        title="Am I getting stronger?"
        lines={lines}
        words={WORDS}
        empty="Nothing yet"
        unit="kg"
        isTurned={isTurned}
      />
    </div>,
  )
  // The element above.
  return place.firstElementChild as HTMLElement
}

const canvasWidth = () => Math.round(document.querySelector('canvas')?.getBoundingClientRect().width ?? 0)

test('a drawing follows its card, wider and narrower', async () => {
  const card = show([line('Best', 'line')])
  await expect.poll(canvasWidth).toBeGreaterThan(500)
  card.style.inlineSize = '320px'
  await expect.poll(canvasWidth).toBeLessThan(320)
  expect(card.scrollWidth).toBeLessThanOrEqual(320)
  card.style.inlineSize = '500px'
  await expect.poll(canvasWidth).toBeGreaterThan(400)
})

/** Bars in the middle of the drawing that are filled: the outline of a hollow one is thinner. */
function filledBars(): number {
  const canvas = document.querySelector('canvas')
  const row = canvas?.getContext('2d')?.getImageData(0, canvas.height / 2, canvas.width, 1).data ?? []
  const green = Array.from({ length: row.length / 4 }, (_, x) => ((row[x * 4 + 1] ?? 0) > 180 ? '#' : ' ')).join('')
  return green.match(/#{9,}/g)?.length ?? 0
}

test('the days of its table are those of the person, wherever the device is', async () => {
  const words = { ...WORDS, timeZone: 'Pacific/Auckland' }
  const points = { at: [Date.parse('2026-01-01T12:00:00Z'), Date.parse('2026-01-05T10:30:00Z')], values: [1, 2] }
  const lines = [{ ...line('Best', 'line'), points }]
  const card = render(<Chart title="Am I getting stronger?" lines={lines} words={words} empty="Nothing yet" />)
  await page.elementLocator(card).getByRole('button', { name: 'As a table' }).click()
  const days = () => [...card.querySelectorAll('tbody th')].map((cell) => cell.textContent)
  await expect.poll(days).toEqual(['Jan 5, 2026', 'Jan 2, 2026'])
})

test('the bar of the week that goes on is hollow', async () => {
  show([line('Sets', 'bars')])
  await expect.poll(filledBars).toBe(3)
})

/** Whether more is drawn in the upper half of the drawing's last fifth, where the line ends, than in the lower one. */
function endsAbove(): boolean | null {
  const canvas = document.querySelector('canvas')
  if (!canvas) return null
  const { width, height } = canvas
  const left = Math.round(width * 0.75)
  const pixels = canvas.getContext('2d')?.getImageData(left, 0, Math.round(width * 0.12), height).data ?? []
  let [above, below] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 1] ?? 0) < 180) continue
    if (at < pixels.length / 2) above += 1
    else below += 1
  }
  return above === below ? null : above > below
}

test('a line that rises ends above', async () => {
  show([line('Best', 'line')])
  await expect.poll(endsAbove).toBe(true)
})

test('on a turned axis, a line that rises ends below', async () => {
  show([line('Assistance', 'line')], '600px', true)
  await expect.poll(endsAbove).toBe(false)
})

test('a legend is there from the second line on', async () => {
  show([line('Best', 'line')])
  await expect.element(page.getByRole('slider')).toBeVisible()
  expect(page.getByRole('list').elements()).toEqual([])
})

test('two lines have a legend, and a point says the value of each', async () => {
  show([line('Best', 'line'), line('Session', 'points')])
  await expect.element(page.getByRole('list')).toHaveTextContent('BestSession')
  await expect
    .element(page.getByRole('slider'))
    .toHaveAttribute('aria-valuetext', expect.stringContaining(': Best 110 kg, Session 110 kg'))
})

test('the table has a column for each line', async () => {
  show([line('Best', 'line'), line('Deload', 'hollow'), line('Record', 'marks')])
  await page.getByRole('button', { name: 'As a table' }).click()
  const heads = page.getByRole('columnheader').elements()
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Date', 'Best', 'Deload', 'Record'])
})

test('a line has the color of data, whatever is before it, and a second one another', async () => {
  show([line('Measured', 'points'), line('Left', 'line'), line('Right', 'line')])
  const colorOf = (name: string) => {
    const key = page.getByRole('listitem').filter({ hasText: name }).element()
    return getComputedStyle(key, '::before').backgroundColor
  }
  const token = (name: string) => {
    const place = render(<i style={{ color: `var(${name})` }} />)
    return getComputedStyle(place.querySelector('i') ?? place).color
  }
  await expect.element(page.getByRole('slider')).toBeVisible()
  expect([colorOf('Left'), colorOf('Right')]).toEqual([token('--color-data'), token('--color-text')])
})
