import type { SessionHandOver } from '#contract/hand-over.ts'
import type { Session, SessionSet } from '#contract/session.ts'
import { contentHash } from '#domain/merge/canonical.ts'
import { GUEST_ACCOUNT } from '#platform/account/guest-account.ts'
import { Random } from '../tooling/random.ts'
import type { SyncStatus, TokenAnswer } from '../workers/replication.face.ts'
import { Device, type Watcher } from './device.ts'
import { installDisks } from './engine/disk.ts'
import { enterWorld, installVirtualHost } from './engine/host.ts'
import { type Answering, GOOD_LINE, type ServerAnswer, type ServerRequest } from './engine/network.ts'
import { type Life, Timeline } from './engine/timeline.ts'
import { checkPromises, type Document, differenceOf, short, type Violation } from './invariants.ts'
import { isLogged, Ledger, setsOf } from './ledger.ts'
import type { Action, Deed } from './realm/actions.ts'
import type { Page } from './realm/page.ts'
import { MemoryServer } from './server/memory-server.ts'
import { type Copy, NO_SERVER_FAULTS, type Stored, type SyncServer } from './server/sync-server.ts'
import { SENDER_HEADER } from './server/versions.ts'
import { storedDocuments, storedOutbox, storedReceipts } from './stored.ts'

const START_MS = Date.UTC(2026, 0, 5, 17)
/** How long a person waits for a tap to be answered before they do something else. */
const PATIENCE_MS = 20_000
/** After so long without a touch a phone goes into the pocket, where the browser stops what nobody looks at. */
const AWAKE_MS = 8_000
/** Longer than this, nobody looks at anything. */
const LONG_REST_MS = 20 * 60_000
/** With every fault gone, all has to be everywhere within this. */
const QUIET_MS = 20 * 60_000

export type Person = { readonly uid: string; readonly ledger: Ledger; readonly devices: Device[] }

let active: World | null = null

/** Puts virtual time in the place of this process's own. Call it once everything is compiled. */
export function beginSimulating(): void {
  installVirtualHost()
  installDisks(() => running().timeline)
  process.on('unhandledRejection', (reason) => running().hearUnhandled(reason))
}

function running(): World {
  if (!active) throw new Error('no story is running')
  return active
}

/** Thrown where something happened that must never happen. */
export class Broken extends Error {
  readonly violations: readonly Violation[]
  constructor(violations: readonly Violation[]) {
    super(violations.map(({ invariant, what }) => `${invariant}: ${what}`).join('\n'))
    this.violations = violations
  }
}

/** People, their devices and the server of one story. */
export class World {
  readonly timeline = new Timeline(START_MS)
  readonly random: Random
  readonly server: SyncServer
  readonly people: readonly Person[]
  readonly devices: Device[]
  readonly backups: Copy[] = []
  /** What was done as a guest on a device, by the places in the ledger. */
  readonly guestOrders = new Map<Device, readonly number[]>()
  /** Files that people have kept, or handed to somebody. */
  readonly handOvers: SessionHandOver[] = []
  readonly files: (readonly Session[])[] = []
  readonly log: string[] = []
  readonly violations: Violation[] = []
  isTelling = false
  acts = 0
  /** What the server ever had of sets, by person. */
  readonly #told = new Map<Device, string>()
  #wasRestored = false
  #devicesAdded = 0
  readonly #lastActs = new Map<Device, number>()
  readonly #onServer = new Map<string, Set<string>>()

