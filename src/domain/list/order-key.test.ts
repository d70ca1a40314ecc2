import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderKey } from '#contract/document.ts'
import { holds } from '../../../tests/support/holds.ts'
import { orderKeyBetween, orderKeyForMove, orderKeysAfter } from './order-key.ts'

const listOf = (count: number) => orderKeysAfter(null, count).map((key, index) => ({ id: `id${index}`, orderKey: key }))

test('keys after another one ascend, and the contract stores them', () => {
  holds(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 100 }), (length, count) => {
      const last = orderKeysAfter(null, length).at(-1) ?? null
      const keys = [...(last === null ? [] : [last]), ...orderKeysAfter(last, count)]
      expect(keys).toEqual(keys.toSorted())
      expect(new Set(keys).size).toBe(keys.length)
      for (const key of keys) expect(orderKey.safeParse(key).success).toBe(true)
    }),
  )
})

test('a key between two others sorts between them; null is the end on that side', () => {
  holds(
    fc.property(fc.integer({ min: 2, max: 50 }), fc.nat(48), (length, at) => {
      const keys = orderKeysAfter(null, length)
      const [before, behind] = [keys[at % (length - 1)] ?? '', keys[(at % (length - 1)) + 1] ?? '']
      const between = orderKeyBetween(before, behind)
      expect(before < between && between < behind).toBe(true)
      expect(orderKeyBetween(null, before) < before).toBe(true)
      expect(orderKeyBetween(before, null) > before).toBe(true)
    }),
  )
})

test('between two equal keys there is none: the key itself, and the id decides', () => {
  expect(orderKeyBetween('a1', 'a1')).toBe('a1')
})

test('a moved item gets a key that puts it at the index', () => {
  holds(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(11), fc.nat(11), (length, from, to) => {
      const list = listOf(length)
      const id = `id${from % length}`
      const key = orderKeyForMove(list, id, to % length)
      const moved = list.map((item) => (item.id === id ? { ...item, orderKey: key } : item))
      const order = moved.toSorted((left, right) => (left.orderKey < right.orderKey ? -1 : 1)).map((item) => item.id)
      expect(order.indexOf(id)).toBe(to % length)
    }),
  )
})
