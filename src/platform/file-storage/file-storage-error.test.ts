import { expect, test } from 'vitest'
import {
  FileStorageError,
  type FileStorageErrorKind,
  readFileStorageError,
  STORAGE_CODES,
} from './file-storage-error.ts'

const SPECIFIED: readonly (readonly [string, FileStorageErrorKind])[] = [
  ['unknown', 'failed'],
  ['object-not-found', 'gone'],
  ['bucket-not-found', 'not-set-up'],
  ['project-not-found', 'not-set-up'],
  ['quota-exceeded', 'no-room'],
  ['unauthenticated', 'sign-in-again'],
  ['unauthorized', 'not-allowed'],
  ['unauthorized-app', 'app-refused'],
  ['retry-limit-exceeded', 'unreachable'],
  ['invalid-checksum', 'damaged'],
  ['canceled', 'cancelled'],
  ['invalid-event-name', 'failed'],
  ['invalid-url', 'failed'],
  ['invalid-default-bucket', 'not-set-up'],
  ['no-default-bucket', 'not-set-up'],
  ['cannot-slice-blob', 'damaged'],
  ['server-file-wrong-size', 'damaged'],
  ['no-download-url', 'gone'],
  ['invalid-argument', 'failed'],
  ['invalid-argument-count', 'failed'],
  ['app-deleted', 'failed'],
  ['invalid-root-operation', 'failed'],
  ['invalid-format', 'damaged'],
  ['internal-error', 'failed'],
  ['unsupported-environment', 'unsupported'],
]

test.each(SPECIFIED)('storage/%s is %s', (code, kind) => {
  const error = readFileStorageError({ code: `storage/${code}`, status: 0 })
  expect(error).toMatchObject({ code: `storage/${code}`, kind })
})

test('no other code is known', () => {
  expect(STORAGE_CODES.toSorted()).toEqual(SPECIFIED.map(([code]) => code).toSorted())
})

test('what Firebase does not name is told too', () => {
  expect(readFileStorageError({ code: 'storage/unknown', status: 413 }).kind).toBe('too-large')
  expect(readFileStorageError({ code: 'storage/new-in-a-later-version' }).kind).toBe('failed')
  expect(readFileStorageError(new TypeError('boom'))).toMatchObject({ kind: 'failed', code: 'TypeError: boom' })
  const own = new FileStorageError('no-room')
  expect(readFileStorageError(own)).toBe(own)
})
