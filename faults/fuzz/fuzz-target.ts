import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { RouteOptions } from 'fastify'
import { buildApp } from '../../server/app.ts'
import { connectDatabase, migrate } from '../../server/database.ts'
import { openObjectFiles } from '../../server/local/object-store/object-files.ts'
import { objectStore } from '../../server/local/object-store/object-store.ts'
import { createLocalProvider } from '../../server/payment/local/local-provider.ts'
import { attachLocalPayments } from '../../server/payment/provide-billing.ts'
import { customersOf } from '../../server/subscriptions/customers.ts'
import { createEntitlementSigner, makePrivateKey } from '../../server/subscriptions/entitlement-signer.ts'
import { createTestTokens } from '../../tests/setup/test-tokens.ts'

export type FuzzRoute = { readonly method: string; readonly url: string }

/** The whole server on an embedded database, with its own tokens and no limits. */
export type FuzzTarget = {
  readonly origin: string
  /** All registered routes. */
  readonly routes: readonly FuzzRoute[]
  readonly tokenFor: (uid: string, lifetimeSeconds?: number) => Promise<string>
  /** The server errors logged since the last call. */
  readonly faults: () => readonly string[]
  readonly close: () => Promise<void>
}

export const BUCKET = 'demo-barra.local'
const MANY = 1_000_000_000
const NO_LIMITS = {
  perAddress: MANY,
  perPerson: MANY,
  rarePerPerson: MANY,
  dearPerPerson: MANY,
  contactPerAddress: MANY,
}

export async function startFuzzTarget(): Promise<FuzzTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'barra-fuzz-'))
  const database = await connectDatabase({ memory: true })
  await migrate(database)
  const tokens = await createTestTokens()
  const appUrl = 'https://barra.test'
  const now = () => new Date()
  const provider = createLocalProvider({ database, origin: appUrl, now })
  const signer = await createEntitlementSigner(await makePrivateKey())
  const billing = { database, customers: customersOf(database, provider.name), provider, signer, appUrl, now }
  const routes: FuzzRoute[] = []
  let logged: string[] = []
  const note = ({ method, url }: RouteOptions) => routes.push(...[method].flat().map((one) => ({ method: one, url })))
  const app = await buildApp({
    database,
    tokenVerifier: tokens.verifier,
    identityAdmin: tokens.provider.admin,
    appUrl,
    billing,
    onRoute: note,
    rateLimits: NO_LIMITS,
    log: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
    staticRoot: resolve('dist'),
    config: {
      version: '0.0.0-fuzz',
      apiBase: '/api',
      firebase: { apiKey: 'test', authDomain: 'demo-barra.firebaseapp.com', projectId: 'demo-barra' },
      authEmulatorUrl: 'http://127.0.0.1:9099',
    },
  })
  await attachLocalPayments(app, billing, provider)
  const files = openObjectFiles(folder, BUCKET)
  const { verifier: tokenVerifier } = tokens
  await app.register(objectStore, { prefix: '/v0', bucket: BUCKET, files, tokenVerifier, rateLimits: NO_LIMITS })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    routes,
    tokenFor: tokens.tokenFor,
    faults: () => {
      const since = logged
      logged = []
      return since
    },
    close: async () => {
      await app.drain(0)
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
