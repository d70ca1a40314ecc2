import { MAX_SIGN_UP_NAME_LENGTH } from '#contract/limits.ts'
import type { SocialProvider } from '#contract/vocabulary.ts'
import { type PasswordNeed, type PasswordPolicy, unmetNeeds } from '#domain/profile/password-policy.ts'
import type { IdentityError, IdentityErrorKind } from '#platform/identity/identity-error.ts'
import type english from './messages/en-US.ts'

export type AuthField = 'name' | 'email' | 'password'
export type AuthForm = 'login' | 'signup' | 'forgot' | 'reset' | 'again' | 'link'
export type AuthAttempt = AuthForm | SocialProvider
export type AuthValues = { readonly [Field in AuthField]?: string }

export type AuthMessage = Extract<
  keyof typeof english,
  | `error.${string}`
  | `need.${string}`
  | `login.${string}_login_error`
  | 'login.invalid_credentials'
  | 'login.too_many_attempts'
  | 'login.failed_to_sign_in'
  | 'login.popup_blocked'
  | 'login.popup_closed'
  | 'login.account_exists'
  | 'signup.email_already_registered'
  | 'signup.registration_failed'
  | 'reset_password.error'
  | 'callback.expired'
  | 'callback.failed'
  | 'again.otherAccount'
>

/** The error and its field; null for the whole form. */
export type AuthProblem = { readonly field: AuthField | null; readonly message: AuthMessage }

export function checkValues(form: AuthForm, values: AuthValues, policy: PasswordPolicy): readonly AuthProblem[] {
  return [
    ...(values.name === undefined ? [] : checkName(values.name)),
    ...(values.email === undefined ? [] : checkEmail(values.email)),
    ...(values.password === undefined ? [] : checkPassword(form, values.password, policy)),
  ]
}

export function problemsOf(attempt: AuthAttempt, error: IdentityError): readonly AuthProblem[] {
  if (error.kind === 'weak-password' && error.needs.length > 0) return error.needs.map(needProblem)
  // They have opened another window instead.
  return error.kind === 'popup-cancelled' ? [] : [problemOf(attempt, error.kind)]
}

function problemOf(attempt: AuthAttempt, kind: Exclude<IdentityErrorKind, 'popup-cancelled'>): AuthProblem {
  switch (kind) {
    case 'invalid-email':
      return { field: 'email', message: 'error.emailInvalid' }
    case 'email-in-use':
      return { field: 'email', message: 'signup.email_already_registered' }
    case 'weak-password':
      return { field: 'password', message: 'error.passwordWeak' }
    // Does not reveal which of the two is wrong. With a fixed email, it is the password.
    case 'invalid-credentials':
      return { field: asksPasswordAlone(attempt) ? 'password' : null, message: 'login.invalid_credentials' }
    case 'failed':
      return { field: null, message: FAILURES[attempt] }
    default:
      return { field: null, message: MESSAGES[kind] }
  }
}

const MESSAGES = {
  offline: 'error.offline',
  reauthenticate: 'error.tokenExpired',
  ended: 'error.tokenExpired',
  'too-many-attempts': 'login.too_many_attempts',
  disabled: 'error.disabled',
  'email-unconfirmed': 'error.emailUnconfirmed',
  'other-account': 'again.otherAccount',
  'expired-code': 'callback.expired',
  'popup-blocked': 'login.popup_blocked',
  'popup-closed': 'login.popup_closed',
  'account-exists': 'login.account_exists',
  'already-linked': 'error.alreadyLinked',
  'unauthorized-domain': 'error.unauthorizedDomain',
  'storage-blocked': 'error.storageBlocked',
  'login-blocked': 'error.loginBlocked',
  misconfigured: 'error.misconfigured',
} as const satisfies { readonly [Kind in IdentityErrorKind]?: AuthMessage }

const FAILURES: Readonly<Record<AuthAttempt, AuthMessage>> = {
  login: 'login.failed_to_sign_in',
  signup: 'signup.registration_failed',
  forgot: 'reset_password.error',
  reset: 'callback.failed',
  again: 'login.failed_to_sign_in',
  link: 'login.failed_to_sign_in',
  google: 'login.google_login_error',
  facebook: 'login.facebook_login_error',
  github: 'login.github_login_error',
  twitter: 'login.twitter_login_error',
}

function asksPasswordAlone(attempt: AuthAttempt): boolean {
  return attempt === 'again' || attempt === 'link'
}

function needProblem(need: PasswordNeed): AuthProblem {
  return { field: 'password', message: `need.${need}` }
}

function checkName(name: string): readonly AuthProblem[] {
  if (name.trim() === '') return [{ field: 'name', message: 'error.nameMissing' }]
  return name.length > MAX_SIGN_UP_NAME_LENGTH ? [{ field: 'name', message: 'error.nameTooLong' }] : []
}

function checkEmail(email: string): readonly AuthProblem[] {
  if (email.trim() === '') return [{ field: 'email', message: 'error.emailMissing' }]
  return /^\S+@\S+$/.test(email.trim()) ? [] : [{ field: 'email', message: 'error.emailInvalid' }]
}

function checkPassword(form: AuthForm, password: string, policy: PasswordPolicy): readonly AuthProblem[] {
  if (password === '') return [{ field: 'password', message: 'error.passwordMissing' }]
  const isNew = form === 'signup' || form === 'reset'
  return isNew ? unmetNeeds(policy, password).map(needProblem) : []
}
