import { expect, type Page, type Route } from '@playwright/test'
import { test } from './support/test.ts'

// Scripts of the app do not come: words and a way on instead of a logo that stays.

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Barra couldn’t finish loading.' })
const email = (page: Page) => page.getByRole('textbox', { name: /mail/i })

const FAULTS: readonly (readonly [string, RegExp, (route: Route) => unknown])[] = [
  ['the app is refused', /\/assets\/app-/, (route) => route.fulfill({ status: 500 })],
  ['its first script is cut off', /\/assets\/main-/, (route) => route.abort()],
  ['the app does not come', /\/assets\/app-/, () => undefined],
]

for (const [what, file, answer] of FAULTS) {
  for (const path of ['/auth/signup', '/auth/login']) {
    test(`where ${what}, ${path} offers to reload, which works once the file comes`, async ({ page, server }) => {
      await page.route(file, answer)
      await page.goto(`${server.url}${path}`, { waitUntil: 'commit' })
      await expect(notice(page)).toContainText('Recarga para intentarlo de nuevo.')
      await page.unroute(file)
      await notice(page)
        .getByRole('button', { name: /Reload/ })
        .click()
      await expect(email(page)).toBeVisible()
      await expect(page.locator('#still')).toHaveCount(0)
      await expect(notice(page)).toHaveCount(0)
    })
  }
}

test('the words go where the app comes after all', async ({ page, server }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/app-/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${server.url}/auth/signup`, { waitUntil: 'commit' })
  await expect(notice(page)).toBeVisible()
  release()
  await expect(notice(page)).toHaveCount(0)
  await expect(email(page)).toBeVisible()
})
