import { buildApp } from '../server/app.ts'
import { connectDatabase, migrate } from '../server/database.ts'
import { TEST_CONFIG } from '../tests/setup/test-server.ts'
import { createTestTokens } from '../tests/setup/test-tokens.ts'

// A process of its own: the server's app on the database of the run, with tokens that it signs and checks itself.

const NO_LIMIT = 100_000_000
const MEMORY_EVERY_MS = 1_000

const [, , databaseUrl = ''] = process.argv
const database = await connectDatabase(databaseUrl === '' ? { memory: true } : { databaseUrl })
await migrate(database)
const tokens = await createTestTokens()
const app = await buildApp({
  tokenVerifier: tokens.verifier,
  identityAdmin: tokens.provider.admin,
  config: TEST_CONFIG,
  log: false,
  rateLimits: { perAddress: NO_LIMIT, perPerson: NO_LIMIT },
  database,
})
await app.listen({ port: 0, host: '127.0.0.1' })

process.on('message', async (uids: readonly string[]) => {
  process.send?.({ kind: 'tokens', tokens: await Promise.all(uids.map((uid) => tokens.tokenFor(uid))) })
})
setInterval(() => process.send?.({ kind: 'memory', bytes: process.memoryUsage.rss() }), MEMORY_EVERY_MS)
process.once('disconnect', () => process.exit())
const address = app.server.address()
process.send?.({ kind: 'ready', port: typeof address === 'object' ? address?.port : 0 })
