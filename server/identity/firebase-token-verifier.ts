import type { Agent } from 'node:https'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth'
import { InvalidToken, type TokenFault, type TokenVerifier, type VerifiedIdentity } from './token-verifier.ts'

export type FirebaseOptions = {
  readonly projectId: string
  /** `host:port` of the Auth emulator. It takes unsigned tokens, so never in production. */
  readonly emulatorHost?: string | undefined
  readonly isProduction: boolean
  /** How Google's public keys are fetched; tests put their own server there. */
  readonly keyAgent?: Agent
}

const EMULATOR_VARIABLE = 'FIREBASE_AUTH_EMULATOR_HOST'

/** Google's clock and ours may differ by so much. */
const CLOCK_TOLERANCE_SECONDS = 300

const FAULTS: Readonly<Record<string, TokenFault>> = {
  'auth/argument-error': 'forged',
  'auth/invalid-id-token': 'forged',
  'auth/id-token-expired': 'expired',
  'auth/id-token-revoked': 'revoked',
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'unknown-person',
}

/**
 * Checks tokens as Firebase issues them: signature by Google's keys, RS256 alone, project, issuer, subject, expiry.
 * Throws at once where an emulator is asked for in production.
 */
export function createFirebaseTokenVerifier(options: FirebaseOptions): TokenVerifier & { close(): Promise<void> } {
  if (options.isProduction && (options.emulatorHost !== undefined || process.env[EMULATOR_VARIABLE])) {
    throw new Error(`${EMULATOR_VARIABLE} must not be set in production: anybody could sign in as anybody`)
  }
  // The library takes the emulator from the environment and from nowhere else.
  if (options.emulatorHost !== undefined) process.env[EMULATOR_VARIABLE] = options.emulatorHost

  const app = createApp(options)
  const auth = getAuth(app)
  return {
    verify: async (token) => {
      try {
        return identityOf(await auth.verifyIdToken(token))
      } catch (error) {
        throw explain(error)
      }
    },
    close: () => deleteApp(app),
  }
}

function createApp({ projectId, keyAgent }: FirebaseOptions): App {
  return initializeApp({ projectId, ...(keyAgent && { httpAgent: keyAgent }) }, `barra-${crypto.randomUUID()}`)
}

/** What the library leaves to its callers: that the token ends, and was not issued in the future. */
function identityOf({ uid, exp, iat, auth_time: signedInAt }: DecodedIdToken): VerifiedIdentity {
  const latest = Date.now() / 1_000 + CLOCK_TOLERANCE_SECONDS
  if (!Number.isFinite(exp) || !(iat <= latest) || !(signedInAt <= latest)) throw new InvalidToken('forged')
  return { uid, expiresAt: exp * 1_000 }
}

/** Whatever is not known to be the token's fault is not: keys or emulator out of reach must not sign anybody out. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  const fault = FAULTS[error.code]
  // Keys that could not be fetched come with the code of a bad token, but the words are about the request.
  if (fault === 'forged' && !error.message.includes('ID token')) return error
  return fault === undefined ? error : new InvalidToken(fault, { cause: error })
}
