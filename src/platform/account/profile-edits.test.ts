import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keptDatabaseName } from '#contract/device-stores.ts'
import type { ProfileChange } from '#contract/user.ts'
import { aUser } from '../../../tests/builders.ts'
import { runHook } from '../../../tests/support/run-hook.ts'
import { soon } from '../../../tests/support/soon.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import { recordStore } from '../device/record-store.ts'
import { ApiError, OfflineError } from '../server/api.ts'
import { deleteKeptRecords, keptRecords } from './kept-records.ts'
import { createProfileEdits } from './profile-edits.ts'
import { holdsUnsentRecords } from './unsent-records.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await Promise.all(['ana', 'bento'].map(deleteKeptRecords))
})

/** A device signed in as Ana, and a controllable server. */
function aDevice() {
  const received: ProfileChange[] = []
  const it = {
    uid: 'ana',
    answer: async (): Promise<unknown> => undefined,
    received,
  }
  const edits = createProfileEdits({
    uid: () => it.uid,
    send: async (change) => {
      await it.answer()
      received.push(change)
    },
    recordsOf: keptRecords,
  })
  return Object.assign(it, { edits })
}

/** The clock is the test's, but not that of IndexedDB. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

const offline = () => Promise.reject(new OfflineError('no signal'))

test('a change accepted by the server is not kept', async () => {
  const { edits, received } = aDevice()
  expect(await edits.save({ name: 'Ana' })).toBe('sent')
  expect(received).toEqual([{ name: 'Ana' }])
  expect(await edits.waiting()).toBeNull()
  expect(await holdsUnsentRecords('ana')).toBe(false)
})

test('without signal changes wait together, the latest word on each field, and go out in one', async () => {
  const device = aDevice()
  device.answer = offline
  expect(await device.edits.save({ name: 'Ana', weightKg: 60 })).toBe('kept')
  expect(await device.edits.save({ weightKg: 61 })).toBe('kept')
  await device.edits.sendWaiting()
  expect(await device.edits.waiting()).toEqual({ name: 'Ana', weightKg: 61 })

  device.answer = async () => undefined
  await device.edits.sendWaiting()
  expect(device.received).toEqual([{ name: 'Ana', weightKg: 61 }])
  expect(await device.edits.waiting()).toBeNull()
})

test('a change that the returning network did not take yet goes out soon after, without another word of the browser', async () => {
  stopClock()
  const device = aDevice()
  device.answer = offline
  const page = new EventTarget()
  onTestFinished(device.edits.keepSent(page))
  await device.edits.save({ weightKg: 61 })
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1_000)
  device.answer = async () => undefined
  await vi.advanceTimersByTimeAsync(15_000)
  expect(device.received).toEqual([{ weightKg: 61 }])
  expect(await device.edits.waiting()).toBeNull()
})

test('no timed retries while the browser is offline', async () => {
  stopClock()
  vi.stubGlobal('navigator', { onLine: false })
  const device = aDevice()
  let calls = 0
  device.answer = () => {
    calls += 1
    return offline()
  }
  const page = new EventTarget()
  onTestFinished(device.edits.keepSent(page))
  await device.edits.save({ weightKg: 61 })
  await vi.advanceTimersByTimeAsync(120_000)
  // What a retry would read first.
  await device.edits.waiting()
  expect(calls).toBe(1)
  device.answer = async () => undefined
  page.dispatchEvent(new Event('online'))
  await expect.poll(() => device.received).toEqual([{ weightKg: 61 }])
})

test('a permanently refused change is not retried', async () => {
  stopClock()
  const device = aDevice()
  device.answer = offline
  await device.edits.save({ weightKg: 61 })
  let calls = 0
  device.answer = () => {
    calls += 1
    return Promise.reject(new ApiError(400, 'BAD_REQUEST', 'no', []))
  }
  onTestFinished(device.edits.keepSent(new EventTarget()))
  await expect.poll(() => calls).toBe(1)
  await vi.advanceTimersByTimeAsync(120_000)
  // What a retry would read first.
  await device.edits.waiting()
  expect(calls).toBe(1)
})

// proves 8.31
test('a refused change is reported and dropped; earlier pending ones stay', async () => {
  const device = aDevice()
  device.answer = offline
  await device.edits.save({ name: 'Ana' })
  device.answer = () => Promise.reject(new ApiError(400, 'BAD_REQUEST', 'no such day'))
  await expect(device.edits.save({ dateOfBirth: '1990-02-31' })).rejects.toBeInstanceOf(ApiError)
  expect(await device.edits.waiting()).toEqual({ name: 'Ana' })
})

test('a server in trouble is no refusal', async () => {
  const device = aDevice()
  device.answer = () => Promise.reject(new ApiError(503, 'STORAGE_UNAVAILABLE', 'later'))
  expect(await device.edits.save({ name: 'Ana' })).toBe('kept')
})

test('changes made during a request stay pending', async () => {
  const device = aDevice()
  device.answer = offline
  await device.edits.save({ name: 'Ana', weightKg: 60 })
  device.answer = async () => {
    device.answer = offline
    await device.edits.save({ weightKg: 62 })
  }
  await device.edits.sendWaiting()
  expect(await device.edits.waiting()).toEqual({ weightKg: 62 })
})

test('a device whose disk is full says that nothing is saved, and keeps nothing', async () => {
  const device = aDevice()
  device.answer = offline
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(device.edits.save({ name: 'Ana' })).rejects.toBeInstanceOf(OfflineError)
  vi.restoreAllMocks()
  expect(await device.edits.waiting()).toBeNull()
})

test('a browser that refuses IndexedDB still sends a change, and says that nothing is saved without a signal', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not allowed', 'SecurityError')
    },
  })
  const received: ProfileChange[] = []
  let hasSignal = true
  const edits = createProfileEdits({
    uid: () => 'ana',
    send: async (change) => {
      if (!hasSignal) return offline()
      received.push(change)
    },
    recordsOf: () => recordStore('barra-kept-refused'),
  })
  expect(await edits.save({ name: 'Ana' })).toBe('sent')
  hasSignal = false
  await expect(edits.save({ name: 'Bia' })).rejects.toBeInstanceOf(OfflineError)
  expect(received).toEqual([{ name: 'Ana' }])
})

test('a change is kept only once the disk has it', async () => {
  const device = aDevice()
  let isWritten = false
  const store = keptRecords('ana')
  device.answer = async () => {
    isWritten = (await store.read('profile')) !== undefined
    return offline()
  }
  const durabilities: unknown[] = []
  const begin = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    if (given[1] === 'readwrite') durabilities.push(given[2]?.durability)
    return begin.apply(this, given)
  })
  expect(await device.edits.save({ name: 'Ana' })).toBe('kept')
  expect(isWritten).toBe(true)
  expect(new Set(durabilities)).toEqual(new Set(['strict']))
})

test('a change that an earlier build kept in localStorage is taken over once', async () => {
  const device = aDevice()
  const earlier = stubStorage('localStorage', new Map([['barra.profile-edit.ana', '{"weightKg":61}']]))
  expect(await holdsUnsentRecords('ana')).toBe(true)
  expect(await device.edits.waiting()).toEqual({ weightKg: 61 })
  expect(earlier.size).toBe(0)
  await device.edits.sendWaiting()
  expect(device.received).toEqual([{ weightKg: 61 }])

  // As a killed browser leaves localStorage.
  earlier.set('barra.profile-edit.ana', '{"weightKg":61}')
  expect(await holdsUnsentRecords('ana')).toBe(false)
  expect(await device.edits.waiting()).toBeNull()
})

test('to ask whether anything is unsent creates no database', async () => {
  stubStorage()
  expect(await holdsUnsentRecords('nobody')).toBe(false)
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(keptDatabaseName('nobody'))
})

test('what another tab has sent is not sent again', async () => {
  const device = aDevice()
  const otherTab = createProfileEdits({
    uid: () => 'ana',
    send: async () => undefined,
    recordsOf: () => recordStore(keptDatabaseName('ana')),
  })
  device.answer = offline
  await device.edits.save({ weightKg: 61 })
  await otherTab.sendWaiting()
  device.answer = async () => undefined
  await device.edits.sendWaiting()
  expect(device.received).toEqual([])
})

test("one person's change is never sent for another", async () => {
  const device = aDevice()
  device.answer = offline
  await device.edits.save({ name: 'Ana' })
  device.uid = 'bento'
  device.answer = async () => undefined
  await device.edits.sendWaiting()
  expect([await device.edits.waiting(), device.received]).toEqual([null, []])
  device.uid = 'ana'
  await device.edits.sendWaiting()
  expect(device.received).toEqual([{ name: 'Ana' }])
})

const refuse = (code: 'BAD_REQUEST' | 'PAYLOAD_TOO_LARGE') => Promise.reject(new ApiError(400, code, 'no'))

test.each(['BAD_REQUEST', 'PAYLOAD_TOO_LARGE'] as const)(
  'a change refused as %s leaves the value that waited',
  async (code) => {
    const device = aDevice()
    device.answer = offline
    await device.edits.save({ name: 'Ana', weightKg: 60 })
    device.answer = () => refuse(code)
    await expect(device.edits.save({ weightKg: -1 })).rejects.toMatchObject({ code })
    expect(await device.edits.waiting()).toEqual({ name: 'Ana', weightKg: 60 })
  },
)

test('a change refused while the same field was changed again leaves the later one', async () => {
  const device = aDevice()
  device.answer = async () => {
    device.answer = offline
    await device.edits.save({ weightKg: 62 })
    return refuse('BAD_REQUEST')
  }
  await expect(device.edits.save({ weightKg: -1 })).rejects.toBeInstanceOf(ApiError)
  expect(await device.edits.waiting()).toEqual({ weightKg: 62 })
})

test('a change that is sent takes along what waited before it', async () => {
  const device = aDevice()
  device.answer = offline
  await device.edits.save({ name: 'Ana' })
  device.answer = async () => undefined
  expect(await device.edits.save({ weightKg: 61 })).toBe('sent')
  expect(device.received).toEqual([{ name: 'Ana', weightKg: 61 }])
  expect(await device.edits.waiting()).toBeNull()
})

test('of nobody nothing is kept, and a change is sent all the same', async () => {
  const recordsOf = vi.fn(keptRecords)
  const received: ProfileChange[] = []
  const edits = createProfileEdits({ uid: () => null, send: async (change) => received.push(change), recordsOf })
  expect([await edits.waiting(), await edits.sendWaiting()]).toEqual([null, false])
  expect(await edits.save({ name: 'Ana' })).toBe('sent')
  expect(received).toEqual([{ name: 'Ana' }])
  expect(recordsOf).not.toHaveBeenCalled()
  const offlineEdits = createProfileEdits({ uid: () => null, send: offline, recordsOf })
  await expect(offlineEdits.save({ name: 'Ana' })).rejects.toBeInstanceOf(OfflineError)
})

test('whether another try is worthwhile depends on why the last one failed', async () => {
  const device = aDevice()
  expect(await device.edits.sendWaiting()).toBe(false)
  device.answer = offline
  await device.edits.save({ weightKg: 61 })
  expect(await device.edits.sendWaiting()).toBe(true)
  device.answer = () => refuse('BAD_REQUEST')
  expect(await device.edits.sendWaiting()).toBe(false)
  device.answer = async () => undefined
  expect(await device.edits.sendWaiting()).toBe(false)
})

test('a person who signs out while the disk is read has nothing sent', async () => {
  const device = aDevice()
  device.answer = offline
  await device.edits.save({ weightKg: 61 })
  device.answer = async () => undefined
  const sending = device.edits.sendWaiting()
  device.uid = 'bento'
  expect(await sending).toBe(false)
  expect(device.received).toEqual([])
})

test('screens hear of each change once, and of none of another account', async () => {
  const device = aDevice()
  device.answer = offline
  const heard: unknown[] = []
  onTestFinished(device.edits.seen.subscribe(() => heard.push(device.edits.seen.current())))
  await device.edits.waiting()
  await device.edits.save({ weightKg: 61 })
  await device.edits.waiting()
  device.uid = 'bento'
  const reading = device.edits.waiting()
  device.uid = 'ana'
  await reading
  device.answer = async () => undefined
  await device.edits.sendWaiting()
  const [nothing, change] = [
    { account: 'ana', change: null },
    { account: 'ana', change: { weightKg: 61 } },
  ]
  expect(heard).toEqual([nothing, change, nothing])
})

test('what the disk refuses to say is unknown, and told as nothing', async () => {
  const edits = createProfileEdits({
    uid: () => 'ana',
    send: async () => undefined,
    recordsOf: () => ({ ...keptRecords('ana'), read: () => Promise.reject(new Error('not allowed')) }),
  })
  await expect(edits.waiting()).rejects.toThrow('not allowed')
  expect(edits.seen.current()).toEqual({ account: 'ana', change: null })
  expect(await edits.sendWaiting()).toBe(true)
})

test('a change that was sent and stays on a disk that refuses is sent again', async () => {
  const device = aDevice()
  const put = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('not allowed', 'UnknownError')
  })
  expect(await device.edits.save({ weightKg: 61 })).toBe('sent')
  put.mockRestore()
  await device.edits.sendWaiting()
  expect(device.received).toEqual([{ weightKg: 61 }, { weightKg: 61 }])
})

/** Ana's edits on a page that follows them; `sent` counts the tries. */
async function keepSent(uid = 'ana') {
  stopClock()
  vi.stubGlobal('navigator', { onLine: true })
  const device = aDevice()
  device.uid = uid
  device.answer = offline
  await device.edits.save({ weightKg: 61 })
  let sent = 0
  device.answer = () => {
    sent += 1
    return offline()
  }
  const page = new EventTarget()
  const stop = device.edits.keepSent(page)
  onTestFinished(stop)
  await soon(() => expect(sent).toBe(1))
  // The answer is heard, and the next try planned.
  await device.edits.waiting()
  await device.edits.waiting()
  return { device, page, stop, sent: () => sent }
}

