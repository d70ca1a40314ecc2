import { describe, expect, test } from 'vitest'
import { IdentityError, readIdentityError } from '#platform/identity-error.ts'
import { checkValues, problemsOf } from './auth-problem.ts'

const coded = (code: string) => readIdentityError(Object.assign(new Error(code), { code }))

describe('what the provider refuses', () => {
  test.each([
    ['a login with an unknown email', 'login', 'auth/user-not-found', null, 'login.invalid_credentials'],
    ['a login with a wrong password', 'login', 'auth/wrong-password', null, 'login.invalid_credentials'],
    ['a login with a wrong pair', 'login', 'auth/invalid-credential', null, 'login.invalid_credentials'],
    ['too many logins', 'login', 'auth/too-many-requests', null, 'login.too_many_attempts'],
    ['a login for a reason we do not know', 'login', 'auth/operation-not-allowed', null, 'login.failed_to_sign_in'],
    ['a login without a network', 'login', 'auth/network-request-failed', null, 'error.offline'],
    ['an email that is taken', 'signup', 'auth/email-already-in-use', 'email', 'signup.emailInUse'],
    ['a weak password', 'signup', 'auth/weak-password', 'password', 'error.passwordWeak'],
    ['a sign-up for a reason we do not know', 'signup', 'auth/operation-not-allowed', null, 'signup.failed'],
    ['a mail that cannot be sent', 'forgot', 'auth/operation-not-allowed', null, 'reset_password.error'],
    ['a link that was used', 'reset', 'auth/invalid-action-code', null, 'callback.expired'],
    [
      'the password of somebody who signs in again',
      'again',
      'auth/wrong-password',
      'password',
      'login.invalid_credentials',
    ],
  ] as const)('%s has its own words, where they belong', (_what, form, code, field, message) => {
    expect(problemsOf(form, coded(code))).toEqual([{ field, message }])
  })

  test('every rule of the password policy that is not met is named', () => {
    const error = new IdentityError('weak-password', '', { needs: ['length', 'digit'] })
    expect(problemsOf('signup', error)).toEqual([
      { field: 'password', message: 'need.length' },
      { field: 'password', message: 'need.digit' },
    ])
  })
})

describe('what is told before anything is sent', () => {
  test('a complete form has no problem', () => {
    expect(checkValues('signup', { name: 'Ana', email: ' ana@barra.test ', password: '123456' })).toEqual([])
  })

  test('each empty field is named', () => {
    const fields = checkValues('signup', { name: ' ', email: '', password: '' }).map((problem) => problem.field)
    expect(fields).toEqual(['name', 'email', 'password'])
  })

  test('a form is not asked for fields it does not have', () => {
    expect(checkValues('forgot', { email: 'ana@barra.test' })).toEqual([])
  })

  test('a short password is refused where it is new, and tried where it is old', () => {
    expect(checkValues('signup', { password: '12345' })).toEqual([{ field: 'password', message: 'error.passwordWeak' }])
    expect(checkValues('login', { password: '12345' })).toEqual([])
  })

  test('an email without an at sign is none', () => {
    expect(checkValues('login', { email: 'ana' })).toEqual([{ field: 'email', message: 'error.emailInvalid' }])
  })
})
