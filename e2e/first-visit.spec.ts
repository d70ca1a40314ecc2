import { expect, type Page } from '@playwright/test'
import { lifterAt, newEmail, PASSWORD } from '../tooling/lifter.ts'
import { test } from './support/test.ts'

// On a first visit, what a person needs next comes before what the device needs later.

const ON_THE_WAY =
  /\/assets\/(storage|signed-in|session|frame|dashboard-screen|workouts-screen|workout-facts|restricted-screen|execution|database|begin-session)-[\w-]{8}\.(js|css)$/
const REPLICATION = /\/assets\/replication\.worker-|\/api\/sync\/(slices|pull|push|stream)/

/** Every address that this context asks for from now on, whoever asks. */
function asked(page: Page): readonly string[] {
  const urls: string[] = []
  page.context().on('request', (request) => urls.push(request.url()))
  return urls
}

const haveLoaded = (page: Page) =>
  page.waitForFunction(async () => {
    const { held = [] } = await navigator.locks.query()
    return !held.some(({ name }) => name === 'barra-page-first')
  })

const isRegistered = (page: Page) => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()))

test('everything from the login to an empty workout is fetched before anybody signs in', async ({ server, device }) => {
  const { page } = await device({ serviceWorkers: 'block' })
  const lifter = await lifterAt(page, server)
  const address = newEmail()
  await lifter.signUp(address)
  await lifter.signOut()

  await page.goto(`${server.url}/auth/login`)
  await expect(page.locator('#still')).toHaveCount(0)
  await haveLoaded(page)
  const urls = asked(page)
  await page.getByLabel(lifter.say('auth:email'), { exact: true }).fill(address)
  await page.getByLabel(lifter.say('auth:password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: lifter.say('auth:login.submit'), exact: true }).click()
  const navigation = page.getByRole('navigation', { name: lifter.say('app:navigation'), exact: true })
  await navigation.getByRole('link', { name: lifter.say('workouts:title'), exact: true }).click()
  await page
    .getByRole('link', { name: lifter.say('workouts:list.startEmpty') })
    .first()
    .click()
  await expect(page.getByRole('button', { name: lifter.say('execution:addExercise') }).first()).toBeVisible()
  expect(urls.filter((url) => ON_THE_WAY.test(new URL(url).pathname))).toEqual([])
})

test('the worker is registered and the history fetched only after the next screens', async ({ server, device }) => {
  const { page, context } = await device()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route(/\/assets\/begin-session-[^/]*\.js/, async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  const urls = asked(page)
  const lifter = await lifterAt(page, server)
  const followsUp = page.waitForRequest(/\/assets\/tidy-up-/)
  await lifter.signUp(newEmail())
  // Asked for in the same task as the exchange with the server, where that does not wait.
  await followsUp
  expect(await isRegistered(page)).toBe(false)
  expect(urls.filter((url) => REPLICATION.test(url))).toEqual([])

  release()
  await expect.poll(() => isRegistered(page)).toBe(true)
  await expect.poll(() => urls.some((url) => REPLICATION.test(url))).toBe(true)
})
