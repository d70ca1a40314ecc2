import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './fingerprint.ts'

/**
 * Fails unless the service worker names every file of the page, and every file it names is there: one that is missing
 * would keep the worker from ever being installed, and one that is not named is a hole offline.
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
 * What the public site shows is not the app's: without a network the app itself shows those pages. What only the native
 * app runs comes with it.
 */
const NOT_OF_THE_PAGE =
  /^(sw\.js$|builds\/|site\/|pictures\/|assets\/(finished-site|connect-shell|native-shell|plan-notices|rest-notices)-|\.vite\/)/

function isOfThePage(file: string): boolean {
  return !NOT_OF_THE_PAGE.test(file)
}
