import { expect } from '@playwright/test'
import type { AnyPage } from '../../../tooling/engines/engine-page.ts'
import { WORKOUT } from '../../../tooling/person.ts'
import { test } from '../../support/engine-test.ts'
import { inWorkout, isLoggedOrOpen, SETS, tickAndLeave } from '../../support/left-page.ts'

// By https, as people have it, WebKit keeps no page that says `no-store`: nothing of it is suspended.

/** The page's own word when it is left, for the one that follows. */
const noteKept = (page: AnyPage) =>
  page.evaluate(() =>
    addEventListener('pagehide', ({ persisted }) => sessionStorage.setItem('kept', String(persisted))),
  )
const wasKept = (page: AnyPage) => page.evaluate(() => sessionStorage.getItem('kept'))
const isControlled = (page: AnyPage) => page.evaluate(() => navigator.serviceWorker.controller !== null)

test('a page that is left in the middle of a write is not kept by https, and the next one reads and writes', async ({
  server,
  phone,
}) => {
  test.slow()
  const device = await phone()
  const { page } = device
  // The server's own page: nothing is installed yet.
  await page.goto(`${server.openedAt}/auth/login`)
  expect(await isControlled(page)).toBe(false)
  await noteKept(page)
  await page.goto(`${server.openedAt}/privacy`)
  expect(await wasKept(page)).toBe('false')

  const lifter = await inWorkout(device, server)
  await lifter.isInstalled()
  // And those of the service worker.
  for (const [index, set] of SETS.entries()) {
    await page.evaluate(() => sessionStorage.removeItem('kept'))
    await noteKept(page)
    expect(await isControlled(page)).toBe(true)
    await tickAndLeave(lifter, set, '/workouts', index * 30)
    await page.waitForURL(/\/workouts$/)
    expect(await wasKept(page)).toBe('false')
    await page.getByRole('link', { name: lifter.say('workouts:list.continueNamed', { name: WORKOUT }) }).click()
    await isLoggedOrOpen(lifter, set)
  }
  await lifter.goTo('/dashboard')
  await lifter.isSynced()
})
