import 'fake-indexeddb/auto'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { deviceTimeZone } from '#contract/device-headers.ts'
import { aUser } from '../../../tests/builders.ts'
import { runHook } from '../../../tests/support/run-hook.ts'
import { soon } from '../../../tests/support/soon.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'
import type { CallApi } from '../server/api.ts'
import { isFresh } from './user.ts'

const ANA = aUser()
const IDENTITY = { uid: 'ana', email: ANA.email, name: ANA.name, emailVerified: true, photoUrl: null }

afterEach(() => {
  vi.doUnmock('../server/api.ts')
  vi.doUnmock('../identity/identity-session.ts')
  vi.restoreAllMocks()
})

test.each([
  ['just now', 0, true],
  // proves 4.30, 9.2
  ['30 s ago, but for a millisecond', 29_999, true],
  // proves 4.30, 9.2
  ['30 s ago', 30_000, false],
  ['in the future, by a clock that was turned back', -1, false],
])('a profile that was fetched %s', (_when, ageMs, fresh) => {
  expect(isFresh({ fetchedAtMs: 1_000_000 }, 1_000_000 + ageMs)).toBe(fresh)
})

/** The module in front of a server of which these calls fail. */
async function withoutCalls(...failing: readonly string[]) {
  const asked: string[] = []
  const heard: unknown[] = []
  const callApi: CallApi = async (path, read) => {
    asked.push(path)
    if (failing.includes(path)) throw new Error(`${path} failed`)
    return read(path === '/auth/sync-user-trial' ? { trial: 'started', entitlement: 'signed' } : { user: ANA })
  }
  vi.resetModules()
  vi.doMock('../server/api.ts', () => ({ callApi }))
  const { syncUser } = await import('./user.ts')
  return { syncUser: () => syncUser(IDENTITY, async (statement) => void heard.push(statement)), asked, heard }
}

// proves 1.4, 4.27
test('a sign-in is synced with the server, which starts a trial and states what is open', async () => {
  const { syncUser, asked, heard } = await withoutCalls()
  expect(await syncUser()).toEqual(ANA)
  expect(asked).toEqual(['/auth/sync-user', '/auth/sync-user-trial'])
  expect(heard).toEqual(['signed'])
})

// proves 4.27, 8.38
test('if the sync fails the profile is fetched instead', async () => {
  const { syncUser } = await withoutCalls('/auth/sync-user')
  expect(await syncUser()).toEqual(ANA)
  const { syncUser: syncWithNeither } = await withoutCalls('/auth/sync-user', '/user/profile')
  await expect(syncWithNeither()).rejects.toThrow('/user/profile failed')
})

// proves 7.11
test('a trial that cannot be made is only warned of', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { syncUser } = await withoutCalls('/auth/sync-user-trial')
  expect(await syncUser()).toEqual(ANA)
  expect(warned).toHaveBeenCalledOnce()
})

/** The module with a token that shows a confirmed address after so many renewals. */
async function confirmedAfter(renewals: number) {
  const asked: string[] = []
  const tokens: boolean[] = []
  const callApi: CallApi = async (path, read) => {
    asked.push(path)
    return read({ trial: tokens.length < renewals ? 'unconfirmed' : 'started' })
  }
  vi.resetModules()
  vi.doMock('../server/api.ts', () => ({ callApi }))
  vi.doMock('../identity/identity-session.ts', () => ({
    idToken: async (isForced: boolean) => {
      tokens.push(isForced)
      return { token: 'renewed', expiresAtMs: 0 }
    },
  }))
  return { ...(await import('./user.ts')), asked, tokens }
}

test.each([
  ['asks once with the token at hand where that is confirmed', 0, 1],
  ['asks again with a new token where the old one is not', 1, 2],
  ['asks no third time while the address is not confirmed', 9, 2],
])('the trial of somebody who has just confirmed their address %s', async (_case, renewals, calls) => {
  const { startConfirmedTrial, asked, tokens } = await confirmedAfter(renewals)
  await startConfirmedTrial()
  expect(asked).toEqual(Array(calls).fill('/auth/sync-user-trial'))
  expect(tokens).toEqual(Array(calls - 1).fill(true))
})

const ACCOUNT = { uid: 'ana', email: ANA.email, name: 'Ana' }
const LATER = 1_000_000

/**
 * The app starts with Ana signed in and this profile on the device. The server answers by method and path. Stops the
 * clock.
 */
