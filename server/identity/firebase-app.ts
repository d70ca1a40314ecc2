import type { Agent } from 'node:https'
import { type App, applicationDefault, type Credential, cert, initializeApp } from 'firebase-admin/app'
import { ConfigurationError } from '../configuration-error.ts'

export type FirebaseOptions = {
  readonly projectId: string
  /** `host:port` of the Auth emulator. It takes unsigned tokens, so never in production. */
  readonly emulatorHost?: string | undefined
  readonly isProduction: boolean
  /**
   * The key of a service account, as JSON or as the path of its file: what Google's administrative calls need. Without
   * it Google's own default credentials are used, where there are any.
   */
  readonly serviceAccount?: string | undefined
  /** How Google's public keys are fetched; tests put their own server there. */
  readonly keyAgent?: Agent
}

const EMULATOR_VARIABLE = 'FIREBASE_AUTH_EMULATOR_HOST'

/** The service account's key cannot be used. */
export class ServiceAccountError extends ConfigurationError {
  constructor(reason: string) {
    super(`FIREBASE_SERVICE_ACCOUNT is not the key of a service account: ${reason}`)
    this.name = 'ServiceAccountError'
  }
}

/**
 * Opens the project. Throws at once where an emulator is asked for in production, and a `ServiceAccountError` for a key
 * that is none.
 */
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
  // The library takes the emulator from the environment and from nowhere else.
  if (emulatorHost !== undefined) process.env[EMULATOR_VARIABLE] = emulatorHost
  const settings = {
    projectId,
    ...(serviceAccount !== undefined && { credential: credentialOf(serviceAccount, keyAgent) }),
    ...(keyAgent && { httpAgent: keyAgent }),
  }
  return initializeApp(settings, `barra-${crypto.randomUUID()}`)
}

/** What Google's administrative calls are signed with. Throws a `ServiceAccountError` for a key that is none. */
export function credentialOf(serviceAccount: string | undefined, agent?: Agent): Credential {
  if (serviceAccount === undefined) return applicationDefault(agent)
  try {
    return cert(serviceAccount.trimStart().startsWith('{') ? parseKey(serviceAccount) : serviceAccount, agent)
  } catch (error) {
    if (error instanceof ServiceAccountError) throw error
    throw new ServiceAccountError(error instanceof Error ? error.message : String(error))
  }
}

/** The parser's own words would quote a piece of the key. */
function parseKey(json: string): object {
  try {
    return JSON.parse(json) as object
  } catch {
    throw new ServiceAccountError('it is not JSON')
  }
}
