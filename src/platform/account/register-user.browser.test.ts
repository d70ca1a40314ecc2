import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ANA, serveApi } from '../../../tests/support/joined-parts.ts'
import { enter, signIn, signOut } from '../identity/sign-in.ts'
import { registerUser } from './register-user.ts'
import { fetchUser, knownUser } from './user.ts'

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
