import { expect, test } from 'vitest'
import english from './messages/en-US.ts'
import spanish from './messages/es-ES.ts'
import portuguese from './messages/pt-BR.ts'

// What the specification has the profile say, in its own words; and that both other languages say it in theirs.

test.each([
  ['Failed to fetch user profile', 'about.fetchFailed'],
  ['Failed to update user profile', 'about.failed'],
  ['Current password is incorrect', 'identity.invalid-credentials'],
  ['Failed to delete account', 'delete.failed'],
] as const)('%s', (words, key) => {
  expect(english[key].startsWith(words)).toBe(true)
  expect(new Set([english, spanish, portuguese].map((messages) => messages[key])).size).toBe(3)
})
