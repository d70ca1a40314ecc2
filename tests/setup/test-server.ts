import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { CollectionName, DigestResult, PullResult, PushResult } from '#contract/sync.ts'
import { type AppOptions, buildApp } from '../../server/app.ts'
import { type DatabaseKind, openTestDatabase, type TestDatabase } from './test-database.ts'
import { createTestTokens, type TestTokens } from './test-tokens.ts'

export const TEST_CONFIG = {
  version: '0.0.0-test',
  apiBase: '/api',
  firebase: { apiKey: 'test', authDomain: 'demo-barra.firebaseapp.com', projectId: 'demo-barra' },
  authEmulatorUrl: 'http://127.0.0.1:9099',
}

/** Enough for any test except those of the limits. */
const NO_LIMITS = { perAddress: 1_000_000, perPerson: 1_000_000, contactPerAddress: 1_000_000 }

export type Row = { readonly newDocumentState: unknown; readonly assumedMasterState?: unknown }

/** One person's device from the server's view. */
export type TestClient = {
  readonly uid: string
  readonly token: string
  readonly push: (
    collection: CollectionName,
    rows: readonly Row[],
    schemaVersion?: number,
    head?: string,
  ) => Promise<PushResult>
  readonly pull: (collection: CollectionName, checkpoint?: string, limit?: number, head?: string) => Promise<PullResult>
  readonly digest: () => Promise<DigestResult>
}

export type TestServer = TestTokens & {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  /** A new person, or the named one. */
  readonly client: (uid?: string) => Promise<TestClient>
  readonly close: () => Promise<void>
}

type TestOptions = Omit<Partial<AppOptions>, 'database'> & { readonly database?: TestDatabase }

/** The real server on a fresh database of the kind, or on a given one, which then stays open when the server closes. */
export async function startTestServer(kind: DatabaseKind, options: TestOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await openTestDatabase(kind))
  const tokens = await createTestTokens()
  const app = await buildApp({
    tokenVerifier: tokens.verifier,
    identityAdmin: tokens.provider.admin,
    config: TEST_CONFIG,
    log: false,
    rateLimits: NO_LIMITS,
    ...options,
    database,
  })
  return {
    ...tokens,
    app,
    database,
    client: async (uid = `person-${crypto.randomUUID()}`) => createClient(app, uid, await tokens.tokenFor(uid)),
    close: async () => {
      // A test's keep-alive connections would delay it by more than a minute.
      app.server.closeAllConnections()
      await app.close()
      if (!options.database) await database.close()
    },
  }
}

/** Calls an app by the protocol without a network. Throws on every response other than 200. */
export function createClient(app: FastifyInstance, uid: string, token: string): TestClient {
  const headers = { authorization: `Bearer ${token}` }
  const dataOf = async <Data>(request: InjectOptions): Promise<Data> => {
    // A request of the network comes with an event of its own; a loop of these alone would keep all others out.
    await setImmediate()
    const response = await app.inject({ headers, ...request })
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
    return response.json<{ data: Data }>().data
  }
  return {
    uid,
    token,
    push: (collection, rows, schemaVersion = 0, head) =>
      dataOf({ method: 'POST', url: '/api/sync/push', payload: { collection, schemaVersion, rows, head } }),
    pull: (collection, checkpoint, limit = 200, head) => {
      const known = { ...(checkpoint !== undefined && { checkpoint }), ...(head !== undefined && { head }) }
      const query = { collection, limit: String(limit), ...known }
      return dataOf({ url: '/api/sync/pull', query })
    },
    digest: () => dataOf({ url: '/api/sync/digest' }),
  }
}
