import { buildApp } from '../../server/app.ts'
import { connectDatabase, migrate } from '../../server/database.ts'
import { aSession } from '../builders.ts'
import { identityFor } from './test-identity.ts'
import { createClient, TEST_CONFIG } from './test-server.ts'

// A server process on the data folder in the first argument. It pushes sessions to itself forever and reports the id of
// each acknowledged one to its parent, until killed.

// Ends with its parent.
process.once('disconnect', () => process.exit())

const database = await connectDatabase({ dataDir: process.argv[2] })
await migrate(database)
const app = await buildApp({
  database,
  tokenVerifier: { verify: async (uid) => identityFor(uid) },
  config: TEST_CONFIG,
  log: false,
  rateLimits: { perAddress: 1_000_000, perPerson: 1_000_000 },
})
const client = createClient(app, 'anna', 'anna')
process.send?.({ ready: true })

for (;;) {
  const session = { ...aSession(), id: crypto.randomUUID(), _deleted: false }
  const { conflicts, refused } = await client.push('sessions', [{ newDocumentState: session }])
  if (conflicts.length + refused.length > 0) throw new Error('a good session was not taken')
  process.send?.({ acknowledged: session.id })
}
