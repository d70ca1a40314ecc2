import { afterEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/user.ts'
import type { CallApi } from './api.ts'
import { isFresh } from './user.ts'

const ANA: User = {
  id: 'ana',
  firebaseUid: 'ana',
  email: 'ana@example.org',
  name: 'Ana',
  profileImageUrl: null,
  dateOfBirth: null,
  gender: null,
  weightKg: null,
  heightCm: null,
  experienceLevel: null,
  goals: [],
  limitations: '',
  timezone: null,
  userType: 'lifter',
  isActive: true,
  lastLogin: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  preferences: { language: null, timezone: null },
}
const IDENTITY = { uid: 'ana', email: ANA.email, name: ANA.name, emailVerified: true, photoUrl: null }

afterEach(() => {
  vi.doUnmock('./api.ts')
  vi.restoreAllMocks()
})

test.each([
  ['just now', 0, true],
  ['30 s ago, but for a millisecond', 29_999, true],
  ['30 s ago', 30_000, false],
  ['in the future, by a clock that was turned back', -1, false],
])('a profile that was fetched %s', (_when, ageMs, fresh) => {
  expect(isFresh({ user: ANA, fetchedAtMs: 1_000_000 }, 1_000_000 + ageMs)).toBe(fresh)
})

test.each([
  ['a type of person', { userType: 'lifter' }, true],
  ['a date of birth', { dateOfBirth: '1990-04-27' }, true],
  ['an experience', { experienceLevel: 'beginner' }, true],
  ['none of the three', {}, false],
])('a profile with %s', (_what, said, fresh) => {
  // An older server may leave the type out.
  const user = { ...ANA, userType: undefined, ...said } as unknown as User
  expect(isFresh({ user, fetchedAtMs: 0 }, 0)).toBe(fresh)
})

/** The module in front of a server of which these calls fail. */
async function withoutCalls(...failing: readonly string[]) {
  const asked: string[] = []
  const callApi: CallApi = async (path, read) => {
    asked.push(path)
    if (failing.includes(path)) throw new Error(`${path} failed`)
    return read({ user: ANA })
  }
  vi.resetModules()
  vi.doMock('./api.ts', () => ({ callApi }))
  return { ...(await import('./user.ts')), asked }
}

test('who signs in is synced with the server, which makes a trial', async () => {
  const { syncUser, asked } = await withoutCalls()
  expect(await syncUser(IDENTITY)).toEqual(ANA)
  expect(asked).toEqual(['/auth/sync-user', '/auth/sync-user-trial'])
})

test('where the sync fails the profile is fetched instead', async () => {
  const { syncUser } = await withoutCalls('/auth/sync-user')
  expect(await syncUser(IDENTITY)).toEqual(ANA)
  const { syncUser: syncWithNeither } = await withoutCalls('/auth/sync-user', '/user/profile')
  await expect(syncWithNeither(IDENTITY)).rejects.toThrow('/user/profile failed')
})

test('a trial that cannot be made is only warned of', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { syncUser } = await withoutCalls('/auth/sync-user-trial')
  expect(await syncUser(IDENTITY)).toEqual(ANA)
  expect(warned).toHaveBeenCalledOnce()
})
