import { dirname } from 'node:path'
import { ConfigurationError } from '../server/configuration-error.ts'
import { examine } from '../server/doctor/examine.ts'
import { loadEnvironment } from '../server/env.ts'

// Run with the server's settings: `npm run doctor`. Checks and changes nothing.
const root = dirname(import.meta.dirname)
try {
  const isRight = await examine({ env: loadEnvironment(root), root, say: console.info })
  // A service that hangs would keep this process alive, too.
  process.exit(isRight ? 0 : 1)
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}
