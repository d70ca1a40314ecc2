import { Workbox } from 'workbox-window'
import { FILES_CHECK, PAGE_FIRST_LOCK, PRECACHE_CHANNEL, type StoredFiles } from '#contract/precache.ts'
import { withLock } from '#shared/with-lock.ts'
import { BUSY_LOCK } from './busy-lock.ts'
import { fetchAnew } from './fetch-anew.ts'

const ADDRESS = '/sw.js'
const LOADING_LIMIT_MS = 30_000
const TAKEOVER_LIMIT_MS = 10_000

/** Service worker events received by a page, triggered by any tab. */
export type WorkerEvents = {
  /** A newer worker is installed and waiting. */
  readonly waiting: () => void
  /** A worker controls this page: the first one or a new one. */
  readonly controlling: () => void
  /** A worker is being installed: so much of the app is stored, in percent. */
  readonly storing: (percent: number) => void
  /** The worker of this page has checked its files: so much of the app is stored, in percent; 100 only where all is. */
  readonly checked: (percent: number) => void
}

/** The page's view of the service worker. */
export type PageWorker = {
  /** Whether a newer worker is installed and waiting. */
  readonly isWaiting: () => boolean
  /** Checks for another version. Rejects if unreachable. */
  readonly check: () => Promise<void>
  /** Asks the worker of this page to check the stored files and to fetch what is missing; `checked` tells the result. */
  readonly checkFiles: () => void
  /** Activates the waiting worker, unless any tab prevents it. Every tab then reloads at its own idle moment. */
  readonly activate: () => Promise<void>
  /** Removes all listeners. */
  readonly leave: () => void
}

/** Registers the app's service worker, once the page has loaded. Rejects if the browser refuses. */
export async function registerWorker({ waiting, controlling, storing, checked }: WorkerEvents): Promise<PageWorker> {
  const workbox = new Workbox(ADDRESS, { scope: '/' })
  workbox.addEventListener('waiting', waiting)
  workbox.addEventListener('controlling', controlling)
  const { serviceWorker } = navigator
  const hear = ({ data }: MessageEvent) => {
    if (isStoredFiles(data)) checked(data.storedPercent)
  }
  serviceWorker.addEventListener('message', hear)
  const channel = new BroadcastChannel(PRECACHE_CHANNEL)
  channel.addEventListener('message', ({ data }) => typeof data === 'number' && storing(data))
  await untilPagesHaveLoaded()
  const registration = await workbox.register()
  if (!registration) throw new Error('the service worker was not registered')
  let activating = false
  /** The entity tag of the script that is installed. */
  let installed: string | null = null
  return {
    isWaiting: () => registration.waiting !== null,
    check: async () => {
      const response = await fetchAnew(ADDRESS, installed)
      if (response.status !== 200 || registration.installing || !navigator.onLine) return
      // An empty script, or another one, would be installed as a version that answers nothing offline.
      if (!(await response.text()).includes(PRECACHE_CHANNEL)) return
      await workbox.update()
      // An installation that fails is tried again.
      if (!registration.installing) installed = response.headers.get('etag')
    },
    checkFiles: () => serviceWorker.controller?.postMessage({ type: FILES_CHECK }),
    activate: async () => {
      if (activating) return
      activating = true
      const takeOverIfFree = async (isFree: boolean) => {
        if (isFree && registration.waiting) await takeOver(registration.waiting)
      }
      await withLock(BUSY_LOCK, takeOverIfFree, { ifAvailable: true })
      activating = false
    },
    leave: () => {
      workbox.removeEventListener('waiting', waiting)
      workbox.removeEventListener('controlling', controlling)
      serviceWorker.removeEventListener('message', hear)
      channel.close()
    },
  }
}

/** A workout started right now waits for its hold until the page is the new one. */
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

/** Resolves when no page of this browser loads what somebody waits for; after a while in any case. */
export async function untilPagesHaveLoaded(): Promise<void> {
  const signal = AbortSignal.timeout(LOADING_LIMIT_MS)
  // A page that loads one thing after the other queues for the next turn.
  let isLoading = true
  while (isLoading && !signal.aborted) {
    await withLock(PAGE_FIRST_LOCK, async () => undefined, { signal }).catch(() => undefined)
    isLoading = await isAnyPageLoading()
  }
}

/** Never where locks are missing or refused. */
async function isAnyPageLoading(): Promise<boolean> {
  try {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [...held, ...pending].some(({ name, mode }) => name === PAGE_FIRST_LOCK && mode === 'shared')
  } catch {
    return false
  }
}

// Here and not in the contract: the public site loads this file, and would load the app's chunk of the contract with it.
function isStoredFiles(message: unknown): message is StoredFiles {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === FILES_CHECK &&
    'storedPercent' in message &&
    typeof message.storedPercent === 'number'
  )
}
