import { expect, onTestFinished, test, vi } from 'vitest'
import type { ProfileChange } from '#contract/user.ts'
import { refuseStorage, stubStorage } from '../../../tests/support/stub-storage.ts'
import { ApiError, OfflineError } from '../server/api.ts'
import { createProfileEdits } from './profile-edits.ts'

/** A device signed in as Ana, and a controllable server. */
function aDevice() {
  const stored = stubStorage()
  const received: ProfileChange[] = []
  const it = {
    uid: 'ana',
    answer: async (): Promise<unknown> => undefined,
    received,
    stored,
  }
  const edits = createProfileEdits({
    uid: () => it.uid,
    send: async (change) => {
      await it.answer()
      received.push(change)
    },
  })
  return Object.assign(it, { edits })
}

const offline = () => Promise.reject(new OfflineError('no signal'))

test('a change accepted by the server is not kept', async () => {
  const { edits, received, stored } = aDevice()
  expect(await edits.save({ name: 'Ana' })).toBe('sent')
  expect(received).toEqual([{ name: 'Ana' }])
  expect(stored.size).toBe(0)
})

test('without signal changes wait together, the latest word on each field, and go out in one', async () => {
  const device = aDevice()
  device.answer = offline
  expect(await device.edits.save({ name: 'Ana', weightKg: 60 })).toBe('kept')
  expect(await device.edits.save({ weightKg: 61 })).toBe('kept')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await device.edits.sendWaiting()
  expect(device.edits.waiting()).toEqual({ name: 'Ana', weightKg: 61 })

  device.answer = async () => undefined
  await device.edits.sendWaiting()
  expect(device.received).toEqual([{ name: 'Ana', weightKg: 61 }])
  expect(device.edits.waiting()).toBeNull()
})

test('a change that the returning network did not take yet goes out soon after, without another word of the browser', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => void vi.useRealTimers())
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
  expect(device.edits.waiting()).toBeNull()
})

test('no timed retries while the browser is offline', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('navigator', { onLine: false })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
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
  expect(calls).toBe(1)
  device.answer = async () => undefined
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(device.received).toEqual([{ weightKg: 61 }])
})

test('a permanently refused change is not retried', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => void vi.useRealTimers())
  const device = aDevice()
  device.answer = offline
  await device.edits.save({ weightKg: 61 })
  let calls = 0
  device.answer = () => {
    calls += 1
    return Promise.reject(new ApiError(400, 'BAD_REQUEST', 'no', []))
  }
  onTestFinished(device.edits.keepSent(new EventTarget()))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls).toBe(1)
})

// proves 8.31
test('a refused change is reported and dropped; earlier pending ones stay', async () => {
  const device = aDevice()
  device.answer = offline
  await device.edits.save({ name: 'Ana' })
  device.answer = () => Promise.reject(new ApiError(400, 'BAD_REQUEST', 'no such day'))
  await expect(device.edits.save({ dateOfBirth: '1990-02-31' })).rejects.toBeInstanceOf(ApiError)
  expect(device.edits.waiting()).toEqual({ name: 'Ana' })
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
  expect(device.edits.waiting()).toEqual({ weightKg: 62 })
})

test('a device that cannot store it reports that', async () => {
  const device = aDevice()
  refuseStorage('localStorage', 'full')
  device.answer = offline
  await expect(device.edits.save({ name: 'Ana' })).rejects.toBeInstanceOf(OfflineError)
})

test("one person's change is never sent for another", async () => {
  const device = aDevice()
  device.answer = offline
  await device.edits.save({ name: 'Ana' })
  device.uid = 'bento'
  device.answer = async () => undefined
  await device.edits.sendWaiting()
  expect([device.edits.waiting(), device.received]).toEqual([null, []])
  device.uid = 'ana'
  await device.edits.sendWaiting()
  expect(device.received).toEqual([{ name: 'Ana' }])
})
