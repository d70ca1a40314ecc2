import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EntryKey, type EntryRule, entryOf, type KeypadEntry, numberIn, pressKey } from './keypad-entry.ts'

const WEIGHT: EntryRule = { as: 'number', decimals: 2, max: 5_000 }
const REPS: EntryRule = { as: 'number', decimals: 0, max: 9_999 }
const TIME: EntryRule = { as: 'clock', decimals: 0, max: 86_400 }

/** Types as a person would: digits, a comma or a point, `<` for backspace. */
function type(text: string, rule: EntryRule, from: KeypadEntry = entryOf(null, rule)): KeypadEntry {
  return [...text].reduce((entry, character) => pressKey(entry, keyOf(character), rule), from)
}

function keyOf(character: string): EntryKey {
  if (character === '<') return { type: 'backspace' }
  return character === ',' || character === '.' ? { type: 'decimal' } : { type: 'digit', digit: Number(character) }
}

test.each([
  ['102,5', WEIGHT, 102.5],
  ['102.5', WEIGHT, 102.5],
  [',5', WEIGHT, 0.5],
  ['61,25', WEIGHT, 61.25],
  ['61,255', WEIGHT, 61.25],
  ['1,2,5', WEIGHT, 1.25],
  ['007', REPS, 7],
  ['8,5', REPS, 85],
  ['12<', REPS, 1],
  ['1<', REPS, null],
  ['', REPS, null],
  ['50001', WEIGHT, 5_000],
  ['45', TIME, 45],
  ['90', TIME, 90],
  ['130', TIME, 90],
  ['10000', TIME, 3_600],
] as const)('%s typed is %s', (text, rule, value) => {
  expect(numberIn(type(text, rule), rule)).toBe(value)
})

describe('a value that was there before', () => {
  test('is replaced by the first digit', () => {
    expect(numberIn(type('8', WEIGHT, entryOf(102.5, WEIGHT)), WEIGHT)).toBe(8)
  })

  test('is shortened by backspace, not thrown away', () => {
    expect(numberIn(type('<', WEIGHT, entryOf(102, WEIGHT)), WEIGHT)).toBe(10)
  })

  test('is what steps count from', () => {
    const up = pressKey(entryOf(102.5, WEIGHT), { type: 'step', by: 2.5, from: 20 }, WEIGHT)
    expect(numberIn(up, WEIGHT)).toBe(105)
  })
})

test('an empty field steps from what is suggested in it', () => {
  const up = pressKey(entryOf(null, WEIGHT), { type: 'step', by: 2.5, from: 60 }, WEIGHT)
  expect(numberIn(up, WEIGHT)).toBe(62.5)
})

test('a step ends at nothing and at the most the field holds', () => {
  const down = pressKey(entryOf(1, WEIGHT), { type: 'step', by: -2.5, from: null }, WEIGHT)
  const up = pressKey(entryOf(4_999, WEIGHT), { type: 'step', by: 2.5, from: null }, WEIGHT)
  expect([numberIn(down, WEIGHT), numberIn(up, WEIGHT)]).toEqual([0, 5_000])
})

const rules = fc.constantFrom(WEIGHT, REPS, TIME)
const keys: fc.Arbitrary<EntryKey> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 9 }).map((digit): EntryKey => ({ type: 'digit', digit })) },
  { weight: 2, arbitrary: fc.constant<EntryKey>({ type: 'decimal' }) },
  { weight: 2, arbitrary: fc.constant<EntryKey>({ type: 'backspace' }) },
  fc.constant<EntryKey>({ type: 'clear' }),
  fc
    .record({ by: fc.constantFrom(-5, -2.5, -0.5, 0.5, 1, 2.5, 5, 50), from: fc.constantFrom(null, 0, 60) })
    .map((step): EntryKey => ({ type: 'step', ...step })),
)

test('any keys in any order give a valid number, or none', () => {
  fc.assert(
    fc.property(rules, fc.array(keys, { maxLength: 30 }), (rule, pressed) => {
      let entry = entryOf(null, rule)
      for (const key of pressed) {
        entry = pressKey(entry, key, rule)
        const value = numberIn(entry, rule)
        if (value === null) continue
        expect(Number.isFinite(value)).toBe(true)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(rule.max)
        expect(Math.round(value * 10 ** rule.decimals) / 10 ** rule.decimals).toBe(value)
      }
    }),
  )
})

test('typing a value gives that value, whatever was there', () => {
  const values = fc.integer({ min: 0, max: 500_000 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(values, fc.constantFrom(',', '.'), fc.option(values), (value, separator, before) => {
      const text = String(value).replace('.', separator)
      expect(numberIn(type(text, WEIGHT, entryOf(before, WEIGHT)), WEIGHT)).toBe(value)
    }),
  )
})

test('a time shown in a field reads back as the same time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
      expect(numberIn(entryOf(seconds, TIME), TIME)).toBe(seconds)
    }),
  )
})