  constructor(seed: number, people: readonly number[], servers = 1) {
    active = this
    this.random = new Random(`story ${seed}`)
    enterWorld({ timeline: this.timeline, random: this.random.fork('host'), serverSkewMs: () => 0 })
    this.server = new MemoryServer(this.timeline, this.random.fork('server'), servers)
    this.server.onLostCommit = (uid, words) => this.breaks('a commit stays', `${uid}: ${words}`)
    this.server.onWrite = (uid, stored) => this.#rememberOnServer(uid, stored)
    this.timeline.beforeTask = (owner) => this.#countDown(owner)
    this.timeline.onError = (owner, error) => {
      const device = this.devices.find((one) => one.owns(owner))
      if (!device || !owner) throw error
      device.failSilently(owner, error)
    }
    this.people = people.map((count, index) => this.#makePerson(`person${index + 1}`, count))
    this.devices = this.people.flatMap(({ devices }) => devices)
  }

  deviceAt(index: number): Device {
    const device = this.devices[index % this.devices.length]
    if (!device) throw new Error('a story has a device')
    return device
  }

  personOf(device: Device): Person {
    const person = this.people.find(({ devices }) => devices.includes(device))
    if (!person) throw new Error('a device is somebody’s')
    return person
  }

  say(words: string): void {
    if (!this.isTelling) return
    const at = new Date(this.timeline.nowMs).toISOString().slice(5, 23).replace('T', ' ')
    this.log.push(`${at}  ${words}`)
  }

  breaks(invariant: string, what: string): void {
    this.violations.push({ invariant, what })
    this.say(`BROKEN ${invariant}: ${what}`)
  }

  /** Nobody does anything for a while. Phones that nobody looks at fall asleep, most of them at once. */
  async rest(forMs: number): Promise<void> {
    const awakeMs = Math.min(forMs, AWAKE_MS)
    await this.timeline.wait(awakeMs)
    if (forMs <= AWAKE_MS) return
    const isLong = forMs > LONG_REST_MS
    const fallsAsleep = (device: Device) => device.isRunning && !device.isFrozen && (isLong || this.random.chance(0.5))
    const asleep = this.devices.filter(fallsAsleep)
    for (const device of asleep) device.freeze()
    await this.timeline.wait(forMs - awakeMs)
    for (const device of asleep) device.thaw()
  }

  /** A person does something; the app is opened first where it is closed. */
  act(device: Device, action: Action): Promise<void> {
    return this.do(device, action.name, (page, intend) => page.perform(action, intend))
  }

  /**
   * Notes what a person does in the app, before and after. `isPromised`: what the app says that it has saved has to stay;
   * otherwise it may be there or not.
   */
  async do(
    device: Device,
    name: string,
    work: (page: Page, intend: (deed: Deed) => void) => Promise<readonly Deed[]>,
  ): Promise<void> {
    if (device.isFrozen) return
    await this.open(device)
    if (!device.isRunning) return
    this.observeDisks()
    const person = this.personOf(device)
    const { ledger } = person
    // What a guest does is on this device alone until it is taken along.
    const isGuest = device.account !== person.uid
    const orders: number[] = []
    const intend = (deed: Deed) => {
      const order = ledger.nextOrder()
      orders.push(order)
      ledger.note(order, device.name, this.timeline.nowMs, deed, false)
    }
    const done = device
      .ask((page) => work(page, intend))
      .then(
        (deeds) => {
          this.acts += 1
          this.#lastActs.set(device, this.timeline.nowMs)
          const order = orders.at(-1) ?? ledger.nextOrder()
          // What nothing is said of afterwards stays a mere possibility.
          if (deeds.length > 0) for (const earlier of orders) ledger.retract(earlier)
          for (const deed of deeds) {
            ledger.note(order, device.name, this.timeline.nowMs, deed, !isGuest)
            if (device.account === GUEST_ACCOUNT)
              this.guestOrders.set(device, [...(this.guestOrders.get(device) ?? []), order])
            this.#tellDeed(device, name, deed)
          }
        },
        (error: unknown) => {
          // What rejected was not written.
          for (const order of orders) ledger.retract(order)
          this.say(`${device.name}: ${name} is refused: ${String(error)}`)
        },
      )
    await Promise.race([done, this.timeline.wait(PATIENCE_MS)])
  }

  async open(device: Device): Promise<void> {
    if (device.isRunning) return
    const opened = device.openTab().catch((error: unknown) => {
      this.say(`${device.name} does not start: ${String(error)}`)
      device.kill()
    })
    await Promise.race([opened, this.timeline.wait(PATIENCE_MS)])
  }

  /** Every fault ends, and everybody is online: then all that was ever shown as safe has to be everywhere. */
  async settle(): Promise<void> {
    // A new release: what an older one refused is taken now.
    this.server.release()
    Object.assign(this.server.faults, NO_SERVER_FAULTS)
    for (const device of this.devices) {
      device.tasksToLive = null
      device.token = this.goodToken(device)
      Object.assign(device.network.line, GOOD_LINE, { mishaps: {} })
      Object.assign(device.disk.faults, { isFull: false, failingReads: 0, failingWrites: 0, slownessMs: 1 })
      device.thaw()
      await this.signIn(device)
      await this.open(device)
      device.tell('online')
    }
    let unrest: readonly Violation[] = []
    for (let waitedMs = 0; waitedMs < QUIET_MS; waitedMs += 15_000) {
      await this.timeline.wait(15_000)
      for (const device of this.devices) if (!device.isRunning) await this.open(device)
      unrest = this.people.flatMap((person) => this.#unrestOf(person))
      if (unrest.length === 0) break
    }
    this.violations.push(...unrest)
    this.observeDisks()
    for (const person of this.people) {
      const documents = this.documentsOnServer(person.uid)
      const options = { removedStays: !this.#wasRestored }
      for (const violation of checkPromises(person.ledger, documents, this.timeline.nowMs, options)) {
        this.breaks(violation.invariant, violation.what)
      }
      for (const device of person.devices) this.checkTicks(device)
    }
    this.stopWhereBroken()
  }

  stopWhereBroken(): void {
    if (this.violations.length > 0) throw new Broken(this.violations)
  }

  documentsOnServer(uid: string): readonly Document[] {
    return this.server.documentsOf(uid)
  }

  /** Looks at every disk: what a person entered there is there, or what a merge has put in its place. */
  observeDisks(): void {
    for (const { uid, ledger, devices } of this.people) {
      for (const device of devices) {
        const sessions = storedDocuments(device.disk, uid).flatMap(({ collection, document }) =>
          collection === 'sessions' && !document._deleted ? [document as unknown as Session] : [],
        )
        for (const words of ledger.observe(device.name, this.timeline.nowMs, sessions)) {
          this.breaks('nothing goes back', `${device.name}: ${words}`)
        }
      }
    }
  }

  /** A status that says that all is on the server must not be shown for long while something is not. */
  checkStatuses(): void {
    for (const device of this.devices) {
      const { shown } = device
      const { uid } = this.personOf(device)
      if (shown?.status.kind !== 'synced' || shown.status.waiting > 0 || device.isFrozen) continue
      if (device.account !== uid) continue
      // A device whose clock is set back while it runs hears of its own changes within a minute.
      const sinceMs = this.timeline.nowMs - 75_000
      const lastAct = this.#lastActs.get(device) ?? 0
      if (Math.max(shown.atMs, lastAct, device.awakeSinceMs) > sinceMs) continue
      const unsent = this.#neverOnServer(uid, storedDocuments(device.disk, uid))
      if (unsent)
        this.breaks('the status is true', `${device.name} shows synced, and ${unsent} was never on the server`)
    }
  }

  /** A logged set of these documents that the server never had. */
  #neverOnServer(uid: string, documents: readonly Document[]): string | null {
    const there = this.#onServer.get(uid) ?? new Set()
    for (const { collection, document } of documents) {
      if (collection !== 'sessions' || document._deleted) continue
      for (const [id, { content }] of setsOf(document as unknown as Session)) {
        if (isLogged(content) && !there.has(`${id} ${content}`)) return `${short(id)} (${content})`
      }
    }
    return null
  }

  /** A tick that says 'on the server' is shown for nothing that the server never had. */
  checkTicks(device: Device): void {
    const { uid } = this.personOf(device)
    const receipts = storedReceipts(device.disk, uid)
    if (receipts.length === 0) return
    const there = this.#onServer.get(uid) ?? new Set()
    const shown = new Map(storedDocuments(device.disk, uid).map(({ document }) => [document.id, document]))
    for (const receipt of receipts) {
      const document = shown.get(receipt.sessionId)
      if (!document || document._deleted) continue
      for (const [id, { set, content }] of setsOf(document as unknown as Session)) {
        if (!isLogged(content) || !isShownOnServer(receipt.sets[id], set) || there.has(`${id} ${content}`)) continue
        this.breaks(
          'a tick is true',
          `${device.name} shows ${short(id)} (${content}) as on the server, which never had it`,
        )
      }
    }
  }

  restoreServer(copy: Copy, withNewEpoch: boolean): void {
    this.#wasRestored = true
    for (const { ledger } of this.people) ledger.isPastKnown = false
    this.server.restore(copy)
    if (withNewEpoch) this.server.beginEpoch()
    this.forgiveWhatNobodyHas()
  }

  /** All that is stored on a device is gone. */
  loseStorage(device: Device): void {
    device.kill()
    device.disk.wipe()
    this.guestOrders.delete(device)
    this.forgiveWhatNobodyHas()
  }

  /** What is on no disk and not on the server any more cannot be asked for: its only copy was destroyed from outside. */
  forgiveWhatNobodyHas(): void {
    for (const { uid, ledger, devices } of this.people) {
      const held = [
        this.documentsOnServer(uid),
        ...devices.map(({ disk }) => storedDocuments(disk, uid)),
        ...devices.map(({ disk }) =>
          storedOutbox(disk, uid).map(({ collection, document }) => ({ collection, document })),
        ),
      ].flat()
      const contents = new Set(
        held.flatMap(({ collection, document }) =>
          collection === 'sessions'
            ? [...setsOf(document as unknown as Session)].map(([id, { content }]) => `${id} ${content}`)
            : [],
        ),
      )
      // Of what was taken away, nothing may be left but the knowledge of it: that is gone where the set is still there.
      ledger.forgive(({ setId, before, after }) =>
        after === null ? contents.has(`${setId} ${before}`) : !contents.has(`${setId} ${after}`),
      )
    }
  }

  hearUnhandled(reason: unknown): void {
    const life = this.timeline.current
    const device = this.devices.find((one) => one.owns(life))
    if (device && life) device.failSilently(life, reason)
    else throw reason
  }

  /** A token of the account that is open on a device, which holds for an hour. */
  goodToken(device: Device): Device['token'] {
    return (): TokenAnswer => ({ kind: 'token', token: device.account, expiresAtMs: this.timeline.nowMs + 3_600_000 })
  }

  /** The account of a person is opened on their device, with what they did as a guest there. */
  async signIn(device: Device): Promise<void> {
    const person = this.personOf(device)
    if (device.account === person.uid) return
    const wasGuest = device.account === GUEST_ACCOUNT
    if (device.isRunning) await this.close(device)
    if (wasGuest && !device.disk.isEmpty) await this.#moveGuest(device, person)
    device.account = person.uid
    device.token = this.goodToken(device)
    await this.open(device)
  }

  /** Closes the app properly, within a person's patience. */
  async close(device: Device): Promise<void> {
    if (!device.isRunning) return
    await Promise.race([device.ask((page) => page.close()).catch(() => undefined), this.timeline.wait(PATIENCE_MS)])
    device.kill()
  }

  /** A new phone, with nothing on it. */
  addDevice(person: Person): Device {
    // Another name than any device before: its chance follows from it.
    this.#devicesAdded += 1
    const device = this.#makeDevice(`${person.uid}-new${this.#devicesAdded}`)
    device.account = person.uid
    device.token = this.goodToken(device)
    person.devices.push(device)
    this.devices.push(device)
    return device
  }

  /** A device is lost, with all that is on it. */
  removeDevice(device: Device): void {
    device.kill()
    const { devices } = this.personOf(device)
    devices.splice(devices.indexOf(device), 1)
    this.devices.splice(this.devices.indexOf(device), 1)
    this.forgiveWhatNobodyHas()
  }

  async #moveGuest(device: Device, { uid, ledger }: Person): Promise<void> {
    const visitor = device.account
    // The sign-up runs without a database open.
    await device.openPlainTab()
    const moved = await Promise.race([
      device
        .ask((page) => page.moveGuest(uid))
        .then(
          () => true,
          () => false,
        ),
      this.timeline.wait(PATIENCE_MS),
    ])
    device.kill()
    this.say(`${device.name}: what ${visitor} did ${moved ? 'is' : 'may not be'} taken along`)
    // The account's documents and the guest's meet as strangers.
    ledger.isPastKnown = false
    if (moved === true) ledger.promise(this.guestOrders.get(device) ?? [])
    this.guestOrders.delete(device)
  }

  #makePerson(uid: string, count: number): Person {
    const person: Person = { uid, ledger: new Ledger(), devices: [] }
    for (const letter of 'abcde'.slice(0, count)) {
      const device = this.#makeDevice(`${uid}-${letter}`)
      device.account = uid
      device.token = this.goodToken(device)
      person.devices.push(device)
    }
    return person
  }

