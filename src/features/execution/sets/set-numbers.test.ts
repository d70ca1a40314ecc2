import { expect, test } from 'vitest'
import type { SetKind } from '#contract/workout.ts'
import { aSet } from '../../../../tests/builders.ts'
import { numberSets } from './set-numbers.ts'

test('warm-ups and drop sets are counted apart, so that one more does not rename the working sets', () => {
  const kinds: readonly SetKind[] = ['warm-up', 'warm-up', 'working', 'drop', 'drop', 'amrap', 'failure']
  const sets = kinds.map((kind) => aSet({ kind }))
  expect([...numberSets(sets).values()]).toEqual([1, 2, 1, 1, 2, 2, 3])
})
