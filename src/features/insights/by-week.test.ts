import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/time/session-day.ts'
import { completedWeeks, weekSums } from './by-week.ts'

const weeksOf = (count: number) => Array.from({ length: count }, (_, place) => addDays('2020-01-06', 7 * place))

describe('the sums of weeks', () => {
  test('are bars, and the current week has one', () => {
    const { look, points } = weekSums(weeksOf(4), Float64Array.of(30, 0, 32, 5), 'UTC')
    expect(look).toBe('bars')
    expect(points.values).toEqual([30, 0, 32, 5])
    expect(points.at).toHaveLength(4)
  })

  test('are a line where they are too many, which ends with the last completed week', () => {
    const { look, points } = weekSums(weeksOf(121), new Float64Array(121).fill(30).with(120, 2), 'UTC')
    expect(look).toBe('line')
    expect(points.at).toHaveLength(120)
    expect(Array.from(points.values)).toEqual(new Array(120).fill(30))
  })

  test('have no points without any', () => {
    expect(weekSums(weeksOf(3), new Float64Array(3), 'UTC').points.at).toHaveLength(0)
    expect(weekSums(weeksOf(3), undefined, 'UTC').points.at).toHaveLength(0)
  })
})

describe('a line over bars', () => {
  test('ends with the last completed week, at noon where the person is', () => {
    const weeks = weeksOf(3)
    expect(completedWeeks(weeks, Float64Array.of(30, 31, 4), 'Pacific/Auckland')).toEqual({
      at: [Date.parse('2020-01-05T23:00:00Z'), Date.parse('2020-01-12T23:00:00Z')],
      values: [30, 31],
    })
  })

  test('has no points in the first week', () => {
    expect(completedWeeks(weeksOf(1), Float64Array.of(4), 'UTC').at).toHaveLength(0)
  })
})
