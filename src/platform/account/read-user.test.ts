import { expect, test } from 'vitest'
import { user as schema, type User } from '#contract/user.ts'
import { USER_TYPES } from '#contract/vocabulary.ts'
import { readUser } from './read-user.ts'

const ANA: User = {
  id: '7',
  firebaseUid: 'u1',
  email: 'ana@barra.test',
  name: 'Ana',
  profileImageUrl: 'https://barra.test/ana.jpg',
  dateOfBirth: '1990-04-27',
  gender: 'female',
  weightKg: 62.5,
  heightCm: 168,
  experienceLevel: 'intermediate',
  goals: ['strength', 'health'],
  limitations: 'left knee',
  timezone: 'America/Sao_Paulo',
  userType: 'lifter',
  isActive: true,
  lastLogin: '2026-07-01T10:00:00.000Z',
  createdAt: '2026-06-01T10:00:00.000Z',
  updatedAt: '2026-07-01T10:00:00.000Z',
  preferences: { language: 'pt-BR', timezone: 'America/Sao_Paulo' },
}

// proves 3.1
test('valid values are read as by the contract', () => {
  expect(readUser(JSON.parse(JSON.stringify(ANA)))).toEqual(schema.parse(ANA))
})

test('a value unknown to this build counts as missing', () => {
  const odd = { ...ANA, gender: 'martian', goals: ['strength', 'fame'], weightKg: 'much', preferences: null }
  expect(readUser(odd)).toEqual({
    ...ANA,
    gender: null,
    goals: ['strength'],
    weightKg: null,
    preferences: { language: null, timezone: null },
  })
})

test.each([null, 7, 'Ana', [], {}, { ...ANA, firebaseUid: 7 }, { ...ANA, createdAt: undefined }])(
  'an invalid person is null (%#)',
  (value) => expect(readUser(value)).toBeNull(),
)

const { id, firebaseUid, email, createdAt, updatedAt } = ANA
const LEAST = { id, firebaseUid, email, createdAt, updatedAt }
const UNKNOWN: User = {
  ...LEAST,
  name: '',
  profileImageUrl: null,
  dateOfBirth: null,
  gender: null,
  weightKg: null,
  heightCm: null,
  experienceLevel: null,
  goals: [],
  limitations: '',
  timezone: null,
  userType: 'lifter',
  isActive: true,
  lastLogin: null,
  preferences: { language: null, timezone: null },
}

test('a person of whom the least is known has nothing else', () => {
  expect(readUser(LEAST)).toEqual(UNKNOWN)
})

test('values of another type count as missing', () => {
  const odd = Object.fromEntries(Object.keys(UNKNOWN).map((field) => [field, { odd: true }]))
  expect(readUser({ ...odd, ...LEAST })).toEqual(UNKNOWN)
  expect(readUser({ ...LEAST, weightKg: Number.NaN, heightCm: Number.POSITIVE_INFINITY })).toEqual(UNKNOWN)
})

test.each(Object.keys(LEAST))('without its %s it is no person', (field) => {
  expect(readUser({ ...ANA, [field]: null })).toBeNull()
})

test('an account that was deactivated, and another kind of person, are read as such', () => {
  const [, other = 'lifter'] = USER_TYPES
  expect(readUser({ ...ANA, isActive: false, userType: other })).toEqual({ ...ANA, isActive: false, userType: other })
})
