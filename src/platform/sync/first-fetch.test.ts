import { expect, test } from 'vitest'
import { firstFetchOf } from './first-fetch.ts'
import { type SyncStatus, shownProgress, UNKNOWN_STATUS } from './sync-status.ts'

const KINDS: readonly SyncStatus['kind'][] = ['synced', 'waiting', 'offline', 'attention', 'local']

test.each(KINDS)("once everything was pulled, nothing is pending, whatever the sync's state (%s)", (kind) => {
  expect(firstFetchOf({ kind, hasPulled: true }, true)).toBeNull()
  expect(firstFetchOf({ kind, hasPulled: true }, false)).toBeNull()
})

test.each([
  ['local', true, 'coming'],
  ['waiting', true, 'coming'],
  ['offline', true, 'offline'],
  ['waiting', false, 'offline'],
  ['attention', true, 'needed'],
  ['attention', false, 'needed'],
] as const)('before that, an exchange that is %s (network: %s) says %s', (kind, isOnline, expected) => {
  expect(firstFetchOf({ kind, hasPulled: false }, isOnline)).toBe(expected)
})

test('progress is shown in its own direction, if long enough to read', () => {
  const sending: SyncStatus = { ...UNKNOWN_STATUS, direction: 'sending', progress: { done: 3, total: 40 } }
  expect(shownProgress(sending, 'sending')).toEqual({ done: 3, total: 40 })
  expect(shownProgress(sending, 'fetching')).toBeNull()
  expect(shownProgress({ ...sending, progress: { done: 0, total: 2 } }, 'sending')).toBeNull()
  expect(shownProgress({ ...sending, progress: null }, 'sending')).toBeNull()
})
