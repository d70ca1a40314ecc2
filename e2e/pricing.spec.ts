import { createServer } from 'node:http'
import { expect, type Page } from '@playwright/test'
import type { Locale } from '#contract/preferences.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { listen } from '../tooling/listen.ts'
import { aPerson, type Person } from '../tooling/person.ts'
import { expectOpenToAll } from './support/access.ts'
import { expectInside } from './support/overlays.ts'
import { test } from './support/test.ts'

// The country of displayed prices, and what the app asks to determine it.

test('a browser whose language names no country shows the prices of its time zone', async ({ browser, server }) => {
  const { email } = await aPerson(server)
  for (const [timezoneId, currency, price] of [
    ['America/Sao_Paulo', 'BRL', 'R$\u00a019,90'],
    ['Europe/Lisbon', 'EUR', '€\u00a07,90'],
    ['Asia/Tokyo', 'USD', '$7.90'],
  ] as const) {
    await test.step(timezoneId, async () => {
      const context = await browser.newContext({ locale: 'ja', timezoneId, viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      const lifter = await lifterAt(page, server, 'pt-BR')
      await lifter.logIn(email)
      const plans = page.waitForRequest((request) => request.url().endsWith('/api/subscriptions/dynamic-pricing'))
      await lifter.goTo('/subscription')
      expect((await plans).headers()['x-currency']).toBe(currency)
      await expect(monthly(lifter)).toContainText(price)
      // No service for countries is configured: nobody is asked for the position.
      await expect(dialog(lifter)).toHaveCount(0)
      await context.close()
    })
  }
})

// proves 2.59, 7.21
test('if clock and browser disagree, the location decides if allowed, else the browser', async ({
  browser,
  ownServer,
}) => {
  const services = await standIn()
  const server = await ownServer({ env: { REVERSE_GEOCODING_URL: `${services.url}/reverse` } })
  const person = await aPerson(server)
  const viewport = { width: 390, height: 844 }
  const inBrazil = { locale: 'en-US', timezoneId: 'America/Sao_Paulo', viewport, baseURL: server.url }
  const saoPaulo = { latitude: -23.55, longitude: -46.63 }

  await test.step('granted: the prices of the country where the device is', async () => {
    const context = await browser.newContext({ ...inBrazil, geolocation: saoPaulo, permissions: ['geolocation'] })
    const lifter = await atPlans(await context.newPage(), server, person)
    await expect(dialog(lifter)).toBeVisible()
    await expect(monthly(lifter)).toContainText('$7.90')
    await expectOpenToAll(lifter.page, 'the question', { part: 'dialog' })
    await expectInside(lifter.page, 'the question')

    await dialog(lifter)
      .getByRole('button', { name: lifter.say('subscription:location.allow') })
      .click()
    await expect(monthly(lifter)).toContainText('R$\u00a019,90')
    await expect(dialog(lifter)).toBeHidden()
    expect(services.asked).toEqual(['/reverse?lat=-23.55&lon=-46.63'])

    // A pending response would be cached again, and nothing requested.
    await expect(async () => {
      const plans = lifter.page.waitForRequest(
        (request) => request.url().endsWith('/api/subscriptions/dynamic-pricing'),
        { timeout: 10_000 },
      )
      await lifter.page.evaluate(() => sessionStorage.clear())
      await lifter.page.reload()
      expect((await plans).headers()).toMatchObject({ 'x-country': 'BR', 'x-currency': 'BRL' })
    }).toPass()
    await expect(monthly(lifter)).toContainText('R$\u00a019,90')
    await expect(dialog(lifter)).toHaveCount(0)
    await context.close()
  })

  await test.step('denied: the prices that the browser speaks for, and the question does not come back', async () => {
    const context = await browser.newContext(inBrazil)
    await context.clearPermissions()
    const lifter = await atPlans(await context.newPage(), server, person)
    await dialog(lifter)
      .getByRole('button', { name: lifter.say('subscription:location.deny') })
      .click()
    await expect(dialog(lifter)).toBeHidden()
    await expect(monthly(lifter)).toContainText('$7.90')

    await lifter.page.reload()
    const askAgain = lifter.page.getByRole('button', { name: lifter.say('subscription:location.ask') })
    await expect(askAgain).toBeVisible()
    await expect(monthly(lifter)).toContainText('$7.90')
    await expect(dialog(lifter)).toBeHidden()

    // Requesting it anyway, and then refusing in the browser, keeps the current prices.
    await askAgain.click()
    await dialog(lifter)
      .getByRole('button', { name: lifter.say('subscription:location.allow') })
      .click()
    await expect(
      lifter.page.getByText(lifter.say('subscription:location.refused', { currency: 'USD ($)' })),
    ).toBeVisible()
    await expect(dialog(lifter)).toBeHidden()
    await expect(monthly(lifter)).toContainText('$7.90')
    await context.close()
  })
  await services.close()
})

async function atPlans(page: Page, server: { readonly url: string }, { email }: Person, locale: Locale = 'en-US') {
  const lifter = await lifterAt(page, server, locale)
  await lifter.logIn(email)
  await lifter.goTo('/subscription')
  return lifter
}

function dialog({ page, say }: Lifter) {
  return page.getByRole('dialog', { name: say('subscription:location.title') })
}

/** The card of the monthly plan, including parts hidden behind a dialog. */
function monthly({ page, say }: Lifter) {
  const name = say('subscription:plan.monthly')
  return page.getByRole('region', { name, exact: true, includeHidden: true })
}

/** A service that knows one country, recording its requests. */
async function standIn() {
  const asked: string[] = []
  const service = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', 'application/json')
    response.end('{"address":{"country_code":"br"}}')
  })
  const url = `http://127.0.0.1:${await listen(service)}`
  return {
    url,
    asked,
    close: () => new Promise((resolve) => service.close(resolve)),
  }
}
