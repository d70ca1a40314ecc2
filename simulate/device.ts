import type { SessionReceipt } from '#contract/outbox.ts'
import type { SyncStatus, TokenAnswer } from '../workers/replication.face.ts'
import { compileProgram, type Program } from './engine/bundle.ts'
import { Channels } from './engine/channels.ts'
import { Disk } from './engine/disk.ts'
import { browserGlobals, GLOBAL_NAMES, type Machine, type RealmEvents } from './engine/globals.ts'
import { Locks } from './engine/locks.ts'
import { type Answering, Network } from './engine/network.ts'
import { connect, type Port } from './engine/ports.ts'
import type { Random } from './engine/random.ts'
import { Life, type Timeline } from './engine/timeline.ts'
import { sourceWithPlant } from './plants.ts'
import type { Page } from './realm/page.ts'

type Programs = {
  readonly page: Program<{ readonly page: Page }>
  readonly workers: Readonly<Record<string, Program<unknown>>>
  readonly serviceWorker: Program<{ sendOutbox(): Promise<void> }>
}

let programs: Programs | null = null

/** Compiles what runs on devices. Once for all stories, before time is virtual. */
export async function compileDevicePrograms(): Promise<void> {
  programs = {
    page: await compileProgram('../realm/page.ts', GLOBAL_NAMES, sourceWithPlant),
    workers: {
      'replication.worker.ts': await compileProgram('../../workers/replication.worker.ts', GLOBAL_NAMES, sourceWithPlant),
      'data.worker.ts': await compileProgram('../../workers/data.worker.ts', GLOBAL_NAMES, sourceWithPlant),
    },
    serviceWorker: await compileProgram('../../sw/send-outbox.ts', GLOBAL_NAMES, sourceWithPlant),
  }
}

function compiled(): Programs {
  if (!programs) throw new Error('compileDevicePrograms comes first')
  return programs
}

/** A browser that stops a page closes its connections soon after. */
const LINES_LAST_MS = 30_000

type Thread = { readonly life: Life; readonly events: RealmEvents; readonly children: Thread[] }

/** One open tab. */
type Tab = Thread & { readonly page: Page }

/** Who hears what happens on devices. */
export type Watcher = {
  readonly onStatus: (device: Device, status: SyncStatus) => void
  readonly onReceipt: (device: Device, receipt: SessionReceipt) => void
  readonly onLog: (device: Device, thread: string, words: string) => void
}

export type DeviceParts = {
  readonly name: string
  readonly timeline: Timeline
  readonly random: Random
  readonly server: Answering
  readonly watcher: Watcher
}

/** A phone, a tablet or a laptop: what is on it outlives the tabs that are opened and killed. */
export class Device {
  readonly name: string
  readonly disk: Disk
  readonly network: Network
  /** Whose account is open, or the guest's. */
  account = 'guest'
  /** By how much the device's clock is wrong. */
  clockOffsetMs = 0
  /** What the identity provider says. */
  token: (forceRefresh: boolean) => TokenAnswer = () => ({ kind: 'offline' })
  /** When the shown status was told, and what it is. */
  shown: { readonly status: SyncStatus; readonly atMs: number } | null = null
  starts = 0
  /** How many more tasks of this device run before it is killed; null: it is not going to be. */
  tasksToLive: number | null = null
  readonly #parts: DeviceParts
  readonly #threads = new Map<Life, Thread>()
  #channels: Channels
  #locks: Locks
  #tab: Tab | null = null

  constructor(parts: DeviceParts) {
    const { name, timeline, random, server } = parts
    this.#parts = parts
    this.name = name
    this.disk = new Disk(timeline, random.fork('disk'))
    this.network = new Network(timeline, random.fork('network'), server)
    this.#channels = new Channels(timeline, random.fork('channels'))
    this.#locks = new Locks(timeline)
  }

  get isRunning(): boolean {
    return this.#tab !== null
  }

  get isFrozen(): boolean {
    return this.#tab?.life.isFrozen ?? false
  }

