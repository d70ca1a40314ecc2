import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ANA, PERSON, serveApi } from '../../../tests/support/joined-parts.ts'
import { enter, signIn, signOut } from '../identity/sign-in.ts'
import { currentAccount, rememberAccount } from './account.ts'
import { registerUser } from './register-user.ts'
import { fetchUser, knownUser, saveUserPreferences, startConfirmedTrial, syncUser, updateUser } from './user.ts'

// A person's first minute with the server, as its parts are joined.

vi.mock(import('../identity/identity-provider.ts'), async (load) => {
  const { fakeProvider } = await import('../../../tests/support/joined-parts.ts')
  const provider = fakeProvider()
  return { ...(await load()), connectProvider: () => provider }
})

const INSTANT = '2026-03-01T12:00:00.000Z'
const USER = {
  id: 'u1',
  firebaseUid: ANA.uid,
  email: ANA.email,
  name: ANA.name,
  createdAt: INSTANT,
  updatedAt: INSTANT,
  preferences: { language: null, timezone: null },
}
const PAYLOADS = {
  'POST /api/auth/sync-user': { user: USER },
  'POST /api/auth/sync-user-trial': { trial: 'active' },
  'GET /api/user/profile': { user: USER },
}
const calls = (heard: ReturnType<typeof serveApi>) => heard.map(({ call }) => call)

beforeEach(async () => {
  serveApi(PAYLOADS)
  await enter(await signIn(ANA.email, 'correct horse'))
})
afterEach(() => signOut())

// proves 4.27, 7.10
test('a person whom the device does not know yet is reported to the server, and their trial is asked for', async () => {
  const heard = serveApi(PAYLOADS)
  await registerUser()
  expect(calls(heard)).toEqual(['POST /api/auth/sync-user', 'POST /api/auth/sync-user-trial'])
  expect(heard[0]?.body).toMatchObject({ firebaseUid: ANA.uid, email: ANA.email, name: ANA.name })
  expect(heard[0]?.headers.get('authorization')).toMatch(/^Bearer token /)
  expect(knownUser()).toMatchObject({ firebaseUid: ANA.uid })
})

// proves 7.13
test('of one whom the device knows the profile is fetched, and nothing is reported again', async () => {
  await registerUser()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  const heard = serveApi(PAYLOADS)
  await registerUser()
  expect(calls(heard)).toEqual(['GET /api/user/profile'])
})

// proves 4.30, 9.2
test('a second screen within 30 s asks for no profile, and one that insists does', async () => {
  const heard = serveApi(PAYLOADS)
  await Promise.all([fetchUser(), fetchUser()])
  await fetchUser()
  expect(calls(heard)).toEqual(['GET /api/user/profile'])
  await fetchUser({ fresh: true })
  expect(heard).toHaveLength(2)
})

const hearNothing = async () => undefined

test('where the report fails the profile is fetched, and where the trial fails the person is known all the same', async () => {
  const { 'POST /api/auth/sync-user': _, 'POST /api/auth/sync-user-trial': __, ...profileOnly } = PAYLOADS
  const heard = serveApi(profileOnly)
  const statements: unknown[] = []
  const user = await syncUser(PERSON, async (statement) => void statements.push(statement))
  expect(user).toMatchObject({ firebaseUid: ANA.uid })
  expect(calls(heard)).toEqual(['POST /api/auth/sync-user', 'GET /api/user/profile', 'POST /api/auth/sync-user-trial'])
  expect(statements).toEqual([])
  serveApi({})
  await expect(syncUser(PERSON, hearNothing)).rejects.toMatchObject({ status: 404 })
})

test('the statement that comes with a trial is heard', async () => {
  serveApi({ ...PAYLOADS, 'POST /api/auth/sync-user-trial': { trial: 'active', entitlement: 'signed' } })
  const statements: unknown[] = []
  await syncUser(PERSON, async (statement) => void statements.push(statement))
  expect(statements).toEqual(['signed'])
})

test('a trial of an address that was just confirmed is asked for with a new token, once', async () => {
  const heard = serveApi({ 'POST /api/auth/sync-user-trial': { trial: 'unconfirmed' } })
  await startConfirmedTrial()
  expect(calls(heard)).toEqual(['POST /api/auth/sync-user-trial', 'POST /api/auth/sync-user-trial'])
  const [first, second] = heard.map(({ headers }) => headers.get('authorization'))
  expect(second).not.toBe(first)
  const later = serveApi({ 'POST /api/auth/sync-user-trial': { trial: 'active' } })
  await startConfirmedTrial()
  expect(calls(later)).toHaveLength(1)
})

test('a changed name is that of the account, and a changed preference that of the profile on the device', async () => {
  serveApi({
    ...PAYLOADS,
    'PUT /api/user/profile': { user: { ...USER, name: 'Ana Lima' } },
    'PUT /api/user/preferences': { preferences: { language: 'es-ES', timezone: null } },
  })
  await fetchUser({ fresh: true })
  expect(currentAccount()?.name).toBe(ANA.name)
  await updateUser({ name: 'Ana Lima' })
  expect(currentAccount()).toMatchObject({ uid: ANA.uid, name: 'Ana Lima' })
  expect(await saveUserPreferences({ language: 'es-ES' })).toMatchObject({ language: 'es-ES' })
  expect(knownUser()).toMatchObject({ name: 'Ana Lima', preferences: { language: 'es-ES' } })
})

test('an answer without a person, or about another one, is not kept', async () => {
  await fetchUser({ fresh: true })
  serveApi({ 'GET /api/user/profile': {} })
  await expect(fetchUser({ fresh: true })).rejects.toThrow('the answer holds no user')
  expect(knownUser()).toMatchObject({ firebaseUid: ANA.uid })
  serveApi({ 'GET /api/user/profile': { user: { ...USER, firebaseUid: 'bento', name: 'Bento' } } })
  expect(await fetchUser({ fresh: true })).toMatchObject({ firebaseUid: 'bento' })
  expect(knownUser()).toMatchObject({ firebaseUid: ANA.uid })
  expect(currentAccount()?.name).toBe(ANA.name)
})

test('the profile is on the device for the next start, and goes with its account', async () => {
  await fetchUser({ fresh: true })
  // The module as it is after closing and opening the app: what it reads from the device is read again.
  const path = './user.ts'
  const later: typeof import('./user.ts') = await import(/* @vite-ignore */ `${path}?next-start`)
  expect(later.knownUser()).toMatchObject({ firebaseUid: ANA.uid })
  rememberAccount({ uid: 'bento', email: 'bento@barra.test', name: 'Bento' })
  expect([knownUser(), later.knownUser()]).toEqual([null, null])
  const another: typeof import('./user.ts') = await import(/* @vite-ignore */ `${path}?another-start`)
  expect(another.knownUser()).toBeNull()
})
