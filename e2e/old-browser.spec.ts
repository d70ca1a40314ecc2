import { expect } from '@playwright/test'
import { newEmail } from '../tooling/credentials.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { test } from './support/test.ts'

// A browser that lacks what the app is built on gets a sentence instead of a logo that stays.

const REMOVALS = {
  'URL.canParse': () => Reflect.deleteProperty(URL, 'canParse'),
  showPopover: () => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'),
  'indexedDB.databases': () => Reflect.deleteProperty(IDBFactory.prototype, 'databases'),
  // As an engine without it refuses a pattern that is made at run time; it would not even read the app's modules.
  lookbehind: () => {
    const made = (target: typeof RegExp, given: unknown[]) => {
      if (String(given[0]).includes('(?<=')) throw new SyntaxError('Invalid regular expression')
      return Reflect.construct(target, given)
    }
    window.RegExp = new Proxy(RegExp, { construct: made, apply: (target, _, given) => made(target, given) })
  },
}

for (const [feature, remove] of Object.entries(REMOVALS)) {
  for (const path of ['/dashboard', '/auth/login']) {
    test(`without ${feature}, ${path} names the browsers that open Barra`, async ({ page, server }) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.addInitScript(remove)
      await page.goto(`${server.url}${path}`)
      const notice = page.getByRole('alert').filter({ hasText: 'This browser is too old for Barra.' })
      await expect(notice).toBeVisible()
      await expect(notice).toContainText('iOS ou Safari 17')
      await expect(notice).toContainText('iOS o Safari 17')
      await expect(notice).not.toContainText('saved')
      const language = await page.evaluate(() => navigator.language)
      await expect(notice.getByRole('paragraph').first()).toHaveAttribute('lang', language)
      // Nothing of the app is below it.
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveCount(0)
      await expect(page.getByRole('main')).toHaveCount(0)
      expect(errors).toEqual([])
    })
  }
}

test('a browser that has everything is told nothing', async ({ page, server }) => {
  await page.goto(`${server.url}/auth/login`)
  await expect(page.getByRole('textbox', { name: /mail/i })).toBeVisible()
  await expect(page.locator('.browser-floor')).toHaveCount(0)
})

test('an address that is not secure says that nothing can be saved there', async ({ page, server }) => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }))
  await page.goto(`${server.url}/dashboard`)
  const notice = page.getByRole('alert').filter({ hasText: 'Barra can save nothing at this address.' })
  await expect(notice).toContainText('https://')
})

for (const [feature, remove] of Object.entries(REMOVALS)) {
  test(`without ${feature}, the public pages can be read`, async ({ page, server }) => {
    await page.addInitScript(remove)
    for (const path of ['/', '/en-US/support/faq']) {
      await page.goto(`${server.url}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expect(page.getByRole('contentinfo').getByText('Safari 17')).toBeVisible()
  })
}

/** What came with Safari 17.4, and how a realm loses it. */
const NOT_NEEDED = {
  'Promise.withResolvers': ['withResolvers', 'Promise'],
  'Map.groupBy': ['groupBy', 'Map'],
  'AbortSignal.any': ['any', 'AbortSignal'],
} as const

test.describe('in a browser of the floor', () => {
  // The scripts of a service worker cannot be changed on their way.
  test.use({ locale: 'en-US', serviceWorkers: 'block' })

  for (const [feature, [name, owner]] of Object.entries(NOT_NEEDED)) {
    test(`without ${feature} in pages and workers, a lifter signs up and reaches the dashboard`, async ({
      page,
      server,
    }) => {
      const removal = `Reflect.deleteProperty(${owner}, '${name}');`
      await page.addInitScript(removal)
      // Workers run no init script: whichever module of theirs comes first removes it.
      await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `${removal}${await response.text()}` })
      })
      const lifter = await lifterAt(page, server)
      await lifter.signUp(newEmail())
      await expect(page).toHaveURL(/dashboard/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.browser-floor')).toHaveCount(0)
      await expect.poll(() => page.workers().length).toBeGreaterThan(0)
      for (const worker of page.workers()) expect(await worker.evaluate(`'${name}' in ${owner}`)).toBe(false)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})
