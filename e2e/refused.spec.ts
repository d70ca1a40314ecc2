import { gunzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { pullAll } from '../tooling/api.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { test } from './support/test.ts'

// Documents refused by the server: unstorable text is repaired on the device; the rest is shown, and sent again.

async function rename(lifter: Lifter, name: string): Promise<void> {
  await lifter.page.getByRole('button', { name: lifter.say('execution:options'), exact: true }).click()
  await lifter.page.getByRole('menuitem', { name: lifter.say('execution:rename') }).click()
  await lifter.page.getByLabel(lifter.say('execution:name'), { exact: true }).fill(name)
  await lifter.page.getByRole('button', { name: lifter.say('shared:save'), exact: true }).click()
}

test('text that the server could not keep is mended as it is stored, and holds no set back', async ({
  server,
  device,
}) => {
  const person = await aPerson(server)
  const phone = await device()
  const lifter = await lifterAt(phone.page, server)
  await lifter.logIn(person.email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
  // A character that PostgreSQL cannot store, as in pasted text.
  await rename(lifter, 'Upper Upper\u0000')
  await lifter.logSet(BENCH, 2, { weight: '80', reps: '7' })
  await expect(lifter.tick(BENCH, 2, 'server')).toBeVisible()
  await expect
    .poll(async () => JSON.stringify(await pullAll(server, person, 'sessions')))
    .toContain('Upper Upper\ufffd')
})

/** Corrupts each set's reps on the way to the server, which then refuses the session itself. */
async function spoilReps(page: Page): Promise<void> {
  await page.route('**/api/sync/push', async (route) => {
    const request = route.request()
    const sent = request.postDataBuffer() ?? Buffer.from('')
    const { 'content-encoding': encoding, ...headers } = await request.allHeaders()
    const body = encoding === 'gzip' ? gunzipSync(sent) : sent
    await route.continue({ headers, postData: String(body).replaceAll(/"reps":\d+/g, '"reps":-1') })
  })
}

test('a refused document shows place and reason, and is sent again until accepted', async ({ page, server }) => {
  const person = await aPerson(server)
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(person.email)
  await lifter.startWorkout(WORKOUT)
  await spoilReps(page)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })

  await lifter.goTo('/dashboard')
  await page.getByRole('link', { name: say('app:sync.attention', { count: 1 }), exact: true }).click()
  const refused = page.getByRole('region', { name: say('outbox:refusedTitle') })
  await expect(refused).toContainText(`${say('outbox:collection.sessions')} · ${WORKOUT}`)
  const where = `${BENCH}, ${say('outbox:issueSet', { number: 1 })}, ${say('outbox:field.reps')}: `
  await expect(refused.getByRole('list', { name: say('outbox:why') })).toContainText(where)
  await expect(page.getByText(say('outbox:problem.refused'))).toBeVisible()
  const repsThere = async () => /"reps":8/.test(JSON.stringify(await pullAll(server, person, 'sessions')))
  expect(await repsThere()).toBe(false)

  const tryAgain = refused.getByRole('button', { name: say('shared:retry') })
  const answered = page.waitForResponse('**/api/sync/push')
  await tryAgain.click()
  await answered
  await expect(tryAgain).toBeVisible()
  await page.unroute('**/api/sync/push')
  await tryAgain.click()
  await expect(page.getByRole('heading', { name: say('outbox:emptyTitle') })).toBeVisible()
  await expect(refused).toBeHidden()
  await expect.poll(repsThere).toBe(true)
  await lifter.continueWorkout(WORKOUT)
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
})
