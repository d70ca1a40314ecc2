import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Keys, and personal data. */
const OWNER_ONLY = 0o600

/** A reader gets the old content or the new, even after a crash. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  // One left by a crash may have an earlier version's mode.
  rmSync(`${path}.new`, { force: true })
  const file = openSync(`${path}.new`, 'w', OWNER_ONLY)
  try {
    writeFileSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(`${path}.new`, path)
}
