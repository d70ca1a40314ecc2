import type { PrecachedFile } from './precache-list.ts'

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

/**
 * What is stored of a file that was fetched singly; null unless its content is that of this version. A script stays the
 * response of the network: Chromium keeps the compiled code of no other.
 */
export async function storedOfResponse(file: PrecachedFile, response: Response): Promise<Response | null> {
  if (!response.ok) return null
  const kept = SCRIPT.test(file[0]) ? response.clone() : undefined
  const content = new Uint8Array(await response.arrayBuffer())
  if (!kept) return storedOfContent(file, content, response.headers)
  return (await hashOf(content)) === file[1] ? kept : null
}

/**
 * What is stored of a file's content, with the headers of the response that it came in; null unless it is the content of
 * this version. Workers obey the content security policy of their own script.
 */
export async function storedOfContent(
  file: PrecachedFile,
  content: Uint8Array,
  from: Headers,
): Promise<Response | null> {
  if ((await hashOf(content)) !== file[1]) return null
  const headers = new Headers(from)
  for (const name of OF_ONE_FILE) headers.delete(name)
  headers.set('content-type', TYPES[file[0].slice(file[0].lastIndexOf('.') + 1)] ?? 'application/octet-stream')
  return new Response(new Blob([content as Uint8Array<ArrayBuffer>]), { headers })
}

/** The content of a stored response, if it is that of this version: a damaged disk may have cut it, or refuse to read it. */
export async function wholeContent(file: PrecachedFile, stored: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const content = new Uint8Array(await stored.arrayBuffer())
    return (await hashOf(content)) === file[1] ? content : null
  } catch {
    return null
  }
}

async function hashOf(content: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content as Uint8Array<ArrayBuffer>))
  // 6 bytes are 8 characters.
  return btoa(String.fromCharCode(...digest.subarray(0, 6)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
