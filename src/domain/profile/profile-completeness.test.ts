import { expect, test } from 'vitest'
import { missingFromProfile, PROFILE_NEEDS } from './profile-completeness.ts'

const COMPLETE = {
  name: 'Ana',
  dateOfBirth: '1990-04-27',
  gender: 'female',
  experienceLevel: 'beginner',
} as const

// proves 3.4
test('a profile with all four is complete', () => {
  expect(missingFromProfile(COMPLETE)).toEqual([])
})

// proves 3.4
test.each(PROFILE_NEEDS)('without %s it is not', (need) => {
  expect(missingFromProfile({ ...COMPLETE, [need]: need === 'name' ? ' ' : null })).toEqual([need])
})

test('preferring not to say counts as an answer', () => {
  expect(missingFromProfile({ ...COMPLETE, gender: 'undisclosed' })).toEqual([])
})

test('missing fields are in the order of the questions', () => {
  expect(missingFromProfile({ name: '', dateOfBirth: null, gender: null, experienceLevel: null })).toEqual([
    ...PROFILE_NEEDS,
  ])
})
