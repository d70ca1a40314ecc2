import type { Locale } from '#contract/preferences.ts'
import type { User } from '#contract/user.ts'
import { EXPERIENCE_LEVELS, GENDERS, LOCALES, TRAINING_GOALS, USER_TYPES } from '#contract/vocabulary.ts'
import { isRecord } from '#domain/is-record.ts'

/** Without a parser, to keep it out of the page. An unknown value counts as missing. */
export function readUser(value: unknown): User | null {
  if (!isRecord(value)) return null
  const { id, firebaseUid, email, createdAt, updatedAt } = value
  if (![id, firebaseUid, email, createdAt, updatedAt].every((field) => typeof field === 'string')) return null
  return {
    id: String(id),
    firebaseUid: String(firebaseUid),
    email: String(email),
    name: textOf(value['name']) ?? '',
    profileImageUrl: textOf(value['profileImageUrl']),
    dateOfBirth: textOf(value['dateOfBirth']),
    gender: oneOf(GENDERS, value['gender']),
    weightKg: numberOf(value['weightKg']),
    heightCm: numberOf(value['heightCm']),
    experienceLevel: oneOf(EXPERIENCE_LEVELS, value['experienceLevel']),
    goals: listOf(value['goals']).flatMap((goal) => oneOf(TRAINING_GOALS, goal) ?? []),
    limitations: textOf(value['limitations']) ?? '',
    timezone: textOf(value['timezone']),
    userType: oneOf(USER_TYPES, value['userType']) ?? 'lifter',
    isActive: value['isActive'] !== false,
    lastLogin: textOf(value['lastLogin']),
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    preferences: readUserPreferences(value['preferences']),
  }
}

export function readUserPreferences(value: unknown): User['preferences'] {
  const preferences = isRecord(value) ? value : {}
  return { language: oneOf<Locale>(LOCALES, preferences['language']), timezone: textOf(preferences['timezone']) }
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | null {
  return names.find((name) => name === value) ?? null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
