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

type SyncServerOptions = {
  /** An embedded one by default. Closed with the server. */
  readonly database?: WholeDatabase
  /** A free one by default. */
  readonly port?: number
}

/** The real API. */
export async function startSyncServer(options: SyncServerOptions = {}): Promise<SyncServer> {
  const database = options.database ?? (await connectDatabase({ memory: await emptyDatabaseDump() }))
  await migrate(database)
  // Tests are more people at one address than a gym, and in more of a hurry.
  const rateLimits = { perAddress: 1_000_000, perPerson: 1_000_000 }
  const app = await buildApp({ database, tokenVerifier: readableTokens, config: CONFIG, log: false, rateLimits })
  await app.listen({ port: options.port ?? 0, host: '127.0.0.1' })
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
