import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from '../tooling/engines/engine.ts'
import type { AnyPage, EngineDevice } from '../tooling/engines/engine-page.ts'
import type { Person } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import type { Eye, Found, Place, Rest, Sight, StoredSet } from './sight.ts'

type Asked = { readonly [Name in keyof Eye]: Awaited<ReturnType<Eye[Name]>> }

/** A page that is being left answers nothing for a while. */
const TRIES = 60
const PAUSE_MS = 250

/** The zone in which every browser begins. */
export const HOME_ZONE = 'America/Sao_Paulo'

/** One browser, who uses it, and what it stores. */
export type Seat = {
  readonly device: EngineDevice
  person: Person
  timeZone: string
  /** The tab in front. */
  page: AnyPage
  tabs: AnyPage[]
  /** As they were when it was used last. */
  sets: readonly StoredSet[]
  /** The ids of logged sets that were taken back or removed in it. */
  readonly gone: Set<string>
}

type Parts = {
  readonly engine: Engine
  readonly server: Server
  readonly people: readonly [Person, ...Person[]]
  /** Opens a browser in which this person is logged in. */
  readonly openSeat: (person: Person, aheadMs: number) => Promise<Seat>
}

/** The browsers of a person, one of which is used now, and the server. */
export class Stage {
  readonly engine: Engine
  readonly server: Server
  readonly seats: Seat[] = []
  isOnline = true
  /** By how much everything is later than it really is. */
  aheadMs = 0
  readonly #people: Parts['people']
  readonly #openSeat: Parts['openSeat']
  #seat: Seat | undefined

  constructor({ engine, server, people, openSeat }: Parts) {
    this.engine = engine
    this.server = server
    this.#people = people
    this.#openSeat = openSeat
  }

  /** The browser that is used now. */
  get seat(): Seat {
    if (!this.#seat) throw new Error('no browser is open yet')
    return this.#seat
  }

  get page(): AnyPage {
    return this.seat.page
  }

  get nowMs(): number {
    return Date.now() + this.aheadMs
  }

  async openSeat(person = this.#people[0]): Promise<void> {
    this.#seat = await this.#openSeat(person, this.aheadMs)
    this.seats.push(this.#seat)
  }

  takeSeat(seat: Seat): void {
    this.#seat = seat
  }

  /** The next one, or after the last one the first again. */
  changePerson(): void {
    const next = this.#people.indexOf(this.seat.person) + 1
    this.seat.person = this.#people[next] ?? this.#people[0]
  }

  async dispose(): Promise<void> {
    for (const { device } of this.seats) await device.dispose()
  }

  /** Asks the script in the page, again where the page goes in between. */
  async ask<Name extends keyof Eye>(name: Name, ...given: Parameters<Eye[Name]>): Promise<Asked[Name]> {
    // As one text: the values of all that is stored would take ten times as long, one by one.
    const question = `Promise.resolve(walkEye.${name}(${given.map((part) => JSON.stringify(part)).join(', ')})).then((answer) => JSON.stringify(answer ?? null))`
    let last: unknown
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        return JSON.parse(await this.page.evaluate<string>(question)) as Asked[Name]
      } catch (cause) {
        last = cause
        await pause(PAUSE_MS)
      }
    }
    throw new Error(`the page does not answer ${name}`, { cause: last })
  }

  look(): Promise<Sight> {
    return this.ask('look')
  }

  rest(stillTicks = 0): Promise<Rest> {
    return this.ask('rest', stillTicks)
  }

  /** Presses it, unless it is not to be found. Returns whether it did. */
  async pressAt(found: Found): Promise<boolean> {
    if ('not' in found) return false
    await this.page.mouse.click(found.x, found.y)
    return true
  }

  /** Pulls from one place to another, as a finger or a mouse does. */
  async pull(from: Place, to: Place): Promise<void> {
    const { mouse } = this.page
    const end = await this.#onScreen(to)
    await mouse.move(from.x, from.y)
    await mouse.down()
    const steps = 6
    for (let step = 1; step <= steps; step++)
      await mouse.move(from.x + ((end.x - from.x) * step) / steps, from.y + ((end.y - from.y) * step) / steps)
    await mouse.up()
  }

  /** A finger ends at the edge of the screen. */
  async #onScreen({ x, y }: Place): Promise<Place> {
    const [width, height] = await this.page.evaluate(() => [innerWidth, innerHeight] as const)
    return { x: Math.min(Math.max(x, 0), width - 1), y: Math.min(Math.max(y, 0), height - 1) }
  }
}
