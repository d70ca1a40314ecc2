import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { contentHash } from '#domain/merge/canonical.ts'
import { aSet } from '../../../tests/builders.ts'
import { runHook } from '../../../tests/support/run-hook.ts'
import { serveWorkers } from '../../../tests/support/served-thread.ts'
import { soon } from '../../../tests/support/soon.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { NOT_SYNCED, type SyncMessage, syncChannelName } from '../../../workers/replication.api.ts'
import { lastSynced, rememberSynced } from './last-synced.ts'
import { startSync } from './start-sync.ts'
import { currentSyncStatus, openedWorker, useReceipts } from './sync.ts'

// The page's side of the exchange: what it asks its worker for, and what it makes of the answers.

const ACCOUNT = 'person-of-start-sync'
const OPTIONS = { account: ACCOUNT, apiBase: '/api' }
const INSTANT = '2026-03-02T18:05:00.000Z'
const never = () => new Promise<never>(() => undefined)

type PageParts = { readonly window: EventTarget; readonly document: EventTarget & { visibilityState: string } }

function aPage(): PageParts {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  return { window, document }
}

/** A page whose workers answer like this, number by number; the last answers for all later ones. */
function start(...workers: readonly object[]) {
  const asked: unknown[] = []
  const note = (name: string, answer?: unknown) => {
    return (...given: readonly unknown[]) => {
      asked.push(name === 'start' ? [name, given[0]] : name)
      return answer
    }
  }
  const usual = {
    start: note('start'),
    stop: note('stop'),
    claim: note('claim'),
    syncNow: note('syncNow'),
    receipt: () => null,
    ping: note('ping', 'pong'),
  }
  const threads = serveWorkers((number) => ({ ...usual, ...(workers[number] ?? workers.at(-1)) }))
  const page = aPage()
  const said: SyncMessage['type'][] = []
  const channel = new BroadcastChannel(syncChannelName(ACCOUNT))
  channel.onmessage = ({ data }) => said.push(data.type)
  onTestFinished(() => channel.close())
  const lost = vi.fn()
  const idToken = async () => ({ kind: 'offline' }) as const
  const stop = startSync(OPTIONS, { idToken }, lost)
  onTestFinished(async () => {
    await threads.at(-1)?.thread.settled()
    const stopped = stop()
    // One that was ended in a test does not answer.
    await vi.advanceTimersByTimeAsync(10_000)
    await stopped
  })
  return {
    ...page,
    asked,
    threads,
    lost,
    stop,
    said,
    say: (message: SyncMessage) => channel.postMessage(message),
    /** Once everything that the page has asked for so far has reached its worker. */
    heard: async () => {
      await threads.at(-1)?.thread.settled()
      return asked.splice(0)
    },
  }
}

const STARTED = [['start', OPTIONS], 'syncNow', 'claim']

beforeEach(() => {
  // After everything else: the next file begins without them.
  onTestFinished(() => void vi.unstubAllGlobals())
  stubStorage()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

test('starts its worker for the account, and asks other tabs for what is known before and after', async () => {
  const { heard, threads, said } = start()
  expect(currentSyncStatus()).toEqual({ ...NOT_SYNCED, kind: 'waiting' })
  expect(await heard()).toEqual(STARTED)
  expect(threads.map(({ file, options }) => [file, options])).toEqual([
    ['replication.worker.ts', { type: 'module', name: 'replication' }],
  ])
  await soon(() => expect(said).toEqual(['ask-status', 'ask-status']))
})

test('says from the start when this device last had everything', () => {
  rememberSynced(ACCOUNT, INSTANT)
  start()
  expect(currentSyncStatus()).toEqual({ ...NOT_SYNCED, kind: 'waiting', lastSyncedAt: INSTANT, hasPulled: true })
})

test('gives its worker the token of the page', async () => {
  const answers: unknown[] = []
  const { heard } = start({
    start: async (_options: unknown, page: { idToken: (isForced: boolean) => Promise<unknown> }) => {
      answers.push(await page.idToken(false))
    },
  })
  await heard()
  expect(answers).toEqual([{ kind: 'offline' }])
})

test.each(['online', 'focus', 'pageshow'])('asks for the exchange at "%s", where it can be seen', async (event) => {
  const { window, document, heard } = start()
  await heard()
  window.dispatchEvent(new Event(event))
  expect(await heard()).toEqual(['syncNow', 'claim'])
  document.visibilityState = 'hidden'
  window.dispatchEvent(new Event(event))
  expect(await heard()).toEqual([])
})

test('asks for the exchange as it is shown again, and for nothing as it is hidden', async () => {
  const { document, heard } = start()
  await heard()
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await heard()).toEqual([])
  document.visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await heard()).toEqual(['syncNow', 'claim'])
})

