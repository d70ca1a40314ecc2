import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#contract/preferences.ts'
import type { Server } from './server.ts'
import { type Say, wordsIn } from './words.ts'

export const PASSWORD = 'supino-100'

let people = 0

/** A unique address. */
export function newEmail(): string {
  people += 1
  return `lifter-${process.pid}-${people}@example.org`
}

/** Typed values of a set, as digits and a decimal mark: `{ weight: '102,5', reps: '8' }`. */
export type Figures = { readonly weight?: string; readonly reps?: string }

/** State of a set, as shown by its tick. */
export type TickState = 'open' | 'device' | 'server' | 'failed'

/** A person at one tab, who finds everything by its text in their language. */
export class Lifter {
  readonly page: Page
  readonly say: Say
  readonly #origin: string

  constructor(page: Page, server: Pick<Server, 'url'>, say: Say) {
    this.page = page
    this.say = say
    this.#origin = server.url
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(this.#origin + path)
  }

  /** Makes an account on the sign-up screen and arrives in the app. */
  async signUp(email: string): Promise<void> {
    await this.goTo('/auth/signup')
    await this.fillSignUp(email)
  }

  /** The sign-up screen, where something has led to it. */
  async fillSignUp(email: string): Promise<void> {
    await this.page.getByLabel(this.say('auth:name'), { exact: true }).fill('Ana')
    await this.#sendCredentials(email, this.say('auth:signup.submit'))
    await this.page.getByRole('button', { name: this.say('auth:confirm.continue') }).click()
    await expect(this.page).toHaveURL(/dashboard/)
  }

  /** Opens the link that the sign-up's mail holds, in this browser, and goes back into the app. */
  async confirmEmail(code: string): Promise<void> {
    await this.goTo(`/auth/callback?mode=verifyEmail&oobCode=${code}`)
    await expect(this.page.getByText(this.say('auth:callback.verifyEmail.done'))).toBeVisible()
    await this.goTo('/dashboard')
  }

  async logIn(email: string): Promise<void> {
    await this.goTo('/auth/login')
    await this.#sendCredentials(email, this.say('auth:login.submit'))
    await expect(this.page).toHaveURL(/dashboard/)
  }

  async #sendCredentials(email: string, submit: string): Promise<void> {
    await this.page.getByLabel(this.say('auth:email'), { exact: true }).fill(email)
    await this.page.getByLabel(this.say('auth:password'), { exact: true }).fill(PASSWORD)
    await this.page.getByRole('button', { name: submit, exact: true }).click()
  }

  async signOut(): Promise<void> {
    await this.goTo('/profile')
    await this.page.getByRole('button', { name: this.say('profile:signOut.action') }).click()
    const question = this.page.getByRole('alertdialog')
    await question.getByRole('button', { name: this.say('profile:signOut.action') }).click()
    await expect(this.page).toHaveURL(/auth\/login/)
  }

  /** Weights are entered in this unit from now on. */
  async useWeightUnit(unit: 'kg' | 'lb'): Promise<void> {
    await this.goTo('/profile/preferences')
    const choice = this.page.getByRole('radiogroup', { name: this.say('profile:weightUnit') })
    await choice.getByText(this.say(`shared:unit.${unit}`), { exact: true }).click()
    await expect(choice.getByRole('radio', { name: this.say(`shared:unit.${unit}`), exact: true })).toBeChecked()
  }

  /** Builds a workout of these exercises, with three sets each, and saves it. */
  async buildWorkout(name: string, exercises: readonly string[]): Promise<void> {
    await this.goTo('/workouts/create-v2')
    await this.page.getByLabel(this.say('workouts:builder.name'), { exact: true }).fill(name)
    await this.page.getByRole('button', { name: this.say('workouts:builder.addExercises') }).click()
    const sheet = this.page.getByRole('dialog', { name: this.say('workouts:picker.title') })
    for (const exercise of exercises) {
      await sheet.getByRole('searchbox').fill(exercise)
      await sheet
        .getByRole('button', { name: new RegExp(`^${exercise}`) })
        .first()
        .click()
    }
    await sheet.getByRole('button', { name: this.say('parts:picker.add', { count: exercises.length }) }).click()
    await expect(this.page.getByRole('article')).toHaveCount(exercises.length)
    await this.page.getByRole('button', { name: this.say('workouts:builder.save'), exact: true }).click()
    await expect(this.page.getByRole('article', { name, exact: true })).toBeVisible()
  }

