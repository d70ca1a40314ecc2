import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './fingerprint.ts'

/**
 * Fails unless the service worker lists every file of the page, and every listed file exists: a missing one would
 * prevent its installation, and an unlisted one is unavailable offline.
 */
export function checkPrecacheIsComplete(directory: string): void {
  const worker = readFileSync(join(directory, 'sw.js'), 'utf8')
  const named = new Set(Array.from(worker.matchAll(/"url":"([^"]+)"/g), ([, url]) => url))
  const files = filesUnder(directory, '.').filter(isOfThePage)
  const unnamed = files.filter((file) => !named.has(file))
  const missing = [...named].filter((url) => url !== undefined && !files.includes(url))
  if (unnamed.length > 0) throw new Error(`not precached: ${unnamed.join(', ')}`)
  if (missing.length > 0) throw new Error(`precached, but not built: ${missing.join(', ')}`)
}

/**
 * Files of the public site only, whose pages the app itself shows offline; and of the native app, which includes them.
 */
const NOT_OF_THE_PAGE =
  /^(sw\.js$|builds\/|site\/|pictures\/|assets\/(finished-site|connect-shell|native-shell|plan-notices|rest-notices)-|\.vite\/)/

function isOfThePage(file: string): boolean {
  return !NOT_OF_THE_PAGE.test(file)
}
