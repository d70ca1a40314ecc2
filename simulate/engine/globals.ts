import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { IDBKeyRange } from 'fake-indexeddb'
import type { Random } from '../../tooling/random.ts'
import type { Channels } from './channels.ts'
import type { Disk } from './disk.ts'
import { dateOf } from './host.ts'
import type { Locks } from './locks.ts'
import { messageChannels, type Port } from './ports.ts'
import type { Life, Task, Timeline } from './timeline.ts'

/** The machine's interface for a process. */
export type Machine = {
  readonly timeline: Timeline
  readonly life: Life
  readonly disk: Disk
  readonly channels: Channels
  readonly locks: Locks
  readonly random: Random
  /** The device's clock, in milliseconds since 1970. */
  readonly clockMs: () => number
  readonly fetch: typeof fetch
  /** Starts another thread of this page from the file that the URL names. */
  readonly startWorker: (url: string) => Port
  /** In a worker: its port to the page that started it, and how it ends itself. */
  readonly toPage: Port | null
  readonly end: () => void
  readonly log: (level: 'error' | 'warn' | 'info', words: readonly unknown[]) => void
}

/** The global names for a program. All others are Node's own, without time or randomness. */
export const GLOBAL_NAMES = [
  'globalThis', 'self', 'window', 'document', 'process', 'location',
  'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate',
  'Date', 'performance', 'Math', 'crypto', 'AbortSignal', 'fetch', 'console',
  'Worker', 'MessageChannel', 'addEventListener', 'removeEventListener', 'postMessage', 'close', 'WeakRef', 'CompressionStream', 'DecompressionStream', 'FinalizationRegistry',
  'indexedDB', 'IDBKeyRange', 'IDBDatabase', 'IDBFactory', 'localStorage', 'BroadcastChannel', 'navigator',
] as const // biome-ignore format: by kind

type Listener = (event: { readonly data: unknown; readonly type: string }) => void

export type RealmEvents = {
  dispatch(type: string, event?: object): void
  /** Sets a page's visibility. */
  setVisible(isVisible: boolean): void
}

/** The globals of one browser process on virtual time, network and disk. */
export function browserGlobals(machine: Machine): {
  readonly globals: Record<string, unknown>
  readonly events: RealmEvents
} {
  const listeners = new Map<string, Set<Listener>>()
  const document = documentOf(listeners)
  const own: Record<string, unknown> = {
    ...(machine.toPage ? {} : { document, location: PLACE }),
    ...timers(machine),
    Date: dateOf(() => Math.floor(machine.clockMs())),
    performance: { now: () => machine.timeline.nowMs, mark() {}, measure() {}, timeOrigin: 0 },
    Math: seededMath(machine.random),
    crypto: seededCrypto(machine.random),
    AbortSignal: abortSignals(machine),
    fetch: machine.fetch,
    console: quietConsole(machine),
    indexedDB: machine.disk.openFor(machine.life),
    IDBKeyRange,
    ...storageClasses(),
    localStorage: machine.disk.localStorageFor(),
    BroadcastChannel: machine.channels.classFor(machine.life),
    navigator: {
      onLine: true,
      userAgent: 'simulated',
      languages: ['pt-BR'],
      locks: machine.locks.openFor(machine.life),
      storage: {},
    },
    CompressionStream: GzipAtOnce,
    DecompressionStream: GunzipAtOnce,
    MessageChannel: messageChannels(machine.timeline, machine.life),
    Worker: workersOf(machine),
    addEventListener: (type: string, listener: Listener, options?: { signal?: AbortSignal }) => {
      if (type === 'message') return machine.toPage?.addEventListener(type, listener)
      const ofType = listeners.get(type) ?? new Set()
      listeners.set(type, ofType.add(listener))
      options?.signal?.addEventListener('abort', () => ofType.delete(listener))
    },
    removeEventListener: (type: string, listener: Listener) => {
      machine.toPage?.removeEventListener(type, listener)
      listeners.get(type)?.delete(listener)
    },
    close: machine.end,
    postMessage: (data: unknown) => machine.toPage?.postMessage(data),
  }
  const scope = makeScope(own)
  const globals = { ...own, globalThis: scope, self: scope, ...(machine.toPage ? {} : { window: scope }) }
  const events: RealmEvents = {
    setVisible: (isVisible) => {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
      events.dispatch('visibilitychange')
    },
    dispatch: (type, event = {}) => {
      for (const listener of [...(listeners.get(type) ?? [])]) listener({ type, data: undefined, ...event })
    },
  }
  return { globals, events }
}

/** A realm's own, which nothing is made of: what a program changes in them concerns no other realm, and has no effect. */
function storageClasses(): Record<string, unknown> {
  class IDBDatabase {
    transaction(): void {}
  }
  class IDBFactory {
    open(): void {}
  }
  return { IDBDatabase, IDBFactory }
}

