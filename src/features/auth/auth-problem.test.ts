import { describe, expect, test } from 'vitest'
import { LOCALES, SOCIAL_PROVIDERS } from '#contract/vocabulary.ts'
import { DEFAULT_PASSWORD_POLICY } from '#domain/profile/password-policy.ts'
import { IdentityError, type IdentityErrorKind, readIdentityError } from '#platform/identity/identity-error.ts'
import { type AuthAttempt, type AuthForm, type AuthValues, checkValues, problemsOf } from './auth-problem.ts'
import english from './messages/en-US.ts'
import spanish from './messages/es-ES.ts'
import portuguese from './messages/pt-BR.ts'

const coded = (code: string) => readIdentityError(Object.assign(new Error(code), { code }))
const check = (form: AuthForm, values: AuthValues) => checkValues(form, values, DEFAULT_PASSWORD_POLICY)

describe('refusals by the provider', () => {
  test.each([
    // proves 8.11
    ['a login with an unknown email', 'login', 'user-not-found', null, 'login.invalid_credentials'],
    // proves 8.12
    ['a login with a wrong password', 'login', 'wrong-password', null, 'login.invalid_credentials'],
    // proves 8.13
    ['a login with a wrong pair', 'login', 'invalid-credential', null, 'login.invalid_credentials'],
    // proves 8.14
    ['too many logins', 'login', 'too-many-requests', null, 'login.too_many_attempts'],
    // proves 8.15
    ['a login for a reason we do not know', 'login', 'argument-error', null, 'login.failed_to_sign_in'],
    ['a login without a network', 'login', 'network-request-failed', null, 'error.offline'],
    ['a login at a provider in trouble', 'login', 'internal-error', null, 'error.offline'],
    ['a login to a disabled account', 'login', 'user-disabled', null, 'error.disabled'],
    ['a login before the mail was opened', 'login', 'unverified-email', null, 'error.emailUnconfirmed'],
    ['a login that needs a test for robots', 'login', 'missing-recaptcha-token', null, 'error.loginBlocked'],
    ['a login that the provider’s rules refuse', 'login', 'login-blocked', null, 'error.loginBlocked'],
    ['a login with the wrong key', 'login', 'invalid-api-key', null, 'error.misconfigured'],
    ['a login at another tenant', 'login', 'tenant-id-mismatch', null, 'error.misconfigured'],
    ['a login that cannot be kept', 'login', 'web-storage-unsupported', null, 'error.storageBlocked'],
    ['a login that nobody could have sent', 'login', 'argument-error', null, 'login.failed_to_sign_in'],
    // proves 8.19
    ['an email that is taken', 'signup', 'email-already-in-use', 'email', 'signup.email_already_registered'],
    ['a weak password', 'signup', 'weak-password', 'password', 'error.passwordWeak'],
    [
      'a password against the policy',
      'signup',
      'password-does-not-meet-requirements',
      'password',
      'error.passwordWeak',
    ],
    // proves 8.20
    ['a sign-up for a reason we do not know', 'signup', 'argument-error', null, 'signup.registration_failed'],
    // proves 8.21
    ['a mail that cannot be sent', 'forgot', 'argument-error', null, 'reset_password.error'],
    ['a link that was used', 'reset', 'invalid-action-code', null, 'callback.expired'],
    ['a link that is too old', 'reset', 'expired-action-code', null, 'callback.expired'],
    ['who signs in again with a wrong password', 'again', 'wrong-password', 'password', 'login.invalid_credentials'],
    ['who signs in again as somebody else', 'again', 'user-mismatch', null, 'again.otherAccount'],
    ['who signs in again with a token that has ended', 'again', 'user-token-expired', null, 'error.tokenExpired'],
    ['who links with a wrong password', 'link', 'wrong-password', 'password', 'login.invalid_credentials'],
    ['an account that is linked already', 'link', 'credential-already-in-use', null, 'error.alreadyLinked'],
    // proves 8.16
    ['Google for a reason we do not know', 'google', 'invalid-oauth-client-id', null, 'login.google_login_error'],
    // proves 8.17
    ['Facebook for a reason we do not know', 'facebook', 'argument-error', null, 'login.facebook_login_error'],
    // proves 1.3
    ['GitHub for a reason we do not know', 'github', 'argument-error', null, 'login.github_login_error'],
    // proves 1.3
    ['X for a reason we do not know', 'twitter', 'argument-error', null, 'login.twitter_login_error'],
    ['a window that did not open', 'google', 'popup-blocked', null, 'login.popup_blocked'],
    ['a window that was closed', 'google', 'popup-closed-by-user', null, 'login.popup_closed'],
    ['an address that the provider does not know', 'google', 'unauthorized-domain', null, 'error.unauthorizedDomain'],
    [
      'an email with another way in',
      'google',
      'account-exists-with-different-credential',
      null,
      'login.account_exists',
    ],
  ] as const)('%s has its own words, where they belong', (_what, attempt, code, field, message) => {
    expect(problemsOf(attempt, coded(`auth/${code}`))).toEqual([{ field, message }])
  })

  test('a window replaced by another one has no message', () => {
    expect(problemsOf('google', coded('auth/cancelled-popup-request'))).toEqual([])
  })

  test('every rule of the password policy that is not met is named', () => {
    const error = new IdentityError('weak-password', '', { needs: ['length', 'digit'] })
    expect(problemsOf('signup', error)).toEqual([
      { field: 'password', message: 'need.length' },
      { field: 'password', message: 'need.digit' },
    ])
  })
})

