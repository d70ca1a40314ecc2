import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storageFault } from './storage-fault.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

test.each([
  ['plain values', { name: 'Bench', reps: [5, 5, 5], note: null, done: true }],
  ['emoji and accents', { note: '💪 supino até à falha' }],
  ['a key that is only like a dangerous one', { proto: 1, constructor: 'x', prototype: {} }],
  ['as deep as is allowed', nested(32)],
])('%s can be stored', (_case, value) => {
  expect(storageFault(value)).toBeUndefined()
})

test.each([
  ['NUL', { a: { b: 'x\u0000' } }, 'a.b'],
  ['a lone surrogate', { a: ['\ud800'] }, 'a.0'],
  ['NUL in a key', { a: { 'x\u0000': 1 } }, 'a'],
  ['a lone surrogate in a key', { '\udc00': 1 }, ''],
  ['__proto__', JSON.parse('{"a":{"__proto__":{"admin":true}}}'), 'a'],
  ['a number beyond all', JSON.parse('{"a":1e999}'), 'a'],
  ['too deep a nest', { a: nested(33) }, `a${'.0'.repeat(31)}`],
])('%s cannot, and the path says where', (_case, value, path) => {
  expect(storageFault(value)?.path).toBe(path)
})

test('a nest of any depth is found, not fallen into', () => {
  expect(storageFault(nested(500_000))?.message).toBe('is nested too deeply')
})

test('any accepted value survives JSON unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(storageFault(value) === undefined)
      expect(JSON.stringify(JSON.parse(JSON.stringify(value)))).toBe(JSON.stringify(value))
    }),
  )
})
