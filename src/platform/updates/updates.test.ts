import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { A_WORKER, fakeClock, page, realClock } from '../../../tests/support/updating-page.ts'

// When a page checks for a newer version of itself.

beforeEach(fakeClock)
afterEach(realClock)

// proves 9.52
test('the worker is /sw.js at scope /', async () => {
  expect((await page()).world.registered).toEqual(['/sw.js', { scope: '/' }])
})

// proves 7.45, 9.51
test('every 20 s /sw.js is asked for with caching disabled, and the worker then asked to update', async () => {
  const { world, seconds } = await page()
  await seconds(19.9)
  expect(world.asked).toEqual([])
  await seconds(0.1)
  expect(world.asked).toEqual([{ url: '/sw.js', cache: 'no-store' }])
  expect(world.updates).toBe(1)
  await seconds(40)
  expect([world.asked.length, world.updates]).toEqual([3, 3])
})

test('a version that is known is named, and where it is the newest nothing is updated', async () => {
  const { world, seconds } = await page()
  world.answer = { ...A_WORKER, etag: 'W/"first"' }
  await seconds(20)
  world.answer = { status: 304 }
  await seconds(40)
  expect(world.known).toEqual([null, 'W/"first"', 'W/"first"'])
  expect(world.updates).toBe(1)
  world.answer = { ...A_WORKER, etag: 'W/"next"' }
  await seconds(20)
  expect(world.updates).toBe(2)
})

test('a version whose installation failed is not known: it is installed again', async () => {
  const { world, seconds } = await page()
  Object.assign(world, { answer: { ...A_WORKER, etag: 'W/"next"' }, installationFails: true })
  await seconds(20)
  Object.assign(world, { installing: null, installationFails: false })
  await seconds(20)
  expect([world.known, world.updates]).toEqual([[null, null], 2])
})

test.each([
  // proves 7.46
  ['the status is another than 200', { answer: { ...A_WORKER, status: 503 } }],
  ['it is one of success, but another', { answer: { ...A_WORKER, status: 206 } }],
  // proves 7.47
  ['a worker is being installed', { installing: { postMessage: () => undefined } }],
])('the worker is not updated if %s', async (_why, change) => {
  const { world, seconds } = await page()
  Object.assign(world, change)
  await seconds(20)
  expect([world.asked.length, world.updates]).toEqual([1, 0])
})

test.each([
  // proves 7.48
  ['the browser is offline', { onLine: false }],
  // proves 7.45
  ['the page is hidden', { visibilityState: 'hidden' }],
])('nothing is requested while %s', async (_why, change) => {
  const { world, seconds } = await page()
  Object.assign(world, change)
  await seconds(60)
  expect(world.asked).toEqual([])
})

test.each([
  ['answers 500', { answer: { status: 500 } }],
  ['answers with an empty script', { answer: { status: 200, body: '' } }],
  ['answers with a page instead of a script', { noWorker: true }],
  ['hangs', { answer: 'never' }],
  ['drops the line', { answer: new TypeError('Failed to fetch') }],
])('a server that %s changes nothing, and is retried', async (_what, change) => {
  const { world, seconds } = await page()
  Object.assign(world, change)
  await seconds(20)
  Object.assign(world, { answer: A_WORKER, noWorker: false, updates: 0 })
  await seconds(20)
  expect([world.asked.length, world.updates, world.reloads]).toEqual([2, 1, 0])
})

// proves 4.37
test('the first install signals that the app is ready offline, and reloads nothing', async () => {
  const { state, seconds, takenOver, world } = await page({ controlled: false })
  expect(state().readyOffline).toBe(false)
  takenOver()
  expect(state().readyOffline).toBe(true)
  await seconds(10)
  expect(world.reloads).toBe(0)
})

test('the app is ready offline only where its worker finds every file, and it asks again until then', async () => {
  const { state, seconds, takenOver, world } = await page({ controlled: false })
  world.storedPercent = 99
  takenOver()
  expect(state()).toMatchObject({ readyOffline: false, storedPercent: 99 })
  world.storedPercent = 100
  await seconds(20)
  expect(state().readyOffline).toBe(true)
})

test('the stored files are checked once a day, and read then', async () => {
  const { seconds, world } = await page()
  expect([world.checks, world.thoroughChecks]).toEqual([1, 0])
  await seconds(23 * 3_600)
  expect(world.checks).toBe(1)
  await seconds(2 * 3_600)
  expect([world.checks, world.thoroughChecks]).toEqual([2, 1])
})

test('where a part of the app fails, the stored files are read', async () => {
  const { world, window } = await page()
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(world.thoroughChecks).toBe(1)
})

// proves 4.36
test('after an update, or when another tab has activated one, the page reloads', async () => {
  const { seconds, takenOver, world } = await page()
  takenOver()
  await seconds(3)
  expect(world.reloads).toBe(1)
})

test('a page whose site data was cleared stays open without a network, and reloads once there is one', async () => {
  const { seconds, takenOver, world } = await page()
  world.isCleared = true
  world.answer = new TypeError('no network')
  takenOver()
  await seconds(60)
  expect(world.reloads).toBe(0)
  world.answer = { status: 200, body: '{}' }
  await seconds(60)
  expect(world.reloads).toBe(1)
})

test('a worker that was cleared is registered again', async () => {
  const { seconds, world } = await page()
  world.registered = []
  world.isCleared = true
  await seconds(20)
  expect(world.registered).toEqual(['/sw.js', { scope: '/' }])
})

test('a newer version that waits is known as soon as Workbox tells of it', async () => {
  const { state, found, seconds } = await page()
  found()
  expect(state().updateReady).toBe(false)
  await seconds(0.3)
  expect(state().updateReady).toBe(true)
})

test('a version takes over once the worker before it runs', async () => {
  const { found, seconds, world } = await page()
  found()
  await seconds(3)
  expect([world.woken.length, world.activations]).toEqual([1, 0])
  world.woken[0]?.()
  await vi.waitFor(() => expect(world.activations).toBe(1))
})

test('a version waits while another tab is busy', async () => {
  const { found, seconds, world } = await page()
  world.isBusyElsewhere = true
  found()
  await seconds(60)
  expect([world.woken.length, world.activations]).toEqual([0, 0])
  world.isBusyElsewhere = false
  await seconds(1)
  world.woken[0]?.()
  await vi.waitFor(() => expect(world.activations).toBe(1))
})

test('a version takes over from one that does not say that it runs', async () => {
  const { found, seconds, world } = await page()
  found()
  await seconds(3)
  await seconds(5)
  expect(world.activations).toBe(1)
})

// proves 4.38
test('a registration that fails is recorded as a flag and nothing else', async () => {
  const { state } = await page({ refused: true })
  expect(state()).toEqual({
    readyOffline: false,
    storedPercent: null,
    registrationFailed: true,
    updateReady: false,
  })
})

test.each([
  // proves 4.56, 7.51
  ['another build', '{"id":"next"}', 1],
  ['the build that is open', '{"id":"this"}', 0],
  ['a captive portal', '<h1>Hotel Wi-Fi</h1>', 0],
  ['something else', '{"id":7}', 0],
])('without a worker builds/latest.json is polled; where it names %s', async (_what, body, reloads) => {
  const { world, seconds } = await page({ hasWorkers: false })
  world.answer = { status: 200, body }
  await seconds(20)
  // Once more before the reload, which needs a source for the new page.
  const ask = { url: '/builds/latest.json', cache: 'no-store' }
  expect(world.asked).toEqual(reloads === 0 ? [ask] : [ask, ask])
  await seconds(3)
  expect(world.reloads).toBe(reloads)
})
