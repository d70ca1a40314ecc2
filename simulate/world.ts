import type { Session } from '#contract/session.ts'
import type { SessionTransfer } from '#contract/transfer.ts'
import { GUEST_ACCOUNT } from '#platform/account/guest-account.ts'
import type { WholeDatabase } from '../server/database/connection.ts'
import { Random } from '../tooling/random.ts'
import type { Device } from './device.ts'
import { installDisks } from './engine/disk.ts'
import { enterWorld, installVirtualHost } from './engine/host.ts'
import { GOOD_LINE } from './engine/network.ts'
import { type Life, Timeline } from './engine/timeline.ts'
import { checkPromises } from './invariants.ts'
import { PATIENCE_MS, People } from './people.ts'
import type { Action } from './realm/actions.ts'
import type { Deed } from './realm/deeds.ts'
import type { Page } from './realm/page.ts'
import { createEmbeddedStore } from './server/embedded-store.ts'
import { createMemoryStore } from './server/memory-store.ts'
import { StoryServer } from './server/story-server.ts'
import { type Copy, NO_SERVER_FAULTS, type SyncServer } from './server/sync-server.ts'
import { StoryRecord } from './story-record.ts'
import { TapWitness } from './tap-witness.ts'
import type { Violation } from './violation.ts'
import { Witness } from './witness.ts'

const START_MS = Date.UTC(2026, 0, 5, 17)
/** Without a touch for this long a phone is put away, where the browser suspends hidden pages. */
const AWAKE_MS = 8_000
/** Longer than this, all devices are asleep. */
const LONG_REST_MS = 20 * 60_000
/** The time within which everything has to be in sync once all faults are gone. */
const QUIET_MS = 20 * 60_000

/** The part of a story that is there before its first step. */
type Beginning = {
  readonly chance: number
  readonly people: readonly number[]
  readonly servers: number
  readonly keepsStills: boolean
}

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

/** People, their devices and the server of one story. */
export class World {
  readonly timeline = new Timeline(START_MS)
  readonly random: Random
  readonly server: SyncServer
  readonly people: People
  readonly record = new StoryRecord(this.timeline)
  readonly witness: Witness
  readonly taps: TapWitness
  readonly backups: Copy[] = []
  /** Transfer files that people have saved, or sent to somebody. */
  readonly transfers: SessionTransfer[] = []
  readonly files: (readonly Session[])[] = []
  acts = 0

  /** The server's rows are in this process's memory, or in a database that is empty. */
  constructor({ chance, people, servers, keepsStills }: Beginning, database: WholeDatabase | null) {
    active = this
    this.random = new Random(`story ${chance}`)
    enterWorld({ timeline: this.timeline, random: this.random.fork('host'), serverSkewMs: () => 0 })
    this.server = new StoryServer(this.timeline, this.random.fork('server'), servers, (epoch) =>
      database ? createEmbeddedStore(database, this.timeline, epoch) : createMemoryStore(epoch),
    )
    this.server.onLostCommit = (uid, words) => this.record.breaks('a commit stays', `${uid}: ${words}`)
    this.server.onWrite = (uid, stored) => {
      if (this.people.left.some((person) => person.uid === uid))
        this.record.breaks('a deleted account takes nothing', `${uid}: ${stored.collection}/${stored.document.id}`)
      this.witness.rememberOnServer(uid, stored)
    }
    this.timeline.beforeTask = (owner) => this.#countDown(owner)
    this.timeline.onError = (owner, error) => {
      const device = this.people.devices.find((one) => one.owns(owner))
      if (!device || !owner) throw error
      device.failSilently(owner, error)
    }
    const checkTicks = (device: Device) => this.witness.checkTicks(device)
    const { timeline, random, server, record } = this
    this.people = new People({ timeline, random, server, record, checkTicks, keepsStills }, people)
    this.taps = new TapWitness(this)
    this.witness = new Witness(this)
  }

  /** Everybody rests. Unattended phones fall asleep, most of them immediately. */
  async rest(forMs: number): Promise<void> {
    const awakeMs = Math.min(forMs, AWAKE_MS)
    await this.timeline.wait(awakeMs)
    if (forMs <= AWAKE_MS) return
    const isLong = forMs > LONG_REST_MS
    const fallsAsleep = (device: Device) => device.isRunning && !device.isFrozen && (isLong || this.random.chance(0.5))
    const asleep = this.people.devices.filter(fallsAsleep)
    for (const device of asleep) device.freeze()
    await this.timeline.wait(forMs - awakeMs)
    for (const device of asleep) device.thaw()
  }

  /** A person does something; the app is opened first where it is closed. */
  act(device: Device, action: Action): Promise<void> {
    return this.do(device, action.name, (page, intend) => page.perform(action, intend))
  }

