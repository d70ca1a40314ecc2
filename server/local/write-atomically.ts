import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What only the owner of a file may read: keys, and everything that belongs to people. */
const OWNER_ONLY = 0o600

/**
 * Replaces a file as a whole: whoever reads it, at any moment and after any crash, finds the old content or the new. Nobody
 * but the owner of this process may read it.
 */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  // One that a crash left may have the rights of an earlier version.
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
