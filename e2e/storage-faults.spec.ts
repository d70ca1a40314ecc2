import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../tooling/credentials.ts'
import type { Device } from '../tooling/device.ts'
import type { Figures } from '../tooling/engines/engine-lifter.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, ROW, WORKOUT } from '../tooling/person.ts'
import type { Server } from '../tooling/server.ts'
import { storedSets } from '../tooling/stored.ts'
import { PAGE_WITHOUT_SCRIPTS } from './support/service-worker.ts'
import { test } from './support/test.ts'

// The disk refuses, or the browser evicts data: no tick is wrong, and no input is lost.

/** A running workout with one set that the server has. */
async function training(server: Server, phone: Device): Promise<Lifter> {
  const { email } = await aPerson(server)
  const lifter = await lifterAt(phone.page, server)
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
  return lifter
}

/**
 * The same workout on a phone with a full disk. The app is reopened, because the browser keeps using previously granted
 * room.
 */
async function trainingOnFullDisk(server: Server, phone: Device): Promise<Lifter> {
  await training(server, phone)
  await phone.close()
  const lifter = await lifterAt(await phone.reopen(), server)
  await allowBytes(lifter.page, server, 1)
  await lifter.continueWorkout(WORKOUT)
  return lifter
}

/** Sets the site's storage quota; unlimited by default. */
async function allowBytes(page: Page, server: Server, quotaSize?: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const limit = quotaSize === undefined ? {} : { quotaSize }
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.url, ...limit })
}

/** Types and ticks a set that the disk will not take. */
async function logUnsaved(lifter: Lifter, set: number, figures: Figures, exercise = BENCH): Promise<void> {
  await lifter.typeFigures(exercise, set, figures)
  await lifter
    .keypad()
    .getByRole('button', { name: lifter.say('execution:key.doneLabel') })
    .click()
  await expect(lifter.tick(exercise, set, 'failed')).toBeVisible()
}

test('on a full disk a set shows as unsaved, and is saved as soon as there is room', async ({ server, device }) => {
  const lifter = await trainingOnFullDisk(server, await device())
  await logUnsaved(lifter, 2, { weight: '82.5', reps: '7' })
  await expect(lifter.page.getByText(lifter.say('execution:unsaved.full'))).toBeVisible()
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
  expect((await storedSets(lifter.page)).filter(({ completedAt }) => completedAt !== null)).toHaveLength(1)

  await allowBytes(lifter.page, server)
  await lifter.page.getByRole('button', { name: lifter.say('shared:retry'), exact: true }).click()
  await lifter.hasLogged(BENCH, 2)
  await expect(lifter.page.getByText(lifter.say('execution:unsaved.title'))).toBeHidden()
  await expect(lifter.tick(BENCH, 2, 'server')).toBeVisible()
  expect(await storedSets(lifter.page)).toContainEqual(
    expect.objectContaining({ weight: { value: 82.5, unit: 'kg' }, reps: 7, completedAt: expect.any(String) }),
  )
})

test('sets refused by a full disk are restored after the tab crashed', async ({ server, device }) => {
  const phone = await device()
  const lifter = await trainingOnFullDisk(server, phone)
  await logUnsaved(lifter, 2, { weight: '82.5', reps: '7' })
  await expect(lifter.page.getByText(lifter.say('execution:unsaved.copy'))).toBeVisible()
  const again = await lifterAt(await phone.context.newPage(), server)
  const crashed = lifter.page.waitForEvent('crash')
  // The crashed page cannot respond.
  void (await phone.context.newCDPSession(lifter.page)).send('Page.crash').catch(() => undefined)
  await crashed

  await again.continueWorkout(WORKOUT)
  await expect(again.page.getByText(again.say('execution:recovered'))).toBeVisible()
  // The disk is still full, and saved sets are unaffected.
  await expect(again.tick(BENCH, 2, 'failed')).toBeVisible()
  await again.hasLogged(BENCH, 1)
  await allowBytes(again.page, server)
  await expect(again.tick(BENCH, 2, 'server')).toBeVisible()
  expect((await storedSets(again.page)).filter(({ completedAt }) => completedAt !== null)).toHaveLength(2)
})

