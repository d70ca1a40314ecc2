import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { buildApp } from '../server/app.ts'
import { MIGRATIONS } from '../server/database/migrations.ts'
import { connectDatabase, migrate } from '../server/database.ts'
import { TEST_CONFIG } from '../tests/setup/test-server.ts'
import { createTestTokens } from '../tests/setup/test-tokens.ts'
import type { Asked } from './instances.ts'

// A process of its own: the server's app on the database of the run, with tokens that it signs and checks itself.

const NO_LIMIT = 100_000_000
const MEMORY_EVERY_MS = 1_000
/** As DRAIN_NOTICE_SECONDS and DRAIN_SECONDS: many times as long as a busy machine takes to ask whether it is ready. */
const NOTICE_MS = 5_000
const DRAIN_MS = 20_000

/** Waits for all who read and write the table, and lets them wait. */
const added: Migration = {
  up: async (tables) => void (await sql`ALTER TABLE documents ADD COLUMN later text`.execute(tables)),
}

const [, , databaseUrl = '', build] = process.argv
const database = await connectDatabase(databaseUrl === '' ? { memory: true } : { databaseUrl })
await migrate(database, build === 'next' ? { ...MIGRATIONS, '999-load.expands': added } : MIGRATIONS)
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

process.on('message', async (asked: Asked) => {
  if (asked.kind === 'cpu') process.send?.({ kind: 'cpu', ms: cpuMs() })
  else process.send?.({ kind: 'tokens', tokens: await Promise.all(asked.uids.map((uid) => tokens.tokenFor(uid))) })
})
setInterval(() => process.send?.({ kind: 'memory', bytes: process.memoryUsage.rss() }), MEMORY_EVERY_MS)
process.once('disconnect', () => process.exit())
process.once('SIGTERM', async () => {
  await app.drain(DRAIN_MS, NOTICE_MS)
  await database.close()
  process.exit()
})
const address = app.server.address()
process.send?.({ kind: 'ready', port: typeof address === 'object' ? address?.port : 0 })

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
