import { type Browser, expect } from '@playwright/test'
import type { Locale } from '#contract/preferences.ts'
import { newEmail } from '../tooling/credentials.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { BENCH } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { expectInside } from './support/overlays.ts'
import { test } from './support/test.ts'

// The home screen of an iPhone: its browser never offers to install, and what it keeps stays in it.

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
/** Its user agent keeps the system before it. */
const IPHONE_26 = IPHONE.replace('Version/18.5', 'Version/26.0')

/** A person in a browser of an iPhone, whose tab and home screen have storages of their own. */
async function anIPhone(browser: Browser, server: Server, userAgent: string, locale: Locale): Promise<Lifter> {
  const screen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ userAgent, locale, baseURL: server.url, ...screen })
  return lifterAt(await context.newPage(), server, locale)
}

test('an iPhone gets the steps of its browser, and learns before them what the home screen lacks', async ({
  server,
  browser,
}) => {
  const lifter = await anIPhone(browser, server, IPHONE, 'pt-BR')
  const { page } = lifter
  const email = newEmail()
  const steps = page.getByRole('dialog', { name: lifter.say('install:title') })
  await lifter.signUp(email)
  await lifter.isSynced()

  await test.step('from Home', async () => {
    const offer = page.getByRole('region', { name: lifter.say('dashboard:install.byHand') })
    await offer.getByRole('button', { name: lifter.say('dashboard:install.how') }).click()
    await expect(steps.getByRole('listitem')).toHaveText([
      lifter.say('install:step.bar'),
      new RegExp(`^${lifter.say('install:step.row')}`),
      new RegExp(`^${lifter.say('install:step.add')}`),
      lifter.say('install:step.icon'),
    ])
    await expect(steps).toContainText('“Adicionar à Tela de Início”')
    await expectInside(page, "the steps to an iPhone's home screen")
    await expect(steps).toContainText(lifter.say('install:apart.account', { email }))
    await expect(steps).toContainText(lifter.say('install:apart.synced', { synced: lifter.say('app:sync.synced') }))
    await steps.getByRole('button', { name: lifter.say('shared:close') }).click()
  })

  await test.step('from the profile, and from there never again', async () => {
    await lifter.goTo('/profile')
    await page.getByRole('button', { name: lifter.say('profile:install.byHand') }).click()
    await expect(steps).toBeVisible()
    await steps.getByRole('button', { name: lifter.say('shared:close') }).click()
    await page.getByRole('button', { name: lifter.say('profile:install.never') }).click()
    await expect(page.getByRole('button', { name: lifter.say('profile:install.byHand') })).toBeHidden()
    await lifter.goTo('/dashboard')
    await lifter.isSynced()
    await expect(page.getByRole('region', { name: lifter.say('dashboard:install.byHand') })).toBeHidden()
  })
  await page.context().close()
})

test('a guest on an iPhone takes their training to the home screen as a file', async ({ server, browser }) => {
  test.slow()
  const tab = await anIPhone(browser, server, IPHONE_26, 'en-US')

  const file = await test.step('the tab saves what stays in it', async () => {
    await tab.goTo('/test-workout-v2')
    await tab.tick(BENCH, 1, 'open').click()
    await tab.hasLogged(BENCH, 1)
    await tab.end('left out')
    await tab.page.getByRole('button', { name: tab.say('execution:sample.homeScreen') }).click()
    const steps = tab.page.getByRole('dialog', { name: tab.say('install:title') })
    await expect(steps).toContainText(tab.say('install:apart.guest'))
    await expect(steps.getByRole('listitem').first()).toContainText(tab.say('install:step.menu'))
    await steps.getByRole('link', { name: tab.say('install:apart.file') }).click()
    await expect(tab.page.getByText(tab.say('transfer:guest.text', { count: 1 }))).toBeVisible()
    const download = tab.page.waitForEvent('download')
    await tab.page.getByRole('button', { name: tab.say('transfer:send.save') }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/^barra-\d{4}-\d\d-\d\d\.json$/)
    return saved.path()
  })

  await test.step('the app on the home screen, which starts empty, reads it', async () => {
    const app = await anIPhone(browser, server, IPHONE_26, 'en-US')
    await app.signUp(newEmail())
    await app.goTo('/profile/data/import')
    await app.page.locator('input[type=file]').setInputFiles(file)
    await app.page.getByRole('button', { name: /^Import / }).click()
    await expect(app.page.getByRole('heading', { name: app.say('data:done.title') })).toBeVisible()
    await app.openSession(app.say('execution:sample.name'))
    expect((await app.doneSets()).map(([name]) => name)).toContain(BENCH)
    await app.page.context().close()
  })
  await tab.page.context().close()
})

test('the guide leads a visitor with an iPhone from every page to its steps, and to the file', async ({
  server,
  browser,
}) => {
  const lifter = await anIPhone(browser, server, IPHONE, 'es-ES')
  const { page } = lifter
  await lifter.goTo('/es-ES/support/faq')
  await expect(page.getByRole('button', { name: lifter.say('site:frame.install') })).toBeHidden()
  await page.getByRole('link', { name: lifter.say('site:frame.install') }).click()
  await expect(page).toHaveURL(/\/es-ES\/landing-page\/resources#iphone$/)
  await expect(page.getByRole('heading', { name: lifter.say('site:resources.install.iphone') })).toBeInViewport()
  await expect(page.getByText('«Añadir a pantalla de inicio»')).toBeVisible()
  await page.getByRole('link', { name: lifter.say('install:apart.file') }).click()
  await expect(page.getByRole('heading', { name: lifter.say('transfer:guest.noneTitle') })).toBeVisible()
  await page.context().close()
})

test('a link to the steps leads to them, also once the app answers for the page', async ({ server, device }) => {
  const { page } = await device()
  await page.goto(`${server.url}/landing-page/resources#iphone`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect(page.locator('#iphone')).toBeInViewport()
})
