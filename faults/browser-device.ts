import { type Device, openDevice } from '../tooling/device.ts'
import { Lifter } from '../tooling/lifter.ts'
import { contentOf, type StoredDocument, storedDocuments } from '../tooling/stored.ts'
import { type Say, type SpokenKey, wordsIn } from '../tooling/words.ts'
import type { Figures } from './ledger.ts'
import type { Line } from './line.ts'
import { type Person, WORKOUT } from './person.ts'
import { type ShownTick, watchTicks } from './ticks.ts'

/** How the browser ends over a set: not at all, in the moment its tick appears, or right after the press. */
export type Ending = 'none' | 'at-tick' | 'after-press'

/** No step of a screen takes longer, even on a busy machine. */
const STEP_LIMIT_MS = 60_000
const INSTALL_LIMIT_MS = 300_000

type BrowserOptions = {
  readonly name: string
  readonly line: Line
  readonly person: Person
  /** The exercise that only this device logs. */
  readonly exercise: string
}

/** A real Chromium with its profile on disk, used as a person uses it. */
export class BrowserDevice {
  readonly name: string
  readonly line: Line
  readonly #person: Person
  readonly #exercise: string
  readonly #device: Device
  readonly #say: Say
  #lifter: Lifter
  /** The sets that were logged here. */
  readonly #own = new Set<string>()
  #onTick: (tick: ShownTick) => void = () => undefined
  kills = 0
  restarts = 0
  /** Ticks that had been shown, and were not there after the browser was started again. */
  readonly gone: string[] = []

  private constructor({ name, line, person, exercise }: BrowserOptions, device: Device, say: Say) {
    this.name = name
    this.line = line
    this.#person = person
    this.#exercise = exercise
    this.#device = device
    this.#say = say
    this.#lifter = new Lifter(device.page, line, say)
  }

