import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { A_WORKER, fakeClock, page, realClock } from '../../../tests/support/updating-page.ts'

// When a page that is outdated reloads, and what keeps it.

beforeEach(fakeClock)
afterEach(realClock)

type Page = Awaited<ReturnType<typeof page>>

/** A page that another version has taken over in a calm moment. */
async function outdated(options: Parameters<typeof page>[0] = {}): Promise<Page> {
  const it = await page(options)
  await it.seconds(5)
  it.takenOver()
  return it
}

test('an outdated page shows that a newer version is there, and reloads once', async () => {
  const { state, seconds, world } = await outdated()
  await seconds(1)
  expect(state().updateReady).toBe(true)
  await seconds(120)
  expect(world.reloads).toBe(1)
})

test.each(['pointerdown', 'pointerup', 'keydown', 'input'])(
  'the page waits two seconds after the last %s',
  async (event) => {
    const { seconds, world, window } = await outdated()
    await seconds(0.9)
    window.dispatchEvent(new Event(event))
    await seconds(1.9)
    expect(world.reloads).toBe(0)
    await seconds(1)
    expect(world.reloads).toBe(1)
  },
)

test('inputs are seen whatever a screen does with them, and delay none', async () => {
  const listens = vi.spyOn(EventTarget.prototype, 'addEventListener')
  const { window } = await page()
  const inputs = listens.mock.calls.filter(
    (_, at) => listens.mock.contexts[at] === window && listens.mock.calls[at]?.[2],
  )
  const how = { capture: true, passive: true }
  expect(inputs.map(([event, , options]) => [event, options])).toEqual([
    ['pointerdown', how],
    ['pointerup', how],
    ['keydown', how],
    ['input', how],
  ])
})

test.each<[what: string, begin: (it: Page) => () => void]>([
  ['something is being saved', ({ holdReload }) => holdReload('saving')],
  [
    'a field is edited',
    ({ world }) => {
      world.isEditing = true
      return () => Object.assign(world, { isEditing: false })
    },
  ],
  ...['dialog[open]', '[popover="auto"]:popover-open', '[popover="manual"] button'].map(
    (selector): [string, (it: Page) => () => void] => [
      `${selector} is on the screen`,
      ({ world }) => {
        world.dialog = selector
        return () => Object.assign(world, { dialog: null })
      },
    ],
  ),
])('the page waits while %s', async (_what, begin) => {
  const it = await page()
  const end = begin(it)
  it.takenOver()
  await it.seconds(60)
  expect(it.world.reloads).toBe(0)
  end()
  await it.seconds(1)
  expect(it.world.reloads).toBe(1)
})

test('nobody touches a hidden page: it does not wait for a calm moment', async () => {
  const { world, window, takenOver, seconds } = await page()
  await seconds(5)
  world.visibilityState = 'hidden'
  window.dispatchEvent(new Event('input'))
  takenOver()
  await seconds(1)
  expect(world.reloads).toBe(1)
})

test('a version that waits is left alone during a hold, and takes over after it', async () => {
  const { holdReload, found, seconds, state, world } = await page()
  const letGo = holdReload('workout')
  found()
  await seconds(60)
  expect([state().updateReady, world.woken.length]).toEqual([true, 0])
  letGo()
  await seconds(1)
  expect([world.woken.length, world.reloads]).toEqual([1, 0])
})

test('each hold is let go by itself, and told to the other tabs as long as it lasts', async () => {
  const { holdReload, world, takenOver, seconds } = await page()
  world.lockNames.length = 0
  const letGo = [holdReload('saving'), holdReload('saving')]
  expect(world.lockNames).toEqual(['barra-busy shared', 'barra-busy shared'])
  takenOver()
  letGo[0]?.()
  await seconds(60)
  expect(world.reloads).toBe(0)
  letGo[1]?.()
  await seconds(1)
  expect(world.reloads).toBe(1)
})

test('a page that fails because it is being left does not reload in the place of the next one', async () => {
  const { seconds, world, window } = await page()
  await seconds(5)
  window.dispatchEvent(new Event('vite:preloadError'))
  await seconds(4)
  expect(world.reloads).toBe(0)
})

