import { expect } from '@playwright/test'
import { PASSWORD } from '../credentials.ts'
import type { Server } from '../server.ts'
import type { Say } from '../words.ts'
import type { EngineLocator, EnginePage } from './engine-page.ts'
import { until } from './until.ts'

/** Typed values of a set, as digits and a decimal mark: `{ weight: '102,5', reps: '8' }`. */
export type Figures = { readonly weight?: string; readonly reps?: string }

/** State of a set, as shown by its tick. */
export type TickState = 'open' | 'device' | 'server' | 'failed'

/** A person at one tab of any engine, who finds everything by its text in their language. */
export class EngineLifter<Found extends EngineLocator<Found>, Tab extends EnginePage<Found>> {
  readonly page: Tab
  readonly say: Say
  readonly #origin: string

  constructor(page: Tab, server: Pick<Server, 'url'>, say: Say) {
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
    await this.page.waitForURL(/dashboard/)
  }

  /** Opens the link that the sign-up's mail holds, in this browser, and goes back into the app. */
  async confirmEmail(code: string): Promise<void> {
    await this.goTo(`/auth/callback?mode=verifyEmail&oobCode=${code}`)
    await this.page.getByText(this.say('auth:callback.verifyEmail.done')).waitFor()
    await this.goTo('/dashboard')
  }

  async logIn(email: string): Promise<void> {
    await this.goTo('/auth/login')
    await this.#sendCredentials(email, this.say('auth:login.submit'))
    await this.page.waitForURL(/dashboard/)
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
    await this.page.waitForURL(/auth\/login/)
  }

  /** Weights are entered in this unit from now on. */
  async useWeightUnit(unit: 'kg' | 'lb'): Promise<void> {
    await this.goTo('/profile/preferences')
    const choice = this.page.getByRole('radiogroup', { name: this.say('profile:weightUnit') })
    await choice.getByText(this.say(`shared:unit.${unit}`), { exact: true }).click()
    const chosen = choice.getByRole('radio', { name: this.say(`shared:unit.${unit}`), exact: true })
    await expect.poll(() => chosen.isChecked()).toBe(true)
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
    await expect.poll(() => this.page.getByRole('article').count()).toBe(exercises.length)
    await this.page.getByRole('button', { name: this.say('workouts:builder.save'), exact: true }).click()
    await this.page.getByRole('article', { name, exact: true }).waitFor()
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
    await this.page.getByRole('heading', { name, level: 1 }).waitFor()
    await this.page.waitForURL(/workout\/[^/]+\/execute/)
  }

  /** Returns to the running workout, as after reopening the app. */
  async continueWorkout(name: string): Promise<void> {
    await this.goTo('/dashboard')
    const dock = this.page.getByRole('navigation', { name: this.say('execution:dockLabel') })
    await dock.getByRole('link', { name: this.say('execution:dockOpen', { name }) }).click()
    await this.page.getByRole('heading', { name, level: 1 }).waitFor()
  }

  /** Opens a past session from the history. */
  async openSession(name: string): Promise<void> {
    await this.goTo('/workout/all/sessions')
    await this.page.getByRole('link', { name, exact: true }).click()
    await this.page.getByRole('heading', { name, level: 1 }).waitFor()
  }

  /** An exercise of the running workout. */
  exercise(name: string): Found {
    return this.page.getByRole('region', { name, exact: true })
  }

  setName(number: number): string {
    return this.say('shared:setName.working', { number })
  }

  /** The tick of a working set in a state. */
  tick(exercise: string, number: number, state: TickState): Found {
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
    await this.page.getByRole('region', { name: label }).waitFor()
  }

  /** One key of the open keypad; a comma or point is the decimal key. */
  async pressKey(key: string): Promise<void> {
    const name = /\d/.test(key) ? key : this.say('execution:key.decimal')
    await this.keypad().getByRole('button', { name, exact: true }).click()
  }

  keypad(): Found {
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
    await this.tick(exercise, number, 'device')
      .or(this.tick(exercise, number, 'server'))
      .waitFor()
  }

  /** Finishes the workout. Sets that are still open have to be named: they are left out. */
  async finish(openSets: 'none' | 'left out' = 'none'): Promise<void> {
    await this.end(openSets)
    await this.page.waitForURL(/completed/)
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

  /** Everything that was logged here is on the server, and everything from there is here. */
  async isSynced(): Promise<void> {
    const chip = this.page.getByRole('link', { name: this.say('app:sync.synced'), exact: true })
    await chip.waitFor()
  }

  /** Waits until the app is installed: it opens offline from now on. */
  async isInstalled(): Promise<void> {
    let states = ''
    await until(
      async () => {
        states = await this.page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          return `${registration?.active?.state}, ${navigator.serviceWorker.controller?.state}`
        })
        return states === 'activated, activated' || undefined
      },
      () => `the service worker and the one of this page are ${states}`,
    )
  }

  /** Fires the browser's online event. */
  async noticeNetwork(): Promise<void> {
    await this.page.evaluate(() => dispatchEvent(new Event('online')))
  }
}
