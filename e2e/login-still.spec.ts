import { expect, type Page } from '@playwright/test'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { builtScripts } from './support/built-files.ts'
import { test } from './support/test.ts'

// The login stands in the page that the server sends, and is used before the app has run.

const still = (page: Page) => page.locator('#still')
const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true })

/** Opens the login, whose app waits until the returned function is called. */
async function openHeld(page: Page, submit = signIn(page)): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(builtScripts('app'), async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await expect(submit).toBeVisible()
  return release
}

/** Entries of this page whose content moved, with its score. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

test.describe('a visitor with one bar', () => {
  test.use({ locale: 'en-US', serviceWorkers: 'block' })

  test('signs in with the login typed and sent before the app has run', async ({ page, server, context }) => {
    const address = newEmail()
    const lifter = await lifterAt(page, server)
    await lifter.signUp(address)
    await lifter.signOut()
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())

    const release = await openHeld(page)
    await email(page).fill(address)
    await password(page).fill(PASSWORD)
    await password(page).press('Enter')
    expect(new URL(page.url()).search).toBe('')
    await expect(still(page)).toBeVisible()
    release()
    await expect(page).toHaveURL(/dashboard/)
  })

  test('keeps the typed email, the focus and the place of everything when the app takes over', async ({ page }) => {
    const release = await openHeld(page)
    await email(page).fill('ana@example.com')
    await password(page).focus()
    release()
    await expect(still(page)).toHaveCount(0)
    await expect(email(page)).toHaveValue('ana@example.com')
    await expect(password(page)).toBeFocused()
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  })

  test('gets the language chosen before the app has run', async ({ page }) => {
    const release = await openHeld(page)
    await page.getByText('Español', { exact: true }).click()
    release()
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
    await expect(still(page)).toHaveCount(0)
  })
})

test.describe('a browser in Spanish', () => {
  test.use({ locale: 'es-ES', serviceWorkers: 'block' })

  test('reads the login in Spanish before the app has run', async ({ page }) => {
    const release = await openHeld(page, page.getByRole('button', { name: 'Entrar', exact: true }))
    expect(await page.locator('#root').evaluate((root) => root.childElementCount)).toBe(0)
    release()
    await expect(still(page)).toHaveCount(0)
  })
})
