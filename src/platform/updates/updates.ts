import { FILES_CHECK, type FilesCheck, PRECACHE_CHANNEL } from '#contract/precache.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'
import { withLock } from '#shared/with-lock.ts'
import { withResolvers } from '#shared/with-resolvers.ts'
import { nativePlatform } from '../device/shell.ts'
import { buildId } from './build-id.ts'
import { BUSY_LOCK } from './busy-lock.ts'
import { untilPagesHaveLoaded } from './page-first.ts'
import type { PageWorker } from './service-worker.ts'
import { decideUpdate } from './update-decision.ts'
import { showUpdateState } from './update-state.ts'

// A page asks every 20 s for a newer version of the app, and reloads for it when nobody is busy.

const CHECK_MS = 20_000
const CONSIDER_MS = 1_000
const REQUEST_LIMIT_MS = 10_000
const ANSWER_MS = 5_000
/**
 * WebKit ends all requests of a page as soon as another one is asked for: its parts fail, too, and a reload would take
 * the place of where the person goes. iPhones tell a page only once the next one is there.
 */
const LEFT_WITHIN_MS = 5_000
const WORKER = '/sw.js'
const NEWEST_BUILD = '/builds/latest.json'
/** Stores across reloads what this tab has reloaded for, so that a server fault cannot cause a reload loop. */
const RELOADED_FOR_KEY = 'barra.reloaded-for'
const TAKEN_OVER = 'taken over'
const PART = /\/assets\//
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
/** A dialog, a menu, or a message that offers undo. */
const DIALOG = 'dialog[open], [popover="auto"]:popover-open, [popover="manual"] button'

let worker: PageWorker | undefined
/** A worker is on its way, which knows more. */
let registering = false
/** The entity tag of the worker's script that is installed. */
let installed: string | null = null
let outdatedBy: string | undefined
let lastInputAt = 0
let reloading = false
/** A part of this page did not come, or is damaged. */
let hasFailed = false
const holds = new Set<{ readonly reason: string }>()

/**
 * Registers the service worker and follows new versions, for the life of the page. Call once. Does nothing in
 * development and in the native apps, which have no service worker.
 */
export function startUpdates(): void {
  if (import.meta.env.DEV || nativePlatform) return
  for (const event of ['pointerdown', 'pointerup', 'keydown', 'input']) {
    window.addEventListener(event, rememberInput, { capture: true, passive: true })
  }
  // An old page cannot find a part of its own build.
  window.addEventListener('vite:preloadError', () => {
    // Or it is damaged where it is stored.
    navigator.serviceWorker?.controller?.postMessage({ type: FILES_CHECK, isThorough: true } satisfies FilesCheck)
    hasFailed = true
    setTimeout(() => becomeOutdated(`not whole: ${buildId()}`), LEFT_WITHIN_MS)
  })
  for (const event of ['online', 'pageshow']) window.addEventListener(event, () => void checkForUpdate())
  document.addEventListener('visibilitychange', () => void checkForUpdate())
  setInterval(() => void checkForUpdate(), CHECK_MS)
  setInterval(consider, CONSIDER_MS)
  void register()
}

/** Keeps every tab from updating: a workout runs, something is being saved. Call the returned function when done. */
export function holdReload(reason: string): () => void {
  const hold = { reason }
  const { promise: over, resolve: release } = withResolvers<void>()
  holds.add(hold)
  // Where there are no locks, there is no service worker either, and this tab's own memory is enough.
  void withLock(BUSY_LOCK, () => over, { mode: 'shared' })
  return () => {
    holds.delete(hold)
    release()
  }
}

/** Reloads the page, unless an error page would replace it. Returns whether it does. */
export async function reloadPage(): Promise<boolean> {
  if (!(await canReload())) return false
  await reloadParts()
  return true
}

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const { controller } = serviceWorker
  registering = true
  // The first visit's screen takes precedence over downloading everything else.
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded))
  await untilPagesHaveLoaded()
  try {
    await registerWorker(controller)
  } catch {
    registering = false
    showUpdateState({ registrationFailed: true })
    return
  }
  const { active } = await serviceWorker.ready
  // The first worker takes over all pages, except one being loaded, and one loaded bypassing it.
  if (!serviceWorker.controller) active?.postMessage({ type: 'CLAIM' })
}

async function registerWorker(controller: ServiceWorker | null): Promise<void> {
  const { registerWorker: registerAnew } = await import('./service-worker.ts')
  worker?.leave()
  worker = await registerAnew(WORKER, controller, { waiting: consider, replaced: () => (outdatedBy = TAKEN_OVER) })
  installed = null
  consider()
}

