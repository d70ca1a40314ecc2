import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { authMachine, EARLY_EXPIRY_MS, LEAVE_LIMIT_MS, pauseAfter, renewalDelay } from './auth.machine.ts'
import { startAuthSession } from './auth-session.ts'

// Every constant of the specification about identity, one per row, in its own words. Their effects are in
// auth.machine.test.ts; the timings of Firebase's own library are in firebase-timings.browser.test.ts.

const MINUTE_MS = 60_000

test.each<[string, () => unknown, unknown]>([
  // proves 4.23, 9.1
  ['auth wait 3000 ms', () => untilUnreachable(), 3_000],
  // proves 4.29, 9.6
  ['token refresh every 5 minutes', () => renewalDelay(60 * MINUTE_MS), 5 * MINUTE_MS],
  // proves 9.8
  ['backoff from 30 s doubling', () => [1, 2, 3].map(pauseAfter), [30_000, 60_000, 120_000]],
  // proves 9.8
  ['to 16 min', () => [6, 7, 100].map(pauseAfter), [16 * MINUTE_MS, 16 * MINUTE_MS, 16 * MINUTE_MS]],
  // proves 9.9
  ['expiry counts 30 s early', () => EARLY_EXPIRY_MS, 30_000],
  ['a token that ends before the next refresh is renewed 30 s before', () => renewalDelay(2 * MINUTE_MS), 90_000],
])('%s', (_words, actual, expected) => {
  expect(actual()).toEqual(expected)
})

// proves 8.8
test("'Authentication timeout' is reported after 3 s without a user, without signing out", () => {
  vi.useFakeTimers()
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const states: string[] = []
  startAuthSession('ana', {
    renewToken: () => undefined,
    leaveProvider: () => Promise.resolve(),
    closeAccount: () => Promise.resolve(),
    changed: (state) => states.push(state),
  })
  vi.advanceTimersByTime(2_999)
  expect([told.mock.calls, states.at(-1)]).toEqual([[], 'unknown'])
  vi.advanceTimersByTime(1)
  expect([told.mock.calls, states.at(-1)]).toEqual([[['Authentication timeout']], 'offline'])
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
    changed: () => undefined,
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

/** How long the machine waits for the provider's first response, by its own clock. */
function untilUnreachable(): number {
  vi.useFakeTimers()
  const actor = createActor(authMachine, { input: { uid: 'ana' } })
  actor.start()
  let waited = 0
  while (actor.getSnapshot().matches({ signedIn: 'waiting' })) {
    vi.advanceTimersByTime(100)
    waited += 100
  }
  actor.stop()
  vi.useRealTimers()
  return waited
}
