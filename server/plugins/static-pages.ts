import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { z } from 'zod'
import { LOCALES } from '#contract/vocabulary.ts'

type IsScreen = (path: string) => boolean

/** Names with content hashes, whose content never changes. */
const IMMUTABLE = /^\/assets\//
/** Paths of the server, never of a screen. */
const NOT_A_SCREEN = /^\/(api|v0|builds|__)(\/|$)|^\/config\.json$/
/** Templates that the public site fills in before sending. */
const UNFINISHED = /^\/site\//
const LANGUAGE = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`, 'i')
const HAS_EXTENSION = /\.[a-z0-9]+$/i
/** Scripts and styles obey the page or worker that they are part of, whatever their own headers say. */
const PART_OF_A_PAGE = /^\/(assets\/(?!.*\.worker-).*\.(js|css)|(theme|first-scripts|still|browser-floor)\.js)$/
const ICON = /^\/icons\//
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
/** Nobody asks whether a file changed whose name changes with it, nor for a part of it. */
const OF_CHANGING_FILES = ['accept-ranges', 'etag', 'last-modified', 'x-request-id']
const WORKER = '/sw.js'
const OF_AN_UNCHANGED_FILE = new Set(['cache-control', 'etag', 'vary'])
const HOUR_SECONDS = 3_600
const YEAR_SECONDS = 31_536_000

/** The app's page is kept neither by a cache nor, where the browser obeys, for the way back: see decision 051. */
const UNKEPT = { etag: false, lastModified: false, cacheControl: false, acceptRanges: false }

/**
 * A screen's URL returns index.html, an unknown one the same with a 404; a missing file is never HTML, which an old tab
 * loading its chunk would run as a script.
 */
export const staticPages = fastifyPlugin<{ readonly root: string }>(async (app, { root }) => {
  const isScreen = readScreens(root)
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // Only on an existing file: a 404 must not be cached for a year.
    setHeaders: (reply) => reply.header('cache-control', cachingOf(pathOf(reply.request))),
  })

  app.addHook('onSend', async (request, reply) => {
    const path = pathOf(request)
    const isPart = PART_OF_A_PAGE.test(path)
    // A first screen takes dozens of them.
    if (isPart) {
      for (const name of OF_DOCUMENTS) reply.removeHeader(name)
      reply.header('content-security-policy', "frame-ancestors 'none'")
    }
    if (isPart && IMMUTABLE.test(path)) for (const name of OF_CHANGING_FILES) reply.removeHeader(name)
    // The copy has the headers of its own answer. The worker is asked for every 20 s by every open page.
    if (reply.statusCode !== 304 || !(isPart || path === WORKER)) return
    for (const name of Object.keys(reply.getHeaders())) if (!OF_AN_UNCHANGED_FILE.has(name)) reply.removeHeader(name)
  })

  app.get('/*', (request, reply) => {
    const path = pathOf(request)
    if (UNFINISHED.test(path)) return reply.callNotFound()
    if (path === '/' || isPage(request, path)) {
      for (const condition of ['if-none-match', 'if-modified-since']) delete request.raw.headers[condition]
      // The app shows that the URL is unknown. Another build may know it.
      return reply.code(isScreen(path) ? 200 : 404).sendFile('index.html', UNKEPT)
    }
    return HAS_EXTENSION.test(path) ? reply.sendFile(path.slice(1)) : reply.callNotFound()
  })
})

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

function isPage(request: FastifyRequest, path: string): boolean {
  const wantsPage = request.headers.accept?.includes('text/html') ?? false
  return wantsPage && !HAS_EXTENSION.test(path) && !NOT_A_SCREEN.test(path)
}

/** Names whose content changes with a build are revalidated each time; an ETag makes that cheap. No cache keeps a page. */
function cachingOf(path: string): string {
  if (!HAS_EXTENSION.test(path)) return 'no-store'
  // Browsers look at a page's icon anew at every change of the address.
  if (ICON.test(path)) return `public, max-age=${HOUR_SECONDS}`
  return IMMUTABLE.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'
}

/** Written from the app's route table. A build without that file has a screen at every path. */
function readScreens(root: string): IsScreen {
  const file = join(root, 'site/screens.json')
  if (!existsSync(file)) return () => true
  const patterns = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  return screensAt(patterns)
}

/** Matches like the app's router: a parameter is one segment; case and a trailing slash do not count. */
function screensAt(patterns: readonly string[]): IsScreen {
  const sources = patterns.map((pattern) => pattern.split('/').map(segment).join('/').replace(/\/$/, ''))
  const screens = new RegExp(`^(${sources.join('|')})/?$`, 'i')
  return (path) => screens.test(path.replace(LANGUAGE, '') || '/')
}

function segment(part: string): string {
  return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, '\\$&')
}
