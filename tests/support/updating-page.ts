import { vi } from 'vitest'
import { stubStorage } from './stub-storage.ts'

type Message = { readonly type: string; readonly isThorough?: boolean }
type Worker = { postMessage: (message: Message) => void }
type Answer = { readonly status: number; readonly body?: string; readonly etag?: string } | Error | 'never'

/** An answer with a service worker of Barra, which names its channel. */
export const A_WORKER = { status: 200, body: 'new BroadcastChannel(`barra-precache`)' }

/** A newly loaded page in a minimal browser with a fake clock. Each has a fresh module state. */
export async function page({
  controlled = true,
  hasWorkers = true,
  refused = false,
  readyState = 'complete',
  isDevelopment = false,
  locks = {} as Partial<LockManagerSnapshot> | Error,
} = {}) {
  const world = {
    visibilityState: 'visible',
    onLine: true,
    installing: null as Worker | null,
    answer: A_WORKER as Answer,
    /** The browser finds that the response is no worker. */
    noWorker: false,
    /** The fetched URLs, with cache mode. */
    asked: [] as { readonly url: string; readonly cache: RequestCache | undefined }[],
    requests: [] as RequestInit[],
    /** The versions that the requests said are known already. */
    known: [] as (string | null)[],
    /** An update finds another script, whose installation fails. */
    installationFails: false,
    updates: 0,
    reloads: 0,
    registered: [] as unknown[],
    /** The site's data was cleared: only the page is left. */
    isCleared: false,
    /** How much of the app the worker finds stored. */
    storedPercent: 100,
    checks: 0,
    /** Of these, the ones that read every file. */
    thoroughChecks: 0,
    /** Answers of workers that are being woken. */
    woken: [] as (() => void)[],
    activations: 0,
    /** Another tab holds what a take-over needs for itself. */
    isBusyElsewhere: false,
    /** The locks of all pages; an error where the browser refuses them. */
    locks,
    /** The locks that were asked for, with their mode. */
    lockNames: [] as string[],
    /** The types of the messages to workers, but those of take-overs and checks. */
    messages: [] as string[],
    /** Whether a field is edited, and which selector finds something open. */
    isEditing: false,
    dialog: null as string | null,
    /** The names of the caches; null where the browser refuses them. */
    caches: (hasWorkers ? ['workbox-precache-v2'] : []) as readonly string[] | null,
    hasActiveWorker: true,
  }
  const answerCheck = (isThorough: boolean) => {
    world.checks += 1
    if (isThorough) world.thoroughChecks += 1
    const data = { type: 'CHECK_FILES', storedPercent: world.storedPercent }
    workers.dispatchEvent(new MessageEvent('message', { data }))
  }
  const aWorker = (workerState = 'activated') =>
    Object.assign(new EventTarget(), {
      scriptURL: 'https://barra.test/sw.js',
      state: workerState,
      postMessage: ({ type, isThorough = false }: Message, ports: readonly MessagePort[] = []) => {
        if (type === 'CHECK_FILES') answerCheck(isThorough)
        else if (type === 'WAKE') world.woken.push(() => ports[0]?.postMessage(null))
        else if (type === 'ACTIVATE') world.activations += 1
        else world.messages.push(type)
      },
    })
  const registration = Object.assign(new EventTarget(), {
    waiting: null as Worker | null,
    update: async () => {
      world.updates += 1
      if (world.noWorker) throw new TypeError('not a script')
      if (world.installationFails) world.installing = aWorker('installing')
    },
  })
  const active = aWorker()
  Object.defineProperty(registration, 'active', { get: () => (world.hasActiveWorker ? active : null) })
  Object.defineProperty(registration, 'installing', { get: () => world.installing })
  const workers = Object.assign(new EventTarget(), {
    controller: controlled ? aWorker() : null,
    ready: Promise.resolve({ active }),
    getRegistration: async () => (world.isCleared ? undefined : registration),
    register: async (...how: unknown[]) => {
      world.registered = how
      if (refused) throw new DOMException('no', 'SecurityError')
      return registration
    },
  })
  const window_ = new EventTarget()
  const navigator_ = {
    get onLine() {
      return world.onLine
    },
    ...(hasWorkers && { serviceWorker: workers }),
    locks: {
      query: async () => {
        if (world.locks instanceof Error) throw world.locks
        return world.locks
      },
      request: async (
        name: string,
        { ifAvailable, mode = 'exclusive' }: LockOptions,
        work: (lock: object | null) => Promise<unknown>,
      ) => {
        world.lockNames.push(`${name} ${mode}`)
        // A request for a lock that others hold waits for a turn.
        if (Object.keys(world.locks).length > 0) await new Promise((turn) => setTimeout(turn, 100))
        return work(ifAvailable && world.isBusyElsewhere ? null : {})
      },
    },
  }
  const document_ = Object.assign(new EventTarget(), {
    readyState,
    documentElement: { dataset: { build: 'this' } },
    querySelector: (selector: string) => (selector.split(', ').some((part) => part === world.dialog) ? {} : null),
  })
  Object.defineProperty(document_, 'activeElement', {
    get: () => ({ matches: (selector: string) => world.isEditing && selector.includes('textarea') }),
  })
  Object.defineProperty(document_, 'visibilityState', { get: () => world.visibilityState })
  vi.stubEnv('DEV', isDevelopment)
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('window', window_)
  vi.stubGlobal('document', document_)
  vi.stubGlobal('navigator', navigator_)
  vi.stubGlobal('location', {
    href: 'https://barra.test/workouts',
    reload: () => {
      world.reloads += 1
    },
  })
  vi.stubGlobal('caches', {
    keys: async () => {
      if (world.caches === null) throw new DOMException('private window', 'SecurityError')
      return world.isCleared ? [] : world.caches
    },
  })
  vi.stubGlobal('addEventListener', window_.addEventListener.bind(window_))
  const remembered = stubStorage('sessionStorage')
  const channels: { onData: (data: unknown) => void; isClosed: boolean }[] = []
  class Channel extends EventTarget {
    isClosed = false
    constructor() {
      super()
      channels.push(this)
    }
    onData(data: unknown) {
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
    close() {
      this.isClosed = true
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    world.asked.push({ url, cache: init.cache })
    world.requests.push(init)
    world.known.push(new Headers(init.headers).get('if-none-match'))
    const { answer } = world
    if (answer === 'never') return new Promise(() => undefined)
    if (answer instanceof Error) throw answer
    const headers = new Headers(answer.etag === undefined ? {} : { etag: answer.etag })
    return new Response(answer.status === 304 ? null : (answer.body ?? ''), { status: answer.status, headers })
  })
  vi.resetModules()
  const { updateState } = await import('../../src/platform/updates/update-state.ts')
  const updates = await import('../../src/platform/updates/updates.ts')
  updates.startUpdates()
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
  return {
    ...updates,
    world,
    window: window_,
    document: document_,
    workers,
    registration,
    channels,
    remembered,
    aWorker,
    state: updateState.current,
    seconds: (count: number) => vi.advanceTimersByTimeAsync(count * 1_000),
    /** A newer worker is found, and installed. */
    found: () => {
      const next = aWorker('installing')
      world.installing = next
      registration.dispatchEvent(new Event('updatefound'))
      world.installing = null
      registration.waiting = next
      next.state = 'installed'
      next.dispatchEvent(new Event('statechange'))
    },
    takenOver: () => {
      workers.controller = aWorker()
      workers.dispatchEvent(new Event('controllerchange'))
    },
  }
}

/** No fake clock moves the limits of requests by itself. */
export function fakeClock(): void {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(), ms)
    return limit.signal
  })
}

export function realClock(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
}
