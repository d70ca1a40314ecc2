import { expect, test } from 'vitest'
import { newInCopy, onlyFillsIn, type ProfileCopy } from './profile-copy.ts'

const NOTHING: ProfileCopy = {
  name: 'Ana',
  dateOfBirth: null,
  gender: null,
  weightKg: null,
  heightCm: null,
  experienceLevel: null,
  goals: [],
  limitations: '',
}
const SAID: ProfileCopy = { ...NOTHING, name: 'Ana Lima', weightKg: 70, goals: ['strength'], limitations: 'knee' }

test('a copy updates differing fields, and removes nothing', () => {
  expect(newInCopy(SAID, NOTHING)).toEqual({
    name: 'Ana Lima',
    weightKg: 70,
    goals: ['strength'],
    limitations: 'knee',
  })
  expect(newInCopy(NOTHING, SAID)).toEqual({ name: 'Ana' })
  expect(newInCopy(SAID, SAID)).toEqual({})
  expect(newInCopy({}, SAID)).toEqual({})
})

test('a copy fills gaps by itself, but asks before replacing', () => {
  expect(onlyFillsIn(newInCopy(SAID, NOTHING), NOTHING)).toBe(true)
  expect(onlyFillsIn(newInCopy(SAID, { ...NOTHING, weightKg: 72 }), { ...NOTHING, weightKg: 72 })).toBe(false)
})
