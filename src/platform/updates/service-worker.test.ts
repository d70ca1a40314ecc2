import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeClock, page, realClock } from '../../../tests/support/updating-page.ts'

// How a page and the service worker speak with each other.

beforeEach(fakeClock)
afterEach(realClock)

const lock = (mode: 'shared' | 'exclusive', name = 'barra-page-first') => ({ name, mode })

test('the worker is registered after the first screen has loaded', async () => {
  const { world, window, document, seconds } = await page({ readyState: 'interactive' })
  await seconds(10)
  expect(world.registered).toEqual([])
  document.readyState = 'complete'
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(world.registered).toEqual(['/sw.js', { scope: '/' }]))
})

test('while the worker is on its way the server is not asked for its build', async () => {
  const { world, seconds } = await page({ readyState: 'interactive' })
  await seconds(60)
  expect(world.asked).toEqual([])
})

test('where the worker was refused the server is asked for its build', async () => {
  const { world, seconds } = await page({ refused: true })
  await seconds(20)
  expect(world.asked).toEqual([{ url: '/builds/latest.json', cache: 'no-store' }])
})

test.each<[what: string, locks: Partial<LockManagerSnapshot>]>([
  ['loads', { held: [lock('exclusive', 'else'), lock('shared')] }],
  ['is about to load', { held: [], pending: [lock('shared')] }],
])('the worker waits while another page %s what somebody waits for', async (_what, locks) => {
  const { world, seconds } = await page({ controlled: false, locks })
  await seconds(5)
  expect(world.registered).toEqual([])
  expect(new Set(world.lockNames)).toEqual(new Set(['barra-page-first exclusive']))
  world.locks = {}
  await seconds(1)
  expect(world.registered).toEqual(['/sw.js', { scope: '/' }])
})

test.each<[what: string, locks: Partial<LockManagerSnapshot>]>([
  ['the lock of another purpose', { held: [lock('shared', 'barra-busy')] }],
  ['the turn of another worker', { held: [lock('exclusive')], pending: [lock('exclusive')] }],
])('the worker does not wait for %s', async (_what, locks) => {
  const { world, seconds } = await page({ controlled: false, locks })
  await seconds(1)
  expect(world.registered).toEqual(['/sw.js', { scope: '/' }])
})

test('the worker does not wait for longer than 30 s for pages that load', async () => {
  const { world, seconds } = await page({ controlled: false, locks: { held: [lock('shared')] } })
  await seconds(29)
  expect(world.registered).toEqual([])
  await seconds(2)
  expect(world.registered).toEqual(['/sw.js', { scope: '/' }])
})

test('nor where the browser does not tell who loads', async () => {
  const { world, seconds } = await page({ controlled: false, locks: new Error('cookies are blocked') })
  await seconds(1)
  expect(world.registered).toEqual(['/sw.js', { scope: '/' }])
})

test('a page that has everything registers the worker while another page loads', async () => {
  const { world, seconds } = await page({ controlled: true, locks: { held: [lock('shared')] } })
  await seconds(1)
  expect(world.registered).toEqual(['/sw.js', { scope: '/' }])
})

test('the first worker that does not take over is asked to', async () => {
  expect((await page({ controlled: false })).world.messages).toEqual(['CLAIM'])
  expect((await page()).world.messages).toEqual([])
})

test('before there is a worker, the first one tells how much is stored; afterwards its answers do', async () => {
  const { state, channels, takenOver, world } = await page({ controlled: false })
  const tell = (data: unknown) => channels.forEach((channel) => void channel.onData(data))
  tell('42')
  expect(state().storedPercent).toBeNull()
  tell(42)
  expect(state()).toMatchObject({ storedPercent: 42, readyOffline: false })
  world.storedPercent = 60
  takenOver()
  tell(42)
  expect(state().storedPercent).toBe(60)
})

test.each([
  ['nothing', null],
  ['a text', 'CHECK_FILES'],
  ['no type', { storedPercent: 7 }],
  ['another type', { type: 'WAKE', storedPercent: 7 }],
  ['no figure', { type: 'CHECK_FILES' }],
  ['no number', { type: 'CHECK_FILES', storedPercent: '7' }],
])('a message of a worker that says %s is not about the stored files', async (_what, data) => {
  const { state, workers } = await page()
  workers.dispatchEvent(new MessageEvent('message', { data }))
  expect(state()).toMatchObject({ storedPercent: 100, readyOffline: true })
})

test('a page that a version took over while it still loaded is outdated', async () => {
  const { seconds, takenOver, document, window, world } = await page({ readyState: 'interactive' })
  takenOver()
  document.readyState = 'complete'
  window.dispatchEvent(new Event('load'))
  await seconds(5)
  expect(world.reloads).toBe(1)
})

test('a page with its worker, its files and no newer version says so', async () => {
  expect((await page()).state()).toEqual({
    readyOffline: true,
    storedPercent: 100,
    registrationFailed: false,
    updateReady: false,
  })
})

test('a page is replaced by another worker alone, not by the same one again', async () => {
  const { seconds, workers, world } = await page()
  workers.dispatchEvent(new Event('controllerchange'))
  await seconds(10)
  expect([world.reloads, world.checks]).toEqual([0, 1])
})

test('a worker that leaves the page to nobody replaces it, and no files are asked for', async () => {
  const { seconds, workers, world } = await page()
  workers.controller = null
  workers.dispatchEvent(new Event('controllerchange'))
  await seconds(3)
  expect([world.reloads, world.checks]).toEqual([1, 1])
})

test('a worker that is registered again is heard once', async () => {
  const { world, seconds, channels, workers } = await page()
  world.isCleared = true
  await seconds(20)
  expect(channels.map(({ isClosed }) => isClosed)).toEqual([true, false])
  world.isCleared = false
  world.checks = 0
  workers.controller = null
  workers.dispatchEvent(new Event('controllerchange'))
  expect(world.checks).toBe(0)
})

test('one take-over at a time, however long it takes', async () => {
  const { found, seconds, world } = await page()
  found()
  await seconds(3)
  world.woken[0]?.()
  await vi.waitFor(() => expect(world.activations).toBe(1))
  const busy = world.lockNames.filter((name) => name.startsWith('barra-busy'))
  expect(busy).toEqual(['barra-busy exclusive'])
  await seconds(8)
  expect(world.lockNames.filter((name) => name.startsWith('barra-busy'))).toHaveLength(1)
})

test('a take-over that nothing comes of is tried again after ten seconds', async () => {
  const { found, seconds, world } = await page()
  found()
  await seconds(3)
  world.woken[0]?.()
  await vi.waitFor(() => expect(world.activations).toBe(1))
  await seconds(12)
  expect(world.woken).toHaveLength(2)
})

test('without a worker that is active the next one takes over at once', async () => {
  const { found, seconds, world } = await page()
  world.hasActiveWorker = false
  found()
  await seconds(3)
  expect([world.woken.length, world.activations]).toEqual([0, 1])
})

test('a version that is gone by the time it may take over is left', async () => {
  const { found, seconds, world, registration } = await page()
  world.isBusyElsewhere = true
  found()
  await seconds(3)
  registration.waiting = null
  world.isBusyElsewhere = false
  await seconds(10)
  expect([world.woken.length, world.activations]).toEqual([0, 0])
})
