import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['82,4', 82.4],
  ['82.45', 82.45],
  [' 82 ', 82],
  ['1000', 1_000],
])('%s is a measurement', (text, value) => {
  expect(readAmount(text, 'kg')).toEqual({ ok: true, amount: { value, unit: 'kg' } })
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['eighty', 'not-a-number'],
  ['8,2,4', 'not-a-number'],
  ['0', 'not-above-nought'],
  ['-3', 'not-above-nought'],
  ['1000,1', 'too-large'],
  ['99999999', 'too-large'],
])('“%s” is %s', (text, problem) => {
  expect(readAmount(text, 'kg')).toEqual({ ok: false, problem })
})
