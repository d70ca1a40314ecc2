import { expect } from '@playwright/test'
import type { AnyPage } from '../../tooling/engines/engine-page.ts'
import { aPerson, BENCH, WORKOUT } from '../../tooling/person.ts'
import { lifterAt, test } from '../support/engine-test.ts'

// The ways on which the app itself leaves its page, while its workers may be in the middle of a write.

/** Back to a page of the app that was opened by its address: one that the browser kept loads anew. */
async function goBackTo(page: AnyPage): Promise<void> {
  await page.goBack()
  const howItCame = () =>
    page
      .evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .map((entry) => Reflect.get(entry, 'type'))
          .join(),
      )
      .catch(() => 'leaving')
  await expect.poll(howItCame).toMatch(/^(reload|back_forward)$/)
}

test('a payment page that is left by Back leads to an app that reads and writes', async ({ server, phone }) => {
  test.slow()
  const { email } = await aPerson(server)
  const lifter = await lifterAt((await phone()).page, server)
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  const { page, say } = lifter
  for (let number = 2; number <= 3; number++) {
    await lifter.goTo('/subscription')
    await page.getByRole('button', { name: say('subscription:plan.choose.monthly'), exact: true }).click()
    await page.waitForURL(/\/local\/payment/)
    await goBackTo(page)
    await page.getByRole('heading', { name: say('subscription:title'), level: 1 }).waitFor()
    await lifter.continueWorkout(WORKOUT)
    await lifter.tick(BENCH, number, 'open').click()
    await lifter.hasLogged(BENCH, number)
  }
  await lifter.goTo('/dashboard')
  await lifter.isSynced()
})

test('another provider’s page that is left by Back leads to a login that signs in', async ({ server, phone }) => {
  test.slow()
  const { email } = await aPerson(server)
  const lifter = await lifterAt((await phone()).page, server)
  const { page, say } = lifter
  for (let times = 0; times < 2; times++) {
    await lifter.goTo('/auth/login')
    await page.getByRole('button', { name: say('auth:social.continueWith', { provider: 'Google' }) }).waitFor()
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.getByRole('button', { name: say('auth:social.continueWith', { provider: 'Google' }) }).click()
    await page.getByRole('button', { name: say('auth:login.continue_here') }).click()
    await page.waitForURL(/social-sign-in/)
    await goBackTo(page)
    await page.getByLabel(say('auth:email'), { exact: true }).waitFor()
  }
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
})

test('an error page is left for an app that reads and writes', async ({ server, phone }) => {
  test.slow()
  const { email } = await aPerson(server)
  const lifter = await lifterAt((await phone()).page, server)
  const { page, say } = lifter
  await lifter.logIn(email)
  await lifter.isSynced()
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await lifter.goTo('/workouts')
  await page.getByRole('article', { name: WORKOUT, exact: true }).waitFor()
  // The screen that comes next fails to be drawn.
  await page.evaluate(() => {
    for (const name of ['format', 'formatToParts'])
      Object.defineProperty(Intl.DateTimeFormat.prototype, name, {
        get() {
          throw new Error('planted')
        },
      })
  })
  await page.locator('nav a[href="/dashboard"]').first().click()
  await page.getByRole('heading', { name: say('app:failed.title'), level: 1 }).waitFor()
  await page.getByRole('link', { name: say('app:failed.home') }).click()
  await page.waitForURL(/\/dashboard$/)
  await lifter.continueWorkout(WORKOUT)
  await lifter.tick(BENCH, 2, 'open').click()
  await lifter.hasLogged(BENCH, 2)
  expect(await page.evaluate(() => document.querySelectorAll('button[aria-pressed="true"]').length)).toBe(2)
})
