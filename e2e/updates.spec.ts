import { rmSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { BUSY_LOCK } from '../src/platform/updates/busy-lock.ts'
import { type Server, THE_BUILD } from '../tooling/server.ts'
import { BUILD_OF_PAGE, makeNextBuild } from './support/next-build.ts'
import { isLockHeld, untilInstalled, untilNextWaits } from './support/service-worker.ts'
import { test } from './support/test.ts'

// The service worker and updates, with two builds and a server that really stops.

let nextBuild: string
test.beforeAll(() => {
  nextBuild = makeNextBuild(THE_BUILD)
})
test.afterAll(() => rmSync(nextBuild, { recursive: true }))

/** Deploys the next build, and lets the page notice as after any outage. */
async function deployNext(server: Server, page: Page): Promise<void> {
  await server.stop()
  await server.restart(nextBuild)
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

const build = (page: Page) => page.evaluate<string>(BUILD_OF_PAGE)
const email = (page: Page) => page.getByRole('textbox', { name: /mail/i })

// proves 1.12
test('after one visit the app opens without a server, in a browser that starts cold', async ({
  ownServer,
  newDevice,
}) => {
  const server = await ownServer()
  const phone = await newDevice()
  await phone.page.goto(`${server.url}/auth/login`)
  await untilInstalled(phone.page)
  await server.stop()
  await phone.close()

  const page = await phone.reopen()
  await page.goto(`${server.url}/auth/login`)
  await expect(email(page)).toBeVisible()
  // A deep address is a screen too; only the API is unavailable offline.
  await page.goto(`${server.url}/workouts`)
  await expect(email(page)).toBeVisible()
  const api = page.evaluate(() => fetch('/api/health').then(({ status }) => status))
  await expect(api).rejects.toThrow(/Failed to fetch|NetworkError/)
})

test('only the app itself is cached: no API response, no configuration', async ({ server, newDevice }) => {
  const { page } = await newDevice()
  await page.goto(`${server.url}/auth/login`)
  await untilInstalled(page)
  await page.reload()
  await expect(email(page)).toBeVisible()
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caches_.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/index.html')
  expect(kept.filter((path) => /^\/(api|config|builds|sw)/.test(path))).toEqual([])
})

test('a page loaded past the service worker is taken over, and works offline from then on', async ({
  server,
  device,
  engine,
}) => {
  test.skip(engine !== 'chromium', 'only Chromium can be told to load past the worker')
  const { page, context } = await device()
  await page.goto(`${server.url}/auth/login`)
  await untilInstalled(page)
  const devtools = await context.newCDPSession(page)
  // As a reload with shift does; and, by chance, a page that loads while the first worker takes over.
  const loaded = page.waitForEvent('load')
  await devtools.send('Page.reload', { ignoreCache: true })
  await loaded
  await untilInstalled(page)
})

// proves 4.36
test('a new version activates by itself when everybody is idle', async ({ ownServer, device }) => {
  const server = await ownServer()
  const { page } = await device()
  await page.goto(`${server.url}/auth/login`)
  await untilInstalled(page)
  expect(await build(page)).toBe('first')

  await deployNext(server, page)
  await expect.poll(() => build(page).catch(() => 'reloading')).toBe('next')
})

// proves 4.36
test('a field in use prevents a reload; afterwards the version activates', async ({ ownServer, device }) => {
  const server = await ownServer()
  const { page } = await device()
  await page.clock.install()
  await page.goto(`${server.url}/auth/login`)
  await untilInstalled(page)
  await email(page).fill('ana@exam')

  await deployNext(server, page)
  await untilNextWaits(page)
  await page.clock.runFor('05:00')
  expect(await build(page)).toBe('first')
  await expect(email(page)).toHaveValue('ana@exam')

  await email(page).blur()
  await page.clock.runFor('00:05')
  await expect.poll(() => build(page).catch(() => 'reloading')).toBe('next')
})

// proves 4.36
test('a workout running in one tab prevents updates in all', async ({ ownServer, device }) => {
  const server = await ownServer()
  const { page, context } = await device()
  await page.clock.install()
  await page.goto(`${server.url}/auth/login`)
  await untilInstalled(page)
  const workout = await context.newPage()
  await workout.goto(`${server.url}/test-workout-v2`)
  await expect.poll(() => isLockHeld(workout, BUSY_LOCK)).toBe(true)

  await page.bringToFront()
  await deployNext(server, page)
  await untilNextWaits(page)
  await page.clock.runFor('05:00')
  expect(await build(page)).toBe('first')
  expect(await build(workout)).toBe('first')

  await workout.close()
  // The browser releases the other tab's lock eventually; the page checks every second of its clock.
  const buildLater = async () => {
    await page.clock.runFor('00:01')
    return build(page)
  }
  await expect.poll(() => buildLater().catch(() => 'reloading')).toBe('next')
})

test('a server with a faulty worker file changes nothing', async ({ server, device }) => {
  const { page, context } = await device()
  await page.goto(`${server.url}/auth/login`)
  await untilInstalled(page)
  // A captive portal: 200 with its own page for everything.
  await context.route('**/sw.js', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' }))
  const asked = page.waitForRequest('**/sw.js')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await asked
  await page.reload()
  await expect(email(page)).toBeVisible()
})