test('a page that starts in the background takes over from no other', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const { document, heard } = start({ start: () => opened })
  document.visibilityState = 'hidden'
  open()
  expect(await heard()).toEqual(['syncNow'])
})

/** A service worker that can send in the background; returns what it was asked to. */
function stubBackground(): string[] {
  const tags: string[] = []
  const sync = { register: async (tag: string) => void tags.push(tag) }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ sync }) } })
  return tags
}

test.each([
  ['hidden', 2, ['outbox']],
  ['hidden', 0, []],
  ['visible', 2, []],
])(
  'a page that is %s with %i changes that wait asks the browser to send %j',
  async (visibilityState, waiting, asked) => {
    const tags = stubBackground()
    const { document, say } = start()
    say({ type: 'status', status: { ...NOT_SYNCED, waiting, counted: true } })
    await soon(() => expect(currentSyncStatus()).toMatchObject({ counted: true }))
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
    await Promise.resolve()
    expect(tags).toEqual(asked)
  },
)

test.each([
  ['has no service worker', {}],
  ['has none of the app', { serviceWorker: { getRegistration: async () => undefined } }],
  ['cannot send in the background', { serviceWorker: { getRegistration: async () => ({}) } }],
  ['refuses', { serviceWorker: { getRegistration: () => Promise.reject(new Error('not allowed')) } }],
])('a browser that %s keeps the changes for the next visit', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const { document, say, heard } = start()
  say({ type: 'status', status: { ...NOT_SYNCED, waiting: 2, counted: true } })
  await soon(() => expect(currentSyncStatus()).toMatchObject({ counted: true }))
  await heard()
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await heard()).toEqual([])
})

test('follows the status, and remembers when this device had everything', async () => {
  const { say } = start()
  const synced = { ...NOT_SYNCED, kind: 'synced', hasPulled: true, lastSyncedAt: INSTANT } as const
  say({ type: 'status', status: synced })
  await soon(() => expect(currentSyncStatus()).toEqual(synced))
  expect(lastSynced(ACCOUNT)).toBe(INSTANT)
  // A new leader knows nothing of it.
  say({ type: 'status', status: { ...synced, lastSyncedAt: null, waiting: 1 } })
  await soon(() => expect(currentSyncStatus()).toEqual({ ...synced, waiting: 1 }))
  const later = { ...synced, kind: 'waiting', lastSyncedAt: '2026-03-02T18:06:00.000Z' } as const
  say({ type: 'status', status: later })
  await soon(() => expect(currentSyncStatus()).toEqual(later))
  expect(lastSynced(ACCOUNT)).toBe(INSTANT)
})

test('passes receipts on to the screens', async () => {
  const { say } = start()
  const set = aSet()
  const screen = runHook(useReceipts, 's1')
  expect(screen.current()(set)).toBe(false)
  say({ type: 'receipt', receipt: { sessionId: 's1', sets: { [set.id]: contentHash(set) }, confirmedAtMs: 1 } })
  await soon(() => expect(screen.current()(set)).toBe(true))
})

