import { expect, type Page, type Worker } from '@playwright/test'
import { pullAll } from '../tooling/api.ts'
import { shiftClock } from '../tooling/clock.ts'
import { type Lifter, lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { storedSets } from '../tooling/stored.ts'
import { PAGE_WITHOUT_SCRIPTS } from './support/service-worker.ts'
import { test } from './support/test.ts'

// Known ways for such apps to lose a set, each on a real device.

const DAY_MS = 86_400_000

test('sets logged while a clock was set back by two days are still sent', async ({ ownServer, device }) => {
  const server = await ownServer()
  const person = await aPerson(server)
  const phone = await device()
  await shiftClock(phone.context, DAY_MS)
  const before = await lifterAt(phone.page, server)
  await before.logIn(person.email)
  await before.startWorkout(WORKOUT)
  await before.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await expect(before.tick(BENCH, 1, 'server')).toBeVisible()
  await before.isInstalled()

  await server.stop()
  await phone.close()
  await phone.reopen()
  await shiftClock(phone.context, -DAY_MS)
  const offline = await lifterAt(phone.page, server)
  await offline.continueWorkout(WORKOUT)
  await offline.logSet(BENCH, 2, { weight: '82.5', reps: '7' })
  await phone.kill()

  await server.restart()
  await phone.reopen()
  await shiftClock(phone.context, -DAY_MS)
  const after = await lifterAt(phone.page, server)
  await after.continueWorkout(WORKOUT)
  await expect(after.tick(BENCH, 1, 'server')).toBeVisible()
  await expect(after.tick(BENCH, 2, 'server')).toBeVisible()
  const there = JSON.stringify(await pullAll(server, person, 'sessions'))
  expect(there).toContain('82.5')
})

async function workerOf(page: Page): Promise<Worker> {
  const found = () => page.workers().find((worker) => worker.url().includes('replication'))
  await expect.poll(found).toBeDefined()
  const worker = found()
  if (!worker) throw new Error('the page has no worker')
  return worker
}

async function killWorker(page: Page): Promise<void> {
  const worker = await workerOf(page)
  const closed = worker.waitForEvent('close')
  await worker.evaluate(() => close())
  await closed
}

/** The worker lives and keeps its lock but does nothing, like those of frozen tabs. */
async function freezeWorker(page: Page): Promise<void> {
  const worker = await workerOf(page)
  const never = worker.evaluate(() => {
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true })
    Atomics.wait(new Int32Array(buffer), 0, 0)
  })
  never.catch(() => undefined)
}

async function training(page: Page, server: { readonly url: string }, email: string): Promise<Lifter> {
  const lifter = await lifterAt(page, server)
  await lifter.logIn(email)
  await lifter.startWorkout(WORKOUT)
  await lifter.logSet(BENCH, 1, { weight: '80', reps: '8' })
  await expect(lifter.tick(BENCH, 1, 'server')).toBeVisible()
  return lifter
}

test('when the worker that replicates dies, sets still reach the server', async ({ server, device }) => {
  const { email } = await aPerson(server)
  const { page } = await device()
  const lifter = await training(page, server, email)
  await killWorker(page)
  await lifter.logSet(BENCH, 2, { weight: '82.5', reps: '7' })
  await expect(lifter.tick(BENCH, 2, 'server')).toBeVisible()
})

/** The browser's name for the worker that replicates. */
function leader(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.find(({ name }) => name?.startsWith('barra-replicate-'))?.clientId
  })
}

test('the visible tab takes over from a frozen one', async ({ server, device }) => {
  const { email } = await aPerson(server)
  const phone = await device()
  await training(phone.page, server, email)
  const other = await lifterAt(await phone.context.newPage(), server)
  await other.continueWorkout(WORKOUT)
  await expect(other.tick(BENCH, 1, 'server')).toBeVisible()
  const before = await leader(other.page)

  await freezeWorker(phone.page)
  await other.logSet(BENCH, 2, { weight: '82.5', reps: '7' })
  // The browser fires this when a person returns to a tab.
  await other.page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(other.tick(BENCH, 2, 'server')).toBeVisible()
  expect(await leader(other.page)).not.toBe(before)
})

test('an old version refuses migrated data, and changes nothing', async ({ server, device }) => {
  const { email } = await aPerson(server)
  const phone = await device()
  const lifter = await training(phone.page, server, email)
  await lifter.isInstalled()
  await lifter.goTo(PAGE_WITHOUT_SCRIPTS)
  // The next release's migration of the documents.
  await lifter.page.evaluate(async () => {
    const { uid } = JSON.parse(localStorage.getItem('barra.account') ?? '{}') as { uid: string }
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open(`rxdb-dexie-barra-${uid}--0--_rxdb_internal`))
    const store = database.transaction('docs', 'readwrite').objectStore('docs')
    const rows = (await settled(store.getAll())) as { id: string; key: string; data: { version: number } }[]
    const sessions = rows.find(({ key }) => key === 'sessions-0')
    if (!sessions) throw new Error('no record of the collection')
    const next = { ...sessions, id: sessions.id.replace('-0', '-1'), key: 'sessions-1' }
    await settled(store.put({ ...next, data: { ...sessions.data, version: 1 } }))
    database.close()
  })
  await lifter.goTo('/dashboard')
  await expect(lifter.page.getByRole('heading', { name: lifter.say('app:storage.outdated.title') })).toBeVisible()
  await expect(lifter.page.getByText(lifter.say('app:storage.outdated.text'))).toBeVisible()
  expect((await storedSets(lifter.page)).filter(({ completedAt }) => completedAt !== null)).toHaveLength(1)
})