// The compiler requires this list to be complete.
const KINDS: Readonly<Record<IdentityErrorKind, true>> = {
  offline: true,
  reauthenticate: true,
  ended: true,
  'invalid-credentials': true,
  'too-many-attempts': true,
  'email-in-use': true,
  'invalid-email': true,
  'weak-password': true,
  disabled: true,
  'email-unconfirmed': true,
  'expired-code': true,
  'other-account': true,
  'popup-blocked': true,
  'popup-closed': true,
  'popup-cancelled': true,
  'account-exists': true,
  'already-linked': true,
  'unauthorized-domain': true,
  'storage-blocked': true,
  'login-blocked': true,
  misconfigured: true,
  failed: true,
}

describe('any refusal of any attempt', () => {
  const attempts: readonly AuthAttempt[] = ['login', 'signup', 'forgot', 'reset', 'again', 'link', ...SOCIAL_PROVIDERS]
  const kinds = Object.keys(KINDS) as readonly IdentityErrorKind[]
  const words: Readonly<Record<(typeof LOCALES)[number], Readonly<Record<string, string>>>> = {
    'pt-BR': portuguese,
    'en-US': english,
    'es-ES': spanish,
  }

  test.each(LOCALES)('there are words for it in %s', (locale) => {
    const silent = attempts.flatMap((attempt) =>
      kinds
        .flatMap((kind) => problemsOf(attempt, new IdentityError(kind)))
        .filter(({ message }) => !words[locale][message]?.trim()),
    )
    expect(silent).toEqual([])
  })

  test('the words are of that language', () => {
    const messages = new Set(
      attempts
        .flatMap((attempt) => kinds.flatMap((kind) => problemsOf(attempt, new IdentityError(kind))))
        .map(({ message }) => message),
    )
    const untranslated = [...messages].filter((message) => new Set(LOCALES.map((it) => words[it][message])).size < 3)
    expect(untranslated).toEqual([])
  })
})

describe('client-side validation', () => {
  test('a complete form has no problem', () => {
    expect(check('signup', { name: 'Ana', email: ' ana@barra.test ', password: '123456' })).toEqual([])
  })

  // proves 5.10
  test('each empty field is named', () => {
    const fields = check('signup', { name: ' ', email: '', password: '' }).map((problem) => problem.field)
    expect(fields).toEqual(['name', 'email', 'password'])
  })

  test('a form is not validated for missing fields', () => {
    expect(check('forgot', { email: 'ana@barra.test' })).toEqual([])
  })

  test('a short password is refused where it is new, and tried where it is old', () => {
    expect(check('signup', { password: '12345' })).toEqual([{ field: 'password', message: 'need.length' }])
    expect(check('login', { password: '12345' })).toEqual([])
  })

  test('a new password is held against the provider’s own policy', () => {
    const policy = { ...DEFAULT_PASSWORD_POLICY, minLength: 8, digit: true, symbol: true }
    expect(checkValues('reset', { password: 'supinoo' }, policy).map(({ message }) => message)).toEqual([
      'need.length',
      'need.digit',
      'need.symbol',
    ])
    expect(checkValues('reset', { password: 'supino-1' }, policy)).toEqual([])
  })

  test('an email without an at sign is none', () => {
    expect(check('login', { email: 'ana' })).toEqual([{ field: 'email', message: 'error.emailInvalid' }])
  })
})
