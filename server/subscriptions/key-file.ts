import { readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { createEntitlementSigner, makePrivateKey, readPrivateKey, readPublicKeys } from './entitlement-signer.ts'

const OWNER_ONLY = 0o600

export class KeyFileRefused extends Error {}

/**
 * Writes a new signing key as an environment file. `replaced` names the file with the key used so far, as this wrote it
 * or as a data folder holds it: statements of that one stay valid. Throws `KeyFileRefused`.
 */
export async function makeKeyFile(path: string, replaced?: string): Promise<void> {
  const earlier = replaced === undefined ? [] : await publicKeysOf(replaced)
  const lines = [
    `ENTITLEMENT_PRIVATE_KEY='${JSON.stringify(await makePrivateKey())}'`,
    ...(earlier.length === 0 ? [] : [`ENTITLEMENT_PUBLIC_KEYS='${JSON.stringify(earlier)}'`]),
  ]
  try {
    // Fails for an existing file in one step: a lost key is lost for every device.
    writeFileSync(path, `${lines.join('\n')}\n`, { flag: 'wx', mode: OWNER_ONLY, flush: true })
  } catch (cause) {
    throw new KeyFileRefused(refusalOf(path, cause), { cause })
  }
}

/** The key's own public half first. */
async function publicKeysOf(path: string) {
  try {
    const text = readFileSync(path, 'utf8')
    const { ENTITLEMENT_PRIVATE_KEY: key = text, ENTITLEMENT_PUBLIC_KEYS: earlier = '[]' } = parseEnv(text)
    const { publicKeys } = await createEntitlementSigner(readPrivateKey(key), readPublicKeys(earlier))
    return publicKeys
  } catch (cause) {
    throw new KeyFileRefused(`${path} holds no key that can be read: nothing was written.`, { cause })
  }
}

function refusalOf(path: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return code === 'EEXIST'
    ? `${path} is there already: nothing was written.`
    : `${path} cannot be written (${code ?? 'for an unknown reason'}).`
}
