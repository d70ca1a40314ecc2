import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('items are grouped in their order, and groups in the order of their first items', () => {
  const groups = groupBy(['squat', 'bench', 'snatch'], (name) => name.charAt(0))
  expect([...groups]).toEqual([
    ['s', ['squat', 'snatch']],
    ['b', ['bench']],
  ])
})

test('a key may be undefined or not a number, and no items make no groups', () => {
  expect([...groupBy([undefined, Number.NaN, undefined, Number.NaN], (item) => item)]).toEqual([
    [undefined, [undefined, undefined]],
    [Number.NaN, [Number.NaN, Number.NaN]],
  ])
  expect(groupBy([], String).size).toBe(0)
})
