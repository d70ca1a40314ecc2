import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SyncStatus, UNKNOWN_STATUS } from '#platform/sync/sync-status.ts'
import { type LeaveSteps, leaveAccount } from './leave-account.ts'

const SYNCED: SyncStatus = { ...UNKNOWN_STATUS, kind: 'synced', counted: true }
const WAITING: SyncStatus = { ...SYNCED, kind: 'waiting', waiting: 3 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Given = {
  readonly same?: () => Promise<boolean>
  readonly confirmed?: () => Promise<boolean>
  readonly isOffline?: boolean
  readonly isStillConfirmed?: boolean
}

/** An account with a controllable sync status, recording the actions. */
function account(
  first: SyncStatus,
  { same = async () => true, confirmed = async () => false, isOffline = false, isStillConfirmed = true }: Given = {},
) {
  const done: string[] = []
  let status = first
  let changed = () => {}
  const steps: LeaveSteps = {
    status: () => status,
    followStatus: (listener) => {
      changed = listener
      return () => {
        changed = () => {}
      }
    },
    sendNow: () => done.push('send'),
    isOffline: () => isOffline,
    isSameOnServer: () => {
      done.push('compare')
      return same()
    },
    isConfirmed: () => {
      done.push('look back')
      return confirmed()
    },
    signOut: async () => {
      done.push('sign out')
    },
    deleteConfirmed: async () => {
      done.push('delete')
      return isStillConfirmed
    },
  }
  const become = (next: SyncStatus) => {
    status = next
    changed()
  }
  return { steps, done, become }
}

async function leave(steps: LeaveSteps) {
  const leaving = leaveAccount(steps)
  await vi.advanceTimersByTimeAsync(60_000)
  return leaving
}

test('data leaves the device once the server has proved that it holds the same', async () => {
  const { steps, done } = account(SYNCED)
  expect(await leave(steps)).toBe('removed')
  expect(done).toEqual(['send', 'compare', 'sign out', 'delete'])
})

test('pending changes are sent first', async () => {
  const { steps, done, become } = account(WAITING)
  const leaving = leaveAccount(steps)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(done).toEqual(['send'])
  become(SYNCED)
  await vi.advanceTimersByTimeAsync(0)
  expect(await leaving).toBe('removed')
})

const OFFLINE: SyncStatus = { ...SYNCED, kind: 'offline' }
const ALL_CONFIRMED = async () => true

test.each([
  ['nothing could be sent in time', WAITING],
  ['the server refused something', { ...SYNCED, kind: 'attention', refused: 1, problem: 'refused' } as const],
  ['the device has a problem', { ...SYNCED, kind: 'attention', problem: 'storage' } as const],
  ['what waits was not counted', { ...SYNCED, kind: 'waiting', counted: false } as const],
  ['it waits for a network', { ...OFFLINE, waiting: 1 }],
])('data stays where %s, whatever the server confirmed earlier', async (_why, status) => {
  const { steps, done } = account(status, { confirmed: ALL_CONFIRMED })
  expect(await leave(steps)).toBe('kept')
  expect(done).toEqual(['send', 'sign out'])
})

const UNREACHABLE: readonly (readonly [string, SyncStatus, Given])[] = [
  ['cannot be reached', SYNCED, { same: () => Promise.reject(new Error('offline')) }],
  ['does not answer', SYNCED, { same: () => new Promise<boolean>(() => undefined) }],
  ['could not be reached before', OFFLINE, {}],
]

test.each(UNREACHABLE)('data that the server has not confirmed stays where it %s', async (_why, status, given) => {
  const { steps, done } = account(status, given)
  expect(await leave(steps)).toBe('kept')
  expect(done.slice(-2)).toEqual(['look back', 'sign out'])
})

test.each(UNREACHABLE)('data that the server has confirmed leaves where it %s', async (_why, status, given) => {
  const { steps, done } = account(status, { ...given, confirmed: ALL_CONFIRMED })
  expect(await leave(steps)).toBe('removed')
  expect(done.slice(-3)).toEqual(['look back', 'sign out', 'delete'])
})

test('a browser without a network is not waited for', async () => {
  const { steps, done } = account(SYNCED, { confirmed: ALL_CONFIRMED, isOffline: true })
  const leaving = leaveAccount(steps)
  await vi.advanceTimersByTimeAsync(0)
  expect(await leaving).toBe('removed')
  expect(done).toEqual(['send', 'look back', 'sign out', 'delete'])
})

test.each([
  ['fails', () => Promise.reject(new Error('the disk'))],
  ['does not end', () => new Promise<boolean>(() => undefined)],
])('data stays where looking back %s', async (_why, confirmed) => {
  const { steps, done } = account(OFFLINE, { confirmed, isOffline: true })
  expect(await leave(steps)).toBe('kept')
  expect(done).not.toContain('delete')
})

test('data stays where the server differs, whatever it confirmed earlier', async () => {
  const { steps, done } = account(SYNCED, { same: async () => false, confirmed: ALL_CONFIRMED })
  expect(await leave(steps)).toBe('kept')
  expect(done).toEqual(['send', 'compare', 'sign out'])
})

test('a sync that begins behind the first screen is waited for', async () => {
  const { steps, done, become } = account(UNKNOWN_STATUS)
  const leaving = leaveAccount(steps)
  await vi.advanceTimersByTimeAsync(2_000)
  become(SYNCED)
  await vi.advanceTimersByTimeAsync(0)
  expect(await leaving).toBe('removed')
  expect(done).toEqual(['send', 'compare', 'sign out', 'delete'])
})

test('data that never synced stays', async () => {
  const { steps, done } = account({ ...SYNCED, kind: 'local' })
  expect(await leave(steps)).toBe('kept')
  expect(done).toEqual(['send', 'sign out'])
})

test('data stays where another tab wrote something until it learned of the sign-out', async () => {
  const { steps, done } = account(SYNCED, { isStillConfirmed: false })
  expect(await leave(steps)).toBe('kept')
  expect(done).toEqual(['send', 'compare', 'sign out', 'delete'])
})
