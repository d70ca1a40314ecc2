import { expect, test } from 'vitest'
import type { SetFacts } from './questions.ts'
import { previousRecordText, type RecordWords, recordText } from './record-text.ts'

const words: RecordWords = {
  load: (value) => `${value} kg`,
  reps: (count) => `${count} reps`,
  distance: (metres) => `${metres} m`,
  set: ({ weight, reps }) => `${weight?.value} ${weight?.unit} × ${reps}`,
}
const set: SetFacts = {
  weight: { value: 225, unit: 'lb' },
  reps: 8,
  seconds: null,
  distance: null,
  repsInReserve: null,
}

test.each([
  ['heaviest', 120, '120 kg'],
  ['one-rep-max', 140.5, '140.5 kg'],
  ['session-volume', 4_000, '4000 kg'],
  ['best-set', 816, '225 lb × 8'],
  ['reps-at-weight', 8, '225 lb × 8'],
  ['most-reps', 20, '20 reps'],
  ['longest', 95, '1:35'],
  ['farthest', 5_000, '5000 m'],
] as const)('%s of %d reads %s', (kind, value, text) => {
  expect(recordText({ kind, value, set }, words)).toBe(text)
})

test('a record of before is in the same measure', () => {
  expect(previousRecordText({ kind: 'longest', previous: 60 }, words)).toBe('1:00')
  expect(previousRecordText({ kind: 'reps-at-weight', previous: 6 }, words)).toBe('6 reps')
})

test('a first record has nothing before it, and of a set the volume alone would say nothing', () => {
  expect(previousRecordText({ kind: 'heaviest', previous: null }, words)).toBeNull()
  expect(previousRecordText({ kind: 'best-set', previous: 700 }, words)).toBeNull()
})
