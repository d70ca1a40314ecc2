import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import type { Series } from './questions.ts'
import { theilSen, trendOf } from './trend.ts'

const DAY_MS = 86_400_000

/** One value every so many days. */
function everyDays(days: number, values: readonly number[]): Series {
  return { at: Float64Array.from(values, (_, index) => index * days * DAY_MS), values: Float64Array.from(values) }
}

/** Noise of a unit or so that is the same in each run. */
const noise = (index: number) => Math.sin(index * 12.9898) * 1.2

describe('a line by Theil and Sen', () => {
  test('goes through points that lie on one', () => {
    holds(
      fc.property(
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: 2, max: 400 }),
        (start, perWeek, count) => {
          const { at, values } = everyDays(
            7,
            Array.from({ length: count }, (_, week) => start + perWeek * week),
          )
          const line = theilSen(at, values)
          expect(line?.slope).toBeCloseTo(perWeek, 9)
          expect(line?.intercept).toBeCloseTo(start, 6)
        },
      ),
    )
  })

  test('is not bent by a quarter of points that are typing errors', () => {
    const values = Array.from({ length: 40 }, (_, week) => (week % 4 === 3 ? 1_000 : 100 + week))
    const { at, values: column } = everyDays(7, values)
    expect(theilSen(at, column)?.slope).toBeCloseTo(1, 0)
  })

  test('needs two instants', () => {
    expect(trendOf(everyDays(7, []))).toBeNull()
    expect(trendOf(everyDays(7, [5]))).toBeNull()
    expect(trendOf(everyDays(0, [5, 6]))).toBeNull()
  })
})

describe('the direction', () => {
  const weeks = (count: number, value: (week: number) => number) =>
    everyDays(
      3.5,
      Array.from({ length: count * 2 }, (_, half) => value(half / 2) + noise(half)),
    )

  test.each([
    ['rising', weeks(30, (week) => 100 + week)],
    ['falling', weeks(30, (week) => 100 - week)],
    ['plateau', weeks(30, () => 100)],
    ['plateau', weeks(40, (week) => 100 + Math.min(week, 30))],
    ['rising', weeks(40, (week) => 100 + Math.max(0, week - 20) * 1.5)],
    ['unclear', weeks(2, (week) => 100 + week * 10)],
    ['unclear', everyDays(40, [100, 101, 102])],
  ] as const)('is %s', (direction, series) => {
    expect(trendOf(series)?.direction).toBe(direction)
  })

  test('comes with the days since the best, which may be the lowest', () => {
    const series = everyDays(1, [5, 9, 3, 4, 4])
    expect(trendOf(series)?.daysSinceBest).toBe(3)
    expect(trendOf(series, 'lower')?.daysSinceBest).toBe(2)
  })
})
