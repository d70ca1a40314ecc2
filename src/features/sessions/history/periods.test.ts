import { expect, test } from 'vitest'
import { isSamePeriod, namedPeriods, onlyDayOf } from './periods.ts'

test('four weeks end today, three months take in the one that is under way, years are those of the calendar', () => {
  const periods = Object.fromEntries(namedPeriods('2026-01-20').map(({ name, period }) => [name, period]))
  expect(periods).toEqual({
    any: { from: null, to: null },
    fourWeeks: { from: '2025-12-24', to: null },
    threeMonths: { from: '2025-11-01', to: null },
    thisYear: { from: '2026-01-01', to: null },
    lastYear: { from: '2025-01-01', to: '2025-12-31' },
  })
})

test('a period of one day is that day', () => {
  expect(onlyDayOf({ from: '2026-01-20', to: '2026-01-20' })).toBe('2026-01-20')
  expect(onlyDayOf({ from: '2026-01-20', to: null })).toBeNull()
  expect(onlyDayOf({ from: null, to: null })).toBeNull()
})

test('periods are the same where both ends are', () => {
  expect(isSamePeriod({ from: null, to: null }, { from: null, to: null })).toBe(true)
  expect(isSamePeriod({ from: '2026-01-20', to: null }, { from: '2026-01-20', to: '2026-01-20' })).toBe(false)
})
