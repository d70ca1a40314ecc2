import { expect, test } from 'vitest'
import { type SyncFacts, statusOf } from './sync-status.ts'

const CALM: SyncFacts = {
  counts: { waiting: 0, refused: 0 },
  failure: null,
  storageFailed: false,
  isServerFull: false,
  counted: true,
  mostWaiting: 0,
  complete: true,
  hasPulled: true,
  fetchProgress: null,
  serverTimeMs: null,
  entitlement: null,
  lastSyncedAt: '2026-03-02T18:00:00.000Z',
}

test.each([
  ['synced when nothing waits and everything was pulled', {}, 'synced', null],
  ['waiting while changes wait', { counts: { waiting: 2, refused: 0 } }, 'waiting', null],
  ['waiting until every collection was pulled once', { complete: false }, 'waiting', null],
  ['waiting until everything unsent is counted', { counted: false }, 'waiting', null],
  ['offline when the server cannot be reached', { failure: 'offline' }, 'offline', null],
  ['offline when the server asks for patience', { failure: 'busy' }, 'offline', null],
  ['attention when something was refused', { counts: { waiting: 0, refused: 1 } }, 'attention', 'refused'],
  ['attention when the person must sign in again', { failure: 'unauthenticated' }, 'attention', 'reauthenticate'],
  ['attention when this program is too old', { failure: 'outdated' }, 'attention', 'client-outdated'],
  ['attention when the account is full', { isServerFull: true }, 'attention', 'server-full'],
  ['attention when a change could not be written here', { storageFailed: true }, 'attention', 'storage'],
] as const)('%s', (_rule, change, kind, problem) => {
  expect(statusOf({ ...CALM, ...change })).toMatchObject({ kind, problem })
})

test('shows the progress of fetching, and then of sending', () => {
  const fetching = { ...CALM, complete: false, fetchProgress: { done: 25, total: 352 } }
  expect(statusOf(fetching)).toMatchObject({ direction: 'fetching', progress: { done: 25, total: 352 } })
  const sending = { ...CALM, counts: { waiting: 300, refused: 0 }, mostWaiting: 352 }
  expect(statusOf(sending)).toMatchObject({ direction: 'sending', progress: { done: 52, total: 352 } })
  expect(statusOf(CALM)).toMatchObject({ direction: null, progress: null })
})
