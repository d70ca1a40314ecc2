import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { downsample, movingAverage } from './series.ts'

const DAY_MS = 86_400_000

const series = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 30 }), value: fc.integer({ min: -500, max: 500 }) }), {
    maxLength: 300,
    size: 'max',
  })
  .map((points) => {
    let at = 0
    return {
      at: Float64Array.from(points, ({ gap }) => (at += gap * DAY_MS)),
      values: Float64Array.from(points, ({ value }) => value),
    }
  })

describe('fewer points', () => {
  test('are points of the line in its order, no more than asked for, with both ends and both extremes', () => {
    holds(
      fc.property(series, fc.integer({ min: 4, max: 80 }), (line, maxPoints) => {
        const fewer = downsample(line, maxPoints)
        expect(fewer.at.length).toBe(fewer.values.length)
        expect(fewer.at.length).toBeLessThanOrEqual(Math.max(maxPoints, 4))
        const known = new Map(Array.from(line.at, (at, index) => [at, line.values[index]]))
        for (const [index, at] of fewer.at.entries()) expect(fewer.values[index]).toBe(known.get(at))
        expect([...fewer.at]).toEqual([...fewer.at].toSorted((left, right) => left - right))
        if (line.at.length === 0) return
        expect([fewer.at[0], fewer.at.at(-1)]).toEqual([line.at[0], line.at.at(-1)])
        expect(Math.max(...fewer.values)).toBe(Math.max(...line.values))
        expect(Math.min(...fewer.values)).toBe(Math.min(...line.values))
      }),
    )
  })

  test('keep the first, the lowest, the highest and the last of each of so many equal stretches of time', () => {
    holds(
      fc.property(series, fc.integer({ min: 1, max: 80 }), (line, maxPoints) => {
        const fewer = downsample(line, maxPoints)
        if (line.at.length <= Math.max(maxPoints, 4)) {
          expect(fewer).toEqual(line)
          return
        }
        const [first = 0, last = 0] = [line.at[0], line.at.at(-1)]
        const stretches = Math.max(1, Math.floor(maxPoints / 4))
        const width = (last - first) / stretches
        const stretchOf = (at: number) => Math.min(stretches - 1, Math.floor((at - first) / width))
        const points = Array.from(line.at, (at, index) => ({ at, value: line.values[index] ?? 0 }))
        for (const stretch of Map.groupBy(points, ({ at }) => stretchOf(at)).values()) {
          const kept = Array.from(fewer.at, (at, index) => ({ at, value: fewer.values[index] })).filter(({ at }) =>
            stretch.some((point) => point.at === at),
          )
          const values = stretch.map(({ value }) => value)
          expect(kept).toEqual(expect.arrayContaining([stretch[0], stretch.at(-1)]))
          expect(kept.map(({ value }) => value)).toEqual(
            expect.arrayContaining([Math.min(...values), Math.max(...values)]),
          )
          expect(kept.length).toBeLessThanOrEqual(4)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('of points at one instant are still the extremes', () => {
    const line = { at: new Float64Array(50), values: Float64Array.from({ length: 50 }, (_, index) => index) }
    const { values } = downsample(line, 8)
    expect([Math.min(...values), Math.max(...values)]).toEqual([0, 49])
  })
})

test('a moving average is the mean of what lies within the days', () => {
  holds(
    fc.property(series, fc.integer({ min: 1, max: 60 }), (line, days) => {
      const { values } = movingAverage(line, days)
      for (const [index, at] of line.at.entries()) {
        const within = [...line.values].filter((_, other) => {
          const age = at - (line.at[other] ?? 0)
          return age >= 0 && age < days * DAY_MS
        })
        expect(values[index]).toBeCloseTo(within.reduce((sum, value) => sum + value, 0) / within.length, 6)
      }
    }),
    { numRuns: 30 },
  )
})
