import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { runHook } from '../../../tests/support/run-hook.ts'
import { soon } from '../../../tests/support/soon.ts'
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

test('of another account than the one that ended nothing is forgotten', async () => {
  const { rememberEnded, forgetEnded, endedAccount } = await start(null)
  await rememberEnded(ANA)
  await forgetEnded('bento')
  expect(endedAccount()).toEqual(ANA)
})

test.each<[string, unknown, EndedAccount | null]>([
  ['no account', { ending: 'expired', kept: true }, null],
  ['an end that this app does not know', { ...ANA, ending: 'paused' }, null],
  ['no end', { ...ANA, ending: undefined }, null],
  ['nonsense', 'nonsense', null],
  ['no word about the training', { ...ANA, kept: 'yes' }, { ...ANA, kept: false }],
  ['a deleted account', { ...ANA, ending: 'deleted' }, { ...ANA, ending: 'deleted' }],
  ['a disabled account', { ...ANA, ending: 'disabled' }, { ...ANA, ending: 'disabled' }],
])('a record of %s is read as such', async (_what, record, expected) => {
  const { endedAccount } = await start(record as EndedAccount)
  expect(endedAccount()).toEqual(expected)
})

test('a login follows what is known, and is drawn once for each change', async () => {
  const { rememberEnded, useEndedAccount } = await start(null)
  const screen = runHook(useEndedAccount, undefined)
  await rememberEnded(ANA)
  await rememberEnded({ ...ANA })
  await soon(() => expect(screen.drawn).toEqual([null, ANA]))
})

test('what was said while the disk was read is what counts', async () => {
  const { deviceRecords } = await import('./device-owner.ts')
  await deviceRecords.write('ended', { ended: { ...ANA, uid: 'bento' } })
  const { rememberEnded, endedAccount } = await start(null)
  await rememberEnded(ANA)
  await deviceRecords.read('ended')
  expect(endedAccount()).toEqual(ANA)
})

test('a start without any record keeps none', async () => {
  const { endedAccount } = await start(null)
  const { deviceRecords } = await import('./device-owner.ts')
  await deviceRecords.read('ended')
  expect(await deviceRecords.read('ended')).toBeUndefined()
  expect(endedAccount()).toBeNull()
})

test('what another tab records, or removes, is known here at once', async () => {
  let hear: (event: { readonly key: string | null }) => void = () => undefined
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof hear) => {
    hear = listener
  })
  const { endedAccount, picture } = await start(null)
  picture.set(KEY, JSON.stringify(ANA))
  hear({ key: 'theme' })
  expect(endedAccount()).toBeNull()
  hear({ key: KEY })
  expect(endedAccount()).toEqual(ANA)
  picture.clear()
  hear({ key: null })
  expect(endedAccount()).toBeNull()
})
