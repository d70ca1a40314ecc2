import type { SessionReceipt } from '#contract/outbox.ts'
import type { Session } from '#contract/session.ts'
import { GUEST_ACCOUNT } from '#platform/account/guest-account.ts'
import type { Random } from '../tooling/random.ts'
import type { SyncStatus, TokenAnswer } from '../workers/replication.api.ts'
import { type Build, compiledPrograms } from './device-programs.ts'
import { Channels } from './engine/channels.ts'
import { Disk } from './engine/disk.ts'
import { browserGlobals, type Machine, type RealmEvents } from './engine/globals.ts'
import { Locks } from './engine/locks.ts'
import { type Answering, Network } from './engine/network.ts'
import { connect, type Port } from './engine/ports.ts'
import { Life, type Timeline } from './engine/timeline.ts'
import type { Page } from './realm/page.ts'

/** A browser that stops a page closes its connections soon after. */
const LINES_LAST_MS = 30_000

type Thread = { readonly life: Life; readonly events: RealmEvents; readonly children: Thread[] }
type Tab = Thread & { readonly page: Page; readonly build: Build }

/** Observes events on devices. */
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
  /** Whether its pages show the running workout before their database is open. */
  readonly keepsStills: boolean
}

/** A phone, tablet or laptop: its storage outlives the tabs that are opened and killed. */
export class Device {
  readonly name: string
  readonly disk: Disk
  readonly network: Network
  /** The open account, or the guest. */
  account: string = GUEST_ACCOUNT
  /** By how much the device's clock is wrong. */
  clockOffsetMs = 0
  /** The identity provider's response. */
  token: (forceRefresh: boolean) => TokenAnswer = () => ({ kind: 'offline' })
  /** The first tab's status, and since when. */
  shown: { readonly status: SyncStatus; readonly atMs: number } | null = null
  /** The sessions that the first tab showed when it was last looked at; null: it did not answer. */
  screen: readonly Session[] | null = null
  /** Since when it has not been frozen. */
  awakeSinceMs = 0
  /** How many more tasks of this device run before it is killed; null: it is not going to be. */
  tasksToLive: number | null = null
  /** The build of the app that its next page is of. */
  build: Build = 0
  /** How many of its next workers do not start. */
  failingStarts = 0
  readonly #parts: DeviceParts
  readonly #threads = new Map<Life, Thread>()
  readonly #channels: Channels
  readonly #locks: Locks
  /** The first one is looked at. */
  #tabs: readonly Tab[] = []
  #threadsBegun = 0

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
    return this.#tabs.length > 0
  }

  get tabs(): number {
    return this.#tabs.length
  }

  /** Whether a page that is open is of an older build than the next one. */
  get isBehind(): boolean {
    return this.#tabs.some(({ build }) => build !== this.build)
  }

  get isFrozen(): boolean {
    return this.#tabs[0]?.life.isFrozen ?? false
  }

  /**
   * Opens the app in a new tab, which is looked at. Rejects where it would show that its storage cannot be opened.
   * `behindStillMs`: by how much its code comes after the page.
   */
  async openTab(behindStillMs = 0): Promise<void> {
    const tab = this.#beginTab()
    for (const other of this.#tabs) this.#show(other, false)
    this.#tabs = [tab, ...this.#tabs]
    this.shown = null
    const { watcher, timeline, keepsStills } = this.#parts
    if (behindStillMs > 0) await timeline.wait(behindStillMs)
    const isLookedAt = () => this.#tabs[0] === tab
    await timeline.within(tab.life, () =>
      tab.page.open({
        account: this.account,
        isSynced: this.account !== GUEST_ACCOUNT,
        keepsStills,
        idToken: async (forceRefresh) => this.token(forceRefresh),
        seen: {
          onStatus: (status) => {
            if (!isLookedAt()) return
            this.shown = { status, atMs: timeline.nowMs }
            watcher.onStatus(this, status)
          },
          onReceipt: (receipt) => isLookedAt() && watcher.onReceipt(this, receipt),
        },
      }),
    )
  }

  /** Opens the app on a page without an account, such as the sign-up. */
  async openPlainTab(): Promise<void> {
    const tab = this.#beginTab()
    this.#tabs = [tab, ...this.#tabs]
    if (this.#parts.keepsStills) tab.page.forgetStills()
  }

  /** Switches to the next tab. The browser may stop the previous one. */
  async switchTab(isStopped: boolean): Promise<void> {
    const [first, next, ...others] = this.#tabs
    if (!first || !next) return
    this.#tabs = [next, ...others, first]
    this.shown = null
    this.#show(first, false)
    if (isStopped) for (const { life } of [first, ...first.children]) life.freeze()
    this.#thawThreads([next, ...next.children])
    this.#show(next, true)
    const status = await this.ask((page) => page.status())
    this.shown = { status, atMs: this.#parts.timeline.nowMs }
  }

  /** Does something in the tab that is looked at. Stays pending where it is killed meanwhile. */
  ask<Result>(work: (page: Page) => Result | Promise<Result>): Promise<Result> {
    const [tab] = this.#tabs
    if (!tab) return Promise.reject(new Error(`${this.name} is not running`))
    return this.#parts.timeline.within(tab.life, () => work(tab.page))
  }

  /** Looks at the first tab's list of sessions. */
  async look(): Promise<void> {
    this.screen = null
    if (!this.isRunning) return
    const seen = this.ask((page) => page.sessions()).then((sessions) => {
      this.screen = sessions
    })
    await Promise.race([seen, this.#parts.timeline.wait(1_000)])
  }

  /** Kills the tab that is looked at. */
  killTab(): void {
    const [tab, next] = this.#tabs
    if (!tab) return
    this.#tabs = this.#tabs.slice(1)
    this.#parts.timeline.current = null
    this.shown = null
    this.#end(tab)
    if (!next) return
    this.#thawThreads([next, ...next.children])
    this.#show(next, true)
  }

  /** Kills all processes immediately, wherever they are. */
  kill(): void {
    const tabs = this.#tabs
    this.#tabs = []
    this.tasksToLive = null
    this.shown = null
    this.#parts.timeline.current = null
    for (const tab of tabs) this.#end(tab)
  }

  /** Kills the replicating worker only. */
  killWorkers(): void {
    this.#parts.timeline.current = null
    for (const tab of this.#tabs) for (const worker of tab.children) this.#end(worker)
  }

  freeze(): void {
    for (const { life } of this.#threads.values()) life.freeze()
    const [frozen] = this.#tabs
    this.#parts.timeline.post(null, LINES_LAST_MS, () => {
      if (this.isFrozen && this.#tabs[0] === frozen) this.network.cut()
    })
  }

  thaw(): void {
    if (this.isFrozen) this.awakeSinceMs = this.#parts.timeline.nowMs
    this.#thawThreads([...this.#threads.values()])
    const [tab] = this.#tabs
    if (tab) this.#show(tab, true)
  }

  /** Fires a browser event in the app. */
  tell(type: 'online' | 'focus'): void {
    const { timeline } = this.#parts
    for (const { life, events } of this.#threads.values()) timeline.post(life, 0, () => events.dispatch(type))
  }

  /** The browser's background sync, with or without a tab. */
  async sendInBackground(): Promise<void> {
    const life = this.#begin('service worker')
    const { globals, events } = browserGlobals(this.#machine(life, null, this.build))
    this.#threads.set(life, { life, events, children: [] })
    const { sendOutbox } = compiledPrograms(this.build).serviceWorker(globals)
    await this.#parts.timeline.within(life, sendOutbox).catch(() => undefined)
    this.#forget(life)
  }

  /** Whether a process belongs to this device. */
  owns(life: Life | null): boolean {
    return life !== null && this.#threads.has(life)
  }

  /** Reports an unhandled rejection in one of its threads. */
  failSilently(life: Life, reason: unknown): void {
    this.#parts.watcher.onLog(this, life.name, `unhandled: ${wordsOf(reason)}`)
    this.#threads.get(life)?.events.dispatch('unhandledrejection', { reason, preventDefault() {} })
  }

  #beginTab(): Tab {
    const life = this.#begin('page')
    const children: Thread[] = []
    const { build } = this
    const { globals, events } = browserGlobals(this.#machine(life, null, build, children))
    const { page } = compiledPrograms(build).page(globals)
    const tab = { life, events, page, children, build }
    this.#threads.set(life, tab)
    return tab
  }

  #startWorker(parent: Life, url: string, siblings: Thread[], build: Build): Port {
    const file = url.slice(url.lastIndexOf('/') + 1)
    const life = this.#begin(file)
    const [forPage, forWorker] = connect(this.#parts.timeline, parent, life)
    if (this.failingStarts > 0) {
      this.failingStarts -= 1
      this.#parts.timeline.post(parent, 1, () => forPage.dispatch('error'))
      return forPage
    }
    const end = () => this.#end(thread)
    const { globals, events } = browserGlobals(this.#machine(life, forWorker, build, [], end))
    const thread: Thread = { life, events, children: [] }
    this.#threads.set(life, thread)
    siblings.push(thread)
    forPage.terminate = end
    const program = compiledPrograms(build).workers[file]
    this.#parts.timeline.post(life, 1, () => program?.(globals))
    return forPage
  }

  #show(tab: Tab, isVisible: boolean): void {
    this.#parts.timeline.post(tab.life, 0, () => tab.events.setVisible(isVisible))
  }

  #thawThreads(threads: readonly Thread[]): void {
    for (const { life } of threads) this.#parts.timeline.thaw(life)
  }

  #begin(name: string): Life {
    this.#threadsBegun += 1
    return new Life(`${this.name} ${name} ${this.#threadsBegun}`)
  }

  #machine(life: Life, toPage: Port | null, build: Build, children: Thread[] = [], end = () => {}): Machine {
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
      startWorker: (url) => this.#startWorker(life, url, children, build),
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
