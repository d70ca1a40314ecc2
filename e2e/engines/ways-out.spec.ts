import { expect } from '@playwright/test'
import { aPerson, BENCH, WORKOUT } from '../../tooling/person.ts'
import { lifterAt, test } from '../support/engine-test.ts'

// The ways on which the app itself leaves its page, while its workers may be in the middle of a write.

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
    await page.goBack()
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
  await lifter.goTo('/auth/login')
  for (let times = 0; times < 2; times++) {
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.getByRole('button', { name: say('auth:social.continueWith', { provider: 'Google' }) }).click()
    await page.getByRole('button', { name: say('auth:login.continue_here') }).click()
    await page.waitForURL(/social-sign-in/)
    await page.goBack()
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
