import { OUTBOX_SYNC_TAG } from '#contract/outbox.ts'
import { FILES_CHECK, type StoredFiles } from '#contract/precache.ts'
import { IMPORT_PATH, INDEX_PATH, isOwnPath } from '#contract/routes.ts'
import { answerFile, answerScreen } from './answer-file.ts'
import { keepOnly } from './file-cache.ts'
import { isFromOtherSite } from './other-site.ts'
import { precache, restoreMissing } from './precache.ts'
import { filesOf, type PrecacheList } from './precache-list.ts'
import { receiveFile, refuseFile } from './receive-file.ts'
import { sendOutbox } from './send-outbox.ts'

declare const self: ServiceWorkerGlobalScope
/** Written here by the build. */
declare const __PRECACHE_LIST__: PrecacheList

const list = __PRECACHE_LIST__
const FILES = filesOf(list)
const FILE_AT = new Map(FILES.map((file) => [file[0], file]))
const PAGE = '/index.html'
/** Addresses of the server. */
const NOT_A_SCREEN = [/^\/(api|v0)(\/|$)/, /^\/builds\//, /^\/local\//, /^\/__\//, /\.[a-z0-9]+$/i]

// The whole app, every route's code and messages, is on the device once this worker is installed.
self.addEventListener('install', (event) => event.waitUntil(precache(list)))

// The first install takes over the open page, so that it works offline from now on.
self.addEventListener('activate', (event) => {
  event.waitUntil(keepOnly(FILES))
  event.waitUntil(self.clients.claim())
})

// A navigation is served from the device, never from the network first: in the basement there is none. Everything else,
// above all /api and the identity provider, is not answered here: neither served nor cached.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  // A file shared by another app.
  if (request.method === 'POST' && pathname === IMPORT_PATH) {
    // Another site must not put a file into the import.
    const isForeign = isFromOtherSite(request, self.location.origin)
    return event.respondWith(isForeign ? refuseFile() : receiveFile(request))
  }
  if (request.method !== 'GET') return
  const isScreen = request.mode === 'navigate' && !NOT_A_SCREEN.some((pattern) => pattern.test(pathname))
  const file = FILE_AT.get(isScreen ? PAGE : pathname)
  if (file) event.respondWith(isScreen ? answerScreen(event, file) : answerFile(event, file))
})

// A new version waits until a page reports that nobody is busy. An uncontrolled page requests it: until then it only
// has the network.
self.addEventListener('message', (event) => {
  const wish = typeOf(event.data)
  if (wish === 'ACTIVATE') event.waitUntil(self.skipWaiting())
  if (wish === 'CLAIM') event.waitUntil(self.clients.claim())
  if (wish === FILES_CHECK) event.waitUntil(checkFiles(event.source))
})

// With Background Sync: pending changes are sent as soon as there is a network, even without a page.
self.addEventListener('sync', (event) => {
  if (isSync(event) && event.tag === OUTBOX_SYNC_TAG) event.waitUntil(sendOutbox())
})

// The end of a rest, on a locked screen.
self.addEventListener('notificationclick', (event) => event.waitUntil(openWorkout(event.notification)))

/** Tells the page that asks how much of the app is stored, now and once what is missing has been fetched again. */
async function checkFiles(page: ExtendableMessageEvent['source']): Promise<void> {
  await restoreMissing(list, (storedPercent) => {
    page?.postMessage({ type: FILES_CHECK, storedPercent } satisfies StoredFiles)
  })
}

/** Chromium only, so TypeScript's library lacks it. */
function isSync(event: Event): event is ExtendableEvent & { readonly tag: string } {
  return 'tag' in event && 'waitUntil' in event
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined
}

/** Opens the workout on a tap on the rest notification: in the existing tab, or a new one. */
async function openWorkout(notification: Notification): Promise<void> {
  notification.close()
  const path = pathIn(notification.data)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((client) => new URL(client.url).pathname === path) ?? windows[0]
  if (!open) return void (await self.clients.openWindow(path))
  const focused = await open.focus()
  if (new URL(focused.url).pathname !== path) await focused.navigate(path)
}

/** Restricts a notification's path to the app. */
function pathIn(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('path' in data)) return INDEX_PATH
  const { path } = data
  return typeof path === 'string' && isOwnPath(path) ? path : INDEX_PATH
}