test('a page of which a part is gone reloads once, not for ever', async () => {
  const { seconds, world, window, remembered } = await page()
  await seconds(5)
  window.dispatchEvent(new Event('vite:preloadError'))
  await seconds(6)
  expect([world.reloads, [...remembered.values()]]).toEqual([1, ['not whole: this']])
  // The page that was loaded instead, with the same fault.
  const next = await page()
  next.remembered.set('barra.reloaded-for', 'not whole: this')
  await next.seconds(5)
  next.window.dispatchEvent(new Event('vite:preloadError'))
  await next.seconds(60)
  expect(next.world.reloads).toBe(0)
})

const PART = 'https://barra.test/assets/plans-screen-11111111.js'

/** A page that has loaded a part of the app. */
async function withPart(): Promise<Page> {
  const loaded = [PART, 'https://barra.test/config.json'].map((name) => ({ name }) as PerformanceEntry)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(loaded)
  const it = await page()
  await it.seconds(5)
  it.world.asked.length = 0
  return it
}

test.each<[how: string, press: (it: Page) => void]>([
  ['by itself', () => undefined],
  ['by its button', ({ reloadPage }) => void reloadPage()],
])('a page of which a part fails fetches its parts anew and then reloads %s', async (_how, press) => {
  const it = await withPart()
  it.world.answer = 'never'
  it.window.dispatchEvent(new Event('vite:preloadError'))
  press(it)
  await it.seconds(7)
  expect([it.world.asked, it.world.reloads]).toEqual([[{ url: PART, cache: 'reload' }], 0])
})

test('a page reloads though its parts cannot be fetched anew, and an update alone asks for none', async () => {
  const failed = await withPart()
  failed.world.answer = new TypeError('no network')
  failed.window.dispatchEvent(new Event('vite:preloadError'))
  await failed.seconds(6)
  expect(failed.world.reloads).toBe(1)

  const updated = await withPart()
  updated.takenOver()
  await updated.seconds(1)
  expect([updated.world.asked, updated.world.reloads]).toEqual([[], 1])
})

test('a tab that cannot remember what it reloaded for does not reload for it', async () => {
  const { seconds, world, window, remembered } = await page()
  vi.spyOn(remembered, 'set').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await seconds(5)
  window.dispatchEvent(new Event('vite:preloadError'))
  await seconds(60)
  expect(world.reloads).toBe(0)
})

test('a version that took over is no reason to remember', async () => {
  const { seconds, world, remembered } = await outdated()
  await seconds(1)
  expect([world.reloads, remembered.size]).toEqual([1, 0])
})

test.each<[what: string, change: Partial<Page['world']>, canReload: boolean]>([
  ['its files are on the device', {}, true],
  [
    'no worker serves them, and the server is not there',
    { hasActiveWorker: false, answer: new TypeError('no') },
    false,
  ],
  ['no file is stored, and the server is not there', { caches: ['images'], answer: new TypeError('no') }, false],
  ['nothing is stored at all, and the server is not there', { caches: [], answer: new TypeError('no') }, false],
  ['one of the caches holds the files', { caches: ['images', 'precache-v2'], answer: new TypeError('no') }, true],
  ['the browser refuses its caches, and the server is not there', { caches: null, answer: new TypeError('no') }, false],
  ['the browser refuses its caches, and the server is', { caches: null, answer: { status: 200, body: '{}' } }, true],
  ['the server fails', { isCleared: true, answer: { status: 500, body: '{}' } }, false],
  ['a captive portal answers', { isCleared: true, answer: { status: 200, body: '<h1>Hotel</h1>' } }, false],
  ['the server does not answer', { isCleared: true, answer: 'never' }, false],
])('whether a page may be reloaded where %s', async (_what, change, canReload) => {
  const { world, reloadPage } = await page()
  Object.assign(world, change)
  const outcomes: boolean[] = []
  // A server that never answers decides nothing.
  void reloadPage().then((done) => outcomes.push(done))
  await vi.advanceTimersByTimeAsync(0)
  expect([outcomes[0] ?? false, world.reloads]).toEqual([canReload, canReload ? 1 : 0])
})

