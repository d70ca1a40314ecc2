import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  alignLines,
  hasPoints,
  lastPoint,
  pointByKey,
  tickRoom,
  timeLabel,
  timeLabelParts,
  timeRange,
  valueLabels,
  valueRange,
} from './chart-data.ts'

const DAY_MS = 86_400_000

test('lines with points at different instants share one axis, and no point is lost or made up', () => {
  expect(
    alignLines([
      { at: [1, 3], values: [10, 30] },
      { at: [2, 3], values: [200, 300] },
    ]),
  ).toEqual({
    at: [1, 2, 3],
    columns: [
      [10, null, 30],
      [null, 200, 300],
    ],
  })
})

test('two points of a line at one instant are one, and those behind them stay', () => {
  expect(alignLines([{ at: [1, 1, 2], values: [10, 11, 20] }])).toEqual({ at: [1, 2], columns: [[10, 20]] })
})

test('for any lines, the axis is sorted and each line keeps its points', () => {
  const line = fc
    .uniqueArray(fc.integer({ min: 0, max: 50 }))
    .map((at) => ({ at: at.toSorted((left, right) => left - right), values: at.map((instant) => instant * 2) }))
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { at, columns } = alignLines(lines)
      expect(at).toEqual(at.toSorted((left, right) => left - right))
      for (const [index, column] of columns.entries()) {
        expect(column).toHaveLength(at.length)
        expect(column.filter((value) => value !== null)).toHaveLength(lines[index]?.at.length ?? 0)
      }
    }),
  )
})

test.each([
  ['bars stand on nought', [40, 100, true], [0, 110]],
  ['bars of nothing have an axis', [0, 0, true], [0, 1]],
  ['a line has room above and below', [100, 200, false], [90, 210]],
  ['a line never goes below nought by its room alone', [1, 101, false], [0, 111]],
  ['a level line stands in the middle', [100, 100, false], [99, 101]],
] as const)('%s', (_rule, [lowest, highest, standsOnNought], range) => {
  const [from, to] = valueRange(lowest, highest, standsOnNought)
  expect(from).toBeCloseTo(range[0])
  expect(to).toBeCloseTo(range[1])
})

test('the bars at the ends are not cut in half, and one point has days around it', () => {
  expect(timeRange(0, 10 * DAY_MS, true, 11)).toEqual([-DAY_MS / 2, 10.5 * DAY_MS])
  expect(timeRange(0, 10 * DAY_MS, false, 11)).toEqual([0, 10 * DAY_MS])
  expect(timeRange(5, 5, false, 1)).toEqual([5 - 7 * DAY_MS, 5 + 7 * DAY_MS])
})

test('labels of time say as much as their distance needs', () => {
  expect(timeLabelParts(7 * DAY_MS)).toEqual({ day: 'numeric', month: 'short' })
  expect(timeLabelParts(30 * DAY_MS)).toEqual({ month: 'short', year: 'numeric' })
  expect(timeLabelParts(365 * DAY_MS)).toEqual({ year: 'numeric' })
})

test.each([
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 19, 19],
  ['PageDown', 5, 3],
  ['PageUp', 5, 7],
  ['Home', 5, 0],
  ['End', 5, 19],
  ['Tab', 5, undefined],
])('%s goes from point %i of 20 to %s', (key, from, to) => {
  expect(pointByKey(key, from, 20)).toBe(to)
})

test('nothing to draw is no line with a point', () => {
  expect(hasPoints([{ points: { at: [], values: [] } }])).toBe(false)
  expect(hasPoints([{ points: { at: [], values: [] } }, { points: { at: [1], values: [2] } }])).toBe(true)
})

test.each([
  ['en-US', 30, 'Nov 2026'],
  ['pt-BR', 30, 'nov. 2026'],
  ['es-ES', 30, 'nov 2026'],
  ['pt-BR', 7, '21 nov.'],
  ['en-US', 365, '2026'],
])('a label of %s, every %i days, is %s', (locale, days, label) => {
  const format = new Intl.DateTimeFormat(locale, timeLabelParts(days * DAY_MS))
  expect(timeLabel(format, new Date(2026, 10, 21).getTime())).toBe(label)
})

test('an axis has five ticks at most, whatever its length', () => {
  for (const length of [40, 120, 240, 1_000]) {
    const room = tickRoom(length, 24)
    expect(Math.floor(length / room) + 1, `${length} px`).toBeLessThanOrEqual(5)
    expect(room).toBeGreaterThanOrEqual(24)
  }
})

test('only the top tick names the unit', () => {
  const format = (value: number) => `${value}!`
  expect(valueLabels([40, 50, 60], format, 'kg')).toEqual(['40!', '50!', '60!\u00a0kg'])
  expect(valueLabels([40, 50], format, undefined)).toEqual(['40!', '50!'])
  expect(valueLabels([], format, 'kg')).toEqual([])
})

test('the end of a line is its last point, where another line goes on', () => {
  const aligned = alignLines([
    { at: [1, 2], values: [10, 20] },
    { at: [3], values: [30] },
    { at: [], values: [] },
  ])
  expect(lastPoint(aligned, 0)).toEqual({ at: 2, value: 20 })
  expect(lastPoint(aligned, 1)).toEqual({ at: 3, value: 30 })
  expect(lastPoint(aligned, 2)).toBeUndefined()
  expect(lastPoint(aligned, -1)).toBeUndefined()
})
