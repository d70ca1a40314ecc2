import { expect, test } from 'vitest'
import type { EntryRule } from './keypad-entry.ts'
import { decimalMark, typedText } from './typed-text.ts'

const WEIGHT: EntryRule = { as: 'number', decimals: 2, max: 5_000 }
const TIME: EntryRule = { as: 'clock', decimals: 0, max: 86_400 }

test.each([
  ['pt-BR', ','],
  ['es-ES', ','],
  ['en-US', '.'],
])('%s writes its fractions with %s', (locale, mark) => {
  expect(decimalMark(locale)).toBe(mark)
})

test.each([
  ['', WEIGHT, true, ''],
  ['102.', WEIGHT, false, '102,'],
  ['102.5', WEIGHT, false, '102,5'],
  ['5', TIME, false, '0:05'],
  ['90', TIME, false, '0:90'],
  ['130', TIME, false, '1:30'],
  ['0326', TIME, false, '3:26'],
  ['0', TIME, false, '0:00'],
  ['10000', TIME, false, '1:00:00'],
  ['90', TIME, true, '1:30'],
] as const)('%s is shown as it was typed', (text, rule, isFresh, shown) => {
  expect(typedText({ text, isFresh }, rule, ',')).toBe(shown)
})
