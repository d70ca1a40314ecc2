import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getManifest, type ManifestTransform } from 'workbox-build'
import type { PrecachedFile, PrecacheList } from '../../sw/precache-list.ts'
import { hashOf } from './import-map.ts'
import { NOT_PRECACHED } from './precached-files.ts'
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
const FIRST_WORKER = /^\/assets\/replication\.worker-/
/** It keeps the headers that it comes with. */
const PAGE = '/index.html'

/**
 * Lists the files of a build for the service worker, those of `firstScreens` first, and writes the bundle of the others.
 * Compressed end to end, files take two thirds of what they take singly, and one round trip.
 */
export async function listForPrecache(directory: string, firstScreens: readonly string[]): Promise<PrecacheList> {
  const firstFiles = filesOf(directory, firstScreens)
  const isFirst = (path: string) => firstFiles.has(path) || FIRST_WORKER.test(path) || path === PAGE
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: directory,
    globPatterns: ['**/*'],
    globIgnores: [...NOT_PRECACHED],
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [hashedAsInNames(directory), inOrder([...firstFiles])],
  })
  // A file that is left out, as too large.
  if (warnings.length > 0) throw new Error(`the list of files: ${warnings.join(', ')}`)
  const files = manifestEntries.map(({ url, revision }) => entryOf(directory, url, revision))
  const rest = files.filter(([path]) => !isFirst(path))
  return { first: files.filter(([path]) => isFirst(path)), bundle: writeBundle(directory, rest) }
}

/** The worker checks contents, and a browser hashes nothing by MD5. */
function hashedAsInNames(directory: string): ManifestTransform {
  return (entries) => ({
    manifest: entries.map((entry) => ({ ...entry, revision: hashOf(readFileSync(join(directory, entry.url))) })),
  })
}

/** These files as they are needed, then all others by their paths. */
function inOrder(paths: readonly string[]): ManifestTransform {
  const rank = new Map(paths.map((path, index) => [path, index]))
  const rankOf = (path: string) => rank.get(path) ?? paths.length
  return (entries) => ({
    manifest: entries.toSorted((one, other) => rankOf(one.url) - rankOf(other.url) || (one.url < other.url ? -1 : 1)),
  })
}

function entryOf(directory: string, path: string, revision: string | null): PrecachedFile {
  if (revision === null) throw new Error(`${path} has no hash`)
  return [path, revision, statSync(join(directory, path)).size]
}

function writeBundle(directory: string, files: readonly PrecachedFile[]): PrecacheList['bundle'] {
  const content = Buffer.concat(files.map(([file]) => readFileSync(join(directory, file))))
  const path = `/bundles/${hashOf(content)}.bin`
  mkdirSync(join(directory, 'bundles'))
  writeFileSync(join(directory, path), content)
  return { path, files }
}

/** The paths of these chunks, with their static imports and styles. */
function filesOf(directory: string, names: readonly string[]): ReadonlySet<string> {
  const chunks = readChunks(directory)
  const keys = names.map((name) => chunkKey(chunks, name))
  return new Set(importsOf(chunks, keys).flatMap(({ file, css = [] }) => [file, ...css].map((path) => `/${path}`)))
}
