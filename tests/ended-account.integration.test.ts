import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSession, aWorkout } from './builders.ts'
import { keepNotes } from './support/keep-notes.ts'

const ALL_SENT = { counted: true, waiting: 0, refused: 0 }

let people = 0

beforeEach(() => {
  keepNotes()
  vi.resetModules()
})
afterEach(async () => {
  const { deviceRecords } = await import('../src/platform/account/device-owner.ts')
  await deviceRecords.write('ended', undefined)
  vi.doUnmock('../src/platform/identity/identity-connection.ts')
  vi.doUnmock('../src/platform/sync/sync.ts')
  vi.unstubAllGlobals()
  vi.resetModules()
})

type Given = {
  /** The provider's response to token requests. */
  readonly code: 'auth/user-not-found' | 'auth/user-token-expired' | 'auth/network-request-failed'
  /** The sync's status of the outbox. */
  readonly status?: Partial<typeof ALL_SENT>
}

/** The app on a signed-in device, with a provider that refuses a new token. */
async function aDevice({ code, status = {} }: Given) {
  people += 1
  const uid = `leaver-${people}`
  const signOut = vi.fn(async () => undefined)
  const { readRefreshError } = await import('../src/platform/identity/identity-error.ts')
  const provider = {
    ready: async () => undefined,
    current: () => ({ uid, email: '', name: '', emailVerified: true, photoUrl: null }),
    follow: () => undefined,
    idToken: () => Promise.reject(readRefreshError({ code })),
    signOut,
  }
  vi.doMock('../src/platform/identity/identity-connection.ts', () => ({
    loadProvider: async () => provider,
    askProvider: (question: (asked: typeof provider) => unknown) => question(provider),
  }))
  vi.doMock('../src/platform/sync/sync.ts', () => ({
    currentSyncStatus: () => ({ ...ALL_SENT, ...status }),
    subscribeToStatus: () => () => undefined,
    compareWithServer: async () => ({ equal: true, different: [] }),
  }))
  const { currentAccount, rememberAccount } = await import('../src/platform/account/account.ts')
  const { endedAccount } = await import('../src/platform/account/ended-account.ts')
  const { idToken, identityState } = await import('../src/platform/identity/identity-session.ts')
  const { openDatabase } = await import('#storage/database.ts')
  const { insertDocument } = await import('#storage/commands.ts')
  rememberAccount({ uid, email: 'ana@example.org', name: 'Ana' })
  const database = await openDatabase({ account: uid })
  const session = await insertDocument(database, 'sessions', aSession())
  await database.close()
  // The server has confirmed it.
  const { Outbox } = await import('../workers/outbox.ts')
  const outbox = new Outbox(uid)
  const master = { ...session, _deleted: false }
  await outbox.putMasters('sessions', [{ master, local: master }], { nowMs: 0, choices: [] })
  outbox.close()
  return { uid, signOut, askForToken: () => idToken(true), account: currentAccount, ended: endedAccount, identityState }
}

/** The names of a person's databases on the device. */
async function databasesOf(uid: string): Promise<readonly string[]> {
  const all = await indexedDB.databases()
  // RxDB creates its own for cross-thread messages if it detects a browser without channels.
  return all.flatMap(({ name }) => (name?.includes(uid) && !name.includes('broadcast-channel') ? [name] : []))
}

/** Puts a document into a person's outbox, like a worker that could not send it. */
async function leaveUnsent(uid: string): Promise<void> {
  const { Outbox } = await import('../workers/outbox.ts')
  const outbox = new Outbox(uid)
  await outbox.note('workouts', [{ ...aWorkout(), _deleted: false }], { nowMs: 0, scannedTo: undefined })
  outbox.close()
}

test('a person unknown to the provider is signed out, and their data is removed', async () => {
  const { uid, signOut, askForToken, account, ended } = await aDevice({ code: 'auth/user-not-found' })
  await expect(askForToken()).rejects.toMatchObject({ kind: 'reauthenticate' })
  await expect.poll(() => databasesOf(uid)).toEqual([])
  await expect.poll(ended).toMatchObject({ uid, ending: 'deleted', kept: false })
  await expect.poll(account).toBeNull()
  expect(signOut).toHaveBeenCalledOnce()
})

test('unsent data stays on the device, and the person is notified', async () => {
  const { uid, askForToken, account, ended } = await aDevice({ code: 'auth/user-not-found' })
  await leaveUnsent(uid)
  const before = await databasesOf(uid)
  await expect(askForToken()).rejects.toMatchObject({ kind: 'reauthenticate' })
  await expect.poll(ended).toMatchObject({ uid, ending: 'deleted', kept: true })
  await expect.poll(account).toBeNull()
  expect(await databasesOf(uid)).toEqual(before)
})

test.each([
  ['nobody has counted what waits', { counted: false }],
  ['something waits', { waiting: 1 }],
  ['something was refused', { refused: 1 }],
])('everything stays where %s', async (_name, status) => {
  const { uid, askForToken, ended } = await aDevice({ code: 'auth/user-not-found', status })
  const before = await databasesOf(uid)
  await expect(askForToken()).rejects.toMatchObject({ kind: 'reauthenticate' })
  await expect.poll(ended).toMatchObject({ uid, ending: 'deleted', kept: true })
  expect(await databasesOf(uid)).toEqual(before)
})

test('after an ended session, all data stays', async () => {
  const { uid, askForToken, account, ended } = await aDevice({ code: 'auth/user-token-expired' })
  const before = await databasesOf(uid)
  await expect(askForToken()).rejects.toMatchObject({ kind: 'reauthenticate' })
  await expect.poll(ended).toMatchObject({ uid, ending: 'expired', kept: true })
  await expect.poll(account).toBeNull()
  expect(await databasesOf(uid)).toEqual(before)
})

test('a provider that cannot be reached ends nothing', async () => {
  const device = await aDevice({ code: 'auth/network-request-failed' })
  const { uid, signOut, askForToken, account, ended, identityState } = device
  const before = await databasesOf(uid)
  await expect(askForToken()).rejects.toMatchObject({ kind: 'offline' })
  await expect.poll(identityState).toBe('offline')
  expect([account()?.uid, ended()]).toEqual([uid, null])
  expect(signOut).not.toHaveBeenCalled()
  expect(await databasesOf(uid)).toEqual(before)
})
