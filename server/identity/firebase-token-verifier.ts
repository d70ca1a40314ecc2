import { deleteApp } from 'firebase-admin/app'
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { isStorable } from '../sync/storage-fault.ts'
import { type FirebaseOptions, openFirebaseApp, withinFirebaseLimit } from './firebase-app.ts'
import { InvalidToken, type TokenFault, type TokenVerifier, type VerifiedIdentity } from './token-verifier.ts'

/** Tolerated clock difference from Google. */
const CLOCK_TOLERANCE_SECONDS = 300

/** Of tokens that say what they are; `at+jwt` and the like are made for other uses. */
const OWN_TYPES: ReadonlySet<string | undefined> = new Set([undefined, 'JWT'])

const FAULTS: Readonly<Record<string, TokenFault>> = {
  'auth/argument-error': 'forged',
  'auth/invalid-id-token': 'forged',
  'auth/id-token-expired': 'expired',
  'auth/id-token-revoked': 'revoked',
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'unknown-person',
}

/** Faults that are found only behind the signature. */
const LOOKED_UP: ReadonlySet<TokenFault> = new Set(['revoked', 'disabled', 'unknown-person'])

/** Checks signature (RS256 only), project, issuer, subject, expiry. Throws for an emulator in production. */
export function createFirebaseTokenVerifier(options: FirebaseOptions): TokenVerifier & { close(): Promise<void> } {
  const app = openFirebaseApp(options)
  const auth = getAuth(app)
  return {
    verify: async (token, { checkRevoked = false } = {}) => {
      refuseUnreadable(token)
      try {
        return identityOf(await withinFirebaseLimit(auth.verifyIdToken(token, checkRevoked)))
      } catch (error) {
        throw explain(error, token)
      }
    },
    close: () => deleteApp(app),
  }
}

/**
 * The library parses the content before the signature, and its error for invalid JSON quotes it and looks as if the
 * keys could not be fetched. An extension that we do not know, as `crit` names, must not be ignored, by RFC 7515.
 * A subject that PostgreSQL cannot take would look like an outage of the database.
 */
function refuseUnreadable(token: string): void {
  const { header, subject } = readUnverified(token)
  if ('crit' in header || !OWN_TYPES.has(header.typ)) throw new InvalidToken('malformed')
  if (typeof subject === 'string' && !isStorable(subject)) throw new InvalidToken('malformed')
}

function readUnverified(token: string) {
  try {
    const subject: unknown = decodeJwt(token).sub
    return { header: decodeProtectedHeader(token), subject }
  } catch {
    throw new InvalidToken('malformed')
  }
}

/** Checks left to the library's callers: that the token expires, and was not issued in the future. */
function identityOf(claims: DecodedIdToken): VerifiedIdentity {
  const { uid, exp, iat, auth_time: authTime } = claims
  const latest = Date.now() / 1_000 + CLOCK_TOLERANCE_SECONDS
  if (!Number.isFinite(exp) || !(iat <= latest) || !(authTime <= latest)) throw new InvalidToken('forged')
  return {
    uid,
    expiresAt: exp * 1_000,
    issuedAt: iat * 1_000,
    email: textOf(claims.email),
    emailVerified: claims.email_verified === true,
    name: textOf(claims['name']),
    picture: textOf(claims.picture) || null,
    authTime,
  }
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' && isStorable(claim) ? claim : ''
}

/** Only known token faults count as such: unreachable keys or emulator must not sign anybody out. */
function explain(error: unknown, token: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  const fault = FAULTS[error.code]
  // A failure to fetch keys has the code of a bad token, but the message is about the request.
  if (fault === 'forged' && !error.message.includes('ID token')) return error
  if (fault === undefined) return error
  // The account is looked up after the signature was verified, so the token's subject is trustworthy.
  const uid = LOOKED_UP.has(fault) ? decodeJwt(token).sub : undefined
  return new InvalidToken(fault, { cause: error, ...(uid !== undefined && { uid }) })
}
