import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { TokenVerifier } from '../../server/identity/token-verifier.ts'
import { countRequests } from '../../server/metrics/count-requests.ts'
import { createMetrics } from '../../server/metrics/metrics.ts'
import { requireIdentity } from '../../server/plugins/authentication.ts'
import { answerErrors, answerNotFound } from '../../server/plugins/errors.ts'
import { syncRoutes } from '../../server/routes/sync/sync.ts'
import type { SyncOptions } from '../../server/sync/settings.ts'
import { readableTokens } from '../setup/test-identity.ts'
import { createMemorySyncStore, type MemorySyncStore } from './memory-sync-store.ts'

export type SyncAppOptions = SyncOptions & { readonly tokenVerifier?: TokenVerifier }

/** The API's sync routes behind its own authentication, on any store, and nothing else of the server. */
export async function buildSyncApp({ tokenVerifier = readableTokens, ...sync }: SyncAppOptions) {
  const app = Fastify({ onProtoPoisoning: 'ignore', onConstructorPoisoning: 'ignore' })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  countRequests(app, createMetrics({}))
  app.setNotFoundHandler(answerNotFound)
  const routes: FastifyPluginAsync = async (scope) => {
    requireIdentity(scope, { tokenVerifier, wasDeleted: async () => false })
    await scope.register(syncRoutes, sync)
  }
  await app.register(routes, { prefix: '/api/sync' })
  await app.ready()
  return app
}

export type MemorySyncServer = {
  /** Handles `inject` calls, on this process's event loop only. */
  readonly app: FastifyInstance
  readonly store: MemorySyncStore
  /** Same as the epoch command. */
  readonly newEpoch: () => void
}

export type MemorySyncServerOptions = Partial<Omit<SyncAppOptions, 'store'>> & {
  /** The store of a previous server, which this one continues, as after a restart or release. */
  readonly store?: MemorySyncStore
  /** Random hex digits, sixteen at a time. */
  readonly newEpochName?: () => string
}

/** A whole sync server in memory. Deterministic if `now`, `newMark` and `newEpochName` are given. */
export async function buildMemorySyncServer(options: MemorySyncServerOptions = {}): Promise<MemorySyncServer> {
  const { newEpochName = randomEpochName, store = createMemorySyncStore(newEpochName()), ...sync } = options
  const app = await buildSyncApp({ release: 'test', ...sync, store })
  return { app, store, newEpoch: () => store.setEpoch(newEpochName()) }
}

function randomEpochName(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16)
}
