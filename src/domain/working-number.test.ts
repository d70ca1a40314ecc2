import { expect, test } from 'vitest'
import { workingNumber } from './working-number.ts'

test('warm-ups do not count, whatever they stand between', () => {
  const sets = (['warm-up', 'working', 'warm-up', 'amrap'] as const).map((kind) => ({ kind }))
  expect(sets.map((_set, place) => workingNumber(sets, place))).toEqual([0, 1, 1, 2])
})
