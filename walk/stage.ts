import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from '../tooling/engines/engine.ts'
import type { AnyPage, EngineDevice } from '../tooling/engines/engine-page.ts'
import type { Person } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import type { Eye, Found, Place, Rest, Sight } from './sight.ts'

type Asked = { readonly [Name in keyof Eye]: Awaited<ReturnType<Eye[Name]>> }

/** A page that is being left answers nothing for a while. */
const TRIES = 60
const PAUSE_MS = 250

/** A person's browser with the tab in front, and the server. */
export class Stage {
  readonly engine: Engine
  readonly server: Server
  readonly device: EngineDevice
  /** The one who uses the device now. */
  person: Person
  /** The one who may use it too. */
  #other: Person
  /** The tab in front. */
  page: AnyPage
  readonly tabs: AnyPage[]
  isOnline = true

  constructor(parts: { engine: Engine; server: Server; device: EngineDevice; people: readonly [Person, Person] }) {
    this.engine = parts.engine
    this.server = parts.server
    this.device = parts.device
    ;[this.person, this.#other] = parts.people
    this.page = parts.device.page
    this.tabs = [this.page]
  }

  changePerson(): void {
    ;[this.person, this.#other] = [this.#other, this.person]
  }

  /** Asks the script in the page, again where the page goes in between. */
  async ask<Name extends keyof Eye>(name: Name, ...given: Parameters<Eye[Name]>): Promise<Asked[Name]> {
    const question = `walkEye.${name}(${given.map((part) => JSON.stringify(part)).join(', ')})`
    let last: unknown
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        return await this.page.evaluate<Asked[Name]>(question)
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
    await mouse.move(from.x, from.y)
    await mouse.down()
    const steps = 6
    for (let step = 1; step <= steps; step++)
      await mouse.move(from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps)
    await mouse.up()
  }
}
