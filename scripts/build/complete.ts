import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { precachedFiles } from './precached-files.ts'

const LISTED_FILE = /\["\/([^"]+)","[\w-]{8}",\d+\]/g

/**
 * Fails unless the service worker lists every file of the page, and every listed file exists: a missing one would
 * prevent its installation, and an unlisted one is unavailable offline.
 */
export function checkPrecacheIsComplete(directory: string): void {
  const worker = readFileSync(join(directory, 'sw.js'), 'utf8')
  const named = new Set(Array.from(worker.matchAll(LISTED_FILE), ([, file]) => file))
  const files = precachedFiles(directory)
  const unnamed = files.filter((file) => !named.has(file))
  const missing = [...named].filter((file) => file !== undefined && !files.includes(file))
  if (unnamed.length > 0) throw new Error(`not precached: ${unnamed.join(', ')}`)
  if (missing.length > 0) throw new Error(`precached, but not built: ${missing.join(', ')}`)
}
