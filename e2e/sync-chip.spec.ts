import { expect } from '@playwright/test'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { test } from './support/test.ts'
import type { Wire } from './support/wire.ts'

// The sync chip's status, whatever the network and browser do.

/** Logs a set without any response: the chip reports it before the device gives up, and is correct afterwards. */
async function logsWhileNothingAnswers(lifter: Lifter, wire: Wire): Promise<void> {
  const { page, say } = lifter
  const chip = (kind: 'offline' | 'synced', values = {}) =>
    page.getByRole('link', { name: say(`app:sync.${kind}`, values), exact: true })
  await lifter.startWorkout(WORKOUT)
  wire.chooseFault = ({ path }) => (path.startsWith('/api/') || path === '/config.json' ? 'hang' : 'none')
  const before = wire.givenUp
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await page.getByRole('link', { name: say('shared:back'), exact: true }).click()
  await expect(chip('offline', { count: 1 })).toBeVisible()
  expect(wire.givenUp).toBe(before)

  // After reopening, it needs no server response.
  await page.reload()
  const afterReload = wire.givenUp
  await expect(chip('offline', { count: 1 })).toBeVisible()
  expect(wire.givenUp).toBe(afterReload)

  wire.chooseFault = () => 'none'
  await lifter.noticeNetwork()
  await expect(chip('synced')).toBeVisible()
}

test('without a service worker the chip reports a hanging network, and when everything is sent', async ({
  page,
  server,
  network,
}) => {
  const wire = await network(server)
  const lifter = await lifterAt(page, wire)
  await lifter.logIn((await aPerson(server)).email)
  await lifter.isSynced()
  await logsWhileNothingAnswers(lifter, wire)
})

test('a removed service worker does not affect the chip', async ({ server, device, network }) => {
  const wire = await network(server)
  const { page } = await device()
  const lifter = await lifterAt(page, wire)
  await lifter.logIn((await aPerson(server)).email)
  await lifter.isInstalled()
  await lifter.isSynced()
  await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    await Promise.all(registrations.map((registration) => registration.unregister()))
  })
  await logsWhileNothingAnswers(lifter, wire)
})
