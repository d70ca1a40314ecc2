import { expect, type Page } from '@playwright/test'
import { HISTORY_PATH } from '#contract/routes.ts'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { signUp } from '../tooling/identity.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { expectOpenToAll } from './support/access.ts'
import { train } from './support/screens.ts'
import { test } from './support/test.ts'

// The frame of every screen: skip link, navigation, announcements and focus.

/** A new person, signed in, at the dashboard. */
async function signedIn(page: Page, server: Server): Promise<void> {
  const email = newEmail()
  await signUp(server, email, PASSWORD)
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/dashboard$/)
}

const isLoaded = (page: Page) => expect(page.locator('.loading-screen')).toBeHidden()

test.describe('the landing page', () => {
  test('works without the app, and keeps the language chosen there', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Zero bars of signal/)
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    )
    expect(scripts.filter((name) => /\/(app|storage|session|execution)-/.test(name))).toEqual([])

    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cero barras de cobertura/)
    await expect(page.getByRole('link', { name: 'Español' })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'Entrar' }).click()
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  })
})

// proves 2.1, 2.43, 2.45, 8.9
test('redirects a visitor to the login, and a signed-in person away from it', async ({ page, server }) => {
  await page.goto('/workouts?tab=archived#top')
  await expect(page).toHaveURL(/auth\/login$/)
  const redirect = () => page.evaluate(() => localStorage.getItem('login-redirect'))
  await expect.poll(redirect).toBe('/workouts?tab=archived#top')
  await page.evaluate(() => localStorage.clear())

  await signedIn(page, server)
  for (const path of ['/', '/auth/login', '/auth/signup', '/auth/forgot-password']) {
    // The redirect may begin before the page has loaded: only its end counts.
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page).toHaveURL(/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

// proves 2.49, 8.93
test('an unknown address shows so, with a link back', async ({ page, server }) => {
  const headers = { accept: 'text/html' }
  for (const path of ['/workouts', '/workout/018f/execute', '/pt-BR/support/faq', '/en-US/dashboard'])
    expect((await page.request.get(path, { headers })).status(), path).toBe(200)
  expect((await page.goto('/no/such/place'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found: /no/such/place' })).toBeVisible()
  await signedIn(page, server)
  await page.goto('/no/such/place')
  await expect(page.getByRole('heading', { name: 'Page Not Found: /no/such/place' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/dashboard$/)
})

// proves 2.52
test('every change of screen names the page and puts the focus at its heading, going back too', async ({
  page,
  server,
}) => {
  await signedIn(page, server)
  await page.getByRole('link', { name: 'Exercises', exact: true }).click()
  await expect(page).toHaveTitle('Exercises · Barra')
  await expect(page.getByRole('heading', { name: 'Exercises', level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Exercises', level: 1 })).toBeFocused()
})

test('the first key leads past the navigation', async ({ page, server }) => {
  await signedIn(page, server)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your log starts here' })).toBeVisible()
  await isLoaded(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('main').locator(':focus')).toBeVisible()
})

test('the dashboard is accessible and fits a phone, a tablet and a desktop', async ({ page, server }) => {
  await signedIn(page, server)
  await expect(page.getByRole('heading', { name: 'Your log starts here' })).toBeVisible()
  await isLoaded(page)
  for (const [size, width, height] of [
    ['a phone', 390, 844],
    ['a tablet', 820, 1180],
    ['a desktop', 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectOpenToAll(page, size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), size).toBeLessThanOrEqual(0)
  }
})

test('a storage that cannot be opened explains what is safe, and a retry opens the app', async ({ page, server }) => {
  await signedIn(page, server)
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (...parameters) {
      if (sessionStorage.getItem('refuse')) throw new DOMException('no room', 'QuotaExceededError')
      return open.apply(this, parameters)
    }
  })
  await page.evaluate(() => sessionStorage.setItem('refuse', 'yes'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No space left on this device' })).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('refuse'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your log starts here' })).toBeVisible()
})

test('what scrolls up passes beneath the bar of places', async ({ page, server }) => {
  const person = await aPerson(server)
  await train(server, person)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(person.email)
  await lifter.goTo('/analytics')
  const range = page.getByRole('radiogroup', { name: lifter.say('parts:range.label') })
  await expect(range).toBeVisible()
  const isBeneath = () =>
    range.evaluate((choice) => {
      const bar = document.querySelector('nav:has(a[aria-current=page])')
      const middle = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return (top + bottom) / 2
      }
      if (!bar) return null
      window.scrollBy({ top: middle(choice) - middle(bar), behavior: 'instant' })
      return bar.contains(document.elementFromPoint(innerWidth / 2, middle(bar)))
    })
  await expect.poll(isBeneath).toBe(true)
})

test('with room, the end of a session beside the history stands above the running workout', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 820, height: 700 })
  const person = await aPerson(server)
  await train(server, person)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(person.email)
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  await lifter.goTo(HISTORY_PATH)
  await expect(page.getByRole('link', { name: lifter.say('execution:dockOpen', { name: WORKOUT }) })).toBeVisible()
  await page.getByRole('article').nth(1).getByRole('link').first().click()
  const note = page.getByLabel(lifter.say('sessions:note'), { exact: true })
  await expect(note).toBeVisible()
  const isFree = () =>
    note.evaluate((field) => {
      let pane = field.parentElement
      while (pane && getComputedStyle(pane).overflowY !== 'auto') pane = pane.parentElement
      pane?.scrollTo({ top: pane.scrollHeight, behavior: 'instant' })
      // Until the pane stays at the top.
      window.scrollTo({ top: 600, behavior: 'instant' })
      const { left, bottom } = field.getBoundingClientRect()
      return document.elementFromPoint(left + 20, bottom - 4) === field
    })
  await expect.poll(isFree).toBe(true)
})