async function start(answers: Readonly<Record<string, unknown>> = {}, profile?: unknown) {
  const stored = stubStorage('localStorage', new Map([['barra.account', JSON.stringify(ACCOUNT)]]))
  if (profile !== undefined) stored.set('barra.user', JSON.stringify(profile))
  const asked: unknown[] = []
  const answersNow = { ...answers }
  const callApi: CallApi = async (path, read, { method = 'GET', body } = {}) => {
    const call = `${method} ${path}`
    asked.push(body === undefined ? call : [call, body])
    if (!(call in answersNow)) throw new Error(`${call} failed`)
    return read(answersNow[call])
  }
  vi.useFakeTimers({ toFake: ['Date'], now: LATER })
  onTestFinished(() => void vi.useRealTimers())
  vi.resetModules()
  vi.doMock('../server/api.ts', () => ({ callApi }))
  const account = await import('./account.ts')
  return { ...account, ...(await import('./user.ts')), asked, stored, answers: answersNow }
}

const PROFILE = { 'GET /user/profile': { user: ANA } }
const keptOnDevice = (stored: Map<string, string>): unknown => JSON.parse(stored.get('barra.user') ?? 'null')

test('a sign-in tells the server whose it is and where, and asks for a trial', async () => {
  const { syncUser, asked } = await start({ 'POST /auth/sync-user': { user: ANA }, 'POST /auth/sync-user-trial': null })
  const heard: unknown[] = []
  await syncUser({ ...IDENTITY, photoUrl: 'p.jpg' }, async (statement) => void heard.push(statement))
  const { email, name } = ANA
  const body = { firebaseUid: 'ana', email, name, photoURL: 'p.jpg', timezone: deviceTimeZone() }
  expect(asked).toEqual([['POST /auth/sync-user', body], 'POST /auth/sync-user-trial'])
  expect(heard).toEqual([undefined])
})

test('a fetched profile is shown, on the device, and not asked for again within 30 s', async () => {
  const { fetchUser, knownUser, useUser, asked, stored } = await start(PROFILE)
  const screen = runHook(useUser, undefined)
  expect([knownUser(), screen.current()]).toEqual([null, null])
  expect(await Promise.all([fetchUser(), fetchUser()])).toEqual([ANA, ANA])
  vi.setSystemTime(LATER + 29_999)
  expect(await fetchUser()).toEqual(ANA)
  expect(asked).toEqual(['GET /user/profile'])
  expect(knownUser()).toEqual(ANA)
  await soon(() => expect(screen.current()).toEqual(ANA))
  expect(keptOnDevice(stored)).toEqual({ user: ANA, fetchedAtMs: LATER })
  await fetchUser({ fresh: true })
  vi.setSystemTime(LATER + 60_000)
  await fetchUser()
  expect(asked).toHaveLength(3)
})

test('a profile that could not be fetched is asked for again', async () => {
  const { fetchUser, answers } = await start()
  await expect(fetchUser()).rejects.toThrow('GET /user/profile failed')
  Object.assign(answers, PROFILE)
  expect(await fetchUser()).toEqual(ANA)
})

test('a changed profile is sent, and its name is that of the account', async () => {
  const renamed = { ...ANA, name: 'Ana Lima' }
  const { updateUser, knownUser, currentAccount, asked } = await start({ 'PUT /user/profile': { user: renamed } })
  expect(await updateUser({ name: 'Ana Lima' })).toEqual(renamed)
  expect(asked).toEqual([['PUT /user/profile', { name: 'Ana Lima' }]])
  expect(knownUser()).toEqual(renamed)
  expect(currentAccount()).toEqual({ ...ACCOUNT, name: 'Ana Lima' })
})

test('a profile without a name leaves that of the account', async () => {
  const { fetchUser, currentAccount } = await start({ 'GET /user/profile': { user: { ...ANA, name: '' } } })
  await fetchUser()
  expect(currentAccount()).toEqual(ACCOUNT)
})

test('changed preferences are sent, and those of the profile on the device', async () => {
  const preferences = { language: 'es-ES', timezone: null } as const
  const answers = { ...PROFILE, 'PUT /user/preferences': { preferences } }
  const { saveUserPreferences, fetchUser, knownUser, asked, stored } = await start(answers)
  expect(await saveUserPreferences({ language: 'es-ES' })).toEqual(preferences)
  expect(knownUser()).toBeNull()
  await fetchUser()
  expect(await saveUserPreferences({ language: 'es-ES' })).toEqual(preferences)
  expect(asked.at(-1)).toEqual(['PUT /user/preferences', { language: 'es-ES' }])
  expect(knownUser()).toEqual({ ...ANA, preferences })
  expect(keptOnDevice(stored)).toEqual({ user: { ...ANA, preferences }, fetchedAtMs: LATER })
})

test('preferences that the server does not tell are unset', async () => {
  const { saveUserPreferences } = await start({ 'PUT /user/preferences': 'nonsense' })
  expect(await saveUserPreferences({ language: 'es-ES' })).toEqual({ language: null, timezone: null })
})

