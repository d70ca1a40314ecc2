import { expect, type Page } from '@playwright/test'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { signUp } from '../tooling/identity.ts'
import { test } from './support/test.ts'

// The app's language: its sources, and how it is kept.

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const pathOf = (page: Page) => new URL(page.url()).pathname
const alternates = (page: Page) =>
  page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
    )

for (const [browser, locale, title] of [
  ['es-MX', 'es-ES', 'Iniciar sesión'],
  ['de-DE', 'pt-BR', 'Entrar'],
] as const) {
  test.describe(`a browser that speaks ${browser}`, () => {
    test.use({ locale: browser })
    // proves 4.52
    test(`is spoken to in ${locale}`, async ({ page }) => {
      await page.goto('/auth/login')
      await expect(heading(page)).toHaveText(title)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
    })
  })
}

// proves 2.64, 4.43, 9.45
test('a language that was chosen holds from then on, and its cookie for a year', async ({ page, context }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill('ana@example.org')
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('Español').click()
  await expect(heading(page)).toHaveText('Iniciar sesión')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@example.org')

  expect(await page.evaluate(() => localStorage.getItem('user-locale'))).toBe('es-ES')
  const cookie = (await context.cookies()).find(({ name }) => name === 'user-locale')
  expect(cookie?.value).toBe('es-ES')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)

  await page.goto('/auth/signup')
  await expect(heading(page)).toHaveText('Crea tu cuenta')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Español' })).toHaveAttribute('aria-current', 'true')
})

// proves 4.49
test('the language of an address wins, stays with the public pages and becomes the choice', async ({ page }) => {
  await page.goto('/es-ES/auth/login')
  await expect(heading(page)).toHaveText('Iniciar sesión')
  expect(await alternates(page)).toEqual([
    ['pt-BR', '/pt-BR/auth/login'],
    ['en-US', '/en-US/auth/login'],
    ['es-ES', '/es-ES/auth/login'],
    ['x-default', '/auth/login'],
  ])

  await page.getByRole('link', { name: 'Crea una cuenta' }).click()
  await expect(heading(page)).toHaveText('Crea tu cuenta')
  await expect.poll(() => pathOf(page)).toBe('/es-ES/auth/signup')
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/es-ES/auth/login')
  await page.goForward()
  await expect.poll(() => pathOf(page)).toBe('/es-ES/auth/signup')

  await page.getByLabel('Nombre').fill('Ana')
  await page.getByText('Português').click()
  await expect(heading(page)).toHaveText('Crie sua conta')
  await expect.poll(() => pathOf(page)).toBe('/pt-BR/auth/signup')
  await expect(page.getByLabel('Nome')).toHaveValue('Ana')

  await page.goto('/auth/login')
  await expect(heading(page)).toHaveText('Entrar')
  expect(pathOf(page)).toBe('/auth/login')
})

// proves 4.49
test('the app’s own addresses, and those that do not exist, have no language', async ({ page }) => {
  await page.goto('/es-ES/workouts?tab=archived', { waitUntil: 'commit' })
  await expect(heading(page)).toHaveText('Iniciar sesión')
  await expect.poll(() => pathOf(page)).toBe('/auth/login')
  expect(await page.evaluate(() => localStorage.getItem('login-redirect'))).toBe('/workouts?tab=archived')

  await page.goto('/pt-BR/no/such/place', { waitUntil: 'commit' })
  await expect(heading(page)).toContainText('/no/such/place')
  await expect.poll(() => pathOf(page)).toBe('/no/such/place')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  expect(await alternates(page)).toEqual([])
})

test('the landing page has an address in each language, and leads on in it', async ({ page }) => {
  await page.goto('/pt-BR')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  expect(await alternates(page)).toEqual([
    ['pt-BR', '/pt-BR'],
    ['en-US', '/en-US'],
    ['es-ES', '/es-ES'],
    ['x-default', '/'],
  ])
  await page.getByRole('link', { name: 'Español' }).click()
  await expect.poll(() => pathOf(page)).toBe('/es-ES')
  await page.getByRole('link', { name: 'Entrar' }).click()
  await expect.poll(() => pathOf(page)).toBe('/es-ES/auth/login')
  await expect(heading(page)).toHaveText('Iniciar sesión')
})

// proves 4.55, 7.9
test('a choice goes with the account: to its server, to its other devices, and by an address too', async ({
  page,
  server,
  browser,
}) => {
  const email = newEmail()
  const { idToken } = await signUp(server, email, PASSWORD)
  const languageOnServer = async () => {
    const answer = await fetch(`${server.url}/api/user/preferences`, {
      headers: { authorization: `Bearer ${idToken}` },
    })
    return (await answer.json()).data?.preferences?.language
  }
  const logIn = async (at: Page) => {
    await at.goto('/auth/login')
    await at.locator('[name=email]').fill(email)
    await at.locator('[name=password]').fill(PASSWORD)
    await at.locator('[name=password]').press('Enter')
    await expect(at).toHaveURL(/dashboard$/)
  }
  await logIn(page)
  await expect.poll(languageOnServer).toBe('en-US')

  // An address with a language is a choice, also for a signed-in person.
  await page.goto('/es-ES/auth/account-deleted')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  await expect.poll(languageOnServer).toBe('es-ES')
  await page.goto('/dashboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')

  const other = await (await browser.newContext({ baseURL: server.url, locale: 'en-US' })).newPage()
  await logIn(other)
  await expect(other.locator('html')).toHaveAttribute('lang', 'es-ES', { timeout: 30_000 })
  await other.context().close()
})
