import { safeSessionStorage } from '#shared/browser-storage.ts'
import { createStore, type ReadableStore } from '#shared/store.ts'
import { withLock } from '#shared/with-lock.ts'
import { nativePlatform } from '../device/shell.ts'
import { BUSY_LOCK } from './busy-lock.ts'
import { fetchAnew } from './fetch-anew.ts'
import { canReload } from './reload.ts'
import type { PageWorker } from './service-worker.ts'
import { decideUpdate } from './update-decision.ts'

/** State of the app's versions, for display. */
export type UpdateState = {
  /** Every file of the app is stored and a worker serves them: the app opens offline. */
  readonly readyOffline: boolean
  /** How much of the app is stored, in percent; null until known. */
  readonly storedPercent: number | null
  /** The browser refused the service worker: the app only works online. */
  readonly registrationFailed: boolean
  /** A newer version is available and activates at the next idle moment. */
  readonly updateReady: boolean
}

const CHECK_MS = 20_000
const CONSIDER_MS = 1_000
const FILES_CHECK_MS = 86_400_000
/** Stores across reloads what this tab has reloaded for, so that a server fault cannot cause a reload loop. */
const RELOADED_FOR_KEY = 'barra.reloaded-for'
const TAKEN_OVER = 'taken over'
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
/** A dialog, a menu, or a message that offers undo. */
const DIALOG = 'dialog[open], [popover="auto"]:popover-open, [popover="manual"] button'

const state = createStore<UpdateState>({
  readyOffline: false,
  storedPercent: null,
  registrationFailed: false,
  updateReady: false,
})
/** The current state; a new object on each change. */
export const updateState: ReadableStore<UpdateState> = state
let worker: PageWorker | undefined
/** The last known controller of this page. */
let controller: ServiceWorker | null = null
let outdatedBy: string | undefined
let lastInputAt = 0
let reloading = false
/** A worker is on its way, which knows more. */
let registering = false
let filesCheckedAt = Number.NEGATIVE_INFINITY
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
  window.addEventListener('vite:preloadError', () => becomeOutdated(`not whole: ${import.meta.env.VITE_BUILD_ID}`))
  for (const event of ['online', 'pageshow']) window.addEventListener(event, () => void checkForUpdate())
  document.addEventListener('visibilitychange', () => void checkForUpdate())
  setInterval(() => void checkForUpdate(), CHECK_MS)
  setInterval(consider, CONSIDER_MS)
  void register()
}

/** Keeps every tab from updating: a workout runs, something is being saved. Call the returned function when done. */
export function holdReload(reason: string): () => void {
  const hold = { reason }
  const { promise: over, resolve: release } = Promise.withResolvers<void>()
  holds.add(hold)
  // Where there are no locks, there is no service worker either, and this tab's own memory is enough.
  void withLock(BUSY_LOCK, () => over, { mode: 'shared' })
  return () => {
    holds.delete(hold)
    release()
  }
}

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  controller = serviceWorker.controller
  registering = true
  // The first visit's screen takes precedence over downloading everything else.
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded))
  try {
    await registerWorker()
  } catch {
    registering = false
    show({ registrationFailed: true })
    return
  }
  const { active } = await serviceWorker.ready
  // The first worker takes over all pages, except one being loaded, and one loaded bypassing it.
  if (!serviceWorker.controller) active?.postMessage({ type: 'CLAIM' })
}

async function registerWorker(): Promise<void> {
  const { registerWorker: registerAnew } = await import('./service-worker.ts')
  worker?.leave()
  worker = await registerAnew({ waiting: consider, controlling: noteController, storing, checked })
  // Much may have happened while this page was still loading.
  noteController()
  checkFiles()
  consider()
}

/** Until then, the first worker tells how much of the app is stored. */
function storing(percent: number): void {
  if (!controller) show({ storedPercent: percent })
}

/** Told by the worker of this page. */
function checked(percent: number): void {
  show({ readyOffline: percent === 100, storedPercent: percent })
}

function checkFiles(): void {
  if (!controller) return
  filesCheckedAt = performance.now()
  worker?.checkFiles()
}

/** At most daily, and more often while files are missing: a browser or a tool may have removed some. */
function checkFilesWhenDue(): void {
  const isComplete = state.current().readyOffline
  if (!isComplete || performance.now() - filesCheckedAt > FILES_CHECK_MS) checkFiles()
}

/** The first worker takes over an uncontrolled page; only later ones bring another version. */
function noteController(): void {
  const latest = navigator.serviceWorker.controller
  if (latest === controller) return
  if (controller) outdatedBy = TAKEN_OVER
  controller = latest
  checkFiles()
}

/** Checks for a newer version, if the app is visible. */
async function checkForUpdate(): Promise<void> {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return
  try {
    // Clearing the site's data removes the worker of an open page.
    if (worker && !(await navigator.serviceWorker.getRegistration())) await registerWorker()
    checkFilesWhenDue()
    if (worker) await worker.check()
    else if (!registering) await askForBuild()
  } catch {
    // Offline, or a faulty network: the next time.
  }
}

/** Without a service worker, the server reports its newest build. */
async function askForBuild(): Promise<void> {
  const response = await fetchAnew('/builds/latest.json')
  const latest: unknown = response.ok ? await response.json() : undefined
  if (typeof latest !== 'object' || latest === null || !('id' in latest) || typeof latest.id !== 'string') return
  if (latest.id !== import.meta.env.VITE_BUILD_ID) becomeOutdated(latest.id)
}

/** Acts on the current state; called every second, since idleness is the absence of events. */
function consider(): void {
  if (reloading) return
  const waiting = worker?.isWaiting() ?? false
  const updateReady = waiting || outdatedBy !== undefined
  show({ updateReady })
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
  location.reload()
}

function rememberInput(): void {
  lastInputAt = performance.now()
}

function show(change: Partial<UpdateState>): void {
  const shown = state.current()
  if (Object.entries(change).every(([key, value]) => shown[key as keyof UpdateState] === value)) return
  state.set({ ...shown, ...change })
}
