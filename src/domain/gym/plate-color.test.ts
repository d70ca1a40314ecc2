import { expect, test } from 'vitest'
import type { WeightUnit } from '#contract/quantity.ts'
import { plateColor } from './plate-color.ts'

test.each<[WeightUnit, readonly number[], readonly string[]]>([
  ['kg', [25, 20, 15, 10, 5, 2.5, 1.25], ['red', 'blue', 'yellow', 'green', 'white', 'steel', 'steel']],
  ['lb', [55, 45, 35, 25, 10, 5, 2.5], ['red', 'blue', 'yellow', 'green', 'white', 'steel', 'steel']],
])('plates in %s have the colors of a competition', (unit, values, colors) => {
  expect(values.map((value) => plateColor({ value, unit }))).toEqual(colors)
})
