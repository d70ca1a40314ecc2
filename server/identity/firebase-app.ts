import type { Agent } from 'node:https'
import { type App, applicationDefault, type Credential, cert, initializeApp } from 'firebase-admin/app'
import { ConfigurationError } from '../configuration-error.ts'
import { withinLimit } from '../within-limit.ts'

export type FirebaseOptions = {
  readonly projectId: string
  /** `host:port` of the Auth emulator. It accepts unsigned tokens, so never in production. */
  readonly emulatorHost?: string | undefined
  readonly isProduction: boolean
  /** As JSON or a file path. Without it, Google's default credentials are used, if any. */
  readonly serviceAccount?: string | undefined
  /** Fetches Google's public keys; replaced in tests. */
  readonly keyAgent?: Agent
}

/** A device waits ten seconds for a response, so the provider has to respond earlier. */
const LIMIT_MS = 8_000
const EMULATOR_VARIABLE = 'FIREBASE_AUTH_EMULATOR_HOST'

export class ServiceAccountError extends ConfigurationError {
  constructor(reason: string) {
    super(`FIREBASE_SERVICE_ACCOUNT is not the key of a service account: ${reason}`)
    this.name = 'ServiceAccountError'
  }
}

/** Throws for an emulator in production, and a `ServiceAccountError` for an invalid key. */
export function openFirebaseApp({
  projectId,
  emulatorHost,
  isProduction,
  serviceAccount,
  keyAgent,
}: FirebaseOptions): App {
  if (isProduction && (emulatorHost !== undefined || process.env[EMULATOR_VARIABLE])) {
    throw new Error(`${EMULATOR_VARIABLE} must not be set in production: anybody could sign in as anybody`)
  }
  // The library reads the emulator from the environment only.
  if (emulatorHost !== undefined) process.env[EMULATOR_VARIABLE] = emulatorHost
  const settings = {
    projectId,
    ...(serviceAccount !== undefined && { credential: credentialOf(serviceAccount, keyAgent) }),
    ...(keyAgent && { httpAgent: keyAgent }),
  }
  return initializeApp(settings, `barra-${crypto.randomUUID()}`)
}

/** Of Google's administrative calls. Throws a `ServiceAccountError` for an invalid key. */
export function credentialOf(serviceAccount: string | undefined, agent?: Agent): Credential {
  if (serviceAccount === undefined) return applicationDefault(agent)
  try {
    return cert(serviceAccount.trimStart().startsWith('{') ? parseKey(serviceAccount) : serviceAccount, agent)
  } catch (error) {
    if (error instanceof ServiceAccountError) throw error
    throw new ServiceAccountError(error instanceof Error ? error.message : String(error))
  }
}

/** The parser's own message would quote a part of the key. */
function parseKey(json: string): object {
  try {
    return JSON.parse(json) as object
  } catch {
    throw new ServiceAccountError('it is not JSON')
  }
}

/** The library itself would wait for half a minute, several times. */
export function withinFirebaseLimit<Result>(call: Promise<Result>): Promise<Result> {
  return withinLimit(call, LIMIT_MS, () => new Error(`Firebase did not answer within ${LIMIT_MS} ms`))
}
