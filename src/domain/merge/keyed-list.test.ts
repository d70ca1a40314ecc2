import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { inOrder, isKeyedList } from './keyed-list.ts'

const item = fc.record(
  { id: fc.constantFrom('a', 'b', 'c', 'd'), orderKey: fc.constantFrom('a0', 'a1', 'Zz') },
  { requiredKeys: ['id'] },
)
const items = fc.uniqueArray(item, { selector: (it) => it.id })

test('the order does not depend on the order things came in', () => {
  holds(
    fc.property(items, (list) => {
      expect(inOrder(list.toReversed())).toEqual(inOrder(list))
      expect(inOrder(inOrder(list))).toEqual(inOrder(list))
    }),
  )
})

test('by order key as plain text, equal keys by id, and without a key behind the others', () => {
  const list = [{ id: 'x' }, { id: 'c', orderKey: 'a0' }, { id: 'b', orderKey: 'a0' }, { id: 'z', orderKey: 'Zz' }]
  expect(inOrder<{ id: string; orderKey?: string }>(list).map((it) => it.id)).toEqual(['z', 'b', 'c', 'x'])
})

test('a member without a key, or with one that is no text, is behind the others even where its id is first', () => {
  const [keyless, numbered, placed] = [{ id: 'a' }, { id: 'b', orderKey: 5 }, { id: 'c', orderKey: '9' }]
  expect(inOrder([keyless, placed])).toEqual([placed, keyless])
  expect(inOrder([placed, keyless])).toEqual([placed, keyless])
  expect(inOrder([numbered, placed])).toEqual([placed, numbered])
  expect(inOrder([placed, numbered])).toEqual([placed, numbered])
})

test.each([
  ['an empty list', [], true],
  ['members with ids', [{ id: 'a' }, { id: 'b', reps: 5 }], true],
  ['a member without', [{ id: 'a' }, {}], false],
  ['an id that is no text', [{ id: 1 }], false],
  ['plain words', ['chest', 'back'], false],
  ['lists of lists', [[{ id: 'a' }]], false],
  ['no list', { id: 'a' }, false],
  ['null', null, false],
])('members can be told apart: %s', (_what, value, expected) => {
  expect(isKeyedList(value)).toBe(expected)
})
