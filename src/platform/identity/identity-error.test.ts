import { describe, expect, test, vi } from 'vitest'
import { IdentityError, type IdentityErrorKind, readIdentityError, readRefreshError } from './identity-error.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })

describe('every code of the provider that the specification names has one kind', () => {
  test.each<readonly [string, IdentityErrorKind]>([
    // proves 8.43
    ['internal-error', 'offline'],
    // proves 8.44
    ['user-disabled', 'disabled'],
    // proves 8.45
    ['user-token-expired', 'reauthenticate'],
    // proves 8.46
    ['network-request-failed', 'offline'],
    // proves 8.47, 8.57
    ['missing-recaptcha-token', 'login-blocked'],
    // proves 8.48
    ['password-does-not-meet-requirements', 'weak-password'],
    // proves 8.49
    ['popup-blocked', 'popup-blocked'],
    // proves 8.50
    ['popup-closed-by-user', 'popup-closed'],
    // proves 8.51
    ['cancelled-popup-request', 'popup-cancelled'],
    // proves 8.52
    ['unauthorized-domain', 'unauthorized-domain'],
    // proves 8.53
    ['user-mismatch', 'other-account'],
    // proves 8.54
    ['tenant-id-mismatch', 'misconfigured'],
    // proves 8.55
    ['invalid-api-key', 'misconfigured'],
    // proves 8.56, 8.92
    ['web-storage-unsupported', 'storage-blocked'],
    ['login-blocked', 'login-blocked'],
    // proves 8.58
    ['argument-error', 'failed'],
    ['user-not-found', 'invalid-credentials'],
    ['wrong-password', 'invalid-credentials'],
    ['invalid-credential', 'invalid-credentials'],
    ['too-many-requests', 'too-many-attempts'],
    ['email-already-in-use', 'email-in-use'],
    ['invalid-email', 'invalid-email'],
    ['weak-password', 'weak-password'],
    ['requires-recent-login', 'reauthenticate'],
    ['expired-action-code', 'expired-code'],
    ['invalid-action-code', 'expired-code'],
    ['account-exists-with-different-credential', 'account-exists'],
    ['credential-already-in-use', 'already-linked'],
    ['provider-already-linked', 'already-linked'],
  ])('auth/%s is %s', (code, kind) => {
    expect(readIdentityError(coded(`auth/${code}`))).toMatchObject({ kind, code: `auth/${code}` })
  })
})

test.each([
  ['operation-not-allowed', 'misconfigured'],
  ['configuration-not-found', 'misconfigured'],
  ['unauthorized-continue-uri', 'misconfigured'],
  ['firebase-app-check-token-is-invalid', 'misconfigured'],
  ['unauthorized-domain', 'unauthorized-domain'],
])("auth/%s is an operator's fault, and named in the log", (code, kind) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(readIdentityError(coded(`auth/${code}`)).kind).toBe(kind)
  expect(log.mock.calls).toEqual([[`See docs/CONFIGURING.md: auth/${code}`]])
  log.mockRestore()
})

test.each(['auth/wrong-password', 'auth/network-request-failed', 'auth/argument-error'])(
  '%s is no fault of the operator, and is not logged',
  (code) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    readIdentityError(coded(code))
    expect(log).not.toHaveBeenCalled()
  },
)

// proves 8.42
test.each([
  ['no network', coded('auth/network-request-failed')],
  ['a provider in trouble', coded('auth/internal-error')],
  ['a 503 that became a code', coded('auth/error-code:-503')],
  ['a chunk that could not be fetched', new TypeError('Failed to fetch dynamically imported module')],
  ['a time-out', new DOMException('late', 'TimeoutError')],
  ['a call that was given up', new DOMException('left', 'AbortError')],
  ['an unavailable service', coded('auth/service-unavailable')],
  ['a fault behind the provider', coded('auth/Backend-Error')],
  ['a deadline', coded('auth/deadline-exceeded')],
])('%s counts as offline, never as a sign-out', (_what, cause) => {
  expect(readIdentityError(cause).kind).toBe('offline')
  expect(readRefreshError(cause).kind).toBe('offline')
})

test.each(['auth/user-token-expired', 'auth/user-not-found', 'auth/invalid-user-token', 'auth/invalid-refresh-token'])(
  'a new token that is refused with %s means that the session has ended',
  (code) => {
    expect(readRefreshError(coded(code)).kind).toBe('ended')
  },
)

test.each(['auth/null-user', 'auth/too-many-requests', 'auth/argument-error', 'auth/quota-exceeded'])(
  'a new token that is refused with %s ends nothing',
  (code) => {
    expect(['ended', 'disabled']).not.toContain(readRefreshError(coded(code)).kind)
  },
)

test('an unknown error is a failure that keeps its code for the log', () => {
  expect(readIdentityError(coded('auth/argument-error'))).toMatchObject({ kind: 'failed', code: 'auth/argument-error' })
  expect(readIdentityError('nonsense').kind).toBe('failed')
})

test.each([
  ['nothing', null, ''],
  ['no value', undefined, ''],
  ['a code that is a number', { code: 503 }, ''],
  ['a refusal by the browser', new DOMException('no', 'NotAllowedError'), ''],
  ['what only calls itself a time-out', Object.assign(new Error('late'), { name: 'TimeoutError' }), ''],
  ['a status that is no fault of the server', coded('auth/error-code:-413'), 'auth/error-code:-413'],
  ['a longer number', coded('auth/error-code:-15031'), 'auth/error-code:-15031'],
  ['a text about verification that is no error', { message: 'Email verification required.' }, ''],
])('%s is a failure, not taken for a lost network', (_what, cause, code) => {
  expect(readIdentityError(cause)).toMatchObject({ kind: 'failed', code })
})

test('an error says its kind and its code, and what is known of it', () => {
  const facts = ({ message, name, kind, code, needs, email }: IdentityError) => [
    message,
    name,
    kind,
    code,
    needs,
    email,
  ]
  expect(facts(new IdentityError('offline'))).toEqual(['offline', 'IdentityError', 'offline', '', [], ''])
  const error = new IdentityError('weak-password', 'auth/weak-password', { needs: ['digit'], email: 'ana@barra.test' })
  expect(facts(error)).toEqual([
    'weak-password (auth/weak-password)',
    'IdentityError',
    'weak-password',
    'auth/weak-password',
    ['digit'],
    'ana@barra.test',
  ])
})

// proves 8.18
test('a message that speaks of email verification is about the mail that was not opened', () => {
  const blocked = Object.assign(new Error('Firebase: HTTP Cloud Function: Email verification required.'), {
    code: 'auth/internal-error',
  })
  expect(readIdentityError(blocked).kind).toBe('email-unconfirmed')
  expect(readIdentityError(coded('auth/unverified-email')).kind).toBe('email-unconfirmed')
  expect(readIdentityError(Object.assign(new Error('Email verification'), { code: 'auth/wrong-password' })).kind).toBe(
    'invalid-credentials',
  )
})

test('a converted error is not converted again', () => {
  const error = new IdentityError('other-account')
  expect(readIdentityError(error)).toBe(error)
})
