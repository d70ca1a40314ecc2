import { clientsClaim } from 'workbox-core/clientsClaim.js'
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js'
import { Route } from 'workbox-routing/Route.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { Strategy } from 'workbox-strategies/Strategy.js'
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js'
import { storedOfContent, storedOfResponse, wholeContent } from './file-of-version.ts'
import { inParallel } from './in-parallel.ts'
import { missingPage } from './missing-page.ts'
import { untilPagesHaveLoaded } from './page-first.ts'
import { filesOf, largestFirst, type PrecachedFile, type PrecacheList, sizeOf } from './precache-list.ts'
import { storedPercent, tellProgress } from './progress.ts'
import { slices } from './slices.ts'

// The app on the device, of Workbox's parts. Its controller knows under which key each file of this version is stored,
// installs what is missing and removes what no version needs; its strategies answer from what is stored; its routes lead
// there. Ours is only what they cannot do: every file is checked by its hash, most of them arrive in one bundle, pages go
// first, and what a browser has removed is stored again.

declare const self: ServiceWorkerGlobalScope
/** Written here by the build. */
declare const __PRECACHE_LIST__: PrecacheList

/** Shared by the versions of the app: a file that did not change is stored once. */
const CACHE = 'barra-precache'
const PAGE = '/index.html'
/** Their names change with their content. */
const NAMED_BY_CONTENT = /^\/assets\//
/** Addresses of the server, in front of a query or without one. */
const NOT_A_SCREEN = [/^\/(api|v0)([/?]|$)/, /^\/builds\//, /^\/local\//, /^\/__\//, /^[^?]*\.[a-z0-9]+(\?|$)/i]

const list = __PRECACHE_LIST__
const files = filesOf(list)
const fileAt = new Map(files.map((file) => [file[0], file]))
let noteStored: ((file: PrecachedFile) => void) | undefined

const pagesFirst: WorkboxPlugin = {
  requestWillFetch: async ({ request, event }) => {
    // What the browser has already costs a page nothing, and a page waits for its own requests.
    if (event.type === 'install' && request.cache !== 'only-if-cached') await untilPagesHaveLoaded()
    return request
  },
}

const onlyThisVersion: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const file = fileOf(request)
    return file && storedOfResponse(file, response)
  },
}

const progress: WorkboxPlugin = {
  handlerDidComplete: async ({ request, response }) => {
    const file = fileOf(request)
    if (file && response) noteStored?.(file)
  },
}

/** For a file that is gone: the network answers, and what it answers with is stored on the way. */
class FetchAndStore extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request)
  }
}

const controller = new PrecacheController({
  cacheName: CACHE,
  plugins: [pagesFirst, onlyThisVersion, progress],
  fallbackToNetwork: false,
})
const { strategy } = controller
strategy.matchOptions = { ignoreVary: true }
const fetchAndStore = new FetchAndStore({ cacheName: CACHE, plugins: strategy.plugins })

/**
 * Serves the app from the device from now on. Call once, while the worker's script runs. A navigation is served from
 * the device, never from the network first: in the basement there is none. Everything that is neither a screen nor a
 * file of the app, above all /api and the identity provider, is not answered here: neither served nor stored.
 */
export function serveOfflineShell(): void {
  // The whole app, every route's code and messages, is on the device once this worker is installed.
  self.addEventListener('install', (event) => event.waitUntil(install(event)))
  self.addEventListener('activate', (event) => void ofAllFiles().activate(event))
  // Left by versions that were stored under another name.
  cleanupOutdatedCaches()
  // The first install takes over the open page, so that it works offline from now on.
  clientsClaim()
  const screens = new NavigationRoute(answerWithPage, { denylist: NOT_A_SCREEN })
  screens.setCatchHandler(answerWithoutPage)
  registerRoute(screens)
  const storedFiles = new Route(keyOfFile, strategy)
  storedFiles.setCatchHandler(fetchAndStore)
  registerRoute(storedFiles)
}

/**
 * Fetches and stores the files of this version that are gone: removed by the browser, a tool, or with a damaged disk.
 * Reports how much of the version is stored, in whole percent, before and after. 100 only where nothing is missing.
 * `isThorough`: reads every file, which takes a while, and counts one with other content as gone.
 */
export async function restoreMissing(
  event: ExtendableEvent,
  report: (percent: number) => void,
  { isThorough = false } = {},
): Promise<void> {
  if (isThorough) await removeBroken(files)
  const missing = await missingOf(files)
  report(storedPercent(files, missing))
  if (missing.length === 0) return
  await inParallel(missing, (file) => restore(event, file))
  // The browser's own copy may be the one that is wrong.
  await inParallel(await missingOf(missing), (file) => restore(event, file, { cache: 'reload' }))
  report(storedPercent(files, await missingOf(files)))
}

/**
 * Stores every file: the bundle if most of it is missing, singly what is left, or what the bundle failed to bring.
 * Rejects unless all are stored; what is stored stays, so that another attempt goes on from there.
 */
async function install(event: ExtendableEvent): Promise<void> {
  const { first, bundle } = list
  noteStored = tellProgress(files, await missingOf(files))
  await inParallel(await missingOf(first), (file) => fetchSingly(event, file))
  await storeBundled(event).catch((cause: unknown) => console.warn(bundle.path, cause))
  await inParallel(await missingOf(files), (file) => fetchSingly(event, file))
  // It finds every file, or there is no installation.
  await ofAllFiles().install(event)
}

/**
 * Files that a page has just loaded are stored as the browser has them. The bundle, if most of it is missing, is asked for
 * as soon as that is known: a slow line must not wait for a slow disk.
 */
