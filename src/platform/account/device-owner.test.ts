import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OWNER_DATABASE } from '#contract/device-stores.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'

const ANA = { uid: 'ana', email: 'ana@barra.test', name: 'Ana' }
const BIA = { uid: 'bia', email: 'bia@barra.test', name: 'Bia' }

beforeEach(() => {
  stubStorage()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  const { writeDeviceOwner } = await import('./device-owner.ts')
  await writeDeviceOwner(null)
})

/** A tab that starts with this in localStorage. */
async function start(record: Readonly<Record<string, string>>) {
  vi.resetModules()
  stubStorage('localStorage', new Map(Object.entries(record)))
  const tab = await import('./account.ts')
  await tab.confirmAccount()
  return tab
}

const recordOf = (account: typeof ANA) => ({ 'barra.account': JSON.stringify(account) })

test('a sign-out holds where the browser was killed before localStorage reached the disk', async () => {
  const tab = await start({})
  await tab.enterAccount(ANA)
  await tab.forgetAccount()
  const again = await start({ ...recordOf(ANA), 'barra.user': '{"user":{}}' })
  expect(again.currentAccount()).toBeNull()
  expect(localStorage.getItem('barra.account')).toBeNull()
  expect(localStorage.getItem('barra.user')).toBeNull()
})

test('a change of account holds where the browser was killed before localStorage reached the disk', async () => {
  const tab = await start({})
  await tab.enterAccount(ANA)
  await tab.forgetAccount()
  await tab.enterAccount(BIA)
  const again = await start(recordOf(ANA))
  expect(again.currentAccount()).toEqual(BIA)
  expect(again.hasLeft(ANA.uid)).toBe(true)
  expect(again.hasLeft(BIA.uid)).toBe(false)
})

test('a sign-in holds where localStorage never reached the disk', async () => {
  const tab = await start({})
  await tab.enterAccount(ANA)
  expect((await start({})).currentAccount()).toEqual(ANA)
})

test('facts learned after the sign-in stay', async () => {
  const tab = await start({})
  await tab.enterAccount(ANA)
  const renamed = { ...ANA, name: 'Ana Lima' }
  expect((await start(recordOf(renamed))).currentAccount()).toEqual(renamed)
})

test('an account that signed in before owners were recorded stays, and is recorded', async () => {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(OWNER_DATABASE).onsuccess = resolve
  })
  const tab = await start(recordOf(ANA))
  expect(tab.currentAccount()).toEqual(ANA)
  await expect.poll(async () => (await start({})).currentAccount()).toEqual(ANA)
})

test('a disk that takes no new owner keeps no former one', async () => {
  const tab = await start({})
  await tab.enterAccount(ANA)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await tab.forgetAccount()
  vi.restoreAllMocks()
  expect((await start({})).currentAccount()).toBeNull()
})

test('a browser without IndexedDB keeps to its record', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not allowed', 'SecurityError')
    },
  })
  expect((await start(recordOf(ANA))).currentAccount()).toEqual(ANA)
})