  /** Opens a fresh profile, logs in, and waits until the app is installed. The line has to be clear. */
  static async open(options: BrowserOptions): Promise<BrowserDevice> {
    // Stopping the run also ends the browser.
    const device = await openDevice({ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
    const browser = new BrowserDevice(options, device, await wordsIn('en-US'))
    try {
      await browser.#begin()
      await browser.#lifter.logIn(options.person.email)
      await browser.#isInstalled()
      return browser
    } catch (cause) {
      await device.dispose()
      throw cause
    }
  }

  async #begin(): Promise<void> {
    const { context, page } = this.#device
    context.setDefaultTimeout(STEP_LIMIT_MS)
    await watchTicks(context, this.#say, (tick) => this.#noteTick(tick))
    this.#lifter = new Lifter(page, this.line, this.#say)
  }

  async #isInstalled(): Promise<void> {
    const latest = Date.now() + INSTALL_LIMIT_MS
    while (Date.now() < latest) {
      const state = await this.#lifter.page.evaluate(() => navigator.serviceWorker.controller?.state)
      if (state === 'activated') return
      await this.#lifter.page.waitForTimeout(250)
    }
    throw new Error(`${this.name}: the app was not installed within ${INSTALL_LIMIT_MS} ms`)
  }

  #noteTick(tick: ShownTick): void {
    // Another device's sets may be shown in an older state, without a promise.
    if (!this.#own.has(tick.setId)) return
    this.#person.ledger.promise(tick.setId, { weight: tick.weight, reps: tick.reps }, this.name)
    this.#onTick(tick)
  }

  /** Logs the next set of the running workout, or of a newly started one. */
  async logSet(ending: Ending): Promise<void> {
    await this.#toWorkout()
    const { setId, number } = await this.#nextSet()
    const figures = this.#person.ledger.newFigures()
    this.#person.ledger.try(setId, figures, this.name)
    this.#own.add(setId)
    await this.#lifter.typeFigures(this.#exercise, number, textOf(figures))
    const done = this.#lifter.keypad().getByRole('button', { name: this.#say('execution:key.doneLabel') })
    const kill = ending === 'none' ? null : await this.#device.prepareKill()
    if (kill && ending === 'after-press') {
      await done.click()
      return this.#restartAfter(kill, null)
    }
    const killed = Promise.withResolvers<void>()
    const shown = this.#untilTick(setId, () => {
      if (kill) kill().then(killed.resolve, killed.reject)
    })
    // It may disappear before the click resolves.
    await Promise.all([shown, done.click().catch((cause) => kill || Promise.reject(cause))])
    if (kill) await this.#restartAfter(() => killed.promise, setId)
  }

  #untilTick(setId: string, onShown: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`${this.name}: no tick appeared`))
      const giveUp = setTimeout(fail, STEP_LIMIT_MS)
      this.#device.context.once('close', () => {
        clearTimeout(giveUp)
        fail()
      })
      this.#onTick = (tick) => {
        if (tick.setId !== setId) return
        this.#onTick = () => undefined
        clearTimeout(giveUp)
        onShown()
        resolve()
      }
    })
  }

  async #restartAfter(kill: () => Promise<void>, shownSet: string | null): Promise<void> {
    const address = this.#lifter.page.url()
    await kill()
    this.kills += 1
    await this.#reopen()
    await this.#lifter.page.goto(address)
    if (shownSet !== null) await this.#isStillTicked(shownSet)
  }

  async #reopen(): Promise<void> {
    await this.#device.reopen()
    await this.#begin()
  }

  /** A set with a displayed tick is still ticked after the restart, unless another device ended the workout. */
  async #isStillTicked(setId: string): Promise<void> {
    const { page } = this.#lifter
    const ticked = page.locator(`[id="set-${setId}"] button[aria-pressed="true"]`).waitFor()
    const ended = page.waitForURL(/completed|abandoned/)
    ended.catch(() => undefined)
    try {
      await Promise.any([ticked, ended])
    } catch {
      this.gone.push(`${setId} was ticked on ${this.name} and is not ticked after the restart: ${page.url()}`)
    }
  }

  /** Closes the browser as a person does and opens it again. */
  async restart(): Promise<void> {
    await this.#device.close()
    this.restarts += 1
    await this.#reopen()
  }

  reload(): Promise<unknown> {
    return this.#lifter.page.reload()
  }

  /** Finishes the running workout, discarding open sets. */
  async finish(): Promise<void> {
    await this.#toWorkout()
    const { page } = this.#lifter
    const open = await page.locator('li[id^="set-"] button[aria-pressed="false"]').count()
    await this.#lifter.end(open === 0 ? 'none' : 'left out')
    await page.waitForURL(/completed/)
  }

  /** To the running workout, or to a new one where none runs. */
  async #toWorkout(): Promise<void> {
    const { page } = this.#lifter
    const row = page.locator('li[id^="set-"]').first()
    if (/workout\/[^/]+\/execute/.test(page.url()) && (await row.isVisible())) return
    await this.#lifter.goTo('/workouts')
    const link = (key: SpokenKey) => page.getByRole('link', { name: this.#say(key, { name: WORKOUT }), exact: true })
    await link('workouts:list.startNamed').or(link('workouts:list.continueNamed')).click()
    // If another device's workout is running, the app asks.
    const both = page.getByRole('button', { name: this.#say('parts:start.both') })
    await both.or(row).first().waitFor()
    if (await both.isVisible()) await both.click()
    await row.waitFor()
    await page.waitForURL(/workout\/[^/]+\/execute/)
  }

  /** The first open set of the own exercise; adds one if all are done. */
  async #nextSet(): Promise<{ readonly setId: string; readonly number: number }> {
    const exercise = this.#lifter.exercise(this.#exercise)
    const find = async () => {
      const rows = await exercise.locator('li[id^="set-"]').evaluateAll((found) =>
        found.map((row, index) => ({
          setId: row.id.slice('set-'.length),
          number: index + 1,
          isOpen: row.querySelector('button[aria-pressed="false"]') !== null,
        })),
      )
      return rows.find(({ isOpen }) => isOpen)
    }
    const open = await find()
    if (open) return open
    const before = await exercise.locator('li[id^="set-"]').count()
    await exercise.getByRole('button', { name: this.#say('execution:addSet'), exact: true }).click()
    await exercise.locator('li[id^="set-"]').nth(before).waitFor()
    const added = await find()
    if (!added) throw new Error(`${this.name}: no set could be added`)
    return added
  }

  /** Leaves the workout for the sync status screen. */
  async lookAtSync(): Promise<void> {
    await this.#lifter.goTo('/dashboard')
  }

  /** The unmet condition for device and server being in sync; null if there is none. */
  async pending(): Promise<string | null> {
    const { page } = this.#lifter
    const waiting = await this.#unsent()
    if (waiting > 0) return `${waiting} in the outbox`
    const synced = page.getByRole('link', { name: this.#say('app:sync.synced'), exact: true })
    return (await synced.isVisible()) ? null : 'it does not say that it is synced'
  }

  async sessions(): Promise<readonly StoredDocument[]> {
    return contentOf(await storedDocuments(this.#lifter.page, 'sessions'))
  }

  /** The entries in the outbox on disk. */
  #unsent(): Promise<number> {
    return this.#lifter.page.evaluate(async (uid) => {
      const settled = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await settled(indexedDB.open(`barra-outbox-${uid}`))
      const count = await settled(database.transaction('entries').objectStore('entries').count())
      database.close()
      return count
    }, this.#person.uid)
  }

  /** The current address, for debugging a missing element. */
  get address(): string {
    return this.#lifter.page.url()
  }

  dispose(): Promise<void> {
    return this.#device.dispose()
  }
}

function textOf({ weight, reps }: Figures): { readonly weight: string; readonly reps: string } {
  return { weight: String(weight), reps: String(reps) }
}
