import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { User } from '#contract/user.ts'
import { aUser } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { type BodyUnits, bodyRange, changeOf, draftOf, problemsOf } from './profile-draft.ts'

const METRIC: BodyUnits = { weightUnit: 'kg', lengthUnit: 'cm' }
const IMPERIAL: BodyUnits = { weightUnit: 'lb', lengthUnit: 'in' }
const TODAY = '2026-03-02'

const draft = (facts: Partial<User> = {}, units = METRIC) => draftOf(aUser(facts), units, String)

test('a form that was not touched changes nothing, whatever was rounded for it', () => {
  holds(
    fc.property(
      fc.double({ min: 20, max: 500, noNaN: true }),
      fc.double({ min: 50, max: 275, noNaN: true }),
      fc.constantFrom(METRIC, IMPERIAL),
      (weightKg, heightCm, units) => {
        const shown = draft({ weightKg, heightCm }, units)
        expect(changeOf(shown, shown, units)).toEqual({})
      },
    ),
  )
})

test('values typed in pounds and inches are stored exactly, in kilograms and centimetres', () => {
  const shown = draft({}, IMPERIAL)
  expect(changeOf(shown, { ...shown, weight: '180', height: '71' }, IMPERIAL)).toEqual({
    weightKg: 180 * 0.45359237,
    heightCm: 71 * 2.54,
  })
  const stored = draft({ weightKg: 180 * 0.45359237, heightCm: 71 * 2.54 }, IMPERIAL)
  expect([stored.weight, stored.height]).toEqual(['180', '71'])
})

test.each(["5'11", '5’11”', '5′ 11″', '5\' 11"'])('%s is 71 inches', (height) => {
  expect(changeOf(draft(), { ...draft(), height }, IMPERIAL)).toEqual({ heightCm: 71 * 2.54 })
  expect(problemsOf({ ...draft(), height }, METRIC, TODAY)).toEqual({ height: 'notANumber' })
})

test.each([
  ["5'", 60],
  ["5'1,5", 61.5],
  ["5'1.5", 61.5],
  ["6 ' 0", 72],
  ['71', 71],
  [' 5\'11" ', 71],
])('%s is %d inches too', (height, inches) => {
  expect(changeOf(draft(), { ...draft(), height }, IMPERIAL).heightCm).toBeCloseTo(inches * 2.54, 9)
  expect(problemsOf({ ...draft(), height }, IMPERIAL, TODAY)).toEqual({})
})

test.each(["5'111", "55'1", "5'11x", "x5'11", "'11"])('%s is no height', (height) => {
  expect(problemsOf({ ...draft(), height }, IMPERIAL, TODAY)).toEqual({ height: 'notANumber' })
})

test('the form shows what is known, to a tenth, and nothing for what is not', () => {
  expect(draft()).toEqual({
    name: 'Ana',
    dateOfBirth: '',
    gender: '',
    weight: '',
    height: '',
    experienceLevel: '',
    goals: [],
    limitations: '',
  })
  const facts = {
    dateOfBirth: '1990-04-27',
    gender: 'female',
    weightKg: 64.26,
    heightCm: 170.04,
    experienceLevel: 'advanced',
    goals: ['strength'],
    limitations: 'knee',
  } as const
  expect(draft({ ...facts, goals: ['strength'] })).toEqual({
    name: 'Ana',
    dateOfBirth: '1990-04-27',
    gender: 'female',
    weight: '64.3',
    height: '170',
    experienceLevel: 'advanced',
    goals: ['strength'],
    limitations: 'knee',
  })
})

test('what is changed is kept without the blanks around it, and nothing else is', () => {
  const said = {
    name: ' Ana Lima ',
    dateOfBirth: '1990-04-27',
    gender: 'female',
    experienceLevel: 'beginner',
    goals: ['strength', 'health'],
    limitations: ' left knee ',
  } as const
  expect(changeOf(draft(), { ...draft(), ...said } as ReturnType<typeof draft>, METRIC)).toEqual({
    ...said,
    name: 'Ana Lima',
    limitations: 'left knee',
  })
  expect(changeOf(draft(), { ...draft(), name: 'Ana Lima' }, METRIC)).toEqual({ name: 'Ana Lima' })
})

test.each([
  ['weight', METRIC, { least: 20, most: 500 }],
  ['height', METRIC, { least: 50, most: 275 }],
  // 20 kg is 44.1 lb and 500 kg 1102.3; 50 cm is 19.7 inches and 275 cm 108.3.
  ['weight', IMPERIAL, { least: 45, most: 1_102 }],
  ['height', IMPERIAL, { least: 20, most: 108 }],
] as const)('a %s has both its bounds taken, in %j', (field, units, range) => {
  expect(bodyRange(field, units)).toEqual(range)
  for (const value of [range.least, range.most])
    expect(problemsOf({ ...draft(), [field]: String(value) }, units, TODAY)).toEqual({})
  for (const value of [range.least - 1, range.most + 1])
    expect(problemsOf({ ...draft(), [field]: String(value) }, units, TODAY)).toEqual({ [field]: 'outOfRange' })
})

test('a comma is a decimal mark', () => {
  expect(changeOf(draft(), { ...draft(), weight: '82,5' }, METRIC)).toEqual({ weightKg: 82.5 })
})

test('a cleared field is removed', () => {
  const full = draft({ weightKg: 80, dateOfBirth: '1990-04-27', gender: 'male', experienceLevel: 'advanced' })
  const emptied = { ...full, weight: '', dateOfBirth: '', gender: '', experienceLevel: '' } as const
  expect(changeOf(full, emptied, METRIC)).toEqual({
    weightKg: null,
    dateOfBirth: null,
    gender: null,
    experienceLevel: null,
  })
})

test.each([
  ['name', ' ', 'nameMissing'],
  ['name', 'a'.repeat(201), 'tooLong'],
  ['dateOfBirth', '2026-03-03', 'dateInFuture'],
  ['dateOfBirth', '1899-12-31', 'dateInvalid'],
  ['dateOfBirth', '2025-13-01', 'dateInvalid'],
  ['dateOfBirth', '2025-1-1', 'dateInvalid'],
  ['dateOfBirth', '2025-01-011', 'dateInvalid'],
  ['dateOfBirth', '+2025-01-01', 'dateInvalid'],
  ['weight', 'eighty', 'notANumber'],
  ['weight', '-80', 'notANumber'],
  ['weight', '19', 'outOfRange'],
  ['weight', '501', 'outOfRange'],
  ['height', '1.80', 'outOfRange'],
  ['limitations', 'a'.repeat(2001), 'tooLong'],
] as const)('%s "%s" is refused', (field, text, problem) => {
  expect(problemsOf({ ...draft(), [field]: text }, METRIC, TODAY)).toEqual({ [field]: problem })
})

test('a profile with only a name is valid', () => {
  expect(problemsOf(draft(), METRIC, TODAY)).toEqual({})
})

test('what is no number in pounds or inches either is none', () => {
  expect(problemsOf({ ...draft(), weight: 'eighty', height: 'tall' }, IMPERIAL, TODAY)).toEqual({
    weight: 'notANumber',
    height: 'notANumber',
  })
})

test.each([
  ['name', ` ${'a'.repeat(200)} `],
  ['dateOfBirth', TODAY],
  ['dateOfBirth', '1900-01-01'],
  ['limitations', ` ${'a'.repeat(2000)} `],
  ['weight', ' '],
] as const)('%s "%s" is just right', (field, text) => {
  expect(problemsOf({ ...draft(), [field]: text }, METRIC, TODAY)).toEqual({})
})
