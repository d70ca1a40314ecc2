import type { PasswordNeed } from '#domain/password-policy.ts'
import type { IdentityError, IdentityErrorKind } from '#platform/identity-error.ts'
import type english from './messages/en-US.ts'

export type AuthField = 'name' | 'email' | 'password'
/** The forms of this feature: the same refusal reads differently in each. */
export type AuthForm = 'login' | 'signup' | 'forgot' | 'reset' | 'again'
export type AuthValues = { readonly [Field in AuthField]?: string }

type ErrorMessage = Extract<keyof typeof english, `error.${string}` | `need.${string}`>
export type AuthMessage =
  | ErrorMessage
  | 'login.invalid_credentials'
  | 'login.too_many_attempts'
  | 'login.failed_to_sign_in'
  | 'signup.emailInUse'
  | 'signup.failed'
  | 'reset_password.error'
  | 'callback.expired'
  | 'callback.failed'
  | 'again.otherAccount'

/** What is wrong, and at which field; null where it concerns the whole form. */
export type AuthProblem = { readonly field: AuthField | null; readonly message: AuthMessage }

const MIN_PASSWORD_LENGTH = 6
const MAX_NAME_LENGTH = 100

/** What can be told before anything is sent. Only the fields that the form has are looked at. */
export function checkValues(form: AuthForm, values: AuthValues): readonly AuthProblem[] {
  return [
    ...(values.name === undefined ? [] : checkName(values.name)),
    ...(values.email === undefined ? [] : checkEmail(values.email)),
    ...(values.password === undefined ? [] : checkPassword(form, values.password)),
  ]
}

/** What the provider's refusal means to the person in front of this form. */
export function problemsOf(form: AuthForm, error: IdentityError): readonly AuthProblem[] {
  if (error.kind === 'weak-password' && error.needs.length > 0) return error.needs.map(needProblem)
  return [problemOf(form, error.kind)]
}

function problemOf(form: AuthForm, kind: IdentityErrorKind): AuthProblem {
  switch (kind) {
    case 'offline':
      return { field: null, message: 'error.offline' }
    case 'too-many-attempts':
      return { field: null, message: 'login.too_many_attempts' }
    case 'disabled':
      return { field: null, message: 'error.disabled' }
    case 'other-account':
      return { field: null, message: 'again.otherAccount' }
    case 'expired-code':
      return { field: null, message: 'callback.expired' }
    case 'invalid-email':
      return { field: 'email', message: 'error.emailInvalid' }
    case 'email-in-use':
      return { field: 'email', message: 'signup.emailInUse' }
    case 'weak-password':
      return { field: 'password', message: 'error.passwordWeak' }
    // Which of the two is wrong is nobody's business but the owner's.
    case 'invalid-credentials':
      return { field: form === 'again' ? 'password' : null, message: 'login.invalid_credentials' }
    // Only the other providers' windows end in these.
    case 'popup-blocked':
    case 'popup-closed':
    case 'popup-cancelled':
    case 'account-exists':
    case 'already-linked':
    case 'unauthorized-domain':
    case 'storage-blocked':
    case 'login-blocked':
    case 'misconfigured':
    case 'ended':
    case 'reauthenticate':
    case 'failed':
      return { field: null, message: FAILURES[form] }
  }
}

const FAILURES: Readonly<Record<AuthForm, AuthMessage>> = {
  login: 'login.failed_to_sign_in',
  signup: 'signup.failed',
  forgot: 'reset_password.error',
  reset: 'callback.failed',
  again: 'login.failed_to_sign_in',
}

function needProblem(need: PasswordNeed): AuthProblem {
  return { field: 'password', message: `need.${need}` }
}

function checkName(name: string): readonly AuthProblem[] {
  if (name.trim() === '') return [{ field: 'name', message: 'error.nameMissing' }]
  return name.length > MAX_NAME_LENGTH ? [{ field: 'name', message: 'error.nameTooLong' }] : []
}

function checkEmail(email: string): readonly AuthProblem[] {
  if (email.trim() === '') return [{ field: 'email', message: 'error.emailMissing' }]
  return /^\S+@\S+$/.test(email.trim()) ? [] : [{ field: 'email', message: 'error.emailInvalid' }]
}

function checkPassword(form: AuthForm, password: string): readonly AuthProblem[] {
  if (password === '') return [{ field: 'password', message: 'error.passwordMissing' }]
  const isNew = form === 'signup' || form === 'reset'
  const isShort = isNew && password.length < MIN_PASSWORD_LENGTH
  return isShort ? [{ field: 'password', message: 'error.passwordWeak' }] : []
}
