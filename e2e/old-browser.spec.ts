import { expect } from '@playwright/test'
import { test } from './support/test.ts'

// A browser that lacks what the app is built on gets a sentence instead of a logo that stays.

const REMOVALS = {
  'Promise.withResolvers': () => Reflect.deleteProperty(Promise, 'withResolvers'),
  'Map.groupBy': () => Reflect.deleteProperty(Map, 'groupBy'),
  'URL.canParse': () => Reflect.deleteProperty(URL, 'canParse'),
  showPopover: () => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'),
}

for (const [feature, remove] of Object.entries(REMOVALS)) {
  for (const path of ['/dashboard', '/auth/login']) {
    test(`without ${feature}, ${path} names the browsers that open Barra`, async ({ page, server }) => {
      await page.addInitScript(remove)
      await page.goto(`${server.url}${path}`)
      const notice = page.getByRole('alert').filter({ hasText: 'This browser is too old for Barra.' })
      await expect(notice).toBeVisible()
      await expect(notice).toContainText('iOS ou Safari 17.4')
      await expect(notice).toContainText('iOS o Safari 17.4')
    })
  }
}

test('a browser that has everything is told nothing', async ({ page, server }) => {
  await page.goto(`${server.url}/auth/login`)
  await expect(page.getByRole('textbox', { name: /mail/i })).toBeVisible()
  await expect(page.locator('.browser-floor')).toHaveCount(0)
})
