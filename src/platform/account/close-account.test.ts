import 'fake-indexeddb/auto'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { KEPT_PROFILE } from '#contract/device-stores.ts'
import { soon } from '../../../tests/support/soon.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import type { AccountEnding } from '../identity/auth.machine.ts'
import type { SyncStatus, SyncWorker } from '../sync/sync.ts'

// An account ends on a device: some of it stays.

const ANA = { uid: 'ana', email: 'ana@barra.test', name: 'Ana' }
const NOTE = 'barra.synced.ana'

afterEach(() => {
  vi.doUnmock('../identity/identity.ts')
  vi.resetModules()
  vi.unstubAllGlobals()
})

type Device = {
  readonly status?: Partial<SyncStatus>
  /** The result of the comparison with the server. */
  readonly compare?: () => Promise<{ readonly equal: boolean }>
  readonly signOut?: () => Promise<void>
}

const SENT = { counted: true, waiting: 0, refused: 0 }

/** A device where Ana is signed in and has trained, as the app has just started. */
async function start({
  status = SENT,
  compare = async () => ({ equal: true }),
  signOut = async () => {},
}: Device = {}) {
  const kept = stubStorage('localStorage', new Map([['barra.account', JSON.stringify(ANA)]]))
  stubStorage('sessionStorage')
  kept.set(NOTE, 'today')
  const out = vi.fn(signOut)
  vi.resetModules()
  vi.doMock('../identity/identity.ts', () => ({ identity: { signOut: out } }))
  const { closeAccount } = await import('./close-account.ts')
  const { currentAccount } = await import('./account.ts')
  const { endedAccount, forgetEnded } = await import('./ended-account.ts')
  const { keptRecords, deleteKeptRecords } = await import('./kept-records.ts')
  const sync = await import('../sync/sync.ts')
  const setStatus = (next: Partial<SyncStatus>) => sync.setStatus({ ...sync.currentSyncStatus(), ...next })
  setStatus(status)
  sync.setWorker({ current: () => ({ compareWithServer: compare }) } as unknown as SyncWorker)
  sync.setOpened(true)
  onTestFinished(async () => {
    await forgetEnded('ana')
    await deleteKeptRecords('ana')
  })
  return {
    close: (ending: AccountEnding, uid = 'ana') => closeAccount({ uid, ending }),
    found: () => ({
      ended: endedAccount(),
      account: currentAccount(),
      stays: kept.has(NOTE),
      out: out.mock.calls.length,
    }),
    setStatus,
    keepDraft: () => keptRecords('ana').write(KEPT_PROFILE, { weightKg: 61 }),
  }
}

/** Signed out, and what the login says: whether the training is still here. */
const closed = (ending: AccountEnding, kept: boolean) => {
  return { ended: { ...ANA, ending, kept }, account: null, stays: kept, out: 1 }
}

test.each<[string, AccountEnding, Device, boolean]>([
  ['was deleted, with everything on the server', 'deleted', {}, false],
  ['was deleted, with changes that wait', 'deleted', { status: { ...SENT, waiting: 1 } }, true],
  ['was deleted, with changes that were refused', 'deleted', { status: { ...SENT, refused: 1 } }, true],
  ['was deleted, which no comparison has to confirm', 'deleted', { compare: async () => ({ equal: false }) }, false],
  ['was disabled, with the same on the server', 'disabled', {}, false],
  ['was disabled, with something else on the server', 'disabled', { compare: async () => ({ equal: false }) }, true],
  ['was disabled, without an answer', 'disabled', { compare: () => Promise.reject(new Error('offline')) }, true],
  ['has an ended session, after which they may return', 'expired', {}, true],
])('of an account that %s', async (_what, ending, device, stays) => {
  const { close, found } = await start(device)
  await close(ending)
  expect(found()).toEqual(closed(ending, stays))
})

test('a draft that only this device has keeps the data', async () => {
  const { close, found, keepDraft } = await start()
  await keepDraft()
  await close('deleted')
  expect(found()).toEqual(closed('deleted', true))
})

test('where it cannot be said whether anything is unsent, the data stay', async () => {
  const { close, found } = await start()
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('not allowed', 'SecurityError')
  })
  await close('deleted')
  expect(found()).toEqual(closed('deleted', true))
})

test('what is written while both sides are compared keeps the data', async () => {
  const { close, found, setStatus } = await start({
    compare: async () => {
      setStatus({ waiting: 1 })
      return { equal: true }
    },
  })
  await close('disabled')
  expect(found()).toEqual(closed('disabled', true))
})

test('another account than the one that is signed in is left alone', async () => {
  const { close, found } = await start()
  await close('deleted', 'bento')
  expect(found()).toEqual({ ended: null, account: ANA, stays: true, out: 0 })
})

test('a provider that does not sign out changes nothing else', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { close, found } = await start({ signOut: () => Promise.reject(new Error('offline')) })
  await close('deleted')
  expect(found()).toEqual(closed('deleted', false))
  expect(warned).toHaveBeenCalledOnce()
})

test('data that cannot be removed are still here, as the login says', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { close, found } = await start()
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('closing', 'UnknownError'))
  await close('deleted')
  expect(found()).toEqual(closed('deleted', true))
  expect(reported).toHaveBeenCalledOnce()
})

/** The clock is the test's, but not that of IndexedDB. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('a comparison that takes longer than 10 s keeps the data', async () => {
  const comparing = vi.fn(() => new Promise<never>(() => undefined))
  const { close, found } = await start({ compare: comparing })
  stopClock()
  const closing = close('disabled')
  await soon(() => expect(comparing).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(9_999)
  expect(found().ended).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  await closing
  expect(found()).toEqual(closed('disabled', true))
})

test('an app that was just opened waits until it is counted what the server lacks', async () => {
  const { close, found, setStatus } = await start({ status: { counted: false } })
  stopClock()
  const closing = close('deleted')
  await vi.advanceTimersByTimeAsync(9_999)
  setStatus({ direction: 'sending' })
  expect(found().ended).toBeNull()
  setStatus(SENT)
  await closing
  expect(found()).toEqual(closed('deleted', false))
})

test('what is not counted within 10 s keeps the data', async () => {
  const { close, found } = await start({ status: { counted: false } })
  stopClock()
  const closing = close('deleted')
  await vi.advanceTimersByTimeAsync(10_000)
  await closing
  expect(found()).toEqual(closed('deleted', true))
})
