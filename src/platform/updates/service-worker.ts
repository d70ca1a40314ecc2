import { Workbox } from 'workbox-window'
import { FILES_CHECK, type FilesCheck, PRECACHE_CHANNEL, type StoredFiles, WAKE } from '#contract/precache.ts'
import { withLock } from '#shared/with-lock.ts'
import { BUSY_LOCK } from './busy-lock.ts'
import { showUpdateState, updateState } from './update-state.ts'

const TAKEOVER_LIMIT_MS = 10_000
const AWAKE_LIMIT_MS = 5_000
const FILES_CHECK_MS = 86_400_000

/** What happens to the worker of a page, triggered by any tab. */
export type WorkerEvents = {
  /** A newer worker is installed and waiting. */
  readonly waiting: () => void
  /** Another worker controls this page than the one before. */
  readonly replaced: () => void
}

/** The page's view of the service worker. */
export type PageWorker = {
  readonly isInstalling: () => boolean
  /** Whether a newer worker is installed and waiting. */
  readonly isWaiting: () => boolean
  /** Installs the server's version where it is another one. Rejects if unreachable. */
  readonly update: () => Promise<void>
  /** Activates the waiting worker, unless any tab prevents it. Every tab then reloads at its own idle moment. */
  readonly activate: () => Promise<void>
  /**
   * Asks the worker of this page to check the stored files and to fetch what is missing: at most daily, and more often
   * while files are missing. A browser or a tool may have removed some.
   */
  readonly checkFilesWhenDue: () => void
  /** Removes all listeners. */
  readonly leave: () => void
}

/** The last known controller of this page. */
let controller: ServiceWorker | null = null

/**
 * Registers the app's service worker at this address. Rejects if the browser refuses. `before` controlled this page at
 * its start.
 */
export async function registerWorker(
  address: string,
  before: ServiceWorker | null,
  { waiting, replaced }: WorkerEvents,
): Promise<PageWorker> {
  const workbox = new Workbox(address, { scope: '/' })
  const { serviceWorker } = navigator
  let filesCheckedAt = Number.NEGATIVE_INFINITY
  const checkFiles = (isThorough = false) => {
    if (!controller) return
    filesCheckedAt = performance.now()
    controller.postMessage({ type: FILES_CHECK, isThorough } satisfies FilesCheck)
  }
  /** The first worker takes over an uncontrolled page; only later ones bring another version. */
  const noteController = () => {
    const latest = serviceWorker.controller
    if (latest === controller) return
    const isReplaced = controller !== null
    controller = latest
    if (isReplaced) replaced()
    checkFiles()
  }
  // Of whichever worker, also of another version.
  const hear = ({ data }: MessageEvent<Partial<Record<keyof StoredFiles, unknown>> | null>) => {
    if (data?.type !== FILES_CHECK || typeof data.storedPercent !== 'number') return
    showUpdateState({ readyOffline: data.storedPercent === 100, storedPercent: data.storedPercent })
  }
  controller ??= before
  workbox.addEventListener('waiting', waiting)
  workbox.addEventListener('controlling', noteController)
  serviceWorker.addEventListener('message', hear)
  const channel = new BroadcastChannel(PRECACHE_CHANNEL)
  // Until there is a worker, the first one tells how much of the app is stored.
  channel.addEventListener('message', ({ data }) => {
    if (typeof data === 'number' && !controller) showUpdateState({ storedPercent: data })
  })
  const registration = await workbox.register()
  if (!registration) throw new Error('the service worker was not registered')
  // Much may have happened while this page was still loading.
  noteController()
  checkFiles()
  let activating = false
  return {
    isInstalling: () => registration.installing !== null,
    isWaiting: () => registration.waiting !== null,
    update: () => workbox.update(),
    activate: async () => {
      if (activating) return
      activating = true
      const takeOverIfFree = async (isFree: boolean) => {
        if (isFree && registration.waiting) await takeOver(registration.waiting, registration.active)
      }
      await withLock(BUSY_LOCK, takeOverIfFree, { ifAvailable: true })
      activating = false
    },
    checkFilesWhenDue: () => {
      const isComplete = updateState.current().readyOffline
      const isDue = performance.now() - filesCheckedAt > FILES_CHECK_MS
      if (!isComplete || isDue) checkFiles(isDue)
    },
    leave: () => {
      workbox.removeEventListener('waiting', waiting)
      workbox.removeEventListener('controlling', noteController)
      serviceWorker.removeEventListener('message', hear)
      channel.close()
    },
  }
}

/** A workout started right now waits for its hold until the page is the new one. */
async function takeOver(waiting: ServiceWorker, active: ServiceWorker | null): Promise<void> {
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, TAKEOVER_LIMIT_MS)
  })
  if (active) await untilAwake(active)
  waiting.postMessage({ type: 'ACTIVATE' })
  await taken
}

/**
 * Resolves once this worker runs. Chromium tells only a running worker to finish for the one that takes over; one that
 * is just being started, by the page's regular request, keeps the next one waiting for up to five minutes.
 */
async function untilAwake(worker: ServiceWorker): Promise<void> {
  const { port1: ours, port2: theirs } = new MessageChannel()
  const answered = new Promise((resolve) => {
    ours.onmessage = resolve
    // A version from before this question does not answer, but has been started by it.
    AbortSignal.timeout(AWAKE_LIMIT_MS).addEventListener('abort', resolve)
  })
  worker.postMessage({ type: WAKE }, [theirs])
  await answered
  ours.close()
}