test('three sets on a full disk are restored after killing the browser immediately', async ({ server, device }) => {
  const phone = await device()
  const lifter = await trainingOnFullDisk(server, phone)
  await logUnsaved(lifter, 2, { weight: '82.5', reps: '7' })
  await logUnsaved(lifter, 3, { weight: '85', reps: '6' })
  await logUnsaved(lifter, 1, { weight: '60', reps: '9' }, ROW)
  await expect(lifter.page.getByRole('alert').getByText(lifter.say('execution:unsaved.copy'))).toBeVisible()
  await phone.kill()

  const again = await lifterAt(await phone.reopen(), server)
  await allowBytes(again.page, server, 1)
  await again.continueWorkout(WORKOUT)
  await expect(again.page.getByText(again.say('execution:recovered'))).toBeVisible()
  await expect(again.tick(BENCH, 2, 'failed')).toBeVisible()
  await expect(again.tick(BENCH, 3, 'failed')).toBeVisible()
  await expect(again.tick(ROW, 1, 'failed')).toBeVisible()
  await allowBytes(again.page, server)
  await again.hasLogged(ROW, 1)
  await expect(again.page.getByRole('alert')).toBeHidden()
  expect((await storedSets(again.page)).filter(({ completedAt }) => completedAt !== null)).toHaveLength(4)
})

test('without a second copy, the alert says that the sets are only on screen', async ({ server, device }) => {
  const phone = await device()
  const lifter = await trainingOnFullDisk(server, phone)
  // As on a device that was full before the first workout, or without such a store.
  await lifter.page.evaluate(async () => {
    const name = 'barra-second-copies'
    const folder = await navigator.storage.getDirectory()
    await navigator.locks.request(name, () => folder.removeEntry(name))
  })
  await logUnsaved(lifter, 2, { weight: '82.5', reps: '7' })
  const alert = lifter.page.getByRole('alert')
  await expect(alert.getByText(lifter.say('execution:unsaved.title'))).toBeVisible()
  await expect(alert.getByText(lifter.say('execution:unsaved.onlyHere'))).toBeVisible()
  await expect(alert.getByText(lifter.say('execution:unsaved.copy'))).toBeHidden()

  await allowBytes(lifter.page, server)
  await lifter.hasLogged(BENCH, 2)
  await expect(alert).toBeHidden()
})

test('on a full disk every store of the browser but a file that has its room refuses a few bytes', async ({
  server,
  device,
}) => {
  const phone = await device()
  const lifter = await trainingOnFullDisk(server, phone)
  const refusals = await lifter.page.evaluate(async () => {
    const text = 'set '.repeat(1_000)
    const stores: Readonly<Record<string, () => Promise<unknown>>> = {
      'IndexedDB, strict': () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('measured')
          opening.onupgradeneeded = () => opening.result.createObjectStore('texts')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const writing = opening.result.transaction('texts', 'readwrite', { durability: 'strict' })
            writing.objectStore('texts').put(text, 1)
            writing.oncomplete = resolve
            writing.onabort = () => reject(writing.error)
          }
        }),
      'Cache Storage': async () => (await caches.open('measured')).put('/measured', new Response(text)),
      'a new file': async () => {
        const folder = await navigator.storage.getDirectory()
        const file = await (await folder.getFileHandle('measured', { create: true })).createWritable()
        await file.write(text)
        await file.close()
      },
    }
    const answers = Object.entries(stores).map(async ([name, store]) => [
      name,
      await store().then(
        () => 'taken',
        (cause: unknown) => (cause instanceof DOMException ? cause.name : String(cause)),
      ),
    ])
    return Object.fromEntries(await Promise.all(answers)) as Record<string, string>
  })
  expect(refusals).toEqual({
    'IndexedDB, strict': 'QuotaExceededError',
    'Cache Storage': 'QuotaExceededError',
    'a new file': 'QuotaExceededError',
  })
})

/** Types and ticks a set, whatever the tick shows. */
async function tryToLog(lifter: Lifter, set: number, figures: Figures): Promise<void> {
  await lifter.typeFigures(BENCH, set, figures)
  await lifter
    .keypad()
    .getByRole('button', { name: lifter.say('execution:key.doneLabel') })
    .click()
  await lifter
    .tick(BENCH, set, 'device')
    .or(lifter.tick(BENCH, set, 'failed'))
    .or(lifter.tick(BENCH, set, 'server'))
    .waitFor()
}

