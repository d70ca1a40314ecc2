import { expect, test } from 'vitest'
import { readFileStorageError, STORAGE_CODES } from '#platform/file-storage/file-storage-error.ts'
import english from '../messages/en-US.ts'
import spanish from '../messages/es-ES.ts'
import portuguese from '../messages/pt-BR.ts'

const LANGUAGES: readonly Readonly<Record<string, string>>[] = [portuguese, english, spanish]

test.each(STORAGE_CODES)('storage/%s has words in three languages, each its own', (code) => {
  const key = `avatar.error.${readFileStorageError({ code: `storage/${code}` }).kind}`
  const words = LANGUAGES.map((messages) => messages[key] ?? '')
  expect(words.every((text) => text.length > 10)).toBe(true)
  expect(new Set(words).size).toBe(3)
})
