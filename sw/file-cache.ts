import type { PrecachedFile } from './precache-list.ts'

/** Shared by the versions of the app: a file that did not change is stored once. */
const CACHE = 'barra-precache'
/** Left by versions that were stored by Workbox. */
const EARLIER_CACHE = /^workbox-precache/
/** Their names change with their content. */
const NAMED_BY_CONTENT = /^\/assets\//
const SCRIPT = /\.js$/
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
}
/** Headers of one file that say nothing about another. */
const OF_ONE_FILE = ['accept-ranges', 'content-encoding', 'content-length', 'date', 'etag', 'last-modified', 'vary']

/** The address under which a version of a file is stored. */
export function keyOf([path, hash]: PrecachedFile): string {
  return NAMED_BY_CONTENT.test(path) ? path : `${path}?${hash}`
}

/** The stored file, or undefined. */
export async function storedFile(file: PrecachedFile): Promise<Response | undefined> {
  const cache = await caches.open(CACHE)
  return cache.match(keyOf(file), { ignoreVary: true })
}

/** Those of these files that are not stored. */
export async function missingOf(files: readonly PrecachedFile[]): Promise<readonly PrecachedFile[]> {
  const stored = await storedKeys()
  return files.filter((file) => !stored.has(keyOf(file)))
}

/**
 * Stores a file that was fetched singly, if its content is the right one. Returns whether it is. A script stays the
 * response of the network: Chromium keeps the compiled code of no other.
 */
export async function storeFetched(file: PrecachedFile, response: Response): Promise<boolean> {
  if (!response.ok) return false
  const kept = SCRIPT.test(file[0]) ? response.clone() : undefined
  const content = new Uint8Array(await response.arrayBuffer())
  if (!kept) return storeContent(file, content, response.headers)
  if ((await hashOf(content)) !== file[1]) return false
  const cache = await caches.open(CACHE)
  await cache.put(keyOf(file), kept)
  return true
}

/**
 * Stores a file with the headers of the response that it came in, if its content is the right one. Returns whether it
 * is. Workers obey the content security policy of their own script.
 */
export async function storeContent(file: PrecachedFile, content: Uint8Array, from: Headers): Promise<boolean> {
  if ((await hashOf(content)) !== file[1]) return false
  const headers = new Headers(from)
  for (const name of OF_ONE_FILE) headers.delete(name)
  headers.set('content-type', TYPES[file[0].slice(file[0].lastIndexOf('.') + 1)] ?? 'application/octet-stream')
  const cache = await caches.open(CACHE)
  await cache.put(keyOf(file), new Response(new Blob([content as Uint8Array<ArrayBuffer>]), { headers }))
  return true
}

/** Removes every stored file but these. */
export async function keepOnly(files: readonly PrecachedFile[]): Promise<void> {
  const kept = new Set(files.map(keyOf))
  const cache = await caches.open(CACHE)
  const stale = [...(await storedKeys())].filter((key) => !kept.has(key))
  await Promise.all(stale.map((key) => cache.delete(key)))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => EARLIER_CACHE.test(name)).map((name) => caches.delete(name)))
}

async function storedKeys(): Promise<ReadonlySet<string>> {
  const requests = await (await caches.open(CACHE)).keys()
  return new Set(requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search))
}

async function hashOf(content: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content as Uint8Array<ArrayBuffer>))
  // 6 bytes are 8 characters.
  return btoa(String.fromCharCode(...digest.subarray(0, 6)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