  /** Goes to the list of workouts: in the app from its first screen, else by the address. */
  async #goToWorkouts(): Promise<void> {
    if (!new URL(this.page.url()).pathname.endsWith('/dashboard')) return this.goTo('/workouts')
    const navigation = this.page.getByRole('navigation', { name: this.say('app:navigation'), exact: true })
    await navigation.getByRole('link', { name: this.say('workouts:title'), exact: true }).click()
  }

  async startWorkout(name: string): Promise<void> {
    await this.#goToWorkouts()
    await this.page.getByRole('link', { name: this.say('workouts:list.startNamed', { name }) }).click()
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(this.page).toHaveURL(/workout\/[^/]+\/execute/)
  }

  /** Returns to the running workout, as after reopening the app. */
  async continueWorkout(name: string): Promise<void> {
    await this.goTo('/dashboard')
    const dock = this.page.getByRole('navigation', { name: this.say('execution:dockLabel') })
    await dock.getByRole('link', { name: this.say('execution:dockOpen', { name }) }).click()
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }

  /** Opens a past session from the history. */
  async openSession(name: string): Promise<void> {
    await this.goTo('/workout/all/sessions')
    await this.page.getByRole('link', { name, exact: true }).click()
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }

  /** An exercise of the running workout. */
  exercise(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  setName(number: number): string {
    return this.say('shared:setName.working', { number })
  }

  /** The tick of a working set in a state. */
  tick(exercise: string, number: number, state: TickState): Locator {
    const name = this.say(`execution:check.${state}`, { set: this.setName(number) })
    return this.exercise(exercise).getByRole('button', { name, exact: true })
  }

  /** Types figures into a set on the app's keypad and leaves it open. */
  async typeFigures(exercise: string, number: number, figures: Figures): Promise<void> {
    for (const field of ['weight', 'reps'] as const) {
      const digits = figures[field]
      if (digits === undefined) continue
      await this.openKeypad(exercise, number, this.say(`execution:field.${field}`))
      for (const key of digits) await this.pressKey(key)
    }
  }

  async openKeypad(exercise: string, number: number, field: string): Promise<void> {
    const button = this.exercise(exercise).getByRole('button', {
      name: new RegExp(`^${field}: .*, ${this.setName(number)}$`),
    })
    await button.click()
    const label = this.say('execution:keypad', { field, set: this.setName(number) })
    await expect(this.page.getByRole('region', { name: label })).toBeVisible()
  }

  /** One key of the open keypad; a comma or point is the decimal key. */
  async pressKey(key: string): Promise<void> {
    const name = /\d/.test(key) ? key : this.say('execution:key.decimal')
    await this.keypad().getByRole('button', { name, exact: true }).click()
  }

  keypad(): Locator {
    return this.page.locator('[data-keypad]')
  }

  /** Types figures and logs the set with the keypad's last key. */
  async logSet(exercise: string, number: number, figures: Figures): Promise<void> {
    await this.typeFigures(exercise, number, figures)
    await this.keypad()
      .getByRole('button', { name: this.say('execution:key.doneLabel') })
      .click()
    await this.hasLogged(exercise, number)
  }

  /** The set is logged and, at least, on this phone. */
  async hasLogged(exercise: string, number: number): Promise<void> {
    await expect(this.tick(exercise, number, 'device').or(this.tick(exercise, number, 'server'))).toBeVisible()
  }

  /** When the rest on the screen ends, in milliseconds since 1970, to the second that the clock shows. */
  async restEndsAt(): Promise<number> {
    const clock = this.page.getByRole('timer', { name: this.say('execution:restLeft') }).first()
    // That of a still is blank.
    await expect(clock).toHaveText(/\d/)
    return clock.evaluate((element) => {
      const [minutes = 0, seconds = 0] = (element.textContent ?? '').split(':').map(Number)
      return Date.now() + (minutes * 60 + seconds) * 1_000
    })
  }

  /** Finishes the workout. Sets that are still open have to be named: they are left out. */
  async finish(openSets: 'none' | 'left out' = 'none'): Promise<void> {
    await this.end(openSets)
    await expect(this.page).toHaveURL(/completed/)
  }

  /** The same, wherever it leads to. */
  async end(openSets: 'none' | 'left out' = 'none'): Promise<void> {
    await this.page.getByRole('button', { name: this.say('execution:finish'), exact: true }).click()
    const question = this.page.getByRole('dialog', { name: this.say('execution:finishTitle') })
    const answer = openSets === 'none' ? 'execution:finish.plain' : 'execution:finish.discard'
    await question.getByRole('button', { name: this.say(answer) }).click()
  }

  /** The menu of an ended session, on its screen. */
  async openOptions(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.say('sessions:optionsOf', { name }), exact: true }).click()
  }

  /** The sets on an ended session's screen, in order: `[['Squat', ['1 225 lb × 5', …]], …]`. */
  async doneSets(): Promise<readonly (readonly [string, readonly string[]])[]> {
    const done = this.page.getByRole('region', { name: this.say('sessions:exercises'), exact: true })
    const exercises = done.locator('details')
    await expect(exercises.first()).toBeVisible()
    return exercises.evaluateAll((found) => {
      const words = (line: Element) => [...line.children].map(({ textContent }) => textContent.replace(/\s/g, ' '))
      return found.map((exercise) => [
        exercise.querySelector('h3')?.textContent ?? '',
        [...exercise.querySelectorAll('li')].map((line) => words(line).filter(Boolean).join(' ')),
      ])
    })
  }

  /** Goes back in the browser, which the page may handle itself: waits for no navigation. */
  async pressBack(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page)
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
    const entryId = entries[currentIndex - 1]?.id
    if (entryId === undefined) throw new Error('there is no way back')
    await session.send('Page.navigateToHistoryEntry', { entryId })
    await session.detach()
  }

  /** Everything that was logged here is on the server, and everything from there is here. */
  async isSynced(): Promise<void> {
    const chip = this.page.getByRole('link', { name: this.say('app:sync.synced'), exact: true })
    await expect(chip).toBeVisible()
  }

  /** Waits until the app is installed: it opens offline from now on. */
  async isInstalled(): Promise<void> {
    const states = () =>
      this.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return [registration?.active?.state, navigator.serviceWorker.controller?.state]
      })
    await expect.poll(states, 'the service worker is active, and answers this page').toEqual(['activated', 'activated'])
  }

  /** Fires the browser's online event. */
  async noticeNetwork(): Promise<void> {
    await this.page.evaluate(() => dispatchEvent(new Event('online')))
  }
}

/** A person at a tab whose browser has this language. */
export async function lifterAt(page: Page, server: Pick<Server, 'url'>, locale: Locale = 'en-US'): Promise<Lifter> {
  return new Lifter(page, server, await wordsIn(locale))
}
