import { connectDatabase, migrate, startNewEpoch } from '../server/database.ts'
import { readEnvironment } from '../server/env.ts'

// Run once after a backup was restored, while no server runs on an embedded database: `node scripts/new-epoch.ts`.
// Devices then start anew and bring back what the backup lacks.
const env = readEnvironment(process.env)
const database = await connectDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
await migrate(database)
await startNewEpoch(database)
await database.close()
console.info('The data has a new epoch.')
