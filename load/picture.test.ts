import { describe, expect, test } from 'vitest'
import { drawPanels, type Panel, percentileOverTime } from './picture.ts'

const memory = (...values: readonly number[]): Panel => ({
  title: 'Memory',
  unit: 'MB',
  lines: [{ name: 'instance 1', points: values.map((value, index) => ({ seconds: index * 10, value })) }],
})

/** The points of each line, as the picture has them. */
function linesIn(picture: string): readonly (readonly (readonly number[])[])[] {
  return [...picture.matchAll(/<polyline points="([^"]*)"/g)].map(([, points = '']) =>
    points.split(' ').map((point) => point.split(',').map(Number)),
  )
}

describe('the picture of a run', () => {
  test('draws each line from left to right, higher where there is more', () => {
    const [line = []] = linesIn(drawPanels('a run', 20, [memory(0, 100, 200)]))
    const [start, middle, end] = line
    expect(line).toHaveLength(3)
    expect(start?.[0]).toBeLessThan(middle?.[0] ?? 0)
    expect((middle?.[0] ?? 0) - (start?.[0] ?? 0)).toBeCloseTo((end?.[0] ?? 0) - (middle?.[0] ?? 0))
    expect(end?.[1]).toBeLessThan(middle?.[1] ?? 0)
    expect((start?.[1] ?? 0) - (middle?.[1] ?? 0)).toBeCloseTo((middle?.[1] ?? 0) - (end?.[1] ?? 0))
  })

  test('says what it shows, with units, and names each line', () => {
    const picture = drawPanels('500 devices', 600, [memory(400, 500)])
    expect(picture).toContain('<title>500 devices</title>')
    for (const words of ['Memory, MB', 'time, s', 'instance 1', '>500<', '>600<']) expect(picture).toContain(words)
  })

  test('puts all panels on the same time, one below the other', () => {
    const picture = drawPanels('a run', 20, [memory(1, 2, 3), memory(100, 200, 300)])
    const [upper = [], lower = []] = linesIn(picture)
    expect(upper.map(([x]) => x)).toEqual(lower.map(([x]) => x))
    const lowest = Math.max(...upper.map(([, y]) => y ?? 0))
    expect(Math.min(...lower.map(([, y]) => y ?? 0))).toBeGreaterThan(lowest)
  })

  test('keeps every point within its frame', () => {
    const picture = drawPanels('a run', 20, [memory(0, 987_654, 3)])
    const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(picture)?.[1])
    for (const [x = -1, y = -1] of linesIn(picture).flat()) {
      expect([x > 0, x < 760, y > 0, y < height]).toEqual([true, true, true, true])
    }
  })

  test('stands with nothing measured, and with words that are no markup', () => {
    const picture = drawPanels('<a> & b', 1, [memory()])
    expect(picture).toContain('&lt;a&gt; &amp; b')
    expect(picture).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('names lines that end together below each other', () => {
    const both = { ...memory(), lines: ['one', 'two'].map((name) => ({ name, points: [{ seconds: 1, value: 5 }] })) }
    const heights = [...drawPanels('a run', 1, [both]).matchAll(/y="([\d.]+)" fill="#[^"]*">(?:one|two)</g)]
    const [one = 0, two = 0] = heights.map(([, y]) => Number(y))
    expect(heights).toHaveLength(2)
    expect(Math.abs(one - two)).toBeGreaterThanOrEqual(12)
  })
})

test('a percentile over time is of each part by itself', () => {
  const answers = [1, 2, 3, 4].map((ms) => ({ seconds: 1, ms })).concat([{ seconds: 9.99, ms: 50 }])
  expect(percentileOverTime(answers, 10, 5, 0.5)).toEqual([
    { seconds: 1, value: 3 },
    { seconds: 9, value: 50 },
  ])
  expect(percentileOverTime([{ seconds: 10.2, ms: 7 }], 10, 5, 0.99)).toEqual([{ seconds: 9, value: 7 }])
})
