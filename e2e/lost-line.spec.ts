import { expect, type Request } from '@playwright/test'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { builtScripts } from './support/built-files.ts'
import { test } from './support/test.ts'

// No service worker holds the app, and the server is gone: a workout that runs has to go on with what it has.

/** Everything that a running workout fetches behind its screen. */
const PARTS = 'beside-workout'

test('a workout goes on without the parts that had not come when the server stopped', async ({ page, ownServer }) => {
  const server = await ownServer()
  const { email } = await aPerson(server)
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await page.route(builtScripts(PARTS), (route) => route.abort())
  await lifter.logIn(email)
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  await lifter.typeFigures(BENCH, 1, { weight: '80', reps: '8' })
  await server.stop()
  await lifter.logSet(BENCH, 1, {})
  await expect(lifter.tick(BENCH, 1, 'device')).toBeVisible()

  await lifter
    .exercise(BENCH)
    .getByRole('button', { name: say('execution:set.options', { set: lifter.setName(2) }) })
    .click()
  const missing = page.getByRole('alert').filter({ hasText: say('shared:missingPart') })
  await expect(missing).toBeVisible()
  await missing.getByRole('button', { name: say('shared:close') }).click()
  await expect(missing).toBeHidden()
  await lifter.logSet(BENCH, 2, { weight: '80', reps: '7' })

  await server.restart()
  await page.unroute(builtScripts(PARTS))
  await page
    .getByRole('button', { name: say('execution:finish'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('dialog').or(missing)).toBeVisible()
  if (await missing.isVisible()) await missing.getByRole('button', { name: say('shared:retry') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a workout that has started needs no server for its sheets, its end and the way home', async ({
  page,
  ownServer,
}) => {
  const server = await ownServer()
  const { email } = await aPerson(server)
  const onTheWay = new Set<Request>()
  let haveParts = false
  page.on('request', (request) => request.url().includes('/assets/') && onTheWay.add(request))
  page.on('requestfinished', (request) => {
    onTheWay.delete(request)
    haveParts ||= builtScripts(PARTS).test(request.url())
  })
  const lifter = await lifterAt(page, server)
  const { say } = lifter
  await lifter.logIn(email)
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  // With what they import, which is asked for beside them.
  await expect.poll(() => haveParts && onTheWay.size === 0).toBe(true)
  await server.stop()
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await lifter.exercise(BENCH).getByRole('button', { name: BENCH, exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: BENCH })).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: say('execution:finish'), exact: true })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('execution:finish.discard') })
    .click()
  const home = page.getByRole('link', { name: say('app:failed.home') })
  await expect(home).toBeVisible()
  await home.click()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(home).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})
