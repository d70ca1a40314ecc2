import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../server/app.ts'
import type { WholeDatabase } from '../../server/database/connection.ts'
import { connectDatabase, migrate } from '../../server/database.ts'
import type { TokenAnswer } from '../../workers/replication.api.ts'
import { emptyDatabaseDump } from '../setup/embedded-dump.ts'
import { readableTokens } from '../setup/test-identity.ts'

export const CONFIG = {
  version: 'test',
  apiBase: '/api',
  firebase: { apiKey: 'test', authDomain: 'test', projectId: 'demo-barra' },
  authEmulatorUrl: null,
}

export type SyncServer = {
  readonly app: FastifyInstance
  readonly database: WholeDatabase
  readonly origin: string
  readonly close: () => Promise<void>
}

/** The real API on its own embedded database, listening on a free port. */
export async function startSyncServer(): Promise<SyncServer> {
  const database = await connectDatabase({ memory: await emptyDatabaseDump() })
  await migrate(database)
  // Tests are more people at one address than a gym, and in more of a hurry.
  const rateLimits = { perAddress: 1_000_000, perPerson: 1_000_000 }
  const app = await buildApp({ database, tokenVerifier: readableTokens, config: CONFIG, log: false, rateLimits })
  await app.listen({ port: 0, host: '127.0.0.1' })
  // Listening on a port, not on a socket file.
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    database,
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
      await database.close()
    },
  }
}

/** A provider that always has a good token for this person. */
export const signedInAs = (uid: string) => async (): Promise<TokenAnswer> => ({
  kind: 'token',
  token: uid,
  expiresAtMs: Date.now() + 3_600_000,
})
