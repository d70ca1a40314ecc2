import { expect, type Page, type Route } from '@playwright/test'
import { builtScripts } from './support/built-files.ts'
import { test } from './support/test.ts'

// Scripts of the app do not come: words and a way on instead of a logo that stays.

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Barra couldn’t finish loading.' })
const email = (page: Page) => page.getByRole('textbox', { name: /mail/i })

const FAULTS: readonly (readonly [string, string, (route: Route) => unknown])[] = [
  ['the app is refused', 'app', (route) => route.fulfill({ status: 500 })],
  ['its first script is cut off', 'main', (route) => route.abort()],
  ['the app does not come', 'app', () => undefined],
]

for (const [what, file, answer] of FAULTS) {
  for (const path of ['/auth/signup', '/auth/login']) {
    test(`where ${what}, ${path} offers to reload, which works once the file comes`, async ({ page, server }) => {
      let answers = answer
      await page.route(builtScripts(file), (route) => answers(route))
      await page.goto(`${server.url}${path}`, { waitUntil: 'commit' })
      await expect(notice(page)).toContainText('Recarga para intentarlo de nuevo.')
      // The earlier request stays unanswered: released, it would bring the app before the press.
      answers = (route) => route.continue()
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
  await page.route(builtScripts('app'), async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${server.url}/auth/signup`, { waitUntil: 'commit' })
  await expect(notice(page)).toBeVisible()
  release()
  await expect(notice(page)).toHaveCount(0)
  await expect(email(page)).toBeVisible()
})

for (const [what, file, answer] of FAULTS.slice(0, 2)) {
  test(`where ${what}, that is said soon, but not to a page that is about to load itself anew`, async ({
    page,
    server,
  }) => {
    const { id } = await (await page.request.get(`${server.url}/builds/latest.json`)).json()
    // It has already loaded itself anew once.
    await page.addInitScript((build) => sessionStorage.setItem('barra.reloaded-for', `not whole: ${build}`), id)
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    await page.route(builtScripts(file), answer)
    await page.goto(`${server.url}/auth/signup`)
    if (file === 'app') await expect(page.locator('#root')).toHaveAttribute('data-start', 'failed')
    await page.clock.runFor(2_000)
    await expect(notice(page)).toHaveCount(0)
    // A start that is under way gets three times as long.
    await page.clock.runFor(3_000)
    expect(await notice(page).isVisible()).toBe(true)
  })
}
