import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import type { Series } from './questions.ts'
import { theilSen, trendOf } from './trend.ts'

const DAY_MS = 86_400_000

/** One value every so many days, from some day of 2024 on. */
function everyDays(days: number, values: readonly number[]): Series {
  return {
    at: Float64Array.from(values, (_, index) => (20_000 + index * days) * DAY_MS),
    values: Float64Array.from(values),
  }
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

  test('of two middle slopes and rests is between them', () => {
    const { at, values } = everyDays(7, [0, 1, 3, 7])
    const line = theilSen(at, values)
    // Slopes 1, 1.5, 2, 7/3, 3, 4: the middle of 2 and 7/3. Rests 0, -7/6, -4/3, 1/2.
    expect(line?.slope).toBeCloseTo(13 / 6, 9)
    expect(line?.intercept).toBeCloseTo(-7 / 12, 9)
  })

  test('has an interval about its slope, by the variance of Kendall', () => {
    // Ten points: 45 slopes, of which 18.4 lie within, so that 13 and 14 lie below and above it.
    const values = [3, 1, 4, 1, 5, 9, 2, 6, 5, 8]
    const { at, values: column } = everyDays(7, values)
    const slopes = values
      .flatMap((left, from) => values.slice(from + 1).map((right, apart) => (right - left) / (apart + 1)))
      .toSorted((left, right) => left - right)
    const spread = 1.645 * Math.sqrt((10 * 9 * 25) / 18)
    const line = theilSen(at, column)
    expect(line?.slope).toBeCloseTo(slopes[22] ?? 0, 9)
    expect(line?.low).toBeCloseTo(slopes[Math.floor((45 - spread) / 2)] ?? 0, 9)
    expect(line?.high).toBeCloseTo(slopes[Math.ceil((45 + spread) / 2)] ?? 0, 9)
  })

  test('of many points is that of an even choice from the first to the last', () => {
    // A jump at either end shows only where both ends are chosen.
    const values = Array.from({ length: 1_001 }, (_, week) => (week < 500 ? 0 : 100))
    const { at, values: column } = everyDays(7, values)
    expect(theilSen(at, column)?.slope).toBeGreaterThan(0)
    expect(theilSen(at, column.toReversed())?.slope).toBeLessThan(0)
  })

  test('tells where it begins and ends, from the first instant on', () => {
    expect(trendOf(everyDays(7, [10, 12, 14, 16]))).toMatchObject({ perWeek: 2, from: 10, to: 16 })
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

  test.each([
    ['five points of three weeks are enough', everyDays(5.25, [1, 2, 3, 4, 5]), 'rising'],
    ['of less than three weeks they are not', everyDays(5, [1, 2, 3, 4, 5]), 'unclear'],
    ['nor are four', everyDays(21, [1, 2, 3, 4]), 'unclear'],
    ['six weeks that are level are a plateau', everyDays(10.5, [5, 6, 5, 6, 5]), 'plateau'],
    ['less are not', everyDays(10, [5, 6, 5, 6, 5]), 'unclear'],
    ['nor are six weeks with four readings in them', everyDays(14, [5, 6, 5, 6]), 'unclear'],
    ['six weeks down are falling', everyDays(10.5, [5, 4, 3, 2, 1]), 'falling'],
  ] as const)('%s', (_rule, series, direction) => {
    expect(trendOf(series)?.direction).toBe(direction)
  })

  test('goes by the last eight weeks where they are level, and only by those', () => {
    const upTo = (levelWeeks: number) =>
      everyDays(7, [...Array.from({ length: 30 }, (_, week) => week), ...Array.from({ length: levelWeeks }, () => 29)])
    expect(trendOf(upTo(9))?.direction).toBe('plateau')
    expect(trendOf(upTo(2))?.direction).toBe('rising')
  })

  test('is no plateau within six weeks of a new best', () => {
    const level = Array.from({ length: 30 }, (_, week) => (week % 2 === 0 ? 124 : 126.7))
    const withRecord = everyDays(7, [...level, 126, 129.8, 129.8, 126])
    expect(trendOf(withRecord, 'higher')?.direction).toBe('unclear')
    expect(trendOf(everyDays(7, [...level, 126, 126.7, 124, 126]), 'higher')?.direction).toBe('plateau')
    expect(trendOf(everyDays(7, [...level, 126, 120, 124, 126]), 'lower')?.direction).toBe('unclear')
    // Without a direction of progress, such as body weight, an extreme value is no progress.
    expect(trendOf(withRecord)?.direction).toBe('plateau')
  })

  test('comes with the days since the best, which may be the lowest', () => {
    const series = everyDays(1, [5, 9, 3, 4, 4])
    expect(trendOf(series)?.daysSinceBest).toBe(3)
    expect(trendOf(series, 'lower')?.daysSinceBest).toBe(2)
    // Of two alike, since the latest.
    expect(trendOf(everyDays(1, [5, 9, 9, 4]))?.daysSinceBest).toBe(1)
    expect(trendOf(everyDays(1, [5, 3, 3, 4]), 'lower')?.daysSinceBest).toBe(1)
  })
})
