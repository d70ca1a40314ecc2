import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigurationError } from '../server/configuration-error.ts'
import { DataFolderInUse } from '../server/database/data-folder-lock.ts'
import { EpochRefused, giveNewEpoch } from '../server/database/new-epoch.ts'
import { loadEnvironment } from '../server/env.ts'

// Run once after restoring a backup, with the server's settings: `npm run new-epoch`, then with `-- --yes`.
const { values: flags } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
try {
  const env = loadEnvironment(dirname(import.meta.dirname))
  await giveNewEpoch({ env, isConfirmed: flags.yes, say: console.info })
} catch (error) {
  const isForPeople =
    error instanceof EpochRefused || error instanceof DataFolderInUse || error instanceof ConfigurationError
  console.error(isForPeople ? error.message : error)
  process.exitCode = 1
}
