import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { withLock } from '../with-lock.ts'
import { endWithPage } from './end-with-page.ts'
import { followPageLife } from './page-life.ts'
import { startPageWorker } from './page-worker.ts'
import { isStorageStuck } from './stuck-storage.ts'

const NAME = 'page-life'

/** Another page than the one that runs the tests, which must not be reloaded. */
function aPage() {
  const reload = vi.fn()
  const page = Object.assign(new EventTarget(), { location: { reload } })
  // Only what is used of a window.
  followPageLife(page as unknown as Window)
  const happens = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    page.dispatchEvent(new PageTransitionEvent(type, { persisted }))
  return { happens, reload }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('sets')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

function outcomeOf(transaction: IDBTransaction): Promise<'complete' | 'abort'> {
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve('complete')
    transaction.onabort = () => resolve('abort')
  })
}

afterEach(() => {
  indexedDB.deleteDatabase(NAME)
})

test('a page that is put aside aborts its open transactions, and keeps what was committed', async () => {
  const { happens } = aPage()
  const database = await opened()
  const committed = database.transaction('sets', 'readwrite')
  committed.objectStore('sets').put(1, 'saved')
  committed.commit()
  const open = database.transaction('sets', 'readwrite')
  open.objectStore('sets').put(2, 'not yet')
  const outcomes = Promise.all([committed, open].map(outcomeOf))

  happens('pagehide', true)
  expect(await outcomes).toEqual(['complete', 'abort'])
  // Its connections are closed: a later page may do what it likes.
  expect(() => database.transaction('sets')).toThrow('closing')
  happens('pageshow', true)
  const again = await opened()
  const next = again.transaction('sets')
  const keys = next.objectStore('sets').getAllKeys()
  await outcomeOf(next)
  expect(keys.result).toEqual(['saved'])
  again.close()
})

test('a page that is put aside in the middle of an upgrade leaves the database as it was', async () => {
  const { happens } = aPage()
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('sets')
    happens('pagehide', true)
  }
  const outcome = new Promise((resolve) => {
    opening.onsuccess = () => resolve('upgraded')
    opening.onerror = (event) => {
      event.preventDefault()
      resolve(opening.error?.name)
    }
  })
  expect(await outcome).toBe('AbortError')
  happens('pageshow', true)
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME)
})

test('a page that is put aside releases its locks', async () => {
  const { happens } = aPage()
  const held = withLock(NAME, () => new Promise<never>(() => undefined))
  const names = async () => (await navigator.locks.query()).held?.map(({ name }) => name)
  await expect.poll(names).toContain(NAME)

  happens('pagehide', true)
  await expect(held).rejects.toThrow('put aside')
  expect(await names()).not.toContain(NAME)
})

test('a page that is put aside waits for no lock, which it would hold while it is suspended', async () => {
  const { happens } = aPage()
  const { promise: over, resolve: release } = Promise.withResolvers<void>()
  const other = navigator.locks.request(NAME, () => over)
  const work = vi.fn(async () => undefined)
  const waiting = withLock(NAME, work)
  await expect.poll(async () => (await navigator.locks.query()).pending?.map(({ name }) => name)).toContain(NAME)

  happens('pagehide', true)
  await expect(waiting).rejects.toThrow('put aside')
  release()
  await other
  expect(work).not.toHaveBeenCalled()
  expect((await navigator.locks.query()).held?.map(({ name }) => name)).not.toContain(NAME)
  happens('pageshow', true)
  await withLock(NAME, work)
  expect(work).toHaveBeenCalledOnce()
})

test('a page that is put aside ends its workers and everything else that registered, once', () => {
  const { happens } = aPage()
  const url = URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))
  const worker = new Worker(url)
  const terminate = vi.spyOn(worker, 'terminate')
  const [end, forgotten] = [vi.fn(), vi.fn()]
  startPageWorker(() => worker)
  endWithPage(end)
  endWithPage(forgotten)()

  happens('pagehide', true)
  happens('pagehide', true)
  expect(terminate).toHaveBeenCalledOnce()
  expect(end).toHaveBeenCalledOnce()
  expect(forgotten).not.toHaveBeenCalled()
  URL.revokeObjectURL(url)
})

test('what begins after the page was put aside ends at once', async () => {
  const { happens } = aPage()
  const earlier = await opened()
  earlier.close()
  const opening = opened()
  happens('pagehide', true)
  const late = await opening
  expect(() => late.transaction('sets')).toThrow('closing')
  const url = URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))
  const worker = new Worker(url)
  const terminate = vi.spyOn(worker, 'terminate')
  startPageWorker(() => worker)
  expect(terminate).toHaveBeenCalledOnce()
  await expect(withLock(NAME, () => new Promise<never>(() => undefined))).rejects.toThrow('put aside')
  URL.revokeObjectURL(url)
})

test('a page that goes for good is left to the browser', async () => {
  const { happens } = aPage()
  const end = vi.fn()
  const forget = endWithPage(end)
  const database = await opened()
  const transaction = database.transaction('sets', 'readwrite')
  transaction.objectStore('sets').put(1, 'saved')
  const outcome = outcomeOf(transaction)
  happens('pagehide', false)
  expect(await outcome).toBe('complete')
  expect(end).not.toHaveBeenCalled()
  forget()
  database.close()
})

test('a page that comes back begins again; one that is shown for the first time does not', () => {
  const { happens, reload } = aPage()
  happens('pageshow', false)
  expect(reload).not.toHaveBeenCalled()
  happens('pageshow', true)
  expect(reload).toHaveBeenCalledOnce()
})

test('a write that gets no answer is told, and no longer once it is answered', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  aPage()
  const [holder, waiter] = [await opened(), await opened()]
  const holding = holder.transaction('sets', 'readwrite')
  let isHeld = true
  const hold = () => {
    const request = holding.objectStore('sets').get(1)
    request.onsuccess = () => isHeld && hold()
  }
  hold()
  const waiting = waiter.transaction('sets', 'readwrite')
  waiting.objectStore('sets').put(1, 'set')
  const outcome = outcomeOf(waiting)

  vi.advanceTimersByTime(15_000)
  expect(isStorageStuck.current()).toBe(false)
  vi.advanceTimersByTime(5_000)
  expect(isStorageStuck.current()).toBe(true)

  isHeld = false
  expect(await outcome).toBe('complete')
  expect(isStorageStuck.current()).toBe(false)
  for (const database of [holder, waiter]) database.close()
  vi.useRealTimers()
})

test('a database that does not open is told like a write that gets no answer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  aPage()
  // Another page's that does not close for the upgrade.
  const holder = await opened()
  const upgrading = indexedDB.open(NAME, 2)
  const upgraded = new Promise((resolve) => (upgrading.onsuccess = () => resolve(upgrading.result.version)))
  vi.advanceTimersByTime(15_000)
  expect(isStorageStuck.current()).toBe(false)
  vi.advanceTimersByTime(5_000)
  expect(isStorageStuck.current()).toBe(true)

  holder.close()
  expect(await upgraded).toBe(2)
  expect(isStorageStuck.current()).toBe(false)
  upgrading.result.close()
})
