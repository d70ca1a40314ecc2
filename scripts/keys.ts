import { parseArgs } from 'node:util'
import { KeyFileRefused, makeKeyFile } from '../server/subscriptions/key-file.ts'

// Makes the server's signing key: `npm run keys -- <file>`. To replace one: `npm run keys -- <file> --after <its file>`.
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { after: { type: 'string' } } })
  const [path] = positionals
  if (path === undefined) throw new KeyFileRefused('Name the file to write the key to: npm run keys -- <file>')
  await makeKeyFile(path, values.after)
  console.info(`${path} holds the settings of a new signing key, for its owner alone: give them to every instance.`)
} catch (error) {
  console.error(error instanceof KeyFileRefused ? error.message : error)
  process.exitCode = 1
}
