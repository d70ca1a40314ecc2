import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DistanceUnit, WeightUnit } from '#contract/quantity.ts'
import { holds } from '../../tests/support/holds.ts'
import {
  convertDistance,
  convertLength,
  convertWeight,
  parseDecimal,
  parseWeight,
  roundForDisplay,
  shownLoad,
} from './units.ts'

/** Loads as people type them: up to two decimals. */
const typed = fc.integer({ min: 0, max: 500_000 }).map((hundredths) => hundredths / 100)
const weightUnit = fc.constantFrom<WeightUnit>('kg', 'lb')
const distanceUnit = fc.constantFrom<DistanceUnit>('m', 'km', 'mi', 'yd')

describe('converting', () => {
  test.each([
    [1, 'lb', 'kg', 0.45359237],
    [100, 'lb', 'kg', 45.359237],
    [45.359237, 'kg', 'lb', 100],
  ] as const)('%d %s are exactly so many %s', (value, unit, to, expected) => {
    expect(convertWeight({ value, unit }, to)).toBe(expected)
  })

  test.each([
    [1, 'mi', 'm', 1_609.344],
    [1, 'yd', 'm', 0.9144],
    [5, 'km', 'm', 5_000],
    [42_195, 'm', 'km', 42.195],
  ] as const)('%d %s are exactly so many %s', (value, unit, to, expected) => {
    expect(convertDistance({ value, unit }, to)).toBe(expected)
  })

  test('an inch is 2.54 cm', () => {
    expect(convertLength(1, 'in', 'cm')).toBe(2.54)
    expect(convertLength(100, 'cm', 'cm')).toBe(100)
  })

  test('a load in its own unit is exactly what was entered', () => {
    holds(
      fc.property(fc.double({ min: 0, max: 5_000, noNaN: true }), weightUnit, (value, unit) => {
        expect(convertWeight({ value, unit }, unit)).toBe(value)
      }),
    )
  })

  test('a value typed in one unit, converted and back, is unchanged', () => {
    holds(
      fc.property(typed, weightUnit, weightUnit, (value, unit, shown) => {
        const there = convertWeight({ value, unit }, shown)
        expect(roundForDisplay(convertWeight({ value: there, unit: shown }, unit))).toBe(value)
      }),
      { numRuns: 1_000 },
    )
    holds(
      fc.property(typed, distanceUnit, distanceUnit, (value, unit, shown) => {
        const there = convertDistance({ value, unit }, shown)
        expect(roundForDisplay(convertDistance({ value: there, unit: shown }, unit))).toBe(value)
      }),
      { numRuns: 1_000 },
    )
  })

  test('a heavier load is heavier in any unit', () => {
    holds(
      fc.property(typed, typed, weightUnit, weightUnit, (left, right, unit, shown) => {
        fc.pre(left < right)
        expect(convertWeight({ value: left, unit }, shown)).toBeLessThan(convertWeight({ value: right, unit }, shown))
      }),
    )
  })
})

test.each([
  [102.500_000_000_01, 2, 102.5],
  [1.005, 2, 1.01],
  [45.359_237, 1, 45.4],
  [44.092_452, 2, 44.09],
  [0.1 + 0.2, 2, 0.3],
  [99.995, 2, 100],
  [7, 0, 7],
])('%d rounded to %i decimals reads %d', (value, decimals, expected) => {
  expect(roundForDisplay(value, decimals)).toBe(expected)
})

describe('reading a typed number', () => {
  test.each([
    ['100', 100],
    ['102,5', 102.5],
    ['102.5', 102.5],
    [' 60 ', 60],
    ['+5', 5],
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    [',5', 0.5],
    ['.5', 0.5],
    ['5,', 5],
    ['1.234,5', 1_234.5],
    ['1,234.5', 1_234.5],
    ['1.000.000,0', 1_000_000],
    ['1,000,000.0', 1_000_000],
    ['12,345.67', 12_345.67],
  ])('%j says %d', (text, value) => {
    expect(parseDecimal(text)).toEqual({ ok: true, value })
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['NaN', 'not-a-number'],
    [',', 'not-a-number'],
    ['-', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1,5kg', 'not-a-number'],
    ['1 5', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['12.34,5', 'not-a-number'],
    ['12,34.5', 'not-a-number'],
    ['1,234.5kg', 'not-a-number'],
    ['1.234,5kg', 'not-a-number'],
    ['a1,234.5', 'not-a-number'],
    ['a1.234,5', 'not-a-number'],
    ['1234,567.8', 'not-a-number'],
    ['1234.567,8', 'not-a-number'],
    ['kg5', 'not-a-number'],
    ['-5', 'negative'],
    ['\u22122,5', 'negative'],
    ['1000001', 'too-large'],
    ['9'.repeat(400), 'too-large'],
  ])('%j is refused as %s', (text, reason) => {
    expect(parseDecimal(text)).toEqual({ ok: false, reason })
  })

  test('comma and point mean the same, whatever the number', () => {
    holds(
      fc.property(typed, (value) => {
        expect(parseDecimal(String(value))).toEqual({ ok: true, value })
        expect(parseDecimal(String(value).replace('.', ','))).toEqual({ ok: true, value })
      }),
    )
  })

  test('any text is parsed or refused, and a parsed number can be stored', () => {
    holds(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9., ]*$/)), (text) => {
        const parsed = parseDecimal(text)
        if (!parsed.ok) return
        expect(parsed.value).toBeGreaterThanOrEqual(0)
        expect(parsed.value).toBeLessThanOrEqual(1_000_000)
      }),
      { numRuns: 2_000 },
    )
  })

  test('a load keeps the unit it was typed in, and has its own limit', () => {
    expect(parseWeight('102,5', 'lb')).toEqual({ ok: true, weight: { value: 102.5, unit: 'lb' } })
    expect(parseWeight('5001', 'kg')).toEqual({ ok: false, reason: 'too-large' })
    expect(parseWeight('', 'kg')).toEqual({ ok: false, reason: 'empty' })
  })
})

test.each([
  [0.25, 0.25],
  [102.25, 102.25],
  [129.81, 129.8],
  [132.277, 132.3],
  [3_024_716.4, 3_024_716],
  [8_995.25, 8_995],
  [99.9999, 100],
])('a load of %d is shown as %d', (value, shown) => {
  expect(shownLoad(value)).toBe(shown)
})

test.each([
  ['８２．５', 82.5],
  ['٨٢٫٥', 82.5],
  ['82,5 kg', 82.5],
  ['82.5KGS', 82.5],
  ['1 234,5', 1_234.5],
  ['1\u00a0234', 1_234],
])('%j kilograms are read', (text, value) => {
  expect(parseDecimal(text, 'kg')).toEqual({ ok: true, value })
})

test.each(['12 34', '82,5 stone', '82,5 lb', 'kg', '1 23 456'])('%j is no number of kilograms', (text) => {
  expect(parseDecimal(text, 'kg').ok).toBe(false)
})

test('a weight in another unit than the field’s is one of that unit', () => {
  expect(parseWeight('185 lbs', 'kg')).toEqual({ ok: true, weight: { value: 185, unit: 'lb' } })
  expect(parseWeight('82,5 kg', 'lb')).toEqual({ ok: true, weight: { value: 82.5, unit: 'kg' } })
  expect(parseWeight('82,5', 'lb')).toEqual({ ok: true, weight: { value: 82.5, unit: 'lb' } })
})
