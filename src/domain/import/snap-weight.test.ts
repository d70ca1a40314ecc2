import { expect, test } from 'vitest'
import { asPounds, looksLikePounds, snapWeight } from './snap-weight.ts'

test.each([
  ['a step stays', 82.5, 'kg', 82.5, 'kg'],
  ['a quarter stays', 20.25, 'lb', 20.25, 'lb'],
  ['binary noise goes', 74.99999999999999, 'kg', 75, 'kg'],
  ['noise of a conversion goes', 20.0019, 'kg', 20, 'kg'],
  ['more than noise stays', 20.0021, 'kg', 20.0021, 'kg'],
  ['noise near nothing is a load', 0.001, 'kg', 0.001, 'kg'],
  ['noise in the thirteenth digit goes', 22.700000000000003, 'kg', 22.7, 'kg'],
  ['a load between two steps stays', 22.7, 'kg', 22.7, 'kg'],
  ['noise in lb goes', 99.9999, 'lb', 100, 'lb'],
  ['lb that were entered in kg are kg', 77.16, 'lb', 35, 'kg'],
  ['lb that were cut off are kg', 44.09, 'lb', 20, 'kg'],
  ['lb that are neither stay', 77.3, 'lb', 77.3, 'lb'],
  ['lb that are nearly kg stay', 77.18, 'lb', 77.18, 'lb'],
  ['without a unit nothing is known of kg', 77.16, null, 77.16, null],
  ['kg are not taken for lb', 77.16, 'kg', 77.16, 'kg'],
] as const)('%s', (_, value, unit, expected, expectedUnit) => {
  expect(snapWeight({ value, unit })).toEqual({ value: expected, unit: expectedUnit })
})

test.each([
  [45.359237, 100],
  [6.80388555, 15],
  [45.36, 100],
  [2.27, 5],
  [20, 44.09],
  [100, 220.46],
])('%d kg are %d lb', (kilograms, pounds) => {
  expect(asPounds(kilograms)).toBe(pounds)
})

test.each([
  [45.359237, true],
  [6.80388555, true],
  [20.41, true],
  [0.226796185, true],
  [20, false],
  [22.7, false],
  [45.2, false],
  // 220.46 lb are none that anybody loads.
  [100, false],
])('%d kg were lifted in lb: %s', (kilograms, isLikely) => {
  expect(looksLikePounds(kilograms)).toBe(isLikely)
})
