import type { PasswordNeed } from '#domain/profile/password-policy.ts'

/**
 * `offline`: no network, a timeout, a portal's page, a failing provider. `reauthenticate`: the provider does not know
 * the person (any more). `ended`: it confirmed the end of the session. `popup-cancelled`: another popup took its place.
 * `account-exists`: with another sign-in method, to which `linkPendingSocial` adds this one. `already-linked`: that
 * account of the other provider has an account here. `login-blocked`: by the provider's own rules.
 * `misconfigured`: the deployment's settings are wrong.
 */
export type IdentityErrorKind =
  | 'offline'
  | 'reauthenticate'
  | 'ended'
  | 'invalid-credentials'
  | 'too-many-attempts'
  | 'email-in-use'
  | 'invalid-email'
  | 'weak-password'
  | 'disabled'
  | 'email-unconfirmed'
  | 'expired-code'
  | 'other-account'
  | 'popup-blocked'
  | 'popup-closed'
  | 'popup-cancelled'
  | 'account-exists'
  | 'already-linked'
  | 'unauthorized-domain'
  | 'storage-blocked'
  | 'login-blocked'
  | 'misconfigured'
  | 'failed'

export type IdentityErrorFacts = {
  /** Unmet rules of a `weak-password`, if the provider gives them. */
  readonly needs?: readonly PasswordNeed[]
  /** The account's, for `account-exists`. */
  readonly email?: string
}

export class IdentityError extends Error {
  readonly kind: IdentityErrorKind
  /** The provider's code, for the log; '' without one. */
  readonly code: string
  readonly needs: readonly PasswordNeed[]
  readonly email: string

  constructor(kind: IdentityErrorKind, code = '', { needs = [], email = '' }: IdentityErrorFacts = {}) {
    super(code ? `${kind} (${code})` : kind)
    this.name = 'IdentityError'
    this.kind = kind
    this.code = code
    this.needs = needs
    this.email = email
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
  'auth/unverified-email': 'email-unconfirmed',
  'auth/user-token-expired': 'reauthenticate',
  'auth/invalid-user-token': 'reauthenticate',
  'auth/null-user': 'reauthenticate',
  'auth/requires-recent-login': 'reauthenticate',
  'auth/user-mismatch': 'other-account',
  'auth/expired-action-code': 'expired-code',
  'auth/invalid-action-code': 'expired-code',
  'auth/popup-blocked': 'popup-blocked',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/user-cancelled': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-cancelled',
  'auth/account-exists-with-different-credential': 'account-exists',
  'auth/credential-already-in-use': 'already-linked',
  'auth/provider-already-linked': 'already-linked',
  'auth/unauthorized-domain': 'unauthorized-domain',
  'auth/web-storage-unsupported': 'storage-blocked',
  'auth/login-blocked': 'login-blocked',
  'auth/missing-recaptcha-token': 'login-blocked',
  'auth/invalid-api-key': 'misconfigured',
  'auth/operation-not-allowed': 'misconfigured',
  'auth/admin-restricted-operation': 'misconfigured',
  'auth/configuration-not-found': 'misconfigured',
  'auth/unauthorized-continue-uri': 'misconfigured',
  'auth/invalid-continue-uri': 'misconfigured',
  'auth/app-not-authorized': 'misconfigured',
  'auth/firebase-app-check-token-is-invalid': 'misconfigured',
  'auth/tenant-id-mismatch': 'misconfigured',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
}

export function readIdentityError(cause: unknown): IdentityError {
  if (cause instanceof IdentityError) return cause
  const code = codeOf(cause)
  const kind = KINDS[code] ?? (asksForVerification(cause) ? 'email-unconfirmed' : undefined)
  if (kind === 'misconfigured' || kind === 'unauthorized-domain') {
    console.error(`See docs/CONFIGURING.md: ${code}`)
  }
  if (kind) return new IdentityError(kind, code)
  // A 429 or 503 arrives as an internal error or as a code derived from the response, a lazy chunk as a TypeError.
  if (cause instanceof TypeError || isServerTrouble(cause, code)) return new IdentityError('offline', code)
  return new IdentityError('failed', code)
}

/** Codes for an explicit token renewal that confirm the end of the session. */
const ENDINGS: ReadonlySet<string> = new Set([
  'auth/user-not-found',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
])

/** The same for a token renewal: then 'expired' and 'unknown person' are final. */
export function readRefreshError(cause: unknown): IdentityError {
  const error = readIdentityError(cause)
  return ENDINGS.has(error.code) ? new IdentityError('ended', error.code) : error
}

function codeOf(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : ''
}

/** A project's own rules can require a confirmed email; only their text shows that. */
function asksForVerification(cause: unknown): boolean {
  return cause instanceof Error && /email verification/i.test(cause.message)
}

function isServerTrouble(cause: unknown, code: string): boolean {
  if (cause instanceof DOMException && (cause.name === 'TimeoutError' || cause.name === 'AbortError')) return true
  return code === 'auth/internal-error' || /unavailable|backend-error|deadline|\b50[0-9]\b/i.test(code)
}
