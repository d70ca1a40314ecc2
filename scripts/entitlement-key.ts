import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeAtomically } from '../server/local/write-atomically.ts'
import { createEntitlementSigner, makePrivateKey } from '../server/subscriptions/entitlement-signer.ts'

// Generates a key that signs subscriptions: `npm run entitlement-key -- <file>`. Only the owner can read the file.
const { positionals } = parseArgs({ allowPositionals: true })
const [path] = positionals
if (path === undefined || existsSync(path)) {
  console.error(
    path === undefined ? 'Name the file to write the key to.' : `${path} is there already: nothing was written.`,
  )
  process.exitCode = 1
} else {
  const key = await makePrivateKey()
  writeAtomically(path, JSON.stringify(key))
  const { publicKeys } = await createEntitlementSigner(key)
  console.info(`The private key is in ${path}: its content is ENTITLEMENT_PRIVATE_KEY of every instance.`)
  console.info(
    `To replace it one day, add its public half to ENTITLEMENT_PUBLIC_KEYS then: ${JSON.stringify(publicKeys)}`,
  )
}
