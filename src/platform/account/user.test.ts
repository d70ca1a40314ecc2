import { afterEach, expect, test, vi } from 'vitest'
import { aUser } from '../../../tests/builders.ts'
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
  let renewed = 0
  const callApi: CallApi = async (path, read) => {
    asked.push(path)
    return read({ trial: renewed < renewals ? 'unconfirmed' : 'started' })
  }
  vi.resetModules()
  vi.doMock('../server/api.ts', () => ({ callApi }))
  vi.doMock('../identity/identity-session.ts', () => ({
    idToken: async () => {
      renewed += 1
      return { token: 'renewed', expiresAtMs: 0 }
    },
  }))
  return { ...(await import('./user.ts')), asked, renewed: () => renewed }
}

test.each([
  ['asks once with the token at hand where that is confirmed', 0, 1],
  ['asks again with a new token where the old one is not', 1, 2],
  ['asks no third time while the address is not confirmed', 9, 2],
])('the trial of somebody who has just confirmed their address %s', async (_case, renewals, calls) => {
  const { startConfirmedTrial, asked, renewed } = await confirmedAfter(renewals)
  await startConfirmedTrial()
  expect(asked).toEqual(Array(calls).fill('/auth/sync-user-trial'))
  expect(renewed()).toBe(calls - 1)
})
