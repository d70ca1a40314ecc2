import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { BUSY_LOCK } from '../src/platform/updates/busy-lock.ts'
import { newEmail } from '../tooling/credentials.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { THE_BUILD } from '../tooling/server.ts'
import { BUILD_OF_PAGE, makeNextBuild } from './support/next-build.ts'
import {
  isLockHeld,
  PAGE_WITHOUT_SCRIPTS,
  untilInstallationFailed,
  untilInstalled,
  untilNextWaits,
} from './support/service-worker.ts'
import { test } from './support/test.ts'

// How the app gets onto the device: in one bundle, file by file where the bundle fails, and only what changed.

const folders: string[] = []
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A build whose bundle is another than its service worker expects. */
function buildWithBundle(change: (bundle: Buffer) => Buffer): string {
  const dist = mkdtempSync(join(tmpdir(), 'barra-bundle-'))
  folders.push(dist)
  cpSync(THE_BUILD, dist, { recursive: true })
  for (const name of readdirSync(join(dist, 'bundles'))) {
    const path = join(dist, 'bundles', name)
    if (name.endsWith('.bin')) writeFileSync(path, change(readFileSync(path)))
    else rmSync(path)
  }
  return dist
}

/** Every stored file: its path, and the first 8 characters of its content's hash. */
async function storedFiles(page: Page): Promise<ReadonlyMap<string, string>> {
  const entries = await page.evaluate(async () => {
    const cache = await caches.open('barra-precache')
    return Promise.all(
      (await cache.keys()).map(async (request) => {
        const response = await cache.match(request)
        const digest = await crypto.subtle.digest('SHA-256', (await response?.arrayBuffer()) ?? new ArrayBuffer())
        const text = btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 6)))
        return [new URL(request.url).pathname, text.replaceAll('+', '-').replaceAll('/', '_')] as const
      }),
    )
  })
  return new Map(entries)
}

/** The same files as the service worker of a build lists them. */
function listedFiles(dist: string): ReadonlyMap<string, string> {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  return new Map(
    Array.from(worker.matchAll(/\["(\/[^"]+)","([\w-]{8})",\d+\]/g), ([, path = '', hash = '']) => [path, hash]),
  )
}

const email = (page: Page) => page.getByRole('textbox', { name: /mail/i })

test('the bundle brings what the first screens do not need, and every file is what it should be', async ({
  server,
  newDevice,
}) => {
  const { page, context } = await newDevice()
  const fetched = new Set<string>()
  context.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname))
  await page.goto(`${server.url}/auth/login`)
  await untilInstalled(page)
  expect([...fetched].filter((path) => path.startsWith('/bundles/'))).toHaveLength(1)
  const listed = listedFiles(THE_BUILD)
  expect(fetched.size).toBeLessThan(listed.size / 2)
  expect(await storedFiles(page)).toEqual(listed)
  // A worker obeys the policy that its script comes with.
  const policies = await page.evaluate(async () => {
    const cache = await caches.open('barra-precache')
    const scripts = (await cache.keys()).filter(({ url }) => /\.worker-.*\.js$|index\.html/.test(url))
    return Promise.all(
      scripts.map(async (script) => (await cache.match(script))?.headers.get('content-security-policy')),
    )
  })
  expect(policies).toHaveLength(5)
  expect(new Set(policies)).toEqual(new Set([expect.stringContaining("default-src 'none'")]))
  // Chromium keeps the compiled code of scripts that are stored as the network gave them.
  const urls = await page.evaluate(async () => {
    const cache = await caches.open('barra-precache')
    const scripts = (await cache.keys()).filter(({ url }) =>
      /\/assets\/(?:app|storage|execution)-[\w-]{8}\.js$/.test(url),
    )
    return Promise.all(scripts.map(async (script) => [script.url, (await cache.match(script))?.url] as const))
  })
  expect(urls).toHaveLength(3)
  for (const [script, response] of urls) expect(response).toBe(script)
})