  #makeDevice(name: string): Device {
    const watcher: Watcher = {
      onStatus: (device, status) => this.#tellStatus(device, status),
      onReceipt: (device) => this.checkTicks(device),
      onLog: (_, thread, words) => this.say(`  ${thread}: ${words.slice(0, 200)}`),
    }
    const device = new Device({
      name,
      timeline: this.timeline,
      random: this.random.fork(name),
      server: this.serverFor(name, 0),
      watcher,
    })
    return device
  }

  /** One of the server's processes, as this device is led to it. */
  serverFor(name: string, index: number): Answering {
    const { processes } = this.server
    const process = processes[index % processes.length]
    if (!process) throw new Error('a server has a process')
    return { handle: (request) => this.#overhear(name, process, request) }
  }

  async #overhear(name: string, server: Answering, request: ServerRequest): Promise<ServerAnswer> {
    const device = this.devices.find((one) => one.name === name)
    // What is on its way is not there yet.
    if (device && request.path.endsWith('/push')) this.checkTicks(device)
    const answer = await server.handle({ ...request, headers: { ...request.headers, [SENDER_HEADER]: name } })
    if (this.isTelling && answer.status !== 200) {
      this.say(
        `  the server answers ${name} ${request.method} ${request.path.slice(0, 60)} with ${answer.status} ${answer.body.slice(0, 120)}`,
      )
    }
    return answer
  }

  #countDown(owner: Life | null): void {
    for (const device of this.devices) {
      if (device.tasksToLive === null || !device.owns(owner)) continue
      device.tasksToLive -= 1
      if (device.tasksToLive > 0) continue
      this.say(`${device.name} is killed`)
      device.kill()
    }
  }

  #rememberOnServer(uid: string, { collection, document }: Stored): void {
    if (collection !== 'sessions') return
    const there = this.#onServer.get(uid) ?? new Set()
    this.#onServer.set(uid, there)
    for (const [id, { content }] of setsOf(document as unknown as Session)) there.add(`${id} ${content}`)
  }

  #unrestOf({ uid, devices }: Person): readonly Violation[] {
    const there = this.documentsOnServer(uid)
    const unrest: Violation[] = []
    const add = (invariant: string, what: string) => unrest.push({ invariant, what })
    for (const device of devices) {
      const difference = differenceOf(storedDocuments(device.disk, uid), there)
      const outbox = storedOutbox(device.disk, uid)
      const waiting = outbox.filter(({ state }) => state === 'waiting')
      const refused = new Set(outbox.filter(({ state }) => state === 'refused').map(({ key }) => key))
      const kind = device.shown?.status.kind ?? 'nothing'
      if (difference && !refused.has(difference.split(' ')[0] ?? ''))
        add('replicas are equal', `${device.name} and the server: ${difference}`)
      if (waiting.length > 0)
        add('nothing is stuck', `${device.name} still waits with ${waiting.map(({ key }) => key).join(', ')}`)
      const wanted = refused.size > 0 ? 'attention' : 'synced'
      if (kind !== wanted) add('nothing is stuck', `${device.name} shows ${kind} and not ${wanted}`)
    }
    return unrest
  }

  #tellStatus(device: Device, { kind, waiting, refused, problem }: SyncStatus): void {
    const counts = [waiting > 0 && `${waiting} waiting`, refused > 0 && `${refused} refused`, problem]
    const words = [kind, ...counts.filter((count) => count)].join(', ')
    if (this.#told.get(device) === words) return
    this.say(`  ${device.name} shows ${words}`)
    this.checkTicks(device)
    this.#told.set(device, words)
  }

  #tellDeed(device: Device, name: string, { id, before, after }: Deed): void {
    if (!this.isTelling) return
    const [earlier, later] = [setsOf(before), setsOf(after)]
    const changed = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((setId) => {
      const [from, to] = [earlier.get(setId)?.content, later.get(setId)?.content]
      return from === to ? [] : [`${short(setId)} ${from ?? 'new'} → ${to ?? 'gone'}`]
    })
    this.say(`${device.name}: ${name} in ${short(id)}${changed.length > 0 ? `: ${changed.join('; ')}` : ''}`)
  }
}

/** As the screen decides whether a set's tick says 'on the server'. */
function isShownOnServer(receipt: string | undefined, set: SessionSet): boolean {
  return receipt !== undefined && receipt === contentHash(set)
}
