import { Workbox } from 'workbox-window'
import { BUSY_LOCK } from './busy-lock.ts'
import { fetchAnew } from './fetch-anew.ts'

const ADDRESS = '/sw.js'
const TAKEOVER_LIMIT_MS = 10_000

/** The events of its service worker that a page hears, whichever tab brought them about. */
export type WorkerEvents = {
  /** A newer worker is installed and waits for leave. */
  readonly waiting: () => void
  /** A worker has taken this page over: the first one or another. */
  readonly controlling: () => void
}

/** The service worker as this page knows it. */
export type PageWorker = {
  /** Whether a newer worker is installed and waits for leave. */
  readonly isWaiting: () => boolean
  /** Asks whether there is another version. Rejects where nobody answers. */
  readonly check: () => Promise<void>
  /** Lets the worker that waits take over, unless any tab holds it off. Every tab then reloads in its own calm moment. */
  readonly activate: () => Promise<void>
  /** Hears nothing any more. */
  readonly leave: () => void
}

/** Registers the service worker of the whole app, once the page has loaded. Rejects where the browser refuses. */
export async function registerWorker({ waiting, controlling }: WorkerEvents): Promise<PageWorker> {
  const workbox = new Workbox(ADDRESS, { scope: '/' })
  workbox.addEventListener('waiting', waiting)
  workbox.addEventListener('controlling', controlling)
  const registration = await workbox.register()
  if (!registration) throw new Error('the service worker was not registered')
  let activating = false
  return {
    isWaiting: () => registration.waiting !== null,
    check: async () => {
      const response = await fetchAnew(ADDRESS)
      if (response.status === 200 && !registration.installing && navigator.onLine) await workbox.update()
    },
    activate: async () => {
      if (activating) return
      activating = true
      await navigator.locks.request(BUSY_LOCK, { ifAvailable: true }, async (lock) => {
        if (lock && registration.waiting) await takeOver(registration.waiting)
      })
      activating = false
    },
    leave: () => {
      workbox.removeEventListener('waiting', waiting)
      workbox.removeEventListener('controlling', controlling)
    },
  }
}

/** A workout that is started right now waits for its hold until the page is the new one. */
async function takeOver(waiting: ServiceWorker): Promise<void> {
  const takeover = new AbortController()
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { signal: takeover.signal })
    setTimeout(resolve, TAKEOVER_LIMIT_MS)
  })
  waiting.postMessage({ type: 'ACTIVATE' })
  await taken
  takeover.abort()
}
