import { expect, type Page } from '@playwright/test'
import { newEmail } from '../tooling/credentials.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { PAGE_WITHOUT_SCRIPTS } from './support/service-worker.ts'
import { test } from './support/test.ts'

// A damaged disk has cut a stored file of the app: the start leads to the app all the same, once a network brings the file.

const LOGIN = '/auth/login'
const FIRST_SCRIPT = /^\/assets\/main-[\w-]{8}\.js$/
const APP = /^\/assets\/app-[\w-]{8}\.js$/
const SCREEN = /^\/assets\/exercises-screen-[\w-]{8}\.js$/
const PAGE = /^\/index\.html$/

const email = (page: Page) => page.getByRole('textbox', { name: /mail/i })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Barra couldn’t finish loading.' })
const missing = (page: Page) => page.getByText('Part of Barra is missing from this device.')

/** Leaves this part of a stored file. No page of the app has run before: the browser has no whole copy in memory. */
async function cut(page: Page, url: string, path: RegExp, part: number): Promise<void> {
  await page.goto(`${url}${PAGE_WITHOUT_SCRIPTS}`)
  const count = await page.evaluate(
    async ([wanted, left]) => {
      const cache = await caches.open('barra-precache')
      const damaged = (await cache.keys()).filter((request) => wanted.test(new URL(request.url).pathname))
      for (const request of damaged) {
        const whole = await cache.match(request)
        const content = (await whole?.arrayBuffer()) ?? new ArrayBuffer()
        const headers = whole?.headers ?? {}
        await cache.put(request, new Response(content.slice(0, content.byteLength * left), { headers }))
      }
      return damaged.length
    },
    [path, part] as const,
  )
  expect(count).toBe(1)
}

async function pressReload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load')
  await notice(page)
    .getByRole('button', { name: /Reload/ })
    .click()
  await loaded
}

test('where the first script is cut, the button of the page that says so brings the app', async ({
  server,
  device,
}) => {
  const { page } = await device()
  await cut(page, server.url, FIRST_SCRIPT, 0.5)
  await page.goto(`${server.url}${LOGIN}`)
  await expect(notice(page)).toBeVisible()
  await pressReload(page)
  await expect(email(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('the button works though the worker, of an older version, does not answer', async ({ server, device }) => {
  const { page } = await device()
  await cut(page, server.url, FIRST_SCRIPT, 0.5)
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => undefined
  })
  await page.goto(`${server.url}${LOGIN}`)
  await pressReload(page)
  await expect(notice(page)).toBeVisible()
})

test('a start of which a later script is cut mends itself', async ({ server, device }) => {
  const { page } = await device()
  await cut(page, server.url, APP, 0.5)
  await page.goto(`${server.url}${LOGIN}`)
  await expect(email(page)).toBeVisible()
})

test('a screen of which the script is cut comes, too', async ({ server, device }) => {
  const phone = await device()
  const lifter = await lifterAt(phone.page, server)
  await lifter.signUp(newEmail())
  await phone.close()
  const page = await phone.reopen()
  await cut(page, server.url, SCREEN, 0.5)
  await page.goto(`${server.url}/exercises`)
  await expect(page.getByRole('heading', { name: lifter.say('exercises:title'), level: 1 })).toBeVisible()
})

test('the worker answers a page that asks it once what was cut is stored again', async ({ server, device }) => {
  const { page } = await device()
  await cut(page, server.url, FIRST_SCRIPT, 0.5)
  const [url = '', content] = await page.evaluate(async (wanted) => {
    const { port1: ours, port2: theirs } = new MessageChannel()
    const answered = new Promise((resolve) => {
      ours.onmessage = resolve
    })
    navigator.serviceWorker.controller?.postMessage({ type: 'CHECK_FILES', isThorough: true }, [theirs])
    await answered
    const cache = await caches.open('barra-precache')
    const script = (await cache.keys()).find((request) => wanted.test(new URL(request.url).pathname))
    return script ? [script.url, await (await cache.match(script))?.text()] : []
  }, FIRST_SCRIPT)
  expect(content).toBe(await (await page.request.get(url)).text())
})

test('a script that is cut comes without a network from what the browser has itself', async ({ ownServer, device }) => {
  const server = await ownServer()
  const { page } = await device()
  await cut(page, server.url, FIRST_SCRIPT, 0.5)
  await server.stop()
  await page.goto(`${server.url}${LOGIN}`)
  await pressReload(page)
  await expect(email(page)).toBeVisible()
})

test('a script that is cut and nowhere on the device comes with the network', async ({ ownServer, device }) => {
  const server = await ownServer()
  const { page, context } = await device()
  await cut(page, server.url, FIRST_SCRIPT, 0.5)
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await server.stop()
  await page.goto(`${server.url}${LOGIN}`)
  await pressReload(page)
  await expect(notice(page)).toBeVisible()
  await server.restart()
  await pressReload(page)
  await expect(email(page)).toBeVisible()
})

for (const part of [0, 0.5]) {
  test(`a page of which ${part * 100} % are left is not shown`, async ({ server, device }) => {
    const { page } = await device()
    await cut(page, server.url, PAGE, part)
    await page.goto(`${server.url}${LOGIN}`)
    await expect(email(page)).toBeVisible()
  })
}

test('a page that is cut says without a network what is missing, and comes with one', async ({ ownServer, device }) => {
  const server = await ownServer()
  const { page } = await device()
  await cut(page, server.url, PAGE, 0.5)
  await server.stop()
  await page.goto(`${server.url}${LOGIN}`)
  await expect(missing(page)).toBeVisible()
  await server.restart()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(email(page)).toBeVisible()
})
