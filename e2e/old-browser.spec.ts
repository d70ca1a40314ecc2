import { expect } from '@playwright/test'
import { test } from './support/test.ts'

// A browser that lacks what the app is built on gets a sentence instead of a logo that stays.

const REMOVALS = {
  'URL.canParse': () => Reflect.deleteProperty(URL, 'canParse'),
  showPopover: () => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'),
  'indexedDB.databases': () => Reflect.deleteProperty(IDBFactory.prototype, 'databases'),
  // As an engine without it refuses a pattern that is made at run time; it would not even read the app's modules.
  lookbehind: () => {
    window.RegExp = new Proxy(RegExp, {
      construct: (target, [pattern, flags]) => {
        if (String(pattern).includes('(?<=')) throw new SyntaxError('Invalid regular expression')
        return new target(pattern, flags)
      },
    })
  },
}

for (const [feature, remove] of Object.entries(REMOVALS)) {
  for (const path of ['/dashboard', '/auth/login']) {
    test(`without ${feature}, ${path} names the browsers that open Barra`, async ({ page, server }) => {
      await page.addInitScript(remove)
      await page.goto(`${server.url}${path}`)
      const notice = page.getByRole('alert').filter({ hasText: 'This browser is too old for Barra.' })
      await expect(notice).toBeVisible()
      await expect(notice).toContainText('iOS ou Safari 17')
      await expect(notice).toContainText('iOS o Safari 17')
    })
  }
}

test('a browser that has everything is told nothing', async ({ page, server }) => {
  await page.goto(`${server.url}/auth/login`)
  await expect(page.getByRole('textbox', { name: /mail/i })).toBeVisible()
  await expect(page.locator('.browser-floor')).toHaveCount(0)
})

for (const [feature, remove] of Object.entries(REMOVALS)) {
  test(`without ${feature}, the public pages can be read`, async ({ page, server }) => {
    await page.addInitScript(remove)
    for (const path of ['/', '/en-US/support/faq']) {
      await page.goto(`${server.url}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expect(page.getByText('Safari 17')).toBeAttached()
  })
}