/** Checks for a newer version, if the app is visible. */
async function checkForUpdate(): Promise<void> {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return
  try {
    // Clearing the site's data removes the worker of an open page.
    if (worker && !(await navigator.serviceWorker.getRegistration())) await registerWorker(null)
    worker?.checkFilesWhenDue()
    if (worker) await askForWorker(worker)
    else if (!registering) await askForBuild()
  } catch {
    // Offline, or a faulty network: the next time.
  }
}

/** The server's worker is installed where it is another one. */
async function askForWorker(current: PageWorker): Promise<void> {
  const response = await fetchAnew(WORKER, installed)
  if (response.status !== 200 || current.isInstalling() || !navigator.onLine) return
  // An empty script, or another one, would be installed as a version that answers nothing offline.
  if (!(await response.text()).includes(PRECACHE_CHANNEL)) return
  await current.update()
  // An installation that fails is tried again.
  if (!current.isInstalling()) installed = response.headers.get('etag')
}

/** Without a service worker, the server reports its newest build. */
async function askForBuild(): Promise<void> {
  const response = await fetchAnew(NEWEST_BUILD)
  const latest: { readonly id?: unknown } | null = response.ok ? await response.json() : null
  const id = latest?.id
  if (typeof id === 'string' && id !== buildId()) becomeOutdated(id)
}

/** Bypasses every cache. For the version that is known already the answer is 304. */
function fetchAnew(url: string, knownVersion: string | null = null): Promise<Response> {
  return fetch(url, {
    cache: 'no-store',
    // Asked so often that each header counts.
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    // With caching disabled browsers ask servers for a whole answer, unless told otherwise.
    ...(knownVersion !== null && { headers: { 'if-none-match': knownVersion, 'cache-control': 'max-age=0' } }),
  })
}

/** Acts on the current state; called every second, since idleness is the absence of events. */
function consider(): void {
  if (reloading) return
  const waiting = worker?.isWaiting() ?? false
  const updateReady = waiting || outdatedBy !== undefined
  showUpdateState({ updateReady })
  if (!updateReady) return
  const decision = decideUpdate({
    waiting,
    outdated: outdatedBy !== undefined,
    holds: holds.size,
    editing: document.activeElement?.matches(FIELD) ?? false,
    dialogOpen: document.querySelector(DIALOG) !== null,
    visible: document.visibilityState === 'visible',
    sinceInputMs: performance.now() - lastInputAt,
  })
  if (decision === 'reload') void reload()
  if (decision === 'activate') void worker?.activate()
}

function becomeOutdated(reason: string): void {
  if (safeSessionStorage.read(RELOADED_FOR_KEY) !== reason) outdatedBy = reason
}

/** Once: requesting a reload again before it completes restarts it, which on a slow phone never ends. */
async function reload(): Promise<void> {
  reloading = true
  // After clearing site data there are no local files: offline, an error page would appear.
  if (!(await canReload())) {
    setTimeout(() => (reloading = false), CHECK_MS)
    return
  }
  const reason = outdatedBy === TAKEN_OVER ? undefined : outdatedBy
  // A tab that cannot remember it would reload for ever.
  if (reason !== undefined && !safeSessionStorage.write(RELOADED_FOR_KEY, reason)) return
  await reloadParts()
}

/** Chromium answers the parts of a reload from memory, damaged ones too, unless they are asked for in between. */
async function reloadParts(): Promise<void> {
  reloading = true
  const parts = hasFailed ? performance.getEntriesByType('resource').filter(({ name }) => PART.test(name)) : []
  const signal = AbortSignal.timeout(REQUEST_LIMIT_MS)
  await Promise.allSettled(parts.map(async ({ name }) => (await fetch(name, { cache: 'reload', signal })).blob()))
  location.reload()
}

/** Whether a reload would succeed: from local files, or the server. */
async function canReload(): Promise<boolean> {
  return nativePlatform !== null || (await hasOwnFiles()) || isServerThere()
}

/** Clearing a site's data removes the service worker and its files, but not the running page. */
async function hasOwnFiles(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration?.active) return false
    return (await caches.keys()).some((name) => name.includes('precache'))
  } catch {
    // No service workers, or a browser that forbids storage.
    return false
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    const response = await fetch(NEWEST_BUILD, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
    // A captive portal's page is no JSON.
    await response.json()
    return response.ok
  } catch {
    return false
  }
}

function rememberInput(): void {
  lastInputAt = performance.now()
}
