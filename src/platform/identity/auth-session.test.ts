import { expect, test, vi } from 'vitest'
import { LEAVE_LIMIT_MS } from './auth.machine.ts'
import { startAuthSession } from './auth-session.ts'
import { identityStateOf } from './identity-state.ts'

// proves 4.23, 8.8, 9.1
test("'Authentication timeout' is reported after 3 s without a user, without signing out", () => {
  vi.useFakeTimers()
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { actor } = startAuthSession('ana', {
    renewToken: () => undefined,
    leaveProvider: () => Promise.resolve(),
    closeAccount: () => Promise.resolve(),
    askStanding: async () => 'open',
  })
  const state = () => identityStateOf(actor.getSnapshot())
  vi.advanceTimersByTime(2_999)
  expect([told.mock.calls, state()]).toEqual([[], 'unknown'])
  vi.advanceTimersByTime(1)
  expect([told.mock.calls, state()]).toEqual([[['Authentication timeout']], 'offline'])
  vi.restoreAllMocks()
  vi.useRealTimers()
})

// proves 8.41
test.each([
  ['refuses', () => Promise.reject(new Error('auth/internal-error')), new Error('auth/internal-error')],
  ['does not answer', () => new Promise<void>(() => undefined), 'no answer'],
])('a sign-out that the provider %s is logged, and the person is gone', async (_how, leaveProvider, cause) => {
  vi.useFakeTimers()
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const session = startAuthSession('ana', {
    renewToken: () => undefined,
    leaveProvider,
    closeAccount: () => Promise.resolve(),
    askStanding: async () => 'open',
  })
  session.send({ type: 'signOut.chosen' })
  await vi.advanceTimersByTimeAsync(LEAVE_LIMIT_MS)
  await session.signedOut()
  expect(told.mock.calls).toEqual([['Sign-out failed', cause]])
  vi.restoreAllMocks()
  vi.useRealTimers()
})

// proves 8.42
test('a failed token is logged, once until another one comes, and nothing of a token is', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const offline = async () => Promise.reject(new TypeError('Failed to fetch'))
  vi.doMock('./identity-connection.ts', () => ({ askProvider: offline, loadProvider: offline }))
  vi.resetModules()
  const { idToken } = await import('./identity-session.ts')
  for (let times = 0; times < 3; times++) await expect(idToken()).rejects.toMatchObject({ kind: 'offline' })
  await vi.dynamicImportSettled()
  const lines = told.mock.calls.map((words) => words.join(' ')).filter((line) => line.startsWith('No token'))
  expect(lines).toEqual(['No token offline'])
  vi.doUnmock('./identity-connection.ts')
  vi.resetModules()
  vi.restoreAllMocks()
})

test('a failure is logged with its code, anew where a token came between, and so is the end of an account', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const closed: unknown[] = []
  const session = startAuthSession('ana', {
    renewToken: () => undefined,
    leaveProvider: () => Promise.resolve(),
    closeAccount: async (end) => void closed.push(end),
    askStanding: async () => 'open',
  })
  const offline = { type: 'token.missing', why: 'offline', code: 'auth/timeout' } as const
  session.send(offline)
  session.send(offline)
  session.send({ type: 'token.renewed', lifeMs: 3_600_000 })
  session.send(offline)
  session.send({ type: 'token.missing', why: 'forgotten' })
  session.send({ type: 'account.ended', ending: 'deleted' })
  await session.signedOut()
  expect(closed).toEqual([{ uid: 'ana', ending: 'deleted' }])
  const lines = told.mock.calls.filter(([line]) => line === 'No token').map(([, failure]) => failure)
  expect(lines).toEqual(['offline auth/timeout', 'offline auth/timeout', 'forgotten', 'deleted'])
})

test.each([
  ['deleted', [{ uid: 'ana', ending: 'deleted' }]],
  ['open', []],
] as const)('a person whom the provider forgot is asked about, and is %s', async (standing, ends) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const [closed, asked]: [unknown[], string[]] = [[], []]
  const session = startAuthSession('ana', {
    renewToken: () => undefined,
    leaveProvider: () => Promise.resolve(),
    closeAccount: async (end) => void closed.push(end),
    askStanding: async (uid) => {
      asked.push(uid)
      return standing
    },
  })
  session.send({ type: 'token.missing', why: 'forgotten' })
  await new Promise((resolve) => setImmediate(resolve))
  expect([asked, closed]).toEqual([['ana'], ends])
  session.actor.stop()
})
