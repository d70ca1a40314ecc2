import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import type { EndedAccount } from './ended-account.ts'

const ANA: EndedAccount = { uid: 'ana', email: 'ana@barra.test', name: 'Ana', ending: 'expired', kept: true }
const KEY = 'barra.ended-account'

afterEach(async () => {
  const { deviceRecords } = await import('./device-owner.ts')
  await deviceRecords.write('ended', undefined)
  vi.unstubAllGlobals()
})

/** A page that starts with this in localStorage. */
async function start(record: EndedAccount | null) {
  vi.resetModules()
  const picture = stubStorage('localStorage', new Map(record ? [[KEY, JSON.stringify(record)]] : []))
  return { ...(await import('./ended-account.ts')), picture }
}

test('an account that ended is known after a kill that took localStorage back', async () => {
  const { rememberEnded } = await start(null)
  await rememberEnded(ANA)
  const { endedAccount, picture } = await start(null)
  await expect.poll(endedAccount).toEqual(ANA)
  expect(JSON.parse(picture.get(KEY) ?? '')).toEqual(ANA)
})

test('whether its training is kept is what was said last, whatever localStorage brings back', async () => {
  const { rememberEnded } = await start(null)
  await rememberEnded(ANA)
  await rememberEnded({ ...ANA, kept: false })
  const { endedAccount } = await start(ANA)
  expect(endedAccount()).toEqual(ANA)
  await expect.poll(endedAccount).toEqual({ ...ANA, kept: false })
})

test('an account that signed in again has not ended after a kill', async () => {
  const { rememberEnded, forgetEnded } = await start(null)
  await rememberEnded(ANA)
  await forgetEnded(ANA.uid)
  const { endedAccount, picture } = await start(ANA)
  await expect.poll(endedAccount).toBeNull()
  expect(picture.has(KEY)).toBe(false)
})

test('what an earlier build kept in localStorage alone is taken over', async () => {
  const { endedAccount } = await start(ANA)
  expect(endedAccount()).toEqual(ANA)
  const { deviceRecords } = await import('./device-owner.ts')
  await expect.poll(() => deviceRecords.read('ended')).toEqual({ ended: ANA })
})

test('a browser that refuses IndexedDB keeps the picture', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const real = indexedDB
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not allowed', 'SecurityError')
    },
  })
  const { endedAccount, rememberEnded, picture } = await start(null)
  await rememberEnded(ANA)
  expect(endedAccount()).toEqual(ANA)
  expect(picture.has(KEY)).toBe(true)
  vi.stubGlobal('indexedDB', real)
})
