import { readFile, stat } from 'node:fs/promises'
import type { Environment } from '../env/variables.ts'
import { entitlementKeyPath, readPrivateKey } from '../subscriptions/entitlement-signer.ts'
import { type Finding, judged, missing, ok } from './finding.ts'

const KEY = { subject: 'Entitlement key', section: '1.3' }
/** The mode bits that give access to anyone but the owner. */
const OTHERS = 0o077

export type KeyFile = { readonly mode: number; readonly isKey: boolean }

export async function lookAtEntitlementKey(env: Environment): Promise<Finding> {
  if (env.ENTITLEMENT_PRIVATE_KEY !== undefined) return ok(KEY.subject, 'ENTITLEMENT_PRIVATE_KEY is one')
  const path = entitlementKeyPath(env.DATA_DIR)
  return keyFileFinding(path, await readKeyFile(path))
}

/** `file` is null if it does not exist. */
export function keyFileFinding(path: string, file: KeyFile | null): Finding {
  const { subject, section } = KEY
  if (file === null) return missing(subject, section, `there is no ${path}: the server makes it at its first start`)
  const faults = [
    ...(file.isKey ? [] : [`${path} holds no key: put the right one back`]),
    ...((file.mode & OTHERS) === 0 ? [] : [`others may read ${path}: chmod 600 ${path}`]),
  ]
  return judged(subject, section, faults, `${path}, its owner's alone`)
}

async function readKeyFile(path: string): Promise<KeyFile | null> {
  try {
    const { mode } = await stat(path)
    return { mode, isKey: isKey(await readFile(path, 'utf8')) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    return { mode: 0, isKey: false }
  }
}

function isKey(text: string): boolean {
  try {
    readPrivateKey(text)
    return true
  } catch {
    return false
  }
}
