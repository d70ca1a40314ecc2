import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../time/instant.ts'
import { type Attempt, runningBest, splitAttempts } from './best-line.ts'

const FIRST = 20_000

/** One session every so many days. */
function everyDays(days: number, values: readonly number[], deloads: readonly number[] = []): readonly Attempt[] {
  return values.map((value, index) => ({
    at: (FIRST + index * days) * DAY_MS,
    value,
    isDeload: deloads.includes(index),
  }))
}

const split = (attempts: readonly Attempt[], better: 'higher' | 'lower' = 'higher') => {
  const { full, light } = splitAttempts(attempts, better)
  return { full: [...full.values], light: [...light.values] }
}

describe('a light session', () => {
  test('lies below 85 % of the best of the eight weeks before', () => {
    expect(split(everyDays(7, [100, 84.9, 85, 101]))).toEqual({ full: [100, 85, 101], light: [84.9] })
  })

  test('is a deload of any size, unless it reaches the best all the same', () => {
    expect(split(everyDays(7, [100, 95, 100, 104], [1, 2, 3]))).toEqual({ full: [100, 100, 104], light: [95] })
  })

  test('is no measure for the next one', () => {
    // 75 is more than 85 % of 80, which is light itself.
    expect(split(everyDays(7, [100, 80, 75, 70]))).toEqual({ full: [100], light: [80, 75, 70] })
  })

  test('is no longer light once its level has lasted for eight weeks', () => {
    expect(split(everyDays(14, [100, 80, 80, 80, 80, 79]))).toEqual({ full: [100, 80, 79], light: [80, 80, 80] })
  })

  test('is not the first one after a break of eight weeks', () => {
    expect(split(everyDays(56, [100, 70, 72]))).toEqual({ full: [100, 70, 72], light: [] })
    expect(split(everyDays(55, [100, 70]))).toEqual({ full: [100], light: [70] })
  })

  test('is not one that slowly declines', () => {
    expect(split(everyDays(7, [100, 95, 90, 86])).light).toEqual([])
  })

  test('of an exercise where less is better is only a deload', () => {
    expect(split(everyDays(7, [2, 10, 12], [2]), 'lower')).toEqual({ full: [2, 10], light: [12] })
    expect(split(everyDays(7, [10, 10], [1]), 'lower').full).toEqual([10, 10])
  })

  test('needs a value, as every session does', () => {
    expect(split(everyDays(7, [100, Number.NaN, 90]))).toEqual({ full: [100, 90], light: [] })
    expect(split([])).toEqual({ full: [], light: [] })
  })
})

test('the best of 28 days is at each session that of the four weeks up to it', () => {
  const { full } = splitAttempts(everyDays(14, [100, 96, 95, 94, 99]), 'higher')
  expect([...runningBest(full, 'higher').values]).toEqual([100, 100, 96, 95, 99])
  expect([...runningBest(full, 'lower').values]).toEqual([100, 96, 95, 94, 94])
  expect([...runningBest(full, 'higher').at]).toEqual([...full.at])
})