async function storeBundled(event: ExtendableEvent): Promise<void> {
  const { bundle } = list
  const most = sizeOf(bundle.files) / 2
  let lacking = 0
  let asked: { readonly answer: Promise<Response> } | undefined
  await inParallel(largestFirst(await missingOf(bundle.files)), async (file) => {
    if (await takeFromBrowser(event, file)) return
    lacking += file[2]
    if (lacking <= most || asked) return
    asked = { answer: fetchBundle(bundle.path) }
    // It is looked at below.
    asked.answer.catch(() => undefined)
  })
  if (asked) await unpack(await asked.answer, new Set(await missingOf(bundle.files)))
}

async function fetchSingly(event: ExtendableEvent, file: PrecachedFile): Promise<void> {
  try {
    await store(event, file)
  } catch (cause) {
    // The browser's own copy may be the one that is wrong.
    if (!(cause instanceof Error && cause.name === 'bad-precaching-response')) throw cause
    await store(event, file, { cache: 'reload' })
  }
}

/** Returns whether it is stored now. */
function takeFromBrowser(event: ExtendableEvent, file: PrecachedFile): Promise<boolean> {
  const taken = store(event, file, { cache: 'only-if-cached', mode: 'same-origin' })
  return taken.then(
    () => true,
    () => false,
  )
}

/** Workbox's strategy fetches what is not stored while a worker is installed, and rejects unless it is stored then. */
async function store(event: ExtendableEvent, [path]: PrecachedFile, how: RequestInit = {}): Promise<void> {
  await Promise.all(strategy.handleAll({ event, request: new Request(path, how) }))
}

/** One file that cannot be fetched keeps no other from being stored. */
async function restore(event: ExtendableEvent, [path]: PrecachedFile, how: RequestInit = {}): Promise<void> {
  await Promise.all(fetchAndStore.handleAll({ event, request: new Request(path, how) })).catch((cause: unknown) =>
    console.warn(path, cause),
  )
}

async function fetchBundle(path: string): Promise<Response> {
  await untilPagesHaveLoaded()
  // Stored file by file, it needs no copy of its own.
  return fetch(path, { cache: 'no-store' })
}

async function unpack(response: Response, missing: ReadonlySet<PrecachedFile>): Promise<void> {
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
  const cache = await caches.open(CACHE)
  const sizes = list.bundle.files.map(([, , bytes]) => bytes)
  const rest = list.bundle.files.values()
  for await (const content of slices(response.body, sizes)) {
    const file = rest.next().value
    if (!file || !missing.has(file)) continue
    const stored = await storedOfContent(file, content, response.headers)
    if (!stored) continue
    await cache.put(keyOf(file), stored)
    noteStored?.(file)
  }
}

/** WebKit keeps no such page for the way back, and so suspends none with a transaction that is open: see decision 051. */
const UNKEPT = { 'cache-control': 'no-store' }
listFiles(files.filter(([path]) => path === PAGE))
const storedPage = controller.createHandlerBoundToURL(PAGE)

/** A page that is broken can ask for nothing, so that none is answered with: it counts as gone. */
async function answerWithPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const stored = await storedPage(options)
  const page = fileAt.get(PAGE)
  const content = page && (await wholeContent(page, stored))
  if (content) return new Response(content, { headers: { ...Object.fromEntries(stored.headers), ...UNKEPT } })
  if (page) await remove(page)
  throw new Error('the stored page is broken')
}

/**
 * Where the app's page is gone, the server's page of that address is shown, and the app's page is stored again beside it;
 * without a network, a page of our own says so.
 */
async function answerWithoutPage({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const page = fileAt.get(PAGE)
  if (page) event.waitUntil(restore(event, page))
  return fetch(request).catch(() => missingPage())
}

function keyOfFile({ url, sameOrigin }: RouteMatchCallbackOptions): { readonly cacheKey: string } | false {
  const cacheKey = sameOrigin ? ofAllFiles().getCacheKeyForURL(url.pathname) : undefined
  return cacheKey !== undefined && { cacheKey }
}

let areFilesListed = false

/** The controller, once it knows every file. Listing them is most of a worker's start, and a page is answered before it. */
function ofAllFiles(): PrecacheController {
  if (!areFilesListed) listFiles(files)
  areFilesListed = true
  return controller
}

function listFiles(added: readonly PrecachedFile[]): void {
  controller.addToCacheList(added.map(([url, hash]) => ({ url, revision: NAMED_BY_CONTENT.test(url) ? null : hash })))
}

function fileOf(request: Request): PrecachedFile | undefined {
  return fileAt.get(new URL(request.url).pathname)
}

function keyOf([path]: PrecachedFile): string {
  const key = ofAllFiles().getCacheKeyForURL(path)
  if (key === undefined) throw new Error(`${path} is no file of this version`)
  return key
}

/** Those of these files that are not stored. */
async function missingOf(wanted: readonly PrecachedFile[]): Promise<readonly PrecachedFile[]> {
  const cache = await caches.open(CACHE)
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  return wanted.filter((file) => !stored.has(keyOf(file)))
}

/** Removes broken files, so that the network or the browser's own copy answers instead. */
async function removeBroken(wanted: readonly PrecachedFile[]): Promise<void> {
  const cache = await caches.open(CACHE)
  await inParallel(wanted, async (file) => {
    const stored = await cache.match(keyOf(file), { ignoreVary: true })
    if (stored && !(await wholeContent(file, stored))) await remove(file)
  })
}

async function remove(file: PrecachedFile): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.delete(keyOf(file), { ignoreVary: true })
}
