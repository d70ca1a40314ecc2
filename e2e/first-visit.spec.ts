import { expect, type Page } from '@playwright/test'
import { PAGE_FIRST_LOCK } from '#contract/precache.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { newEmail, PASSWORD } from '../tooling/credentials.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { builtParts, builtScripts } from './support/built-files.ts'
import { isLockHeld, waitingForLock } from './support/service-worker.ts'
import { test } from './support/test.ts'

// On a first visit, what a person needs next comes before what the device needs later.

const onTheWay = () =>
  builtParts(
    'storage',
    'signed-in',
    'session',
    'frame',
    'dashboard-screen',
    'workouts-screen',
    'workout-facts',
    'restricted-screen',
    'execution',
    'database',
    'begin-session',
  )
/** Files that nothing on the way shows: names of exercises, words of notices that few people see. */
const notOnTheWay = () =>
  builtScripts(
    'exercise-library',
    ...LOCALES.flatMap((locale) => [
      `domain-exercise-library-texts-${locale}-library`,
      `data-${locale}`,
      `subscription-${locale}`,
    ]),
  )
/** Code that no screen of the way needs. */
const forLater = () => builtScripts('connected', 'tidy-up', 'service-worker', 'keep-still', 'replication.worker')
const REPLICATION = /\/api\/sync\/(slices|pull|push|stream)/

/** Every address that this context asks for from now on, whoever asks. */
function asked(page: Page): readonly string[] {
  const urls: string[] = []
  page.context().on('request', (request) => urls.push(request.url()))
  return urls
}

/** What the page has fetched over the line since then: a style sheet may be asked for again, of the browser's own cache. */
const fetchedSince = (page: Page, startMs: number) =>
  page.evaluate((since) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries.filter((entry) => entry.startTime >= since && entry.transferSize > 0).map(({ name }) => name)
  }, startMs)

const haveLoaded = (page: Page) => expect.poll(() => isLockHeld(page, PAGE_FIRST_LOCK)).toBe(false)

const isRegistered = (page: Page) => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration()))

test('everything from the login to an empty workout is fetched before anybody signs in', async ({
  server,
  newDevice,
}) => {
  const { page } = await newDevice({ serviceWorkers: 'block' })
  const lifter = await lifterAt(page, server)
  const address = newEmail()
  await lifter.signUp(address)
  await lifter.signOut()

  const before = asked(page)
  // The app has more files than a browser remembers by itself.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(5_000))
  await page.goto(`${server.url}/auth/login`)
  await expect(page.locator('#still')).toHaveCount(0)
  await haveLoaded(page)
  const pathOf = (url: string) => new URL(url).pathname
  const unneeded = notOnTheWay()
  expect(before.filter((url) => unneeded.test(pathOf(url)))).toEqual([])
  const beginMs = await page.evaluate(() => performance.now())
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
  const fetched = (await fetchedSince(page, beginMs)).map(pathOf)
  // The words of notices come late: the list is not empty for want of entries.
  expect(fetched.filter((path) => path.startsWith('/assets/'))).not.toEqual([])
  const needed = onTheWay()
  expect(fetched.filter((path) => needed.test(path))).toEqual([])
})

test('the site’s first page is read, and left, before anything else of it has come', async ({ server, newDevice }) => {
  const { page, context } = await newDevice({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) await released
    await route.continue().catch(() => undefined)
  })
  const urls = asked(page)
  await page.goto(`${server.url}/`, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  // Of its own stylesheet, which the policy admits.
  await expect(heading).toHaveCSS('line-height', await heading.evaluate((it) => getComputedStyle(it).fontSize))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('img').first()).toBeVisible()
  expect(urls.filter((url) => url.includes('/pictures/'))).toEqual([])
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click({ noWaitAfter: true })
  await expect(page).toHaveURL(/auth\/login/)
  release()
})

test('the site’s pictures come, once its script has', async ({ server, newDevice }) => {
  const { page } = await newDevice({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  await page.goto(`${server.url}/`)
  const pictures = await page.locator('picture img').all()
  expect(pictures.length).toBeGreaterThan(1)
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.currentSrc)).toContain('/pictures/')
  }
})

test('the login is typed into before any script has come', async ({ server, newDevice }) => {
  const { page, context } = await newDevice({ locale: 'en-US' })
  await context.route(/\.js$/, () => undefined)
  await page.goto(`${server.url}/auth/login`, { waitUntil: 'commit' })
  await page.getByLabel('Email', { exact: true }).fill('ana@example.com')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
})

test('who signs in knows what is open to them, without asking', async ({ server, newDevice }) => {
  const { page, context } = await newDevice({ serviceWorkers: 'block' })
  await context.route(/\/api\/(subscriptions|sync)\//, () => undefined)
  const lifter = await lifterAt(page, server)
  await lifter.signUp(newEmail())
  const statement = () => page.evaluate(() => JSON.parse(localStorage.getItem('barra.subscription') ?? '{}').token)
  await expect.poll(statement).toMatch(/^ey/)
})

test('the worker is registered and the history fetched only after the next screens', async ({ server, newDevice }) => {
  const { page, context } = await newDevice()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route(builtScripts('begin-session'), async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  const urls = asked(page)
  const lifter = await lifterAt(page, server)
  await lifter.signUp(newEmail())
  // The registration, and the exchange with the server.
  await expect.poll(() => waitingForLock(page, PAGE_FIRST_LOCK)).toBeGreaterThanOrEqual(2)
  expect(await isRegistered(page)).toBe(false)
  const later = forLater()
  expect(urls.filter((url) => REPLICATION.test(url) || later.test(url))).toEqual([])

  release()
  await expect.poll(() => isRegistered(page)).toBe(true)
  await expect.poll(() => urls.some((url) => REPLICATION.test(url))).toBe(true)
})
