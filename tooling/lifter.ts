import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#contract/preferences.ts'
import { EngineLifter } from './engines/engine-lifter.ts'
import { stepInChromium } from './engines/history-step.ts'
import type { Server } from './server.ts'
import { wordsIn } from './words.ts'

/** The same in a browser of Playwright's, with what only that can tell. */
export class Lifter extends EngineLifter<Locator, Page> {
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

  /** The sets on an ended session's screen, in order: `[['Squat', ['1 225 lb × 5', …]], …]`. */
  async doneSets(): Promise<readonly (readonly [string, readonly string[]])[]> {
    const done = this.page.getByRole('region', { name: this.say('sessions:exercises'), exact: true })
    await expect(done.locator('details').first()).toBeVisible()
    // Of the whole region: Debian's Firefox fails to hand over a list of elements.
    return done.evaluate((region) => {
      const words = (line: Element) => [...line.children].map(({ textContent }) => textContent.replace(/\s/g, ' '))
      return [...region.querySelectorAll('details')].map((exercise) => [
        exercise.querySelector('h3')?.textContent ?? '',
        [...exercise.querySelectorAll('li')].map((line) => words(line).filter(Boolean).join(' ')),
      ])
    })
  }

  /** Goes back in the browser, which the page may handle itself: waits for no navigation. */
  async pressBack(): Promise<void> {
    if (!(await stepInChromium(this.page, -1))) throw new Error('there is no way back')
  }
}

/** A person at a tab whose browser has this language. */
export async function lifterAt(page: Page, server: Pick<Server, 'url'>, locale: Locale = 'en-US'): Promise<Lifter> {
  return new Lifter(page, server, await wordsIn(locale))
}
