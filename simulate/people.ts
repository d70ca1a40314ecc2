import { GUEST_ACCOUNT } from '#platform/account/guest-account.ts'
import type { Random } from '../tooling/random.ts'
import type { TokenAnswer } from '../workers/replication.api.ts'
import { Device, type Watcher } from './device.ts'
import type { Answering, ServerAnswer, ServerRequest } from './engine/network.ts'
import type { Timeline } from './engine/timeline.ts'
import { Ledger } from './ledger.ts'
import type { SyncServer } from './server/sync-server.ts'
import { SENDER_HEADER } from './server/versions.ts'
import type { StoryRecord } from './story-record.ts'

/** How long a person waits for a response to a tap before doing something else. */
export const PATIENCE_MS = 20_000

export type Person = { readonly uid: string; readonly ledger: Ledger; readonly devices: Device[] }

type Surroundings = {
  readonly timeline: Timeline
  readonly random: Random
  readonly server: SyncServer
  readonly record: StoryRecord
  readonly checkTicks: (device: Device) => void
  readonly keepsStills: boolean
}

/** The people of a story with their devices, and which account is open where. */
export class People {
  readonly #everybody: readonly Person[]
  readonly #left = new Set<Person>()
  readonly devices: Device[]
  /** A guest's actions on a device, by their numbers in the ledger. */
  readonly #guestOrders = new Map<Device, readonly number[]>()
  readonly #around: Surroundings
  #devicesAdded = 0

  constructor(around: Surroundings, devicesOfEach: readonly number[]) {
    this.#around = around
    this.#everybody = devicesOfEach.map((count, index) => this.#makePerson(`person${index + 1}`, count))
    this.devices = this.#everybody.flatMap(({ devices }) => devices)
  }

  /** Everybody with an account. */
  get all(): readonly Person[] {
    return this.#everybody.filter((person) => !this.#left.has(person))
  }

  /** Those whose account is deleted. Their devices go on, and may not have heard of it. */
  get left(): readonly Person[] {
    return [...this.#left]
  }

  leave(person: Person): void {
    this.#left.add(person)
  }

  at(index: number): Device {
    const device = this.devices[index % this.devices.length]
    if (!device) throw new Error('a story has a device')
    return device
  }

  of(device: Device): Person {
    const person = this.#everybody.find(({ devices }) => devices.includes(device))
    if (!person) throw new Error('a device is somebody’s')
    return person
  }

  noteGuestDeed(device: Device, order: number): void {
    this.#guestOrders.set(device, [...(this.#guestOrders.get(device) ?? []), order])
  }

  forgetGuest(device: Device): void {
    this.#guestOrders.delete(device)
  }

  /** `behindStillMs`: by how much the app comes after the still of its page. */
  async open(device: Device, behindStillMs = 0): Promise<void> {
    if (device.isRunning) return
    const opened = device.openTab(behindStillMs).catch((error: unknown) => {
      this.#around.record.say(`${device.name} does not start: ${String(error)}`)
      device.kill()
    })
    await Promise.race([opened, this.#around.timeline.wait(PATIENCE_MS)])
  }

  /** A token of a device's open account, valid for an hour. */
  goodToken(device: Device): Device['token'] {
    return (): TokenAnswer => ({
      kind: 'token',
      token: device.account,
      expiresAtMs: this.#around.timeline.nowMs + 3_600_000,
    })
  }

  /** Opens a person's account on their device, with their guest data. */
  async signIn(device: Device): Promise<void> {
    const person = this.of(device)
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
    await Promise.race([
      device.ask((page) => page.close()).catch(() => undefined),
      this.#around.timeline.wait(PATIENCE_MS),
    ])
    device.kill()
  }

  /** A new, empty phone. */
  add(person: Person): Device {
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
  remove(device: Device): void {
    device.kill()
    const { devices } = this.of(device)
    devices.splice(devices.indexOf(device), 1)
    this.devices.splice(this.devices.indexOf(device), 1)
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
      this.#around.timeline.wait(PATIENCE_MS),
    ])
    device.kill()
    this.#around.record.say(`${device.name}: what ${visitor} did ${moved ? 'is' : 'may not be'} taken along`)
    // The account's documents and the guest's have no common past.
    ledger.isPastKnown = false
    if (moved === true) ledger.promise(this.#guestOrders.get(device) ?? [])
    this.#guestOrders.delete(device)
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
    const { timeline, random, record, checkTicks, keepsStills } = this.#around
    const watcher: Watcher = {
      onStatus: (device, status) => {
        if (record.tellStatus(device, status)) checkTicks(device)
      },
      onReceipt: checkTicks,
      onLog: (_, thread, words) => record.say(`  ${thread}: ${words.slice(0, 200)}`),
    }
    const server = this.serverFor(name, 0)
    return new Device({ name, timeline, random: random.fork(name), server, watcher, keepsStills })
  }

  /** The server process that this device is routed to. */
  serverFor(name: string, index: number): Answering {
    const { processes } = this.#around.server
    const process = processes[index % processes.length]
    if (!process) throw new Error('a server has a process')
    return { handle: (request) => this.#overhear(name, process, request) }
  }

  async #overhear(name: string, server: Answering, request: ServerRequest): Promise<ServerAnswer> {
    const device = this.devices.find((one) => one.name === name)
    // A request in transit has not arrived yet.
    if (device && request.path.endsWith('/push')) this.#around.checkTicks(device)
    const answer = await server.handle({ ...request, headers: { ...request.headers, [SENDER_HEADER]: name } })
    if (device && answer.status === 409 && String(answer.body).includes('CHECKPOINT_UNKNOWN'))
      this.of(device).ledger.forgetPast()
    if (this.#around.record.isTelling && answer.status !== 200) {
      this.#around.record.say(
        `  the server answers ${name} ${request.method} ${request.path.slice(0, 60)} with ${answer.status} ${answer.body.slice(0, 120)}`,
      )
    }
    return answer
  }
}