test('when the browser throws everything away, no tick is false, and the server brings it back', async ({
  server,
  device,
}) => {
  const phone = await device()
  const lifter = await training(server, phone)
  const devtools = await phone.context.newCDPSession(lifter.page)
  await devtools.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'indexeddb' })
  await expect(lifter.page.getByText(lifter.say('app:health.lost.title'))).toBeVisible()
  await tryToLog(lifter, 2, { weight: '82.5', reps: '7' })

  await lifter.page.reload()
  await lifter.hasLogged(BENCH, 1)
  await lifter.hasLogged(BENCH, 2)
  // The sign-in record was evicted as well: only the server asks for the password.
  await lifter.goTo('/outbox')
  await lifter.page.getByRole('link', { name: lifter.say('outbox:signIn') }).click()
  await lifter.page.getByLabel(lifter.say('auth:password'), { exact: true }).fill(PASSWORD)
  await lifter.page.getByRole('button', { name: lifter.say('auth:again.submit') }).click()
  await lifter.isSynced()
  await lifter.goTo('/workouts')
  await expect(lifter.page.getByRole('article', { name: WORKOUT })).toBeVisible()
  await lifter.continueWorkout(WORKOUT)
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
  await expect(lifter.tick(BENCH, 2, 'server')).toBeVisible()
})

test('input survives the deletion of the documents in use, and is restored with them', async ({ server, device }) => {
  const phone = await device()
  const lifter = await training(server, phone)
  const elsewhere = await phone.context.newPage()
  await elsewhere.goto(`${server.url}${PAGE_WITHOUT_SCRIPTS}`)
  await elsewhere.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('rxdb-dexie-') ? [name] : []))
    for (const name of names) indexedDB.deleteDatabase(name)
  })
  await expect(lifter.page.getByText(lifter.say('app:health.lost.title'))).toBeVisible()
  await tryToLog(lifter, 2, { weight: '82.5', reps: '7' })

  await lifter.page.reload()
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
  await expect(lifter.tick(BENCH, 2, 'server')).toBeVisible()
  expect((await storedSets(lifter.page)).filter(({ completedAt }) => completedAt !== null)).toHaveLength(2)
})

test('a browser without storage shows an explanation, and nothing looks lost', async ({ server, device }) => {
  const phone = await device()
  const lifter = await training(server, phone)
  await lifter.page.addInitScript(() => {
    // As private windows and strict settings of some browsers do.
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is not allowed.', 'SecurityError')
    }
  })
  await lifter.page.reload()
  await expect(lifter.page.getByRole('heading', { name: lifter.say('app:storage.blocked.title') })).toBeVisible()
  await expect(lifter.page.getByText(lifter.say('app:storage.blocked.text'))).toBeVisible()
  await phone.close()

  const again = await lifterAt(await phone.reopen(), server)
  await again.continueWorkout(WORKOUT)
  await again.hasLogged(BENCH, 1)
})

test("after clearing all site data offline, the screen's content stays, can be saved, and is rewritten", async ({
  ownServer,
  device,
}) => {
  const server = await ownServer()
  const phone = await device({ acceptDownloads: true })
  const lifter = await training(server, phone)
  const { page, say } = lifter
  await lifter.isInstalled()
  await server.stop()
  await lifter.logSet(BENCH, 2, { weight: '82.5', reps: '7' })
  const devtools = await phone.context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'all' })

  const banner = page.getByRole('status').filter({ hasText: say('app:health.lost.title') })
  await expect(banner.getByText(say('app:health.lost.written'))).toBeVisible()
  await expect(page).toHaveURL(/\/execute/)
  await lifter.hasLogged(BENCH, 1)
  await lifter.hasLogged(BENCH, 2)
  await lifter.logSet(BENCH, 3, { weight: '85', reps: '6' })
  const done = async () => (await storedSets(page)).filter(({ completedAt }) => completedAt !== null)
  await expect.poll(async () => (await done()).length).toBe(3)

  await test.step('a file has it', async () => {
    const download = page.waitForEvent('download')
    await banner.getByRole('button', { name: say('app:health.lost.save') }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('82.5')
  })
  await test.step('nothing reloads the page into an error', async () => {
    await page.clock.install()
    await page.clock.fastForward('05:00')
    await lifter.hasLogged(BENCH, 3)
  })
  await test.step('with a network it goes to the server after one password', async () => {
    await server.restart()
    await page.reload()
    await lifter.hasLogged(BENCH, 3)
    await lifter.goTo('/outbox')
    await page.getByRole('link', { name: say('outbox:signIn') }).click()
    await page.getByLabel(say('auth:password'), { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: say('auth:again.submit') }).click()
    await lifter.isSynced()
    await lifter.continueWorkout(WORKOUT)
    for (const set of [1, 2, 3]) await expect(lifter.tick(BENCH, set, 'server')).toBeVisible()
  })
})
