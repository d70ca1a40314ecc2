import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Locale } from '#contract/preferences.ts'
import { findTestBrowser } from '../../tooling/browser.ts'
import { laterBy, stopClock } from '../../tooling/clock.ts'
import { hasPhoneFont, phoneFont } from '../../tooling/phone-font.ts'
import { startServer } from '../../tooling/server.ts'
import { UNFINISHED } from '../../tooling/unfinished.ts'
import { test as base } from './test.ts'

/** A Wednesday, half past six in the evening where these people live. */
export const NOW = Date.parse('2026-05-20T21:30:00.000Z')

/** The Chromium that took the kept pictures: another one may smooth edges differently. */
const CAMERA = join(import.meta.dirname, '../pictures/camera.json')
const camera = z.strictObject({ program: z.string(), version: z.string() })
type Camera = z.infer<typeof camera>

const NOT_COMPARED = 'The pictures of screens are not compared'

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1_180 },
  desktop: { width: 1_440, height: 900 },
} as const

type Size = keyof typeof SIZES
type Theme = 'dark' | 'light'

/** Tests at a stopped clock, on a server of the same time, in a browser that writes in the font of phones. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      if (!hasPhoneFont()) return use(launchOptions)
      const font = phoneFont()
      await use({ ...launchOptions, env: { ...process.env, ...font } })
      rmSync(dirname(font.FONTCONFIG_FILE), { recursive: true })
    },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const server = await startServer({ env: laterBy(NOW - Date.now()) })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  context: async ({ context }, use) => {
    await stopClock(context, NOW)
    await use(context)
  },
})

/** The reason why pictures of this browser could not be compared with the kept ones. */
export function whyNotCompared(version: string): string | undefined {
  if (!hasPhoneFont()) return `${NOT_COMPARED}: install Roboto (apt-get install fontconfig fonts-roboto)`
  const [theirs, ours] = [camera.parse(JSON.parse(readFileSync(CAMERA, 'utf8'))), cameraOf(version)]
  if (theirs.program === ours.program && theirs.version === ours.version) return undefined
  return `${NOT_COMPARED}: they were taken with ${theirs.program} ${theirs.version}, and this is ${ours.program} ${ours.version}`
}

/** Notes which browser the pictures are taken with from now on. */
export function noteCamera(version: string): void {
  writeFileSync(CAMERA, `${JSON.stringify(cameraOf(version), null, 2)}\n`)
}

const cameraOf = (version: string): Camera => ({ program: basename(findTestBrowser() ?? ''), version })

/** Compares what a page shows with the pictures that are kept of it. */
export class Album {
  readonly #page: Page
  readonly #locale: Locale
  #as = ''

  constructor(page: Page, locale: Locale) {
    this.#page = page
    this.#locale = locale
  }

  /** The screen and the theme of the next pictures. */
  async use(size: Size, theme: Theme): Promise<void> {
    this.#as = `${size}-${theme}`
    await this.#page.setViewportSize(SIZES[size])
    await this.#page.emulateMedia({ colorScheme: theme })
  }

  /** Follows an address of the app without loading it anew. */
  async turnTo(address: string): Promise<void> {
    const heading = this.#page.getByRole('heading', { level: 1 }).first()
    await heading.evaluate((element) => element.setAttribute('data-left', ''))
    await this.#page.evaluate((next) => {
      history.pushState(null, '', next)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await expect(this.#page.locator('h1[data-left]')).toHaveCount(0)
    await expect(heading).toBeVisible()
  }

  /** Fails softly, so that all differences are seen at once. Waits for what comes last, and for all that says it is coming. */
  async keep(name: string, ...last: readonly Locator[]): Promise<void> {
    for (const part of last) await expect(part).toBeVisible()
    await expect(this.#page.locator('.loading-screen, #still').filter({ visible: true })).toHaveCount(0)
    await expect(this.#page.locator(UNFINISHED)).toHaveCount(0)
    // Nothing is pointed at.
    await this.#page.mouse.move(0, 0)
    await expect.soft(this.#page).toHaveScreenshot(`${name}-${this.#as}-${this.#locale}.png`)
  }
}
