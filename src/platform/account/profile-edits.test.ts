import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keptDatabaseName } from '#contract/device-stores.ts'
import type { ProfileChange } from '#contract/user.ts'
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
function useTestClock() {
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
  useTestClock()
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
  useTestClock()
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
  useTestClock()
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