/** Works on this thread, without Node's pool: threads have no place in virtual time. */
class AtOnce extends TransformStream<Uint8Array, Uint8Array> {
  constructor(change: (whole: Uint8Array) => Uint8Array) {
    const pieces: Uint8Array[] = []
    super({
      transform: (piece) => void pieces.push(piece),
      flush: (controller) => controller.enqueue(change(Buffer.concat(pieces))),
    })
  }
}

class GunzipAtOnce extends AtOnce {
  constructor() {
    super((packed) => gunzipSync(packed))
  }
}

class GzipAtOnce extends AtOnce {
  constructor() {
    super((whole) => gzipSync(whole))
  }
}

const PLACE = { pathname: '/', origin: 'https://barra.app', href: 'https://barra.app/' }

/** A page's document object. */
function documentOf(listeners: Map<string, Set<Listener>>) {
  return {
    visibilityState: 'visible',
    addEventListener: (type: string, listener: Listener, options?: { signal?: AbortSignal }) => {
      const ofType = listeners.get(type) ?? new Set()
      listeners.set(type, ofType.add(listener))
      options?.signal?.addEventListener('abort', () => ofType.delete(listener))
    },
  }
}

function workersOf({ startWorker }: Machine): unknown {
  return class {
    constructor(url: URL | string) {
      // The page treats the port as the worker itself: same posting, listening and terminating.
      Object.assign(this, {})
      // biome-ignore lint/correctness/noConstructorReturn: a port stands for the worker
      return startWorker(String(url)) as object
    }
  }
}

/** The scope of a program: the machine's globals, else the language's. */
function makeScope(own: Record<string, unknown>): object {
  const hidden = new Set<string>([...GLOBAL_NAMES, 'Buffer', 'require', 'global'])
  const language = Object.getOwnPropertyNames(globalThis).filter((name) => !hidden.has(name) && !(name in own))
  const scope: Record<string, unknown> = { ...own }
  for (const name of language) {
    const { value } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {}
    if (value !== undefined) scope[name] = value
  }
  return scope
}

function timers({ timeline, life }: Machine) {
  let made = 0
  const tasks = new Map<number, Task>()
  const start = (run: () => void, delayMs: number, repeats: boolean): number => {
    const id = ++made
    const fire = () => {
      if (repeats) tasks.set(id, timeline.post(life, delayMs, fire))
      else tasks.delete(id)
      run()
    }
    tasks.set(id, timeline.post(life, delayMs, fire))
    return id
  }
  const stop = (id: number | undefined) => {
    const task = tasks.get(id ?? 0)
    if (task) task.cancelled = true
    tasks.delete(id ?? 0)
  }
  return {
    setTimeout: (run: (...given: unknown[]) => void, delayMs = 0, ...given: unknown[]) =>
      start(() => run(...given), Math.max(1, Number(delayMs) || 0), false),
    setInterval: (run: (...given: unknown[]) => void, delayMs = 0, ...given: unknown[]) =>
      start(() => run(...given), Math.max(1, Number(delayMs) || 0), true),
    clearTimeout: stop,
    clearInterval: stop,
  }
}

function seededMath(random: Random): Math {
  return Object.create(Math, { random: { value: () => random.next() } }) as Math
}

/** Hashing in Node's thread pool would end whenever it likes. */
function seededCrypto(random: Random) {
  return {
    getRandomValues: (array: Uint8Array) => {
      array.set(random.bytes(array.length))
      return array
    },
    randomUUID: () => {
      const hex = [...random.bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
    },
    subtle: {
      digest: async (algorithm: string, data: ArrayBuffer | Uint8Array) => {
        const hash = createHash(algorithm.replace('-', '').toLowerCase()).update(new Uint8Array(data as ArrayBuffer))
        return new Uint8Array(hash.digest()).buffer
      },
    },
  }
}

function abortSignals({ timeline, life }: Machine) {
  return {
    timeout: (delayMs: number) => {
      const controller = new AbortController()
      timeline.post(life, delayMs, () => controller.abort(new DOMException('timed out', 'TimeoutError')))
      return controller.signal
    },
    any: (signals: readonly AbortSignal[]) => {
      const controller = new AbortController()
      for (const signal of signals) {
        if (signal.aborted) controller.abort(signal.reason)
        else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
      }
      return controller.signal
    },
    abort: (reason?: unknown) => AbortSignal.abort(reason),
  }
}

function quietConsole({ log }: Machine) {
  const at =
    (level: 'error' | 'warn' | 'info') =>
    (...words: unknown[]) =>
      log(level, words)
  return { error: at('error'), warn: at('warn'), info: at('info'), log: at('info'), debug() {}, trace() {}, dir() {} }
}