test('whether the server is there is asked with a limit, past every cache', async () => {
  const { world, reloadPage } = await page()
  Object.assign(world, { isCleared: true, answer: { status: 200, body: '{}' } })
  world.asked.length = 0
  await reloadPage()
  expect(world.asked).toEqual([{ url: '/builds/latest.json', cache: 'no-store' }])
  const { signal } = world.requests.at(-1) ?? {}
  await vi.advanceTimersByTimeAsync(4_999)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(signal?.aborted).toBe(true)
})

test('a page that could not be reloaded tries again after 20 s, not before', async () => {
  const { seconds, world } = await outdated()
  Object.assign(world, { isCleared: true, answer: new TypeError('no network'), onLine: false })
  await seconds(1)
  const asked = world.asked.length
  expect(asked).toBeGreaterThan(0)
  await seconds(19)
  expect(world.asked).toHaveLength(asked)
  world.isCleared = false
  await seconds(2)
  expect(world.reloads).toBe(1)
})

test('a page without a worker reloads for a newer build, once for each', async () => {
  const { seconds, world, remembered } = await page({ hasWorkers: false })
  remembered.set('barra.reloaded-for', 'next')
  world.answer = { status: 200, body: '{"id":"next"}' }
  await seconds(60)
  expect(world.reloads).toBe(0)
  world.answer = { status: 200, body: '{"id":"later"}' }
  await seconds(25)
  expect([world.reloads, [...remembered.values()]]).toEqual([1, ['later']])
})

test.each([
  ['null', { status: 200, body: 'null' }],
  ['a text', { status: 200, body: '"next"' }],
  ['no id', { status: 200, body: '{}' }],
  ['an id with a failure', { status: 500, body: '{"id":"next"}' }],
])('a server that answers %s names no newer build', async (_what, answer) => {
  const { seconds, world, state } = await page({ hasWorkers: false })
  world.answer = answer
  await seconds(60)
  expect([world.reloads, state().updateReady]).toEqual([0, false])
  expect(world.asked).toHaveLength(3)
})

test('a version is asked for past every cache, without telling from where, and with a limit', async () => {
  const { seconds, world } = await page()
  world.answer = { ...A_WORKER, etag: 'W/"first"' }
  await seconds(40)
  const common = { cache: 'no-store', referrerPolicy: 'no-referrer', signal: expect.any(AbortSignal) }
  expect(world.requests).toEqual([
    common,
    { ...common, headers: { 'if-none-match': 'W/"first"', 'cache-control': 'max-age=0' } },
  ])
  const signal = world.requests.at(-1)?.signal
  await seconds(9)
  expect(signal?.aborted).toBe(false)
  await seconds(1)
  expect(signal?.aborted).toBe(true)
})

test('an answer that arrives offline, or names no channel of ours, updates nothing', async () => {
  const { seconds, world, window } = await page()
  world.answer = { status: 200, body: 'self.addEventListener("fetch", () => {})' }
  await seconds(20)
  expect([world.asked.length, world.updates]).toEqual([1, 0])
  world.answer = A_WORKER
  window.dispatchEvent(new Event('online'))
  world.onLine = false
  await seconds(0)
  expect(world.updates).toBe(0)
})

test.each(['online', 'pageshow', 'visibilitychange'])('a version is asked for at once at %s', async (event) => {
  const { world, window, document } = await page()
  const target = event === 'visibilitychange' ? document : window
  target.dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(0)
  expect(world.asked).toHaveLength(1)
})

test('in development nothing is registered, asked for or reloaded', async () => {
  const { world, seconds, takenOver } = await page({ isDevelopment: true })
  takenOver()
  await seconds(60)
  expect([world.registered, world.asked, world.reloads]).toEqual([[], [], 0])
})

test('nor in the native apps, whose files are their own', async () => {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios' })
  const { world, seconds, reloadPage } = await page()
  await seconds(60)
  expect([world.registered, world.asked]).toEqual([[], []])
  world.isCleared = true
  expect(await reloadPage()).toBe(true)
  expect([world.reloads, world.asked]).toEqual([1, []])
})
