import { registerRoute } from 'workbox-routing/registerRoute.js'
import { OUTBOX_SYNC_TAG } from '#contract/outbox.ts'
import { FILES_CHECK, type StoredFiles, WAKE } from '#contract/precache.ts'
import { IMPORT_PATH } from '#contract/routes.ts'
import { restoreMissing, serveOfflineShell } from './offline-shell.ts'
import { openWorkout } from './open-workout.ts'
import { isFromOtherSite } from './other-site.ts'
import { receiveFile, refuseFile } from './receive-file.ts'
import { sendOutbox } from './send-outbox.ts'

declare const self: ServiceWorkerGlobalScope

serveOfflineShell()

// A file shared by another app. Another site must not put one into the import.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === IMPORT_PATH,
  async ({ request }) => (isFromOtherSite(request, self.location.origin) ? refuseFile() : receiveFile(request)),
  'POST',
)

// A new version waits until a page reports that nobody is busy. An uncontrolled page requests it: until then it only
// has the network.
self.addEventListener('message', (event) => {
  const wish = typeOf(event.data)
  if (wish === 'ACTIVATE') event.waitUntil(self.skipWaiting())
  if (wish === 'CLAIM') event.waitUntil(self.clients.claim())
  if (wish === WAKE) event.ports[0]?.postMessage(null)
  if (wish === FILES_CHECK) event.waitUntil(checkFiles(event))
})

// With Background Sync: pending changes are sent as soon as there is a network, even without a page.
self.addEventListener('sync', (event) => {
  if (isSync(event) && event.tag === OUTBOX_SYNC_TAG) event.waitUntil(sendOutbox())
})

// The end of a rest, on a locked screen.
self.addEventListener('notificationclick', (event) => event.waitUntil(openWorkout(event.notification, self.clients)))

/** Tells the page that asks how much of the app is stored, now and once what is missing has been fetched again. */
async function checkFiles(event: ExtendableMessageEvent): Promise<void> {
  const report = (storedPercent: number) =>
    event.source?.postMessage({ type: FILES_CHECK, storedPercent } satisfies StoredFiles)
  await restoreMissing(event, report, { isThorough: isThorough(event.data) })
  event.ports[0]?.postMessage(null)
}

/** Chromium only, so TypeScript's library lacks it. */
function isSync(event: Event): event is ExtendableEvent & { readonly tag: string } {
  return 'tag' in event && 'waitUntil' in event
}

function isThorough(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'isThorough' in message && message.isThorough === true
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined
}