for (const { fault, change } of [
  { fault: 'is cut in the middle', change: (bundle: Buffer) => bundle.subarray(0, bundle.length / 2) },
  {
    fault: 'has wrong bytes',
    change: (bundle: Buffer) => {
      const wrong = Buffer.from(bundle)
      // Somewhere in every tenth of it.
      for (let at = 100; at < wrong.length; at += Math.ceil(wrong.length / 10)) wrong[at] = (wrong[at] ?? 0) ^ 1
      return wrong
    },
  },
  { fault: "is a captive portal's page", change: () => Buffer.from('<h1>Hotel Wi-Fi</h1>') },
]) {
  test(`where the bundle ${fault}, nothing wrong is kept, and the app still works offline`, async ({
    ownServer,
    newDevice,
  }) => {
    const dist = buildWithBundle(change)
    const server = await ownServer({ dist })
    const { page } = await newDevice()
    await page.goto(`${server.url}/auth/login`)
    await untilInstalled(page)
    expect(await storedFiles(page)).toEqual(listedFiles(dist))
    await server.stop()
    // Parts of it were in the bundle.
    await page.goto(`${server.url}/test-workout-v2`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${server.url}/auth/login`)
    await expect(email(page)).toBeVisible()
  })
}

test('a file that is wrong on the server as well is not kept, and the app is stored once it is right', async ({
  ownServer,
  newDevice,
}) => {
  const dist = buildWithBundle(() => Buffer.from(''))
  const [wrong = ''] = [...listedFiles(dist).keys()].filter((path) => path.startsWith('/assets/plans-screen-'))
  const right = readFileSync(join(dist, wrong))
  for (const ending of ['', '.br', '.gz'])
    if (existsSync(join(dist, wrong + ending))) rmSync(join(dist, wrong + ending))
  writeFileSync(join(dist, wrong), 'half of it')
  const server = await ownServer({ dist })
  const { page } = await newDevice()
  await page.goto(`${server.url}/auth/login`)
  await untilInstallationFailed(page)
  const before = await storedFiles(page)
  expect(before.has(wrong)).toBe(false)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()

  writeFileSync(join(dist, wrong), right)
  await page.reload()
  await untilInstalled(page)
  expect(await storedFiles(page)).toEqual(listedFiles(dist))
})

test('an update fetches the files that changed, and open pages keep their own version', async ({
  ownServer,
  newDevice,
}) => {
  const next = makeNextBuild(THE_BUILD)
  folders.push(next)
  const server = await ownServer()
  const { page, context } = await newDevice()
  await page.goto(`${server.url}/auth/login`)
  await untilInstalled(page)
  // A running workout: nobody takes its version away.
  await page.goto(`${server.url}/test-workout-v2`)
  await expect.poll(() => isLockHeld(page, BUSY_LOCK)).toBe(true)
  // Whatever else was asked for would not be there.
  for (const folder of ['assets', 'bundles', 'icons']) rmSync(join(next, folder), { recursive: true })
  await server.stop()
  await server.restart(next)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await untilNextWaits(page)

  // Another tab, while the new version waits: the old page, its scripts and its words.
  const other = await context.newPage()
  await other.goto(`${server.url}/auth/login`)
  await expect(email(other)).toBeVisible()
  expect(await other.evaluate<string>(BUILD_OF_PAGE)).toBe('first')
  expect(await page.evaluate<string>(BUILD_OF_PAGE)).toBe('first')
})

test('what an earlier worker stored under keys of its own is taken over', async ({ server, newDevice }) => {
  const { page, context } = await newDevice()
  const listed = [...listedFiles(THE_BUILD)]
  const isNamedByContent = (path: string) => path.startsWith('/assets/')
  // A page without a worker.
  await page.goto(`${server.url}${PAGE_WITHOUT_SCRIPTS}`)
  const planted = listed.map(([path, hash]) => [path, isNamedByContent(path) ? path : `${path}?${hash}`] as const)
  await page.evaluate(async (files) => {
    const cache = await caches.open('barra-precache')
    for (const [path, key] of files) await cache.put(key, await fetch(path, { cache: 'no-store' }))
  }, planted)
  const fetchedByWorker = new Set<string>()
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.serviceWorker() && pathname !== '/sw.js') fetchedByWorker.add(pathname)
  })
  await page.goto(`${server.url}/auth/login`)
  await untilInstalled(page)
  const others = listed.filter(([path]) => !isNamedByContent(path))
  expect([...fetchedByWorker].toSorted()).toEqual(others.map(([path]) => path).toSorted())
  const keys = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('barra-precache')).keys()
      return requests.map(({ url }) => url.slice(location.origin.length)).toSorted()
    })
  const wanted = listed.map(([path, hash]) => (isNamedByContent(path) ? path : `${path}?__WB_REVISION__=${hash}`))
  await expect.poll(keys).toEqual(wanted.toSorted())
})

test('a first visit says how much of the app is stored, until all of it is', async ({ ownServer, newDevice }) => {
  const server = await ownServer()
  const { page, context } = await newDevice()
  // The bundle waits, as on a slow line.
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await context.route('**/bundles/*.bin', async (route) => {
    await arrived
    await route.continue()
  })
  const lifter = await lifterAt(page, server)
  await lifter.signUp(newEmail())
  await expect(page.getByText(/^Saved for offline use: [1-9]\d?%$/).first()).toBeVisible()
  arrive()
  await untilInstalled(page)
  await expect(page.getByText(/Saved for offline use/)).toHaveCount(0)
})

/** Removes a stored file as a browser does that is short of space, or a damaged disk. */
const evict = (page: Page, start: string) =>
  page.evaluate(async (prefix) => {
    const cache = await caches.open('barra-precache')
    const evicted = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(prefix))
    await Promise.all(evicted.map((request) => cache.delete(request)))
    return evicted.length
  }, start)

test('stored files that are gone are fetched again, and until then the app does not call itself ready', async ({
  ownServer,
  newDevice,
}) => {
  const dist = buildWithBundle((bundle) => bundle)
  const [missing = ''] = [...listedFiles(dist).keys()].filter((path) => path.startsWith('/assets/plans-screen-'))
  const server = await ownServer({ dist })
  const { page } = await newDevice()
  const lifter = await lifterAt(page, server)
  await lifter.signUp(newEmail())
  await untilInstalled(page)
  const said = (text: string) => page.getByText(text, { exact: true }).first()

  await test.step('a screen asked for offline says that a part is missing', async () => {
    expect(await evict(page, '/index.html')).toBe(1)
    await server.stop()
    await page.goto(`${server.url}/workouts`)
    await expect(page.getByText('Part of Barra is missing from this device.')).toBeVisible()
  })
  await test.step('with a connection, the page comes back and is stored', async () => {
    await server.restart()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect.poll(async () => (await storedFiles(page)).has('/index.html')).toBe(true)
  })
  const contents = readFileSync(join(dist, missing))
  await test.step('a file that the server lacks as well keeps the app from being ready', async () => {
    for (const ending of ['', '.br', '.gz']) rmSync(join(dist, missing + ending), { force: true })
    expect(await evict(page, missing)).toBe(1)
    await page.reload()
    await expect(said('Not yet')).toBeVisible()
    await expect(said('Saved for offline use: 99%')).toBeVisible()
  })
  await test.step('once every file is stored, it is ready', async () => {
    writeFileSync(join(dist, missing), contents)
    await page.reload()
    await expect.poll(() => storedFiles(page)).toEqual(listedFiles(dist))
    await expect(said('Saved for offline use: 99%')).toHaveCount(0)
  })
})

test('no script or style changes with the id of the build, so that an update leaves it as it is', () => {
  const page = readFileSync(join(THE_BUILD, 'index.html'), 'utf8')
  const [, id = ''] = /<html[^>]* data-build="(\w{12})"/.exec(page) ?? []
  expect(JSON.parse(readFileSync(join(THE_BUILD, 'builds/latest.json'), 'utf8')).id).toBe(id)
  const scripts = [...listedFiles(THE_BUILD).keys()].filter((path) => /\.(js|css)$/.test(path))
  expect(scripts.length).toBeGreaterThan(100)
  expect(scripts.filter((path) => readFileSync(join(THE_BUILD, path), 'utf8').includes(id))).toEqual([])
})
