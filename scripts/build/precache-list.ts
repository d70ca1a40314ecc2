import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PrecachedFile, PrecacheList } from '../../sw/precache-list.ts'
import { hashOf } from './import-map.ts'
import { precachedFiles } from './precached-files.ts'
import { chunkKey, importsOf, readChunks } from './route-scripts.ts'

/** The chunks of a first visit, from the login to a running workout. */
export const FIRST_SCREENS: readonly string[] = [
  'main',
  'app',
  'login-screen',
  'fetch-inside',
  'identity-provider',
  'auth-session',
  'storage',
  'database',
  'frame',
  'dashboard-screen',
  'notices',
  'begin-session',
  'connected',
  'workouts-screen',
  'restricted-screen',
  'execution',
  'running-dock',
]
const FIRST_WORKER = /^assets\/replication\.worker-/
/** It keeps the headers that it comes with. */
const PAGE = 'index.html'

/**
 * Lists the files of a build for the service worker, those of `firstScreens` first, and writes the bundle of the others.
 * Compressed end to end, files take two thirds of what they take singly, and one round trip.
 */
export function listForPrecache(directory: string, firstScreens: readonly string[]): PrecacheList {
  const files = precachedFiles(directory)
  const beside = files.filter((file) => FIRST_WORKER.test(file) || file === PAGE)
  const first = new Set([...filesOf(directory, firstScreens), ...beside])
  const rest = files.filter((file) => !first.has(file))
  return { first: [...first].map((file) => entryOf(directory, file)), bundle: writeBundle(directory, rest) }
}

function writeBundle(directory: string, files: readonly string[]): PrecacheList['bundle'] {
  const content = Buffer.concat(files.map((file) => readFileSync(join(directory, file))))
  const path = `bundles/${hashOf(content)}.bin`
  mkdirSync(join(directory, 'bundles'))
  writeFileSync(join(directory, path), content)
  return { path: `/${path}`, files: files.map((file) => entryOf(directory, file)) }
}

function entryOf(directory: string, file: string): PrecachedFile {
  const content = readFileSync(join(directory, file))
  return [`/${file}`, hashOf(content), content.length]
}

/** The files of these chunks, with their static imports and styles. */
function filesOf(directory: string, names: readonly string[]): ReadonlySet<string> {
  const chunks = readChunks(directory)
  const keys = names.map((name) => chunkKey(chunks, name))
  return new Set(importsOf(chunks, keys).flatMap(({ file, css = [] }) => [file, ...css]))
}
