import { vi } from 'vitest'

const ORIGIN = 'https://barra.test'

/** What a browser keeps of an origin: its caches outlive the workers. */
export type Origin = {
  /** By the names of the caches and the addresses of their entries. */
  readonly caches: Map<string, Map<string, Response>>
  /** What the server has, by paths. */
  readonly server: Map<string, string>
  /** What the browser's own cache has, by paths. It may be something else. */
  readonly browserCache: Map<string, string>
  /** Each fetched path, with the mode of its request's cache where that is not the usual one. */
  readonly fetched: string[]
  isOnline: boolean
  /** Runs before the server answers. */
  beforeAnswer: () => Promise<void>
  /** Runs before the browser's own cache answers. */
  beforeCacheAnswer: () => Promise<void>
}

export function emptyOrigin(): Origin {
  return {
    caches: new Map(),
    server: new Map(),
    browserCache: new Map(),
    fetched: [],
    isOnline: true,
    beforeAnswer: async () => undefined,
    beforeCacheAnswer: async () => undefined,
  }
}

/** A service worker's scope on an origin, in the place of this process's own, until the test ends. */
export type WorkerScope = {
  /** Each resolves when the worker has done what it waits for, and rejects as it does. */
  readonly install: () => Promise<void>
  readonly activate: () => Promise<void>
  readonly send: (message: unknown) => Promise<readonly unknown[]>
  /** The worker's answer; undefined where it leaves the request to the browser. */
  readonly request: (
    path: string,
    init?: RequestInit & { readonly isNavigation?: boolean },
  ) => Promise<Response | undefined>
  readonly claims: () => number
}

export function enterWorkerScope(origin: Origin): WorkerScope {
  const scope = new EventTarget()
  let claims = 0
  const claim = async () => {
    claims += 1
  }
  const place = new URL(`${ORIGIN}/sw.js`)
  vi.stubGlobal('self', Object.assign(scope, { location: place, clients: { claim }, caches: cachesOf(origin) }))
  Object.assign(scope, { registration: { scope: `${ORIGIN}/` } })
  vi.stubGlobal('location', place)
  vi.stubGlobal('caches', cachesOf(origin))
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) =>
    answer(origin, new ScopedRequest(input, init)),
  )
  vi.stubGlobal('Request', ScopedRequest)
  vi.stubGlobal('ExtendableEvent', ExtendableEvent)
  vi.stubGlobal('FetchEvent', FetchEvent)
  const dispatch = async (event: ExtendableEvent) => {
    scope.dispatchEvent(event)
    await event.over()
  }
  return {
    install: () => dispatch(new ExtendableEvent('install')),
    activate: () => dispatch(new ExtendableEvent('activate')),
    send: async (data) => {
      const answers: unknown[] = []
      const source = { postMessage: (message: unknown) => void answers.push(message) }
      await dispatch(Object.assign(new ExtendableEvent('message'), { data, source }))
      return answers
    },
    request: async (path, { isNavigation = false, ...init } = {}) => {
      const request = new ScopedRequest(path, init)
      // No script may make such a request itself.
      if (isNavigation) Object.defineProperty(request, 'mode', { value: 'navigate' })
      const event = new FetchEvent(request)
      scope.dispatchEvent(event)
      const response = await event.response
      await event.over()
      return response
    },
    claims: () => claims,
  }
}

/** Of Node, which knows no address to which others are relative. */
const GlobalRequest = Request

class ScopedRequest extends GlobalRequest {
  constructor(input: Request | string | URL, init?: RequestInit) {
    super(input instanceof GlobalRequest ? input : new URL(input, ORIGIN), init)
  }
}

class ExtendableEvent extends Event {
  readonly #awaited: Promise<unknown>[] = []

  waitUntil(promise: Promise<unknown>): void {
    this.#awaited.push(promise)
  }

  /** Resolves when nothing is waited for any more. */
  async over(): Promise<void> {
    for (let count = -1; count < this.#awaited.length; ) {
      count = this.#awaited.length
      await Promise.allSettled(this.#awaited)
    }
    await Promise.all(this.#awaited)
  }
}

class FetchEvent extends ExtendableEvent {
  readonly request: Request
  response: Promise<Response> | undefined

  constructor(request: Request) {
    super('fetch')
    this.request = request
  }

  respondWith(response: Promise<Response>): void {
    this.response = response
  }
}

async function answer(origin: Origin, request: Request) {
  const { fetched, server, browserCache, isOnline, beforeAnswer, beforeCacheAnswer } = origin
  const { pathname } = new URL(request.url)
  const known =
    request.cache === 'default' || request.cache === 'only-if-cached' ? browserCache.get(pathname) : undefined
  if (known !== undefined) {
    await beforeCacheAnswer()
    return new Response(known)
  }
  if (request.cache === 'only-if-cached') throw new TypeError('not in the cache of the browser')
  fetched.push(request.cache === 'default' ? pathname : `${pathname} ${request.cache}`)
  await beforeAnswer()
  if (!isOnline) throw new TypeError('Failed to fetch')
  const content = server.get(pathname)
  return content === undefined
    ? new Response('', { status: 404 })
    : new Response(content, { headers: { vary: 'Origin' } })
}

function cachesOf({ caches }: Origin) {
  const addressOf = (key: Request | string) => new ScopedRequest(key).url
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, entries)
    return {
      match: async (key: Request | string) => entries.get(addressOf(key))?.clone(),
      put: async (key: Request | string, response: Response) => {
        const content = await response.arrayBuffer()
        entries.set(addressOf(key), new Response(content, { headers: response.headers }))
      },
      delete: async (key: Request | string) => entries.delete(addressOf(key)),
      keys: async () => [...entries.keys()].map((key) => new ScopedRequest(key)),
    }
  }
  return {
    open,
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (key: Request | string, { cacheName }: { readonly cacheName: string }) =>
      (await open(cacheName)).match(key),
  }
}