test.each(['error', 'messageerror'])(
  'replaces a worker that reports "%s", and knows no counts until then',
  async (event) => {
    const { threads, lost, heard, say } = start()
    await heard()
    say({ type: 'status', status: { ...NOT_SYNCED, counted: true, waiting: 3 } })
    await soon(() => expect(currentSyncStatus()).toMatchObject({ counted: true }))
    threads[0]?.thread.dispatchEvent(new Event(event))
    expect(threads[0]?.thread.isTerminated).toBe(true)
    expect(currentSyncStatus()).toEqual({ ...NOT_SYNCED, counted: false, waiting: 3 })
    let isOpen = false
    void openedWorker().then(() => (isOpen = true))
    await Promise.resolve()
    expect([isOpen, threads.length]).toEqual([false, 1])
    await vi.advanceTimersByTimeAsync(500)
    expect(lost).toHaveBeenCalledOnce()
    expect(await heard()).toEqual(STARTED)
    expect(threads.length).toBe(2)
  },
)

test('replaces a worker that could not open the account', async () => {
  const { heard, lost, threads } = start({ start: () => Promise.reject(new Error('no account')) }, {})
  await soon(() => expect(threads[0]?.thread.isTerminated).toBe(true))
  await vi.advanceTimersByTimeAsync(500)
  expect(await heard()).toEqual(STARTED)
  expect(lost).toHaveBeenCalledOnce()
})

test('replaces a worker that another tab found dead', async () => {
  const { say, heard, threads } = start()
  await heard()
  say({ type: 'died', reason: 'a test' })
  await soon(() => expect(threads[0]?.thread.isTerminated).toBe(true))
  await vi.advanceTimersByTimeAsync(500)
  expect(await heard()).toEqual(STARTED)
})

test('asks its worker every 20 s whether it is alive', async () => {
  const { heard, threads } = start()
  await heard()
  await vi.advanceTimersByTimeAsync(19_999)
  expect(await heard()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await heard()).toEqual(['ping'])
  await vi.advanceTimersByTimeAsync(19_999)
  expect([await heard(), threads.length]).toEqual([[], 1])
})

test('replaces a worker that has not answered for 10 s', async () => {
  const { heard, threads } = start({ ping: never }, {})
  await heard()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(threads[0]?.thread.isTerminated).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(threads[0]?.thread.isTerminated).toBe(true)
  await vi.advanceTimersByTimeAsync(500)
  expect(await heard()).toEqual(STARTED)
})

test('a page in the background, whose answers may be late, replaces none', async () => {
  const { document, heard, threads } = start({ ping: never })
  await heard()
  document.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(120_000)
  expect([await heard(), threads.length]).toEqual([[], 1])
})

test('a worker that was replaced meanwhile is not missed a second time', async () => {
  const { heard, threads } = start({ ping: never }, {})
  await heard()
  await vi.advanceTimersByTimeAsync(20_000)
  threads[0]?.thread.die()
  await vi.advanceTimersByTimeAsync(19_000)
  expect(threads.map(({ thread }) => thread.isTerminated)).toEqual([true, false])
})

test('stops its worker, and follows nothing after it', async () => {
  const { asked, heard, stop, say, threads, window, document } = start()
  await heard()
  say({ type: 'status', status: { ...NOT_SYNCED, counted: true, waiting: 3 } })
  await soon(() => expect(currentSyncStatus()).toMatchObject({ counted: true }))
  await stop()
  expect(asked).toEqual(['stop'])
  expect(threads.map(({ thread }) => thread.isTerminated)).toEqual([true])
  expect(currentSyncStatus()).toEqual(NOT_SYNCED)
  say({ type: 'status', status: { ...NOT_SYNCED, counted: true, waiting: 3 } })
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked, threads.length, currentSyncStatus()]).toEqual([['stop'], 1, NOT_SYNCED])
})

test('ends a worker that does not stop within 10 s', async () => {
  const { heard, stop, threads } = start({ stop: never })
  await heard()
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(threads[0]?.thread.isTerminated).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await stopped
  expect(threads[0]?.thread.isTerminated).toBe(true)
})
