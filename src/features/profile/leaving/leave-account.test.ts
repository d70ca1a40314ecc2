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

/** An account with a controllable sync status, recording the actions. */
function account(first: SyncStatus, same: () => Promise<boolean> = async () => true) {
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
    isSameOnServer: () => {
      done.push('compare')
      return same()
    },
    signOut: async () => {
      done.push('sign out')
    },
    deleteData: async () => {
      done.push('delete')
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

test.each([
  ['nothing could be sent in time', WAITING],
  ['the server refused something', { ...SYNCED, kind: 'attention', refused: 1, problem: 'refused' } as const],
  ['there is no connection', { ...SYNCED, kind: 'offline' } as const],
  ['what waits was not counted', { ...SYNCED, counted: false } as const],
])('data stays where %s', async (_why, status) => {
  const { steps, done } = account(status)
  expect(await leave(steps)).toBe('kept')
  expect(done).toEqual(['send', 'sign out'])
})

test.each([
  ['differs', async () => false],
  ['cannot be reached', () => Promise.reject(new Error('offline'))],
  ['does not answer', () => new Promise<boolean>(() => undefined)],
])('data stays where the server %s', async (_why, same) => {
  const { steps, done } = account(SYNCED, same)
  expect(await leave(steps)).toBe('kept')
  expect(done).not.toContain('delete')
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