test.each([
  ['nothing', undefined],
  ['no user', {}],
  ['half a user', { user: { id: '7' } }],
])('an answer that holds %s is no profile', async (_what, answer) => {
  const { fetchUser, knownUser } = await start({ 'GET /user/profile': answer })
  await expect(fetchUser()).rejects.toThrow('the answer holds no user')
  expect(knownUser()).toBeNull()
})

test('an answer about another person is not kept', async () => {
  const bento = aUser({ firebaseUid: 'bento', name: 'Bento' })
  const { fetchUser, knownUser, currentAccount, stored } = await start({ 'GET /user/profile': { user: bento } })
  expect(await fetchUser()).toEqual(bento)
  expect([knownUser(), currentAccount(), keptOnDevice(stored)]).toEqual([null, ACCOUNT, null])
})

test('the profile on the device is known at the next start, as old as it is', async () => {
  const { fetchUser, knownUser, asked } = await start(PROFILE, { user: ANA, fetchedAtMs: LATER - 1_000 })
  expect(knownUser()).toEqual(ANA)
  await fetchUser()
  expect(asked).toEqual([])
})

test('a profile on the device whose age is unknown is known, and fetched', async () => {
  const { fetchUser, knownUser, asked } = await start(PROFILE, { user: ANA })
  vi.setSystemTime(10)
  expect(knownUser()).toEqual(ANA)
  vi.setSystemTime(LATER)
  await fetchUser()
  expect(asked).toEqual(['GET /user/profile'])
})

test.each([
  ['of another person', { user: aUser({ firebaseUid: 'bento' }), fetchedAtMs: LATER }],
  ['that is none', { fetchedAtMs: LATER }],
  ['that is no record', 'nonsense'],
])('a profile on the device %s is not known', async (_what, profile) => {
  expect((await start({}, profile)).knownUser()).toBeNull()
})

test('a profile on the device is not known of nobody', async () => {
  const { stored } = await start({}, { user: ANA, fetchedAtMs: LATER })
  stored.delete('barra.account')
  vi.resetModules()
  expect((await import('./user.ts')).knownUser()).toBeNull()
})

test('the profile stays while facts of the account change, and goes with it', async () => {
  const { knownUser, rememberAccount, forgetAccount, stored } = await start({}, { user: ANA, fetchedAtMs: LATER })
  rememberAccount({ ...ACCOUNT, email: 'lima@example.org' })
  expect(knownUser()).toEqual(ANA)
  await forgetAccount()
  expect(knownUser()).toBeNull()
  expect(stored.has('barra.user')).toBe(false)
  rememberAccount(ACCOUNT)
  expect(knownUser()).toBeNull()
})

test('the profile of one person is not that of the next', async () => {
  const { knownUser, rememberAccount } = await start({}, { user: ANA, fetchedAtMs: LATER })
  rememberAccount({ ...ACCOUNT, uid: 'bento' })
  expect(knownUser()).toBeNull()
})

test.each([
  ['whom the device does not know is reported, and their trial asked for', undefined, 2],
  ['whom the device knows has their profile fetched', { user: ANA, fetchedAtMs: 0 }, 1],
])('a person %s', async (_whom, profile, calls) => {
  const answers = { ...PROFILE, 'POST /auth/sync-user': { user: ANA }, 'POST /auth/sync-user-trial': {} }
  const { asked, knownUser } = await start(answers, profile)
  vi.doMock('../identity/identity-session.ts', () => ({ currentIdentity: async () => IDENTITY }))
  vi.doMock('../billing/subscription.ts', () => ({ subscriptionStore: { hearStatement: async () => undefined } }))
  onTestFinished(() => void vi.doUnmock('../billing/subscription.ts'))
  const { registerUser } = await import('./register-user.ts')
  await registerUser()
  expect(knownUser()).toEqual(ANA)
  expect(asked).toHaveLength(calls)
})

test('a person of whom nothing can be asked now is asked for another time', async () => {
  const informed = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const { knownUser } = await start()
  vi.doMock('../identity/identity-session.ts', () => ({ currentIdentity: async () => IDENTITY }))
  vi.doMock('../billing/subscription.ts', () => ({ subscriptionStore: { hearStatement: async () => undefined } }))
  onTestFinished(() => void vi.doUnmock('../billing/subscription.ts'))
  const { registerUser } = await import('./register-user.ts')
  await registerUser()
  expect([knownUser(), informed.mock.calls.length]).toEqual([null, 1])
})

test('an account is deleted by the server', async () => {
  const { asked } = await start({ 'DELETE /user/delete-account': null })
  const { deleteAccount } = await import('./delete-account.ts')
  expect(await deleteAccount()).toBeUndefined()
  expect(asked).toEqual(['DELETE /user/delete-account'])
})
