import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../../tests/support/holds.ts'
import { inOrder } from '../merge/keyed-list.ts'
import { append, insertAt, mapChanged, moveTo, removeById, UNPLACED } from './ordered-list.ts'

const letters = (text: string) =>
  append(
    [],
    [...text].map((id) => ({ id, orderKey: UNPLACED })),
  )
const read = (items: readonly { readonly id: string }[]) => items.map((item) => item.id).join('')

test('added items follow in the given order', () => {
  expect(read(append(letters('abc'), letters('xy')))).toBe('abcxy')
})

test.each([
  ['to the start', 'd', 0, 'dabc'],
  ['to the end', 'a', 3, 'bcda'],
  ['in between', 'a', 2, 'bcad'],
  ['past the end: to the end', 'b', 99, 'acdb'],
  ['before the start: to the start', 'b', -7, 'bacd'],
])('an item moves %s', (_rule, id, index, expected) => {
  expect(read(moveTo(letters('abcd'), id, index))).toBe(expected)
})

test.each([
  ['an unknown item', 'z', 0],
  ['an item that stands there already', 'b', 1],
  ['an index that is no number', 'b', Number.NaN],
])('%s returns the same list', (_rule, id, index) => {
  const list = letters('abcd')
  expect(moveTo(list, id, index)).toBe(list)
})

test('only the moved item gets another key, so that two people can move at once', () => {
  const list = letters('abcd')
  const keys = new Map(list.map((item) => [item.id, item.orderKey]))
  const changed = moveTo(list, 'd', 1).filter((item) => keys.get(item.id) !== item.orderKey)
  expect(read(changed)).toBe('d')
})

test('with equal keys, which two devices can choose, the list gets new keys', () => {
  const list = ['a', 'b', 'c'].map((id) => ({ id, orderKey: 'a0' }))
  const moved = moveTo(list, 'c', 1)
  expect(read(moved)).toBe('acb')
  expect(read(inOrder(moved))).toBe('acb')
})

test('keys that are no fractional indexes, from another program, are replaced', () => {
  const list = ['a', 'b'].map((id, index) => ({ id, orderKey: String(index) }))
  expect(read(inOrder(append(list, [{ id: 'c', orderKey: UNPLACED }])))).toBe('abc')
  expect(read(inOrder(moveTo(list, 'b', 0)))).toBe('ba')
})

test('any moves end at their positions, and keys stay short enough to store', () => {
  const moves = fc.array(fc.record({ item: fc.nat(5), index: fc.nat(5) }), { maxLength: 300, size: 'max' })
  holds(
    fc.property(moves, (taken) => {
      let list = letters('abcdef')
      let model = [...'abcdef']
      for (const { item, index } of taken) {
        const id = [...'abcdef'][item] ?? 'a'
        list = moveTo(list, id, index)
        model = model.filter((other) => other !== id).toSpliced(index, 0, id)
        expect(read(inOrder(list))).toBe(model.join(''))
        expect(Math.max(...list.map((it) => it.orderKey.length))).toBeLessThanOrEqual(200)
      }
    }),
  )
})

test('squeezing into the same spot for ever never outgrows a key', () => {
  let list = letters('abc')
  for (let round = 0; round < 1_000; round++) list = moveTo(list, round % 2 === 0 ? 'c' : 'b', 1)
  expect(Math.max(...list.map((item) => item.orderKey.length))).toBeLessThanOrEqual(100)
})

test('removing and changing nothing returns the same list', () => {
  const list = letters('abc')
  expect(removeById(list, 'z')).toBe(list)
  expect(read(removeById(list, 'b'))).toBe('ac')
  expect(mapChanged(list, (item) => item)).toBe(list)
})

test.each([
  [0, 'xyabc'],
  [1, 'axybc'],
  [3, 'abcxy'],
])('what is put in at %d stands before what was there', (index, expected) => {
  const added = letters('xy').map((item) => ({ ...item, orderKey: UNPLACED }))
  const list = letters('abc')
  const inserted = insertAt(list, added, index)
  expect([read(inserted), read(inOrder(inserted))]).toEqual([expected, expected])
  // The others keep their keys, so that two people can add at once.
  expect(inserted.filter(({ id }) => 'abc'.includes(id))).toEqual(list)
})

test('what is put in between equal keys, or has no room between them, is keyed anew', () => {
  const equal = ['a', 'b'].map((id) => ({ id, orderKey: 'a0' }))
  const between = insertAt(equal, [{ id: 'x', orderKey: UNPLACED }], 1)
  expect([read(between), read(inOrder(between))]).toEqual(['axb', 'axb'])
  let list = letters('az')
  for (let round = 0; round < 400; round++)
    list = insertAt(list, [{ id: `m${round}`, orderKey: UNPLACED }], 1 + (round % 2))
  expect(Math.max(...list.map((item) => item.orderKey.length))).toBeLessThanOrEqual(100)
  expect(list).toEqual(inOrder(list))
})
