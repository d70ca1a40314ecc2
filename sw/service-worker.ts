import { clientsClaim } from 'workbox-core'
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { OUTBOX_SYNC_TAG } from '#contract/outbox.ts'
import { IMPORT_PATH } from '#contract/routes.ts'
import { receiveFile } from './receive-file.ts'
import { sendOutbox } from './send-outbox.ts'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] }

// The whole app, every route's code and words, is on the device once this worker is installed.
precacheAndRoute([...self.__WB_MANIFEST])

// A navigation is answered from the device at once, never from the network first: in the basement there is none.
// Everything else, /api and the identity provider above all, has no route here: it is neither answered nor kept.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|v0)(\/|$)/, /^\/builds\//, /^\/local\//, /^\/__\//, /\.[a-z0-9]+$/i],
  }),
)

// A file that another app shares with this one.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === IMPORT_PATH,
  ({ request }) => receiveFile(request),
  'POST',
)

// The first install takes the page that is open, so that it works offline from now on.
clientsClaim()

// A new version waits until a page says that no one is in the middle of something. A page that none has taken over asks
// for it: until then it has only the network.
self.addEventListener('message', (event) => {
  const wish = typeOf(event.data)
  if (wish === 'ACTIVATE') event.waitUntil(self.skipWaiting())
  if (wish === 'CLAIM') event.waitUntil(self.clients.claim())
})

// Where the browser has Background Sync: what waits is sent as soon as there is a network, also without a page.
self.addEventListener('sync', (event) => {
  if (isSync(event) && event.tag === OUTBOX_SYNC_TAG) event.waitUntil(sendOutbox())
})

// The end of a rest, seen on a locked screen.
self.addEventListener('notificationclick', (event) => event.waitUntil(openWorkout(event.notification)))

/** Chromium alone has this event, so the compiler's library does not know it. */
function isSync(event: Event): event is ExtendableEvent & { readonly tag: string } {
  return 'tag' in event && 'waitUntil' in event
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined
}

/** Leads from a tap on the notification at the end of a rest back to the workout: in the tab that is open, or a new one. */
async function openWorkout(notification: Notification): Promise<void> {
  notification.close()
  const path = pathIn(notification.data)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((client) => new URL(client.url).pathname === path) ?? windows[0]
  if (!open) return void (await self.clients.openWindow(path))
  const focused = await open.focus()
  if (new URL(focused.url).pathname !== path) await focused.navigate(path)
}

/** Whatever a notification holds, it leads nowhere but into the app. */
function pathIn(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('path' in data)) return '/'
  const { path } = data
  return typeof path === 'string' && /^\/[^/\\]/.test(path) ? path : '/'
}
