/**
 * Why the identity provider did not do what it was asked, in words that screens have messages for.
 * `offline` covers everything that is no answer: no network, a time-out, a portal's page, a provider in trouble.
 */
export type IdentityErrorKind =
  | 'offline'
  | 'reauthenticate'
  | 'invalid-credentials'
  | 'too-many-attempts'
  | 'email-in-use'
  | 'invalid-email'
  | 'weak-password'
  | 'disabled'
  | 'expired-code'
  | 'other-account'
  | 'failed'

/** What a password lacks, by the provider's own policy. */
export type PasswordNeed = 'length' | 'shorter' | 'lower-case' | 'upper-case' | 'digit' | 'symbol'

export class IdentityError extends Error {
  readonly kind: IdentityErrorKind
  /** The provider's code, for the log; '' where there is none. */
  readonly code: string
  /** Filled for `weak-password` where the provider says what it wants. */
  readonly needs: readonly PasswordNeed[]

  constructor(kind: IdentityErrorKind, code = '', needs: readonly PasswordNeed[] = []) {
    super(code ? `${kind} (${code})` : kind)
    this.name = 'IdentityError'
    this.kind = kind
    this.code = code
    this.needs = needs
  }
}

const KINDS: Readonly<Record<string, IdentityErrorKind>> = {
  'auth/user-not-found': 'invalid-credentials',
  'auth/wrong-password': 'invalid-credentials',
  'auth/invalid-credential': 'invalid-credentials',
  'auth/invalid-login-credentials': 'invalid-credentials',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/email-already-in-use': 'email-in-use',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/user-disabled': 'disabled',
  'auth/user-token-expired': 'reauthenticate',
  'auth/invalid-user-token': 'reauthenticate',
  'auth/null-user': 'reauthenticate',
  'auth/requires-recent-login': 'reauthenticate',
  'auth/expired-action-code': 'expired-code',
  'auth/invalid-action-code': 'expired-code',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
}

/** Reads whatever was thrown on the way to the provider; an IdentityError stays what it is. */
export function readIdentityError(cause: unknown): IdentityError {
  if (cause instanceof IdentityError) return cause
  const code = codeOf(cause)
  const kind = KINDS[code]
  if (kind) return new IdentityError(kind, code)
  // A 429 or 503 comes as an internal error or as a code made from the answer's text, a lazy chunk as a TypeError.
  if (cause instanceof TypeError || isServerTrouble(cause, code)) return new IdentityError('offline', code)
  return new IdentityError('failed', code)
}

function codeOf(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : ''
}

function isServerTrouble(cause: unknown, code: string): boolean {
  if (cause instanceof DOMException && (cause.name === 'TimeoutError' || cause.name === 'AbortError')) return true
  return code === 'auth/internal-error' || /unavailable|backend-error|deadline|\b50[0-9]\b/i.test(code)
}
