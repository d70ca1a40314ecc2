import { expect, type Page } from '@playwright/test'
import { newEmail } from '../tooling/credentials.ts'
import { wordsIn } from '../tooling/words.ts'
import { messagesWritten } from './support/mails.ts'
import { test } from './support/test.ts'

// The public site as visitors and search engines get it: finished pages, and a form that reaches us.

const PATHS = [
  '/',
  '/landing-page/solution',
  '/landing-page/resources',
  '/landing-page/trust',
  '/landing-page/contact',
  '/support',
  '/support/faq',
  '/support/contact',
  '/terms',
  '/privacy',
]
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  // proves 1.10, 2.2, 2.3, 2.10, 2.11, 2.12, 2.30, 2.31, 2.32, 2.33, 7.50
  test('every page is there, links lead on in the language, and a message arrives', async ({ page, server }) => {
    await page.goto('/')
    await expect(heading(page)).toHaveText(/Zero bars of signal/)
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(/\/es-ES$/)
    for (const path of PATHS) {
      const response = await page.goto(path === '/' ? '/es-ES' : `/es-ES${path}`)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
      await expect(heading(page)).toBeVisible()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^${server.url}/es-ES`))
    }
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`<loc>${server.url}/pt-BR/support/faq</loc>`)

    await page.goto('/es-ES/support/contact')
    const email = newEmail()
    await page.getByLabel('Tu nombre').fill('Ana')
    await page.getByLabel('Tu correo electrónico').fill(email)
    await page.getByLabel('Tu mensaje').fill('¿Hay una barra de 15 kg?')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible()
    await expect(page.getByLabel('Tu mensaje')).toBeHidden()
    await expect
      .poll(() => messagesWritten(server, email))
      .toEqual([expect.stringContaining('¿Hay una barra de 15 kg?')])
  })
})

test('every page fits the screen, without script errors', async ({ page }) => {
  const troubles: string[] = []
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  for (const path of PATHS) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(beyond, `${path} at ${size.width}`).toBeLessThanOrEqual(0)
    }
  }
  expect(troubles).toEqual([])
})

test.describe('with a script', () => {
  // Otherwise the app takes over at an arbitrary time.
  test.use({ serviceWorkers: 'block' })

  // proves 9.54
  test('a field of the contact form that is focused goes to the middle', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 360 })
    await page.goto('/en-US/support/contact')
    await expect(page.locator('form')).toHaveJSProperty('noValidate', true)
    const field = page.locator('form textarea')
    // Visible, so that the browser itself does not scroll to it.
    await field.evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
      element.focus()
    })
    const fromTheMiddle = () =>
      field.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return Math.abs((top + bottom) / 2 - innerHeight / 2)
      })
    await expect.poll(fromTheMiddle).toBeLessThan(2)
  })

  test('the contact form shows errors, keeps input offline, and sends once', async ({
    page,
    server,
    context,
    browser,
  }) => {
    const say = await wordsIn('pt-BR')
    const field = (name: 'name' | 'email' | 'message') => page.getByLabel(say(`site:contact.${name}`))
    const send = page.getByRole('button', { name: say('site:contact.send') })
    await page.goto('/pt-BR/support')
    await page.getByRole('link', { name: say('site:support.way.contact') }).click()
    await expect(heading(page)).toHaveText(say('site:contact.heading'))

    // The script has taken over once it replaces the browser's own validation.
    await expect(page.locator('form')).toHaveJSProperty('noValidate', true)
    await send.click()
    await expect(field('name')).toBeFocused()
    await expect(field('name')).toHaveAccessibleDescription(say('site:contact.problem.name.missing'))
    await field('name').fill('Ana')
    await expect(field('name')).toHaveAccessibleDescription('')
    await field('email').fill('ana@')
    await field('message').fill('Tem barra de 15 kg?')
    await send.click()
    await expect(field('email')).toBeFocused()
    await expect(field('email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(say('site:contact.problem.email.invalid'))).toBeVisible()

    const email = newEmail()
    await field('email').fill(email)
    await context.setOffline(true)
    await send.click()
    await expect(page.getByText(say('site:contact.outcome.offline'))).toBeVisible()
    await expect(field('message')).toHaveValue('Tem barra de 15 kg?')
    await context.setOffline(false)
    await send.click()
    await expect(page.getByRole('heading', { name: say('site:contact.sent.title') })).toBeVisible()
    await expect.poll(() => messagesWritten(server, email)).toHaveLength(1)

    // Once the service worker responds, the app itself shows the same form.
    const other = await browser.newContext({ baseURL: server.url, locale: 'pt-BR', serviceWorkers: 'allow' })
    const app = await other.newPage()
    await app.goto('/landing-page')
    await app.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await app.reload()
    await app
      .getByRole('link', { name: say('site:frame.contact') })
      .first()
      .click()
    await expect(heading(app)).toHaveText(say('site:contact.heading'))
    await expect(app.locator('#root form')).toHaveJSProperty('noValidate', true)
    await app.getByRole('button', { name: say('site:contact.send') }).click()
    await expect(app.getByText(say('site:contact.problem.message.missing'))).toBeVisible()
    await other.close()
  })
})

test('a page of which only the beginning has arrived is not stretched over the screen', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path)
    const [whole, beginning] = await heading(page).evaluate((element) => {
      const placeOf = () => {
        const { top, height } = element.getBoundingClientRect()
        return { top, height }
      }
      const whole = placeOf()
      for (const other of document.body.querySelectorAll('*'))
        if (element.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING) other.remove()
      return [whole, placeOf()]
    })
    expect.soft(beginning, path).toEqual(whole)
  }
})
