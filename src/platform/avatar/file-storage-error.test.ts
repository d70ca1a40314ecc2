import { expect, test } from 'vitest'
import {
  FileStorageError,
  type FileStorageErrorKind,
  readFileStorageError,
  STORAGE_CODES,
} from './file-storage-error.ts'

const SPECIFIED: readonly (readonly [string, FileStorageErrorKind])[] = [
  // proves 8.59
  ['unknown', 'failed'],
  // proves 8.60
  ['object-not-found', 'gone'],
  // proves 8.61
  ['bucket-not-found', 'not-set-up'],
  // proves 8.62
  ['project-not-found', 'not-set-up'],
  // proves 8.63
  ['quota-exceeded', 'no-room'],
  // proves 8.64
  ['unauthenticated', 'sign-in-again'],
  // proves 8.65
  ['unauthorized', 'not-allowed'],
  // proves 8.66
  ['unauthorized-app', 'app-refused'],
  // proves 8.67
  ['retry-limit-exceeded', 'unreachable'],
  // proves 8.68
  ['invalid-checksum', 'damaged'],
  // proves 8.69
  ['canceled', 'cancelled'],
  // proves 8.70
  ['invalid-event-name', 'failed'],
  // proves 8.71
  ['invalid-url', 'failed'],
  // proves 8.72
  ['invalid-default-bucket', 'not-set-up'],
  // proves 8.73
  ['no-default-bucket', 'not-set-up'],
  // proves 8.74
  ['cannot-slice-blob', 'damaged'],
  // proves 8.75
  ['server-file-wrong-size', 'damaged'],
  // proves 8.76
  ['no-download-url', 'gone'],
  // proves 8.77
  ['invalid-argument', 'failed'],
  // proves 8.78
  ['invalid-argument-count', 'failed'],
  // proves 8.79
  ['app-deleted', 'failed'],
  // proves 8.80
  ['invalid-root-operation', 'failed'],
  // proves 8.81
  ['invalid-format', 'damaged'],
  // proves 8.82
  ['internal-error', 'failed'],
  // proves 8.83
  ['unsupported-environment', 'unsupported'],
]

test.each(SPECIFIED)('storage/%s is %s', (code, kind) => {
  const error = readFileStorageError({ code: `storage/${code}`, status: 0 })
  expect(error).toMatchObject({ code: `storage/${code}`, kind })
})

test('no other code is known', () => {
  expect(STORAGE_CODES.toSorted()).toEqual(SPECIFIED.map(([code]) => code).toSorted())
})

test('unknown Firebase errors are converted too', () => {
  expect(readFileStorageError({ code: 'storage/unknown', status: 413 }).kind).toBe('too-large')
  expect(readFileStorageError({ code: 'storage/new-in-a-later-version' }).kind).toBe('failed')
  expect(readFileStorageError(new TypeError('boom'))).toMatchObject({ kind: 'failed', code: 'TypeError: boom' })
  const own = new FileStorageError('no-room')
  expect(readFileStorageError(own)).toBe(own)
})

test.each<[what: string, cause: unknown, kind: FileStorageErrorKind, code: string, message: string]>([
  ['no error at all', undefined, 'failed', 'undefined', 'failed (undefined)'],
  ['null', null, 'failed', 'null', 'failed (null)'],
  ['a text', 'boom', 'failed', 'boom', 'failed (boom)'],
  ['a code that is no text', { code: 7, toString: () => 'seven' }, 'failed', 'seven', 'failed (seven)'],
  [
    'a size that is refused otherwise',
    { code: 'storage/unauthorized', status: 413 },
    'not-allowed',
    'storage/unauthorized',
    'not-allowed (storage/unauthorized)',
  ],
  [
    'an unknown failure of another status',
    { code: 'storage/unknown', status: 500 },
    'failed',
    'storage/unknown',
    'failed (storage/unknown)',
  ],
])('%s is told with its reason for the log', (_what, cause, kind, code, message) => {
  const error = readFileStorageError(cause)
  expect([error.name, error.kind, error.code, error.message]).toEqual(['FileStorageError', kind, code, message])
})

test('a failure of our own needs no code', () => {
  const error = new FileStorageError('cancelled')
  expect([error.message, error.code]).toEqual(['cancelled', ''])
})