test('what waits is tried every 15 s until it is sent', async () => {
  const { device, sent } = await keepSent()
  await vi.advanceTimersByTimeAsync(14_999)
  await device.edits.waiting()
  expect(sent()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await soon(() => expect(sent()).toBe(2))
  await device.edits.waiting()
  await device.edits.waiting()
  device.answer = async () => undefined
  await vi.advanceTimersByTimeAsync(15_000)
  await soon(() => expect(device.received).toEqual([{ weightKg: 61 }]))
  await device.edits.waiting()
  await vi.advanceTimersByTimeAsync(60_000)
  await device.edits.waiting()
  expect(device.received).toHaveLength(1)
})

test('the returning network is one try, and its next one 15 s later', async () => {
  const { device, page, sent } = await keepSent()
  await vi.advanceTimersByTimeAsync(10_000)
  page.dispatchEvent(new Event('online'))
  await soon(() => expect(sent()).toBe(2))
  await device.edits.waiting()
  await device.edits.waiting()
  await vi.advanceTimersByTimeAsync(14_999)
  await device.edits.waiting()
  expect(sent()).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  await soon(() => expect(sent()).toBe(3))
})

test('a page that is shown again looks at what another tab has sent', async () => {
  const { device, page } = await keepSent()
  expect(device.edits.seen.current()?.change).toEqual({ weightKg: 61 })
  await recordStore(keptDatabaseName('ana')).write('profile', undefined)
  page.dispatchEvent(new Event('visibilitychange'))
  await soon(() => expect(device.edits.seen.current()?.change).toBeNull())
})

test('once the page follows no more, nothing is tried', async () => {
  const { device, page, stop, sent } = await keepSent()
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  page.dispatchEvent(new Event('online'))
  await device.edits.save({ weightKg: 62 })
  await vi.advanceTimersByTimeAsync(60_000)
  await device.edits.waiting()
  // The save's own.
  expect(sent()).toBe(2)
})

/** The profile as the app starts with Ana signed in, whose profile the device has. */
async function startSignedIn() {
  vi.resetModules()
  const user = aUser()
  const account = { uid: 'ana', email: user.email, name: user.name }
  stubStorage(
    'localStorage',
    new Map([
      ['barra.account', JSON.stringify(account)],
      ['barra.user', JSON.stringify({ user, fetchedAtMs: 0 })],
    ]),
  )
  vi.doMock('../server/api.ts', () => ({ callApi: offline, ApiError, OfflineError }))
  onTestFinished(() => void vi.doUnmock('../server/api.ts'))
  return { user, ...(await import('./profile-edits.ts')), ...(await import('./account.ts')) }
}

test('a screen shows the profile with what is unsent, and none before the disk has said what that is', async () => {
  await keptRecords('ana').write('profile', { weightKg: 61 })
  const { user, useProfile, saveProfile, forgetAccount } = await startSignedIn()
  const screen = runHook(useProfile, undefined)
  expect(screen.current()).toEqual({ profile: null, isWaiting: false })
  await soon(() => expect(screen.current()).toEqual({ profile: { ...user, weightKg: 61 }, isWaiting: true }))
  expect(await saveProfile({ name: 'Ana Lima' })).toBe('kept')
  const both = { ...user, weightKg: 61, name: 'Ana Lima' }
  await soon(() => expect(screen.current()).toEqual({ profile: both, isWaiting: true }))
  await forgetAccount()
  await soon(() => expect(screen.current()).toEqual({ profile: null, isWaiting: false }))
})

test('a screen of a profile without unsent changes shows it as the server has it', async () => {
  const { user, useProfile, rememberAccount } = await startSignedIn()
  const screen = runHook(useProfile, undefined)
  await soon(() => expect(screen.current()).toEqual({ profile: user, isWaiting: false }))
  rememberAccount({ uid: 'bento', email: '', name: '' })
  await soon(() => expect(screen.current()).toEqual({ profile: null, isWaiting: false }))
})
