import { readFileSync } from 'node:fs'
import { type Browser, expect } from '@playwright/test'
import type { Session } from '#contract/session.ts'
import { aLoggedSession } from '../tests/builders.ts'
import { push } from '../tooling/api.ts'
import { PASSWORD } from '../tooling/credentials.ts'
import { signIn } from '../tooling/identity.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { contentOf, type StoredDocument } from '../tooling/stored.ts'
import { saveAndRemoveKept } from './support/kept-data.ts'
import { test } from './support/test.ts'

// Exporting data, and what is left on other devices after a deletion.

/** From the server and from the device alike. */
type ExportedFile = {
  readonly source: 'server' | 'device'
  readonly documents: { readonly sessions: readonly StoredDocument[] }
}

/** The file that a button hands out, parsed. */
async function exported(lifter: Lifter): Promise<ExportedFile> {
  const download = lifter.page.waitForEvent('download')
  await lifter.page.getByRole('button', { name: lifter.say('profile:export.action'), exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^barra-\d{4}-\d\d-\d\d\.json$/)
  return JSON.parse(readFileSync(await file.path(), 'utf8')) as ExportedFile
}

const sessionsIn = ({ documents }: ExportedFile) => contentOf(documents.sessions)

// proves 1.9
test('an export holds the same sessions from the server and, without a signal, from the device', async ({
  page,
  server,
  context,
}) => {
  const person = await aPerson(server)
  const sessions: readonly Session[] = ['2026-03-02T18:00:00.000Z', '2026-03-04T18:00:00.000Z'].map((startedAt) =>
    aLoggedSession({ startedAt, note: 'Supino “pesado”, 100 % {}' }, { exercises: 2, setsEach: 2 }),
  )
  await push(server, person, 'sessions', sessions)
  const lifter = await lifterAt(page, server)
  await lifter.logIn(person.email)
  await lifter.goTo('/profile/privacy')
  await lifter.isSynced()
  const online = await exported(lifter)
  await expect(page.getByText(lifter.say('profile:export.fromServer'))).toBeVisible()
  await context.setOffline(true)
  const offline = await exported(lifter)
  await expect(page.getByText(lifter.say('profile:export.fromDevice'))).toBeVisible()
  expect([online.source, offline.source]).toEqual(['server', 'device'])
  expect(sessionsIn(online)).toHaveLength(sessions.length)
  expect(sessionsIn(offline)).toEqual(sessionsIn(online))
  expect(JSON.stringify(online)).toContain(person.email)
  expect(JSON.stringify(offline)).toContain(person.email)
})

/** A fully synced device of this person, at a set of the running workout. */
async function training(browser: Browser, server: Server, email: string): Promise<Lifter> {
  const context = await browser.newContext()
  const lifter = await lifterAt(await context.newPage(), server)
  await lifter.logIn(email)
  await lifter.goTo('/workouts')
  await expect(lifter.page.getByRole('article', { name: WORKOUT })).toBeVisible()
  await lifter.isSynced()
  return lifter
}

const databasesOf = ({ page }: Lifter, uid: string) =>
  page.evaluate(
    async (id) => (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.includes(id)),
    uid,
  )

test('a device that was offline when the account was deleted is cleared, unless something on it was never sent', async ({
  server,
  browser,
}) => {
  const { email, uid } = await aPerson(server)
  const sent = await training(browser, server, email)
  const unsent = await training(browser, server, email)
  await unsent.startWorkout(WORKOUT)
  await unsent.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await expect(unsent.tick(BENCH, 1, 'server')).toBeVisible()
  await sent.isSynced()
  for (const { page } of [sent, unsent]) await page.context().setOffline(true)
  await unsent.logSet(BENCH, 2, { weight: '82.5', reps: '7' })
  await expect(unsent.tick(BENCH, 2, 'device')).toBeVisible()

  const { idToken } = await signIn(server, email, PASSWORD)
  const headers = { authorization: `Bearer ${idToken}` }
  const answer = await fetch(`${server.url}/api/user/delete-account`, { method: 'DELETE', headers })
  expect(answer.status).toBe(200)

  await test.step('everything was sent: it is told, and nothing stays', async () => {
    await sent.page.context().setOffline(false)
    await sent.noticeNetwork()
    await expect(sent.page).toHaveURL(/auth\/account-deleted$/)
    await expect(sent.page.getByRole('heading', { name: sent.say('auth:deleted.title') })).toBeVisible()
    await expect(sent.page.getByText(sent.say('auth:deleted.device'))).toBeVisible()
    await expect.poll(() => databasesOf(sent, uid)).toEqual([])
  })
  await test.step('a set was not: it can be taken along, and is removed on demand', async () => {
    const { page, say } = unsent
    await page.context().setOffline(false)
    await unsent.noticeNetwork()
    await expect(page).toHaveURL(/auth\/account-deleted$/)
    await expect(page.getByText(say('auth:ended.kept'))).toBeVisible()
    await expect(page.getByText(say('auth:deleted.device'))).toBeHidden()
    await saveAndRemoveKept(unsent, '82.5')
    await expect(page.getByText(say('auth:ended.kept'))).toBeHidden()
    await expect.poll(() => databasesOf(unsent, uid)).toEqual([])
  })
  for (const { page } of [sent, unsent]) await page.context().close()
})
