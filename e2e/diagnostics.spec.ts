import { expect, type Page } from '@playwright/test'
import { DIAGNOSTICS_PATH, SUPPORT_PATH } from '#contract/routes.ts'
import { pathIn } from '#i18n/locale-address.ts'
import { PASSWORD } from '../tooling/credentials.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { expectOpenToAll } from './support/access.ts'
import { expectSoundLayout } from './support/sound-layout.ts'
import { test } from './support/test.ts'

// Diagnostics of the sync: reached where somebody has trouble, true, and copied without anything personal.

async function copied({ page, say }: Lifter): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: say('outbox:diagnostics.copy') }).click()
  await expect(page.getByText(say('outbox:diagnostics.copied'))).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the outbox leads to diagnostics, which are copied without personal content', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const person = await aPerson(server)
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(person.email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
  await page.route('**/api/sync/push', (route) => route.abort())
  await lifter.logSet(BENCH, 2, { weight: '80', reps: '7' })

  await lifter.goTo('/outbox')
  await page.getByRole('link', { name: say('outbox:diagnostics') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('outbox:diagnostics') })).toBeVisible()
  const exchanges = section(page, say('outbox:exchange.title'))
  await expect(exchanges).toContainText(`${say('outbox:exchange.push')} · ${say('outbox:outcome.offline')}`)
  await expect(exchanges).toContainText(`${say('outbox:exchange.pull')} · `)
  const sync = section(page, say('outbox:title'))
  await expect(sync).toContainText(`1 · ${say('outbox:collection.sessions')}`)
  await expect(section(page, say('outbox:diagnostics.access'))).not.toContainText(say('outbox:diagnostics.noAccess'))
  await expect(section(page, say('outbox:diagnostics.versions'))).not.toContainText(say('outbox:diagnostics.unknown'))
  await expectSoundLayout(page, 'diagnostics')
  await expectOpenToAll(page, 'diagnostics')

  const text = await copied(lifter)
  expect(text).toContain(`${say('outbox:exchange.push')} · ${say('outbox:outcome.offline')}`)
  const account = await page.evaluate(() => localStorage.getItem('barra.account') ?? '')
  const { uid, email, name }: Record<string, string> = JSON.parse(account)
  expect(email).toBe(person.email)
  for (const word of [uid, email, name, WORKOUT, BENCH]) if (word) expect(text).not.toContain(word)

  await page.unroute('**/api/sync/push')
  await lifter.noticeNetwork()
  await expect(exchanges).toContainText(new RegExp(`${say('outbox:exchange.push')} · .* · ${say('outbox:outcome.ok')}`))
  await expect(sync).toContainText(say('outbox:status.synced'))
})

test('where the browser forbids copying, the person reads why and selects the text', async ({ page, server }) => {
  const lifter = await lifterAt(page, server)
  await lifter.logIn((await aPerson(server)).email)
  await lifter.goTo(DIAGNOSTICS_PATH)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: lifter.say('outbox:diagnostics.copy') }).click()
  await expect(page.getByText(lifter.say('outbox:diagnostics.notCopied'))).toBeVisible()
})

test('help leads to diagnostics in every language, by way of signing in', async ({ browser, server }) => {
  const person = await aPerson(server)
  const page = await browser.newPage({ locale: 'pt-BR' })
  const lifter = await lifterAt(page, server, 'pt-BR')
  const { say } = lifter
  await lifter.goTo(pathIn('pt-BR', SUPPORT_PATH))
  await page.getByRole('link', { name: say('site:support.aid.diagnostics') }).click()
  await page.getByLabel(say('auth:email'), { exact: true }).fill(person.email)
  await page.getByLabel(say('auth:password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: say('auth:login.submit'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('outbox:diagnostics') })).toBeVisible()
  await page.close()
})
