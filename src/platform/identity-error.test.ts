import { expect, test } from 'vitest'
import { IdentityError, readIdentityError } from './identity-error.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['no network', coded('auth/network-request-failed')],
  ['a provider in trouble', coded('auth/internal-error')],
  ['a 503 that became a code', coded('auth/error-code:-503')],
  ['a chunk that could not be fetched', new TypeError('Failed to fetch dynamically imported module')],
  ['a time-out', new DOMException('late', 'TimeoutError')],
])('%s counts as offline, never as a sign-out', (_what, cause) => {
  expect(readIdentityError(cause).kind).toBe('offline')
})

test.each(['auth/user-token-expired', 'auth/invalid-user-token', 'auth/requires-recent-login'])(
  '%s asks the person to sign in again',
  (code) => {
    expect(readIdentityError(coded(code)).kind).toBe('reauthenticate')
  },
)

test('what is not known is a failure that keeps its code for the log', () => {
  expect(readIdentityError(coded('auth/argument-error'))).toMatchObject({ kind: 'failed', code: 'auth/argument-error' })
  expect(readIdentityError('nonsense').kind).toBe('failed')
})

test('an error that was read already stays what it is', () => {
  const error = new IdentityError('other-account')
  expect(readIdentityError(error)).toBe(error)
})
