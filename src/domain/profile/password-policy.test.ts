import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy, unmetNeeds } from './password-policy.ts'

const STRICT: PasswordPolicy = {
  ...DEFAULT_PASSWORD_POLICY,
  minLength: 8,
  maxLength: 12,
  lowerCase: true,
  upperCase: true,
  digit: true,
  symbol: true,
}

test.each([
  // proves 5.7
  ['six characters are enough by default', DEFAULT_PASSWORD_POLICY, 'supino', []],
  // proves 5.7
  ['five are not', DEFAULT_PASSWORD_POLICY, 'supin', ['length']],
  ['a good password lacks nothing', STRICT, 'Supino-100', []],
  ['an empty one lacks all but shortness', STRICT, '', ['length', 'lower-case', 'upper-case', 'digit', 'symbol']],
  // proves 5.8
  ['a long one is told so', STRICT, 'Supino-100-kg', ['shorter']],
  // proves 5.8
  ['the lower case is named', STRICT, 'SUPINO-100', ['lower-case']],
  // proves 5.8
  ['the upper case is named', STRICT, 'supino-100', ['upper-case']],
  // proves 5.8
  ['the digit is named', STRICT, 'Supino-cem', ['digit']],
  // proves 5.8
  ['the symbol is named', STRICT, 'Supino1000', ['symbol']],
  ['the shortest is taken', STRICT, 'Supino-1', []],
  ['as is the longest', STRICT, 'Supino-100kg', []],
  ['an accent is no symbol', STRICT, 'Supinó1000', ['symbol']],
] as const)('%s', (_rule, policy, password, needs) => {
  expect(unmetNeeds(policy, password)).toEqual(needs)
})

test('typing on never brings back a need that was met, but for the length', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (typed, more) => {
      const before = unmetNeeds(STRICT, typed)
      const after = unmetNeeds(STRICT, typed + more).filter((need) => need !== 'shorter')
      expect(before).toEqual(expect.arrayContaining([...after]))
    }),
  )
})
