import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { authMachine, EARLY_EXPIRY_MS, pauseAfter, renewalDelay } from './auth.machine.ts'
import { startAuthSession } from './auth-session.ts'

// Every constant of the specification about who somebody is, one a row, in its own words. What follows from them is in
// auth.machine.test.ts.

const MINUTE_MS = 60_000

test.each<[string, () => unknown, unknown]>([
  ['auth wait 3000 ms', () => untilUnreachable(), 3_000],
  ['token refresh every 5 minutes', () => renewalDelay(60 * MINUTE_MS), 5 * MINUTE_MS],
  ['backoff from 30 s doubling', () => [1, 2, 3].map(pauseAfter), [30_000, 60_000, 120_000]],
  ['to 16 min', () => [6, 7, 100].map(pauseAfter), [16 * MINUTE_MS, 16 * MINUTE_MS, 16 * MINUTE_MS]],
  ['expiry counts 30 s early', () => EARLY_EXPIRY_MS, 30_000],
  ['a token that ends before the next refresh is renewed 30 s before', () => renewalDelay(2 * MINUTE_MS), 90_000],
])('%s', (_words, actual, expected) => {
  expect(actual()).toEqual(expected)
})

test("'Authentication timeout' is told after 3 s without a user, and nobody is signed out by it", () => {
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

// What Firebase's own library does by itself, read in the version that is installed: a new one that does something else
// has to be looked at.
const AUTH = libraryOf('@firebase/auth', '../esm', /^index-.*\.js$/)
const STORAGE = libraryOf('@firebase/storage', '.', /^index\.esm\.js$/)

test.each([
  ['network timeouts 30 s desktop, 60 s mobile', AUTH, 'DEFAULT_API_TIMEOUT_MS = new Delay(30000, 60000)'],
  ['token refresh 5 minutes before expiry', AUTH, 'expTime - Date.now() - 300000'],
  ['refresh backoff from 30 s', AUTH, 'this.errorBackoff = 30000'],
  ['refresh backoff doubling to 16 min', AUTH, 'Math.min(this.errorBackoff * 2, 960000'],
  ['expiry counts 30 s early', AUTH, 'this.expirationTime - 30000'],
  ['popup 500 wide', AUTH, 'DEFAULT_WIDTH = 500'],
  ['popup 600 high', AUTH, 'DEFAULT_HEIGHT = 600'],
  ['popup-closed detection 8 s', AUTH, '8000 /* _Timeout.AUTH_EVENT */'],
  ['local storage poll 1 s', AUTH, '_POLLING_INTERVAL_MS$1 = 1000'],
  ['indexed storage poll 800 ms', AUTH, '_POLLING_INTERVAL_MS = 800'],
  ['token sync max age 5 minutes', AUTH, 'DEFAULT_ID_TOKEN_MAX_AGE = 5 * 60'],
  ['storage backoff doubling to 64 s', STORAGE, 'if (waitSeconds < 64)'],
  ['with jitter', STORAGE, '(waitSeconds + Math.random()) * 1000'],
  ['an App Check token that is refused is unauthorized-app', STORAGE, 'Firebase App Check token is invalid'],
])('of the library: %s', (_words, source, line) => {
  expect(source.includes(line)).toBe(true)
})

/** How long the machine waits for the provider's first word, by its own clock. */
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

function libraryOf(name: string, folder: string, file: RegExp): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'))
  const directory = join(dirname(resolve(name)), folder)
  const found = readdirSync(directory).find((entry) => file.test(entry))
  return found === undefined ? '' : readFileSync(join(directory, found), 'utf8')
}