  /** Opens the app. Rejects where it would show that its storage cannot be opened. */
  async start(): Promise<void> {
    if (this.#tab) return
    const tab = this.#openTab()
    this.#tab = tab
    this.shown = null
    const { watcher, timeline } = this.#parts
    const isCurrent = () => this.#tab === tab
    await timeline.within(tab.life, () =>
      tab.page.open({
        account: this.account,
        isSynced: this.account !== 'guest',
        idToken: async (forceRefresh) => this.token(forceRefresh),
        seen: {
          onStatus: (status) => {
            if (!isCurrent()) return
            this.shown = { status, atMs: timeline.nowMs }
            watcher.onStatus(this, status)
          },
          onReceipt: (receipt) => isCurrent() && watcher.onReceipt(this, receipt),
        },
      }),
    )
  }

  /** Does something in the open tab. Stays pending where the tab is killed meanwhile. */
  ask<Result>(work: (page: Page) => Result | Promise<Result>): Promise<Result> {
    const tab = this.#tab
    if (!tab) return Promise.reject(new Error(`${this.name} is not running`))
    return this.#parts.timeline.within(tab.life, () => work(tab.page))
  }

  /** Closes the app properly. */
  async close(): Promise<void> {
    const tab = this.#tab
    if (!tab) return
    await this.ask((page) => page.close())
    if (this.#tab === tab) this.kill()
  }

  /** All processes are gone at once, wherever they were. */
  kill(): void {
    const tab = this.#tab
    this.#tab = null
    this.tasksToLive = null
    this.shown = null
    this.#parts.timeline.current = null
    if (tab) this.#end(tab)
  }

  freeze(): void {
    for (const { life } of this.#threads.values()) life.freeze()
    const frozen = this.#tab
    this.#parts.timeline.post(null, LINES_LAST_MS, () => {
      if (this.isFrozen && this.#tab === frozen) this.network.cut()
    })
  }

  thaw(): void {
    for (const { life } of this.#threads.values()) this.#parts.timeline.thaw(life)
    this.#tab?.events.dispatch('visibilitychange')
  }

  /** Tells the app what a browser tells. */
  tell(type: 'online' | 'visibilitychange' | 'focus'): void {
    const { timeline } = this.#parts
    for (const { life, events } of this.#threads.values()) timeline.post(life, 0, () => events.dispatch(type))
  }

  /** The browser's background sync, with or without a tab. */
  async sendInBackground(): Promise<void> {
    const life = this.#begin('service worker')
    const { globals } = browserGlobals(this.#machine(life, null))
    const { sendOutbox } = compiled().serviceWorker(globals)
    await this.#parts.timeline.within(life, sendOutbox).catch(() => undefined)
    this.#forget(life)
  }

  /** Whether the life is one of this device's. */
  owns(life: Life | null): boolean {
    return life !== null && this.#threads.has(life)
  }

  /** A promise that nobody looked at was rejected in one of its threads. */
  failSilently(life: Life, reason: unknown): void {
    this.#parts.watcher.onLog(this, life.name, `unhandled: ${wordsOf(reason)}`)
    this.#threads.get(life)?.events.dispatch('unhandledrejection', { reason, preventDefault() {} })
  }

  #openTab(): Tab {
    const life = this.#begin('page')
    const children: Thread[] = []
    const { globals, events } = browserGlobals(this.#machine(life, null, children))
    const { page } = compiled().page(globals)
    const tab = { life, events, page, children }
    this.#threads.set(life, tab)
    return tab
  }

  #startWorker(parent: Life, url: string, siblings: Thread[]): Port {
    const file = url.slice(url.lastIndexOf('/') + 1)
    const life = this.#begin(file)
    const [forPage, forWorker] = connect(this.#parts.timeline, parent, life)
    const end = () => this.#end(thread)
    const { globals, events } = browserGlobals(this.#machine(life, forWorker, [], end))
    const thread: Thread = { life, events, children: [] }
    this.#threads.set(life, thread)
    siblings.push(thread)
    forPage.terminate = end
    const program = compiled().workers[file]
    this.#parts.timeline.post(life, 1, () => program?.(globals))
    return forPage
  }

  #begin(name: string): Life {
    this.starts += 1
    return new Life(`${this.name} ${name} ${this.starts}`)
  }

  #machine(life: Life, toPage: Port | null, children: Thread[] = [], end = () => {}): Machine {
    const { timeline, random, watcher } = this.#parts
    return {
      timeline,
      life,
      disk: this.disk,
      channels: this.#channels,
      locks: this.#locks,
      random: random.fork(life.name),
      clockMs: () => timeline.nowMs + this.clockOffsetMs,
      fetch: this.network.fetchFor(life),
      startWorker: (url) => this.#startWorker(life, url, children),
      toPage,
      end,
      log: (_level, words) => watcher.onLog(this, life.name, words.map(wordsOf).join(' ')),
    }
  }

  #end(thread: Thread): void {
    for (const child of thread.children) this.#end(child)
    this.#forget(thread.life)
  }

  #forget(life: Life): void {
    life.alive = false
    this.#threads.delete(life)
    this.disk.abandon(life)
    this.#channels.abandon(life)
    this.#locks.abandon(life)
  }
}

function wordsOf(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
}
