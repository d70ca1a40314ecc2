import { expect, test } from 'vitest'
import { readFileStorageError, STORAGE_CODES } from '#platform/avatar/file-storage-error.ts'
import english from '../messages/en-US.ts'
import spanish from '../messages/es-ES.ts'
import portuguese from '../messages/pt-BR.ts'

const LANGUAGES: readonly Readonly<Record<string, string>>[] = [portuguese, english, spanish]

// proves 8.59, 8.60, 8.61, 8.62, 8.63, 8.64, 8.65, 8.66, 8.67, 8.68, 8.69, 8.70, 8.71, 8.72, 8.73, 8.74, 8.75, 8.76, 8.77, 8.78, 8.79, 8.80, 8.81, 8.82, 8.83
test.each(STORAGE_CODES)('storage/%s has words in three languages, each its own', (code) => {
  const key = `avatar.error.${readFileStorageError({ code: `storage/${code}` }).kind}`
  const words = LANGUAGES.map((messages) => messages[key] ?? '')
  expect(words.every((text) => text.length > 10)).toBe(true)
  expect(new Set(words).size).toBe(3)
})
