import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Mode of files readable by the owner only: keys, and personal data. */
const OWNER_ONLY = 0o600

/**
 * Replaces a file atomically: a reader gets the old content or the new, even after a crash. Only the owner of this
 * process may read it.
 */
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
