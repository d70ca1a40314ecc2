import { expect, test } from 'vitest'
import { FileStorageError, readFileStorageError, STORAGE_CODES } from './file-storage-error.ts'

test.each(STORAGE_CODES)('storage/%s is told in words that a screen has', (code) => {
  const error = readFileStorageError({ code: `storage/${code}`, status: 0 })
  expect(error).toMatchObject({ code: `storage/${code}`, kind: expect.any(String) })
})

test('what Firebase does not name is told too', () => {
  expect(readFileStorageError({ code: 'storage/unknown', status: 413 }).kind).toBe('too-large')
  expect(readFileStorageError({ code: 'storage/new-in-a-later-version' }).kind).toBe('failed')
  expect(readFileStorageError(new TypeError('boom'))).toMatchObject({ kind: 'failed', code: 'TypeError: boom' })
  const own = new FileStorageError('no-room')
  expect(readFileStorageError(own)).toBe(own)
})