  /**
   * Records a person's action in the app, before and after. `isPromised`: a reported save has to stay; otherwise it may
   * exist or not.
   */
  async do(
    device: Device,
    name: string,
    work: (page: Page, intend: (deed: Deed) => void) => Promise<readonly Deed[]>,
  ): Promise<void> {
    if (device.isFrozen) return
    await this.people.open(device)
    if (!device.isRunning) return
    this.witness.observeDisks()
    const person = this.people.of(device)
    const { ledger } = person
    // A guest's actions are on this device only until merged into an account.
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
          this.witness.noteAct(device)
          const order = orders.at(-1) ?? ledger.nextOrder()
          // Without a later result it stays a mere possibility.
          if (deeds.length > 0) for (const earlier of orders) ledger.retract(earlier)
          for (const deed of deeds) {
            ledger.note(order, device.name, this.timeline.nowMs, deed, !isGuest)
            if (device.account === GUEST_ACCOUNT) this.people.noteGuestDeed(device, order)
            this.record.tellDeed(device, name, deed)
          }
        },
        (error: unknown) => {
          // A rejected action was not written.
          for (const order of orders) ledger.retract(order)
          this.record.say(`${device.name}: ${name} is refused: ${String(error)}`)
        },
      )
    await Promise.race([done, this.timeline.wait(PATIENCE_MS)])
  }

  /** Every fault ends, and everybody is online: then all that was ever shown as safe has to be everywhere. */
  async settle(): Promise<void> {
    // A new release: it accepts what an older one refused.
    if (this.server.isUpgraded) this.server.upgrade(this.server.processes.length)
    this.server.release()
    Object.assign(this.server.faults, NO_SERVER_FAULTS)
    for (const device of this.people.devices) {
      device.tasksToLive = null
      device.failingStarts = 0
      device.token = this.people.goodToken(device)
      Object.assign(device.network.line, GOOD_LINE, { mishaps: {} })
      Object.assign(device.disk.faults, { isFull: false, failingReads: 0, failingWrites: 0, slownessMs: 1 })
      device.thaw()
      await this.people.signIn(device)
      if (this.server.isUpgraded) device.build = 1
      // A disk that failed is tried anew at the next start, which is also of the new app.
      if (device.isBehind || (device.isRunning && this.taps.waitsOn(device))) await this.people.close(device)
      await this.people.open(device)
      device.tell('online')
    }
    let unrest: readonly Violation[] = []
    for (let waitedMs = 0; waitedMs < QUIET_MS; waitedMs += 15_000) {
      await this.timeline.wait(15_000)
      for (const device of this.people.devices) if (!device.isRunning) await this.people.open(device)
      for (const device of this.people.devices) await device.look()
      unrest = this.people.all.flatMap((person) => this.witness.unrestOf(person))
      if (unrest.length === 0) break
    }
    this.record.violations.push(...unrest)
    this.witness.observeDisks()
    this.taps.checkAllWritten()
    for (const person of this.people.all) {
      const documents = this.server.documentsOf(person.uid)
      const options = { removedStays: person.ledger.removedStays }
      for (const violation of checkPromises(person.ledger, documents, this.timeline.nowMs, options)) {
        this.record.breaks(violation.invariant, violation.what)
      }
      const isPastKnown = person.ledger.isPastKnown && person.ledger.removedStays
      for (const { invariant, what } of person.ledger.documents.check(documents, isPastKnown)) {
        this.record.breaks(invariant, what)
      }
      for (const device of person.devices) this.witness.checkTicks(device)
    }
    this.record.stopWhereBroken()
  }

  async restoreServer(copy: Copy, withNewEpoch: boolean): Promise<void> {
    for (const { ledger } of this.people.all) ledger.forgetPast()
    await this.server.restore(copy)
    if (withNewEpoch) await this.server.beginEpoch()
    // No copy brings back who has left: the identity provider knows them no more.
    for (const { uid } of this.people.left) await this.server.closeAccount(uid)
    this.witness.forgiveWhatNobodyHas()
  }

  loseStorage(device: Device): void {
    device.kill()
    device.disk.wipe()
    this.taps.forget(device)
    this.people.forgetGuest(device)
    this.witness.forgiveWhatNobodyHas()
  }

  /** A device is lost, with all that is on it. */
  loseDevice(device: Device): void {
    this.taps.forget(device)
    this.people.remove(device)
    this.witness.forgiveWhatNobodyHas()
  }

  hearUnhandled(reason: unknown): void {
    const life = this.timeline.current
    const device = this.people.devices.find((one) => one.owns(life))
    if (device && life) device.failSilently(life, reason)
    else throw reason
  }

  #countDown(owner: Life | null): void {
    for (const device of this.people.devices) {
      if (device.tasksToLive === null || !device.owns(owner)) continue
      device.tasksToLive -= 1
      if (device.tasksToLive > 0) continue
      this.record.say(`${device.name} is killed`)
      device.kill()
    }
  }
}
