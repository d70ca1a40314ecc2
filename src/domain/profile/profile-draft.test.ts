import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { User } from '#contract/user.ts'
import { aUser } from '../../../tests/builders.ts'
import { holds } from '../../../tests/support/holds.ts'
import { type BodyUnits, changeOf, draftOf, problemsOf } from './profile-draft.ts'

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

test('what is typed in pounds and inches is kept exactly, in kilograms and centimetres', () => {
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

test('a comma is a decimal mark', () => {
  expect(changeOf(draft(), { ...draft(), weight: '82,5' }, METRIC)).toEqual({ weightKg: 82.5 })
})

test('what is emptied is taken back', () => {
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
  ['weight', 'eighty', 'notANumber'],
  ['weight', '-80', 'notANumber'],
  ['weight', '19', 'outOfRange'],
  ['weight', '501', 'outOfRange'],
  ['height', '1.80', 'outOfRange'],
  ['limitations', 'a'.repeat(2001), 'tooLong'],
] as const)('%s "%s" is refused', (field, text, problem) => {
  expect(problemsOf({ ...draft(), [field]: text }, METRIC, TODAY)).toEqual({ [field]: problem })
})

test('who says nothing but a name has no problem', () => {
  expect(problemsOf(draft(), METRIC, TODAY)).toEqual({})
})
