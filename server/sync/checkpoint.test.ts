import { expect, test } from 'vitest'
import { seqToReadFrom, writeCheckpoint } from './checkpoint.ts'

const head = { epoch: '0123456789abcdef', seq: 7 }

test('a checkpoint leads back to where it was made', () => {
  expect(seqToReadFrom(writeCheckpoint({ ...head, seq: 5 }), head)).toBe(5)
  expect(seqToReadFrom(writeCheckpoint(head), head)).toBe(7)
})

test('without one, everything is read', () => {
  expect(seqToReadFrom(undefined, head)).toBe(0)
})

test.each([
  ['', 'CHECKPOINT_INVALID'],
  ['7', 'CHECKPOINT_INVALID'],
  ['0123456789abcdef', 'CHECKPOINT_INVALID'],
  ['0123456789abcdef.-1', 'CHECKPOINT_INVALID'],
  ['0123456789abcdef.1e3', 'CHECKPOINT_INVALID'],
  ['0123456789abcdef.9999999999999999', 'CHECKPOINT_INVALID'],
  ["0123456789abcdef.1' OR 1=1", 'CHECKPOINT_INVALID'],
  ['0123456789abcdef.8', 'CHECKPOINT_UNKNOWN'],
  ['fedcba9876543210.7', 'CHECKPOINT_UNKNOWN'],
])('%j is refused as %s', (checkpoint, code) => {
  expect(() => seqToReadFrom(checkpoint, head)).toThrow(expect.objectContaining({ code }))
})
