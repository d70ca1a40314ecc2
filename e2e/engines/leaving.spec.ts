import { expect } from '@playwright/test'
import { WORKOUT } from '../../tooling/person.ts'
import { test } from '../support/engine-test.ts'
import { inWorkout, isLoggedOrOpen, SETS, tickAndLeave } from '../support/left-page.ts'

// A browser keeps a page that is left, for the way back, and suspends it with its workers, whatever they are writing.

test('a page that is left right after a tick leaves the storage free, and the set is logged once', {
  tag: '@short',
}, async ({ server, phone }) => {
  test.slow()
  const lifter = await inWorkout(await phone(), server)
  for (const [index, set] of SETS.entries()) {
    await tickAndLeave(lifter, set, '/workouts', index * 30)
    await lifter.page.waitForURL(/\/workouts$/)
    await lifter.page.getByRole('link', { name: lifter.say('workouts:list.continueNamed', { name: WORKOUT }) }).click()
    await isLoggedOrOpen(lifter, set)
  }
  await lifter.goTo('/dashboard')
  await lifter.isSynced()
})

test('a page that is shown again after it was left right after a tick reads and writes', async ({ server, phone }) => {
  test.slow()
  const lifter = await inWorkout(await phone(), server)
  for (const [index, set] of SETS.entries()) {
    await tickAndLeave(lifter, set, '/privacy', index * 30)
    await lifter.page.waitForURL(/\/privacy$/)
    await lifter.page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => lifter.page.evaluate(() => document.readyState)).toBe('complete')
    await lifter.page.goBack()
    await lifter.page.waitForURL(/\/execute$/)
    // A page that was kept loads anew.
    const wasLeft = () => lifter.page.evaluate(() => Reflect.has(window, '__wasLeft')).catch(() => true)
    await expect.poll(wasLeft).toBe(false)
    await isLoggedOrOpen(lifter, set)
  }
  await lifter.goTo('/dashboard')
  await lifter.isSynced()
})

test('a page that is left by its first tap, while the app still starts, leaves the storage free', async ({
  server,
  phone,
}) => {
  test.slow()
  const lifter = await inWorkout(await phone(), server)
  await lifter.goTo('/dashboard')
  await lifter.isSynced()
  for (const set of SETS) {
    await lifter.goTo('/dashboard')
    const path = await lifter.page.evaluate(async () => {
      for (;;) {
        const link = document.querySelector<HTMLAnchorElement>('a[href$="/execute"]')
        if (link) {
          location.assign(link.href)
          return link.pathname
        }
        await new Promise(requestAnimationFrame)
      }
    })
    await lifter.page.waitForURL(new RegExp(`${path}$`))
    await isLoggedOrOpen(lifter, set)
  }
})
